# The game’s screen in the browser.

## On the train

play-price = { $lawman } is hier.
play-price-marshal = Marshal hier: een kogel, dan het dak
play-nth-card = kaart { $number } van { $of }
play-car = Wagon { $number } van { $of }, { $car }
play-inside = Binnen: { $who }.
play-roof = Dak: { $who }.
play-beside = { $car }, naast de trein
play-empty = Leeg.

## The round

play-round = Ronde { $number } van { $of }
play-round-word = Ronde
play-stop-standard = Open
play-stop-speeding-up = Dubbel
play-stop-switching = Terug
play-action = Actie
play-then = Dan
play-no-event = Geen gebeurtenis
play-plan = Het plan
play-turn = Beurt { $number }
play-cards-to-come =
    { $number ->
        [one] { $number } kaart
       *[other] { $number } kaarten
    }
play-card-new = nieuw
play-face-down = een gedekte kaart
play-slot-next = { $who }: nu aan de beurt
play-slot-empty = { $who }: moet nog spelen
play-slot-laid = { $who }: { $card }
play-slot-now = { $who }: { $card }, nu
play-slot-past = { $who }: { $card }, gedaan
play-next-turn = Volgende beurt: { $turn }, { $how }.

## Players

play-players = Spelers
play-you = jij
play-bot = bot
play-away = weg, een bot speelt
play-not-here = niet verbonden
    .about = De pagina is dicht, of de lijn is verbroken. Je plek en je kaarten blijven zoals ze zijn.
play-first = 1e
play-first-player = startspeler
play-does = kiest
    .you = jij kiest
play-does-Plan = speelt nu
    .you = jij speelt nu
play-does-plan = speelt nu
    .you = jij speelt nu
play-does-ShootAt = schiet
    .you = jij schiet
play-does-MoveTo = beweegt
    .you = jij beweegt
play-does-move = beweegt
    .you = jij beweegt
play-does-floor = wisselt van verdieping
    .you = jij wisselt van verdieping
play-does-shoot = schiet
    .you = jij schiet
play-does-rob = berooft
    .you = jij berooft
play-does-punch = slaat
    .you = jij slaat
play-does-marshal = verplaatst de Marshal
    .you = jij verplaatst de Marshal
play-nothing = niets
play-plate = Buit: { $loot }. Kogels over: { $bullets }, ontvangen: { $received }. Kaarten in de hand: { $hand }, in de trekstapel: { $deck }.
play-bot-plays = Een bot speelt voor je.
play-bot-rated = Dit spel telt mee: neemt de bot meer dan een kwart van je beslissingen, dan eindig je als laatste.
play-rests-own = Er speelt nu niemand: het spel wacht op jou.
play-count = Tel de buit
play-result = Alleen de uitslag
play-leave = Het spel verlaten
play-leave-about = Een bot speelt voor je verder. Je kunt terugkomen zolang het spel loopt.
play-leave-rest = Alle anderen zijn nu weg: het spel wacht tot een van jullie terugkomt.
play-leave-alone = Je speelt alleen tegen bots: het spel eindigt zonder winnaar.
play-leave-last = Alle anderen zijn weggegaan: het spel eindigt zonder winnaar.
play-leave-rated = Dit spel telt mee voor de ranglijst. Je eindigt als laatste, achter iedereen die blijft, tenzij je terugkomt en zelf minstens driekwart van je beslissingen neemt.
play-leave-rated-last = Dit spel telt mee voor de ranglijst: wie als laatste zelf een beslissing nam, eindigt bovenaan.
play-leave-yes = Verlaten
play-leave-no = Blijven
play-come-back = Ik ben terug

## Oneself

play-me = Jij
play-hand = Je hand
play-bullet = Kogel
play-not-playable = nu niet
play-not-playable-why = Kan nu niet gespeeld worden. Druk om te vragen waarom.
play-left = { $number } over
play-only-you = alleen jij ziet waardes
play-power = Krachten
play-no-power = Je kracht is kwijt.

