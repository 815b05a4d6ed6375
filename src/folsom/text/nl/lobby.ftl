# A table before the game: seats, bandits, the link, and what the host chooses.

lobby-title = De tafel van { $name }
lobby-no-table = Geen tafel hier
lobby-invited = Je wordt gezocht, aan een tafel
lobby-come-in = Kom binnen
lobby-abandoned = Iedereen is weg
    .about = De trein vertrok zonder één bandiet. De Marshal verveelt zich.
lobby-rematch = Dezelfde bende gaat nog een keer.
lobby-rematch-go = Rijd mee

## Seats

lobby-seats = Plekken
lobby-seat = Plek { $number }: { $name }
lobby-seat-role = Plek { $number }, { $role }: { $name }
lobby-empty = Lege plek
lobby-kept = plek bewaard
lobby-kept-for-you = Er is een plek voor je bewaard.
lobby-bot = bot
lobby-automaton = speelt uit zichzelf
lobby-you = jij
lobby-host = gastheer
lobby-ready = klaar
lobby-here = aanwezig
lobby-away = nu niet hier
lobby-choosing = nog niet klaar
lobby-dealt = wordt gedeeld bij de start
lobby-sit = Ga hier zitten
lobby-sit-down = Ga zitten
lobby-sit-too = Speel die ook
lobby-move = Verhuis hierheen
lobby-seat-bot = Zet een bot neer
lobby-level-of = Niveau van de bot op plek { $number }
lobby-take-away = Haal weg
lobby-kick = Stuur weg
lobby-keep-no-more = Geef de plek vrij
lobby-stand-up = Geef deze plek op
lobby-pick = Kies een bandiet
lobby-be-ready = Ik ben klaar
lobby-more-seats = Nog een plek
lobby-lookers =
    { $number ->
        [one] Eén iemand kijkt mee.
       *[other] { $number } mensen kijken mee.
    }

## Bandits

lobby-wanted = Gezocht: een bandiet
lobby-wanted-about =
    { $each ->
        [one] Kies wie je bent. Wie niet kiest, krijgt er een gedeeld.
       *[other] Je leidt { $each } bandieten. Wie je niet kiest, wordt gedeeld.
    }
lobby-no-powers = Geen krachten in een eerste spel.
lobby-taken-by = Van { $name }
lobby-yours = van jou
lobby-deal-me = Deel mij er een
lobby-done = Klaar

## The link

lobby-link = Link naar deze tafel
lobby-copy = Kopieer de link
lobby-copied = Link gekopieerd. Stuur hem naar de bende.
lobby-copy-yourself = Deze browser kopieert niet. Het is gemarkeerd: kopieer het zelf.
lobby-share = Kom een trein beroven.
lobby-share-it = Delen
lobby-qr = QR-code
lobby-qr-title = Richt er een telefoon op
lobby-qr-label = QR-code van { $link }
lobby-code = Of zeg ze de code:

## Starting

lobby-go = Vertrek
lobby-start = Laat de trein rijden
lobby-fill = Vul aan met bots
lobby-wait-seats =
    { $free ->
        [one] Eén plek is leeg: nodig iemand uit, of zet er een bot neer.
       *[other] { $free } plekken zijn leeg: nodig mensen uit, of zet er bots neer.
    }
lobby-wait-kept = Wachten op { $who }.
lobby-wait-ready = Nog niet klaar: { $who }.
lobby-all-aboard = Iedereen is aan boord.
lobby-host-starts = { $name } laat de trein rijden.
lobby-take-a-seat = Neem een plek, of kijk mee.
lobby-full = Alle plekken zijn bezet. Je kunt meekijken.
lobby-leave = Verlaat de tafel

## What is played

lobby-what = Wat er gespeeld wordt
lobby-change = Wijzig
lobby-setup = Het spel aan deze tafel
lobby-game = Spel
lobby-edition = regels van { $edition }
lobby-edition-title = Regels van
lobby-players = Spelers
lobby-first-game = Eerste spel
    .name = het eerste spel
    .about = Geen krachten en geen gebeurtenissen: voor wie nog nooit een trein beroofde.
