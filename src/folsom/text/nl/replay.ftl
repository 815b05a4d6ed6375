# Herhalingen in de browser, en wat andere schermen zonder hand zeggen: het kaartje van de ronde, de naambordjes, het plan.

## Het kaartje

replay-ticket = Deze ronde
replay-round-of = Ronde { $number } van { $of }.
replay-round-short = R{ $number }
replay-action = Actie { $number }/{ $of }

## Spelers

replay-players = Spelers
replay-first = 1e
replay-bot = Bot
replay-bot-mark = bot
replay-plate =
    { $bullets ->
        [one] nog { $bullets } kogel
       *[other] nog { $bullets } kogels
    }, { $received } gekregen, { $hand } kaarten in de hand, { $deck } in de trekstapel

## Het plan

replay-plan = Het plan
replay-plan-empty = Nog geen kaarten.
replay-hand = De hand van { $seat }
replay-hand-short = Hand
replay-card-hidden = een gedekte kaart
replay-plan-card =
    { $when ->
        [past] { $seat }: { $card }, klaar
        [now] { $seat }: { $card }, nu
       *[next] { $seat }: { $card }
    }

## De film

replay-title = Herhaling
replay-loading = Terugspoelen…
replay-lost = Hier is geen spel te zien
    .about = Geen spel heeft dit adres, of het wordt niet meer bewaard. Kijk de link na, of open een spel dat je hebt opgeslagen.
replay-seen-by = Gezien door
replay-viewer-all = Alles
replay-viewer-spectator = Toeschouwers
replay-controls = De film
replay-scrubber = Moment van het spel
replay-position = Moment { $number } van { $of }
replay-shots = Schoten
replay-thefts = Berovingen
replay-play = Afspelen
replay-pause = Pauze
replay-back = Eén stap terug
replay-on = Eén stap verder
replay-round-back = Naar het begin van de ronde
replay-round-on = Naar de volgende ronde
replay-speed = Snelheid
replay-log = Logboek
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
replay-fair-about = Voor het spel beloofde de server zijn geheime startwaarde met een vingerafdruk. Nu laat hij die zien, en deze browser rekent het uitdelen van de bandieten en elke trekking na.
replay-fair-noted = De vingerafdruk die je noteerde (als je dat deed)
replay-fair-check = Nu nagaan
replay-fair-yes = Niemand heeft met de kaarten geknoeid.
replay-fair-draws =
    { $draws ->
        [one] De ene trekking is zoals de startwaarden zeggen.
       *[other] Alle { $draws } trekkingen zijn zoals de startwaarden zeggen.
    }
replay-fair-dealt = De bandieten die niemand koos, zijn uitgedeeld zoals de startwaarden zeggen.
replay-fair-not-dealt = Een oudere versie is dit spel begonnen: niets laat zien hoe de bandieten zijn uitgedeeld.
replay-fair-no = Dit klopt niet.
replay-fair-commitment = Vingerafdruk van voor het spel
replay-fair-seed = Startwaarde van de server
replay-fair-seeds = Startwaarden van de spelers
replay-fault-format = Zo’n bestand kent deze pagina niet.
replay-fault-seed = De startwaarde is niet de beloofde.
replay-fault-noted = De vingerafdruk is niet die je noteerde.
replay-fault-dealing = De bandieten zijn niet uitgedeeld zoals de startwaarden zeggen.
replay-fault-counter = Bij trekking { $draw } zijn toevalsgetallen overgeslagen of twee keer gebruikt.
replay-fault-bag = Bij trekking { $draw } is meer getrokken dan er was.
replay-fault-draw = Trekking { $draw } is niet wat de startwaarden zeggen.
replay-fault-end = De laatste trekkingen ontbreken.
