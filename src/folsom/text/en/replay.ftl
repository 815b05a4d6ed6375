# Replays in the browser, and what other screens without a hand say: the round's ticket, plates, the plan.

## The ticket

replay-ticket = This round
replay-round-of = Round { $number } of { $of }.
replay-round-short = R{ $number }
replay-action = Action { $number }/{ $of }

## Players

replay-players = Players
replay-first = 1st
replay-bot = Bot
replay-bot-mark = bot
replay-plate =
    { $bullets ->
        [one] one bullet left
       *[other] { $bullets } bullets left
    }, { $received } received, { $hand } cards in hand, { $deck } in the deck

## The plan

replay-plan = The plan
replay-plan-empty = No cards yet.
replay-hand = The hand of { $seat }
replay-hand-short = Hand
replay-card-hidden = a card face down
replay-plan-card =
    { $when ->
        [past] { $seat }: { $card }, done
        [now] { $seat }: { $card }, now
       *[next] { $seat }: { $card }
    }

## The reel

replay-title = Replay
replay-loading = Rewinding…
replay-lost = No game to see here
    .about = No game has this address, or it is no longer kept. Check the link, or open a game that you saved.
replay-seen-by = Seen by
replay-viewer-all = Everything
replay-viewer-spectator = Onlookers
replay-controls = The reel
replay-scrubber = Moment of the game
replay-position = Moment { $number } of { $of }
replay-shots = Shots
replay-thefts = Robberies
replay-play = Play
replay-pause = Pause
replay-back = One step back
replay-on = One step on
replay-round-back = To the start of the round
replay-round-on = To the next round
replay-speed = Speed
replay-log = Log
replay-rules = Played by the rules of version { $version }.

## Sharing

replay-link = Link to this moment
replay-copied = Link copied
replay-copy-this = Copy this link:
replay-file = Save
replay-open = Open a file
replay-close = Close
replay-bring = A saved game from elsewhere
replay-bring-about = Choose the file of a saved game. The server plays it through, and shows it if it holds.
replay-guest = Onlooker

## Fair shuffles

replay-fair = Fair shuffle?
replay-fair-about = Before the game the server promised its secret seed by a fingerprint. Now it shows the seed, and this browser computes the dealing of the bandits and every draw anew.
replay-fair-noted = The fingerprint that you noted (if you did)
replay-fair-check = Check now
replay-fair-yes = Nobody tampered with the cards.
replay-fair-draws =
    { $draws ->
        [one] The one draw is as the seeds say.
       *[other] All { $draws } draws are as the seeds say.
    }
replay-fair-dealt = The bandits that nobody picked were dealt as the seeds say.
replay-fair-not-dealt = An older version began this game: nothing shows how its bandits were dealt.
replay-fair-no = This does not hold.
replay-fair-commitment = Fingerprint from before the game
replay-fair-seed = Seed of the server
replay-fair-seeds = Seeds of the players
replay-fault-format = The file is of a kind that this page does not know.
replay-fault-seed = The seed is not the one that was promised.
replay-fault-noted = The fingerprint is not the one that you noted.
replay-fault-dealing = The bandits were not dealt as the seeds say.
replay-fault-counter = At draw { $draw }, numbers of chance were left out or used twice.
replay-fault-bag = At draw { $draw }, more was drawn than there was.
replay-fault-draw = Draw { $draw } is not what the seeds say.
replay-fault-end = The last draws are missing.