lobby-boxes = Uitbreidingen
lobby-variants = Varianten
lobby-plan = Plan
lobby-plan-kind-open = Open
lobby-plan-kind-memory = Uit het hoofd
lobby-plan-open = Alle kaarten die open zijn gespeeld blijven in zicht.
lobby-plan-memory = Alleen de bovenste kaart is te zien, zoals aan een echte tafel.
lobby-clock = Klok
lobby-clock-kind-none = Geen klok
lobby-clock-kind-live = Eén avond
lobby-clock-kind-slow = Over dagen
lobby-fair = Eerlijk geschud: de vingerafdruk
    .about = De server heeft zijn geheime startwaarde al beloofd. Noteer dit, en ga het na het spel na in de herhaling.
lobby-clock-none = Niemand wordt opgejaagd.
lobby-clock-each = { $each } per beslissing.
lobby-clock-bank = { $each } per beslissing, en { $bank } reserve.
lobby-each = Per beslissing
lobby-bank = In reserve
lobby-seconds =
    { $number ->
        [one] { $number } seconde
       *[other] { $number } seconden
    }
lobby-minutes =
    { $number ->
        [one] { $number } minuut
       *[other] { $number } minuten
    }
lobby-hours =
    { $number ->
        [one] { $number } uur
       *[other] { $number } uur
    }
lobby-days =
    { $number ->
        [one] { $number } dag
       *[other] { $number } dagen
    }
lobby-level-about = Van bots op lege plekken, en van bots die spelen voor wie weggaat.
lobby-table = Tafel
lobby-who-comes = Open voor
lobby-public = Iedereen: hij staat op de lijst van openbare tafels.
lobby-private = Wie de link of de code heeft.
lobby-counts = Ranglijst
lobby-rated = Dit spel telt mee.
lobby-talk = Praten
lobby-quiet = Niemand praat tijdens het plannen.
lobby-make-public = Openbare tafel
    .about = Vreemden vinden hem op de eerste pagina en mogen gaan zitten.
lobby-make-rated = Telt mee
    .about = Telt voor de ranglijst. Vraagt een klok en twee mensen of meer, elk op één plek. Wie weggaat, eindigt als laatste.
lobby-make-quiet = Stil tijdens het plannen
    .about = Geen gepraat terwijl kaarten gepland worden.
lobby-agree = Zo spelen we
lobby-legal = Zo kan het.
lobby-barred = Zo kan het niet.
lobby-fix-players =
    { $players ->
        [one] Maak er { $players } speler van
       *[other] Maak er { $players } spelers van
    }
lobby-fix-without = Zonder { $part }
lobby-barred-part = { $part }:
lobby-range = { $from } tot { $to }
lobby-either = { $start } of { $last }

## Boxes: a tile for each, with what it brings in a minute

lobby-base = Het basisspel
    .about = Plan in het geheim, en kijk hoe de overval ontspoort.
lobby-box-always = Altijd erbij
lobby-box-in = Erbij
lobby-box-play = Speel ermee
lobby-box-instead = Speel in plaats daarvan dit
lobby-box-ask = Vraag het { $name }
lobby-primer = 60 seconden
    .label = { $box } in 60 seconden
primer-base-plan = Plannen
    .about = Om de beurt legt ieder een kaart op één stapel, of trekt er drie. In tunnels gaan de kaarten gesloten.
primer-base-act = Dan gebeurt het
    .about = De stapel wordt omgedraaid, en de kaarten worden op volgorde uitgevoerd. Niemand staat dan nog waar jij dacht.
primer-base-rob = Beroven
    .about = Pak een geldbuidel ($ 250 tot $ 500), een juweel ($ 500) of een geldcassette ($ 1.000) waar je staat.
primer-base-shoot = Schieten en slaan
    .about = Een kogel is een dode kaart in de trekstapel van een ander. Wie een dreun krijgt, laat buit vallen en belandt een wagon verder.
primer-base-marshal = De Marshal
    .about = Wie hem tegenkomt, krijgt een kogel en vlucht naar het dak.
primer-base-end = Na vijf rondes
    .about = De rijkste bandiet wint. Wie de meeste kogels heeft afgevuurd, krijgt $ 1.000 extra.

## Why something cannot be chosen. A rule may have words of its own (barred-RULE); else these are said, or the rule itself.

barred-with = Niet samen met { $other }.
barred-players = Voor { $allowed } spelers; deze tafel heeft er { $number }.
    .number = { $part } is voor { $allowed } spelers.
barred-bandits =
    { $too ->
        [few] Er zijn minstens { $least } bandieten nodig. Met minder mensen kan ieder er twee leiden: duo, of twee bandieten per speler.
       *[many] Er zijn maar { $most } bandieten.
    }
barred-BASE-SETUP-5 = Het eerste spel hoort bij de regels van 2016.