## Asking

play-ask-Plan = Jij bent: speel een kaart of trek er 3
play-floor-inside = { $car }, binnen
play-floor-roof = { $car }, dak
play-answers = Antwoorden
play-waiting-for = Nog aan het kiezen: { $who }
play-missing = Niet verbonden: { $who }.
play-sending = Verstuurd…
play-undo = Ongedaan maken
play-skip = Overslaan
play-no-reason = Geen regel zegt waarom: het kan hier gewoon niet.
play-ghost = Jij, straks
play-ghost-unsure = Jij, misschien
play-sketch = Zonder tegenslag brengt dit je { $place }.
play-sketch-stays = Zonder tegenslag doe je dit { $place }.
play-sketch-unsure = Misschien { $place }: kaarten van anderen kunnen dat veranderen.
play-other-way = Andere weg
play-paused = Het spel staat stil.
play-rests = Er speelt nu niemand. Het spel wacht tot een van de spelers terugkomt.
play-pause-wished = { $who } wil een pauze.
play-pause-asked = Je vraagt een pauze: die begint als iedereen het goedvindt.
play-pause-yes = Goed

## What happened

play-log = Logboek
play-whole-log = alle rondes
play-why = Waarom?
play-no-log = Nog niets. De trein fluit.
play-hushed = { $who } plant een kaart.
    .you-who = Je plant een kaart.
play-missed =
    Terwijl je weg was, { $number ->
        [one] gebeurde er één ding
       *[other] gebeurden er { $number } dingen
    }.
play-since = Terwijl je weg was
play-read = Lezen
play-step-back = Stap terug
play-step-on = Stap vooruit
play-to-now = Terug naar nu
play-to-now-new =
    { $number ->
        [one] Eén nieuw: terug naar nu
       *[other] { $number } nieuw: terug naar nu
    }
play-show = Nog eens tonen
play-asked = Jou wordt gevraagd: { $question }

## Sheets

play-menu = Menu
play-chat = Chat
play-there = { $where }: { $what }
play-map = Plattegrond
play-help = Toetsen en kaarten
play-help-short = Hulp
play-close = Sluiten
play-speed = Snelheid
play-motion = Beweging
play-motion-auto = Zoals het apparaat wil
play-motion-full = Alles
play-motion-less = Zo weinig mogelijk
play-theme = Licht
play-theme-auto = Zoals het apparaat wil
play-theme-dusk = Schemering
play-theme-day = Dag
play-confirm-first = Kiezen, dan bevestigen
play-sound = Geluid
play-notify = Waarschuw me als ik aan de beurt ben
play-notify-refused = De browser staat het niet toe: kijk in zijn instellingen voor deze pagina.
play-pause = Vraag een pauze
play-pause-no = Toch geen pauze
play-go-on = Verder spelen
play-unread =
    { $number ->
        [one] één nieuw bericht
       *[other] { $number } nieuwe berichten
    }
play-no-talk = Niemand heeft iets gezegd.
play-say = Zeg iets tegen de tafel
play-send = Verstuur
play-mute = { $name } niet horen

## Help

play-key-digits = 1–9, 0
    .does = kiezen uit de antwoorden
play-key-arrows = ← → ↑ ↓
    .does = door de trein: wagons, verdiepingen
play-key-enter = Enter
    .does = bevestigen
play-key-escape = Esc
    .does = de keuze terugnemen
play-key-space = Spatie, S
    .does = afmaken wat te zien is, of alles
play-key-steps = , .
    .does = terug door wat er gebeurde, en vooruit; Esc: terug naar nu
play-key-letters = L, M, C, ?
    .does = logboek, plattegrond, chat, hulp
play-key-about = ? op iets
    .does = wat het is
