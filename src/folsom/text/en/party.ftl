# The big screen of a table, and one device that goes from hand to hand.

party-title = Big screen
party-join = Come along: point a phone here
party-code = or type the code
party-local = This screen was opened as “{ $host }”, which phones do not know. Open it at the address that the server shows with make play LAN=1.
party-free = free seat
party-waiting = The train leaves when everybody is aboard.
party-turn = { $seats }: your turn
party-on-phones = Hands are on the phones.
party-spectators =
    { $number ->
        [one] one onlooker
       *[other] { $number } onlookers
    }

## The curtain

pass-hand-to = Hand the device to { $seat }
pass-nobody-looks = Nobody else looks, please.
pass-lift = I am { $seat }: show my cards
pass-drawing = One moment…
pass-asked = { $who }: { $question }
