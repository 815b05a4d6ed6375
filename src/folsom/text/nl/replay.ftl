# Herhalingen in de browser, en wat andere schermen zonder hand zeggen: het kaartje van de ronde, de naambordjes, het plan.

## Het kaartje

replay-ticket = Deze ronde
replay-round = Ronde
replay-round-of = Ronde { $number } van { $of }.
replay-round-short = R{ $number }
replay-action = Actie { $number }/{ $of }
replay-then = Daarna
replay-no-event = Niets bijzonders

## Spelers

replay-players = Spelers
replay-first = 1e
replay-bot = Bot
replay-bot-mark = bot
replay-seat = { $bandits } ({ $name })
replay-plate =
    { $bullets ->
        [one] nog { $bullets } kogel
       *[other] nog { $bullets } kogels
    }, { $received } gekregen, { $hand } kaarten op hand, { $deck } op de stapel

## Het plan

replay-plan = Het plan
replay-plan-empty = Nog geen kaarten.
replay-hand = De hand van { $seat }
replay-hand-short = Hand
replay-card-hidden = een gesloten kaart
replay-plan-card =
    { $when ->
        [past] { $seat }: { $card }, klaar
        [now] { $seat }: { $card }, nu
       *[next] { $seat }: { $card }
    }

## De film

replay-title = Herhaling
replay-loading = Terugspoelen…
replay-seen-by = Gezien door
replay-viewer-all = Alles
replay-viewer-spectator = Toeschouwers
replay-controls = De film
replay-scrubber = Moment van het spel
replay-position = Gebeurtenis { $number } van { $of }
replay-shots = Schoten
replay-thefts = Diefstallen
replay-play = Afspelen
replay-pause = Pauze
replay-back = Eén stap terug
replay-on = Eén stap verder
replay-round-back = Naar het begin van de ronde
replay-round-on = Naar de volgende ronde
replay-speed = Snelheid
replay-log = Verslag
replay-rules = Gespeeld volgens de regels van versie { $version }.

## Delen

replay-link = Link naar dit moment
replay-copied = Link gekopieerd
replay-copy-this = Kopieer deze link:
replay-file = Bewaren
replay-open = Bestand openen
replay-close = Sluiten
replay-bring = Een spel van elders
replay-bring-about = Kies een bestand met een spel. De server speelt het na, en laat het zien als het klopt.
replay-guest = Toeschouwer

## Eerlijk geschud

replay-fair = Eerlijk geschud?
replay-fair-about = Voor het spel beloofde de server zijn geheime zaadje met een vingerafdruk. Nu laat hij het zaadje zien, en deze browser rekent het uitdelen van de bandieten en elke trekking na.
replay-fair-noted = De vingerafdruk die je noteerde (als je dat deed)
replay-fair-check = Nu nagaan
replay-fair-yes = Niemand heeft met de kaarten geknoeid.
replay-fair-draws =
    { $draws ->
        [one] De ene trekking is zoals de zaadjes zeggen.
       *[other] Alle { $draws } trekkingen zijn zoals de zaadjes zeggen.
    }
replay-fair-dealt = De bandieten die niemand koos, zijn uitgedeeld zoals de zaadjes zeggen.
replay-fair-not-dealt = Een oudere versie is dit spel begonnen: niets laat zien hoe de bandieten zijn uitgedeeld.
replay-fair-no = Dit klopt niet.
replay-fair-commitment = Vingerafdruk van voor het spel
replay-fair-seed = Zaadje van de server
replay-fair-seeds = Zaadjes van de spelers
replay-fault-format = Zo’n bestand kent deze pagina niet.
replay-fault-seed = Het zaadje is niet het beloofde.
replay-fault-noted = De vingerafdruk is niet die je noteerde.
replay-fault-dealing = De bandieten zijn niet uitgedeeld zoals de zaadjes zeggen.
replay-fault-counter = Bij trekking { $draw } zijn toevalsgetallen overgeslagen of twee keer gebruikt.
replay-fault-bag = Bij trekking { $draw } is meer getrokken dan er was.
replay-fault-draw = Trekking { $draw } is niet wat de zaadjes zeggen.
replay-fault-end = De laatste trekkingen ontbreken.