play-hold = Druk op het treinkaartje, een naambordje, het plan of een gijzelaar om te lezen wat het is. Houd vast wat een druk zou kiezen: een kaart, een antwoord, de trein; of klik met de andere muisknop.
play-card-move = Binnen één wagon, op de daken tot drie.
play-card-floor = Het dak op, of naar binnen.
play-card-shoot = Een kogel voor iemand in zicht, niet op je eigen positie.
play-card-rob = Pak een fiche waar je bent.
play-card-punch = Iemand naast je laat buit vallen en belandt een wagon verder.
play-card-marshal = De Marshal loopt één wagon. Wie hij treft krijgt een kogel en vlucht naar het dak.
play-card-bullet = Dood gewicht: hij komt in de hand als elke kaart, en is nooit te spelen.

## What things are

play-about = Wat is dit? { $what }
play-about-end = Aan het einde van de ronde
play-about-acting = Actie { $number } van { $of }
    .about = De kaarten van het plan worden één voor één uitgevoerd, in de volgorde waarin ze gespeeld zijn.
play-about-face-down = Gedekt: alleen wie hem speelde kent hem, tot hij wordt omgedraaid.
play-about-empty = De plek van een kaart. Wie liever drie kaarten trekt, laat hem leeg.
play-about-no-power = Nu geen kracht in dit spel.
play-about-first = Startspeler
    .about = Begint elke beurt van deze ronde. De volgende ronde begint bij de volgende speler.
play-about-side = Wint en verliest samen met { $who }.
play-about-revolver =
    { $number ->
        [one] Eén kogel over
       *[other] { $number } kogels over
    }
    .about = Wie geraakt wordt, krijgt er een als kaart. Zonder kogels doet Schieten niets.
play-about-received =
    { $number ->
        [one] Eén kogel ontvangen
       *[other] { $number } kogels ontvangen
    }
play-about-cards = Kaarten: { $hand } in de hand, { $deck } in de trekstapel
    .about = Ontvangen kogels zitten erbij. Iedereen mag ze tellen.

## Feelings

emote-hello = Howdy!
emote-laugh = Ha ha!
emote-wow = Wauw!
emote-ouch = Au!
emote-angry = Grr!
emote-sorry = Sorry.
emote-thanks = Bedankt.
emote-bravo = Bravo!
emote-think = Hmm…
emote-hurry = Schiet op!
emote-luck = Veel geluk!
emote-bye = Tot ziens.

## Why it happened so: the facts of the case

play-why-roof-ahead = In zicht: het dichtstbijzijnde bezette dak naar voren.
play-why-roof-behind = In zicht: het dichtstbijzijnde bezette dak naar achteren.
play-why-next-car = In zicht: de wagon ernaast.
play-why-through = In zicht dwars door het dak, dankzij de kracht van { $who }.
    .you = In zicht dwars door het dak, dankzij jouw kracht.
play-why-others = Ook in zicht, niet gekozen: { $who }.
play-why-here = Ook hier, niet gekozen: { $who }.
play-why-spared = { $who } is beschermd: er is een ander doelwit.
    .you = Je bent beschermd: er is een ander doelwit.
play-why-unloaded = De revolver is leeg.
play-why-roofs = Niemand op een ander dak.
play-why-cars = Niemand in de wagons ernaast.
play-not-chosen = Ook in zicht
play-not-chosen-here = Ook hier

## What happens to oneself

play-hit-shot = Je bent geraakt door { $bandit }
play-hit-neutral-hit = Je krijgt een neutrale kogelkaart
play-hit-punched = { $bandit } verkoopt jou een dreun
play-hit-bullet = Een dode kaart in je trekstapel vanaf de volgende ronde. Tot nu toe { $received } ontvangen.
play-hit-blow = Je laat buit vallen, als je die hebt, en vliegt een wagon verder.
play-hit-lies = Het ligt nu { $place }, voor wie het pakt.
play-hit-on = Verder
play-hit-again = Nog eens kijken
