# Het grote scherm van een tafel, en één toestel dat van hand tot hand gaat.

party-title = Groot scherm
party-join = Kom aan boord: richt hier een telefoon op
party-code = of typ de code
party-local = Dit scherm is geopend als “{ $host }”, en dat kennen telefoons niet. Open het op het adres dat de server toont met make play LAN=1.
party-free = vrije plek
party-waiting = De trein vertrekt als iedereen aan boord is.
party-turn = { $seats }: jouw beurt
party-on-phones = De handen staan op de telefoons.
party-spectators =
    { $number ->
        [one] { $number } toeschouwer
       *[other] { $number } toeschouwers
    }

## Het gordijn

pass-hand-to = Geef het apparaat aan { $seat }
pass-nobody-looks = De anderen kijken even weg.
pass-lift = Ik ben { $seat }: toon mijn kaarten
pass-drawing = Een ogenblik…
pass-asked = { $who }: { $question }
