# Paarden & Postkoets: alles wat erover gezegd wordt.

## Namen

pawn-shotgun = de Shotgun
    .letter = S
    .name = Shotgun
place-coach-inside = in de postkoets
    .to = naar de postkoets
place-coach-roof = op het dak van de postkoets
    .to = naar het dak van de postkoets
place-under-the-shotgun = onder de Shotgun
    .to = onder de Shotgun
place-rode-away = voorgoed weggereden
    .to = voorgoed weg
token-flask = een fles
    .known = een fles van { $money }
    .name = fles
    .whisky = een fles whisky
    .whisky-name = whisky
    .whisky-short = W
    .whisky-mark = vol
    .old-whisky = een fles oude whisky
    .old-whisky-name = oude whisky
    .old-whisky-short = OW
    .old-whisky-mark = vol
    .whisky-half = een halflege fles whisky
    .whisky-half-name = whisky, halfleeg
    .whisky-half-short = ½W
    .whisky-half-mark = half
    .old-whisky-half = een halflege fles oude whisky
    .old-whisky-half-name = oude whisky, halfleeg
    .old-whisky-half-short = ½OW
    .old-whisky-half-mark = half
card-ride = Rit
    .short = Rit
turn-melee = gewoel
    .short = Gewoel
    .how = allen kiezen in het geheim en onthullen tegelijk
round-turmoil = Gewoel
    .event = Geen gebeurtenis.
round-drink = Een slok voor de Marshal
    .event = De Marshal drinkt een fles in zijn wagon leeg: whisky, hij gaat een wagon naar achteren; oude whisky, tot de laatste wagon.
round-tired-horses = Vermoeide paarden
    .event = Het paard het dichtst bij de laatste wagon gaat uit het spel; met vijf of zes spelers twee.
round-higher-speed = Hogere snelheid
    .event = Iedereen op een dak, de paarden, de postkoets en de Shotgun zakken een wagon terug.
round-rage = Woede van de Shotgun
    .event = Iedereen in of op de postkoets, of de wagon ertegenover, krijgt een neutrale kogelkaart.
round-mortal-bullet = Dodelijke kogel
    .event = Elke kogelkaart die iemand in deze ronde krijgt, kost $ 150.
round-sharing = Buit delen
    .event = Wie een geldcassette heeft, deelt de waarde met de bandieten op zijn positie.
round-escape = Vlucht
    .event = Wie nog in of op de trein is, wordt gearresteerd en kan niet winnen: rijd weg, of wees op de postkoets.
box-horses = Paarden & Postkoets
    .about = paarden om op te rijden, een postkoets met gijzelaars, de Shotgun en whisky
    .size = Hele uitbreiding
box-horses-light = Paarden & Postkoets, licht
    .about = alleen de paarden, de whisky en de rondekaarten, voor wie nog nooit heeft gespeeld
    .size = Licht
power-flasks = de flessen

## Wat er te kiezen is, en wat er gevraagd wordt

option-ride = Rijd { $place }
option-flee = Vlucht { $place }
option-take = Gijzel { $power }
option-board = { $alone ->
        [yes] Spring aan boord
       *[no] Spring aan boord: { $pawns }
    }
option-board-at = Spring { $place }
option-ride-on = Rijd door
option-drink = Drink uit { $value }
option-drink-second = Drink uit { $value } (tweede bandiet)
option-hostage = Gijzelaar: { $power }
option-flask = Fles: fiche { $number }
question-RideTo = Rit: waar stapt { $bandit } af?
    .other = { $bandit } kiest waarheen te rijden.
    .you = Rit: waar stap je af?
question-FleeTo = De Shotgun: waar vlucht { $bandit } heen?
    .other = { $bandit } kiest waarheen te vluchten voor de Shotgun.
    .you = De Shotgun: waar vlucht je heen?
question-Melee = Gewoel: { $bandit }, een kaart spelen of trekken? Ieder kiest geheim.
    .other = Gewoel: iedereen kiest in het geheim.
    .you = Gewoel: een kaart spelen of trekken? Ieder kiest geheim.
question-TakeHostage = De postkoets: wie gijzelt { $bandit }?
    .other = { $bandit } kiest een gijzelaar.
    .you = De postkoets: wie gijzel je?
question-BoardOrRideOn = Aanval te paard, wagon { $car }: aan boord springen of doorrijden? Ieder kiest geheim.
    .other = Aanval te paard, wagon { $car }: alle ruiters kiezen in het geheim.
question-BoardAnywhere = Aanval te paard: in welke wagon springt { $bandit }?
    .other = { $bandit } kiest in welke wagon te springen.
    .you = Aanval te paard: in welke wagon spring je?
question-PlayWithFlask =
    { $plays ->
        [2] Oude whisky: { $bandit }, welke kaart speel je eerst?
       *[other]
            { $nth ->
                [0] Whisky: { $bandit }, welke kaart speel je?
               *[other] Oude whisky: { $bandit }, welke kaart speel je daarna?
            }
    }
    .other = { $bandit } kiest een kaart om met de fles te spelen.
    .you =
        { $plays ->
            [2] Oude whisky: welke kaart speel je eerst?
           *[other]
                { $nth ->
                    [0] Whisky: welke kaart speel je?
                   *[other] Oude whisky: welke kaart speel je daarna?
                }
        }

## Wat er gebeurd is

event-coach = De postkoets zakt terug tot naast wagon { $car }.
event-hostage = { $hostage } is een van de gijzelaars.
event-horse =
    { $rule ->
        [HS-EV-SPEED] Een paard zakt terug naar wagon { $to }.
       *[other]
            { $to ->
                [-1] Het paard gaat mee.
                [0] Het paard blijft bij de locomotief.
               *[other] Het paard blijft bij wagon { $to }.
            }
    }
event-tired =
    { $car ->
        [0] Een paard bij de locomotief is uitgeput en gaat uit het spel.
       *[other] Een paard bij wagon { $car } is uitgeput en gaat uit het spel.
    }
event-drank = { $bandit } drinkt uit { $value }.
    .you-bandit = Je drinkt uit { $value }.
event-drunk = De Marshal drinkt { $flask } leeg.
event-skipped-HS-WHISKY-3 = { $seat } heeft geen actiekaart om te spelen.
    .you-seat = Je hebt geen actiekaart om te spelen.
event-skipped-HS-WHISKY-4 = { $seat } heeft geen actiekaart om te spelen.
    .you-seat = Je hebt geen actiekaart om te spelen.
event-no-effect-HS-RIDE-1 = Geen paard hier: geen rit.
event-no-effect-HS-HOST-TEACHER = De schooljuf verbiedt het: geen dreun.
event-no-effect-HS-HOST-ZEALOT = De kwezel verbiedt het: geen rit.
event-no-effect-HS-EV-ESCAPE = Weggereden: geen effect.
event-placed-HS-SETUP-1 = { $pawn } begint { $to-at }.
    .you-pawn = Je begint { $to-at }.
event-placed-HS-ATTACK-1 = { $pawn } springt { $to-at }.
    .you-pawn = Je springt { $to-at }.
event-placed-HS-ATTACK-2 = { $pawn } springt { $to-at }.
    .you-pawn = Je springt { $to-at }.
event-placed-HS-RIDE-2 = { $pawn } rijdt { $to }.
    .you-pawn = Je rijdt { $to }.
event-placed-HS-SHOTGUN-2 = { $pawn } vliegt { $to }.
    .you-pawn = Je vliegt { $to }.
event-placed-HS-SHOTGUN-3 = { $pawn } vlucht { $to }.
    .you-pawn = Je vlucht { $to }.
event-placed-HS-SHOTGUN-6 = { $pawn } gaat mee { $to }.
    .you-pawn = Je gaat mee { $to }.
event-placed-HS-EV-SHOT = { $pawn } waggelt { $to }.
    .you-pawn = Je waggelt { $to }.
event-placed-HS-EV-SPEED = { $pawn } glijdt { $to }.
    .you-pawn = Je glijdt { $to }.
event-placed-HS-EV-ESCAPE = { $pawn } rijdt { $to }.
    .you-pawn = Je rijdt { $to }.
event-neutral-hit-HS-SHOTGUN-4 = { $victim } krijgt een neutrale kogelkaart bij het passeren van de Shotgun.
    .you-victim = Je krijgt een neutrale kogelkaart bij het passeren van de Shotgun.
event-neutral-hit-HS-HOST-POODLE = De poedel bezorgt { $victim } een neutrale kogelkaart.
    .you-victim = De poedel bezorgt je een neutrale kogelkaart.
event-power-gained-HS-HOST-1 = { $pawn } gijzelt { $power }.
    .you-pawn = Je gijzelt { $power }.
event-power-lost-HS-HOST-POKER = Door de pokerspeelster verliest { $pawn } de eigen kracht.
    .you-pawn = Door de pokerspeelster verlies je je kracht.
event-token-HS-SETUP-1 = { $token } ligt { $to-at }.
event-token-HS-SETUP-2 = { $token } ligt { $to-at }.
event-token-HS-SHOTGUN-2 = { $token } blijft { $to-at }.
event-token-HS-EV-SHOT = { $token } gaat uit het spel.
event-token-HS-WHISKY-5 =
    { $to-kind ->
        [loot] Die is nu halfleeg.
       *[gone] Die is leeg en gaat uit het spel.
    }

## Regels

rule-HS-SETUP-1 = De postkoets begint naast de locomotief. De Shotgun zit op het dak ervan, op een geldcassette.
rule-HS-SETUP-2 = In elke wagon behalve de locomotief ligt een fles whisky, gedekt.
rule-HS-SETUP-3 = Er is één gijzelaar minder dan er bandieten zijn, willekeurig getrokken en open.
rule-HS-SETUP-4 = De rondekaarten en stations van de uitbreiding worden met de andere geschud.
rule-HS-SETUP-5 = Er zijn drie neutrale kogelkaarten meer. Ieder heeft een Rit en een paard.
rule-HS-SETUP-6 = In de lichte opstelling zijn er paarden en whisky, maar geen postkoets, Shotgun of gijzelaars.
rule-HS-ATTACK-1 = Vanaf de laatste wagon kiezen alle ruiters bij elke wagon in het geheim: aan boord springen of doorrijden.
rule-HS-ATTACK-2 = De laatste ruiter springt in een wagon naar keuze die hij nog niet voorbij is, nooit in de locomotief; bij de wagon erachter springt iedereen aan boord.
rule-HS-ATTACK-3 = De paarden blijven naast de wagons staan en zijn van niemand.
rule-HS-ATTACK-4 = Startspeler wordt willekeurig een van de bandieten in de bezette wagon het verst van de locomotief.
rule-HS-RIDE-1 = Met een paard bij zijn wagon, erin of op het dak, rijdt een bandiet nul tot drie wagons langs de trein. Zonder paard geen effect.
rule-HS-RIDE-2 = Een rit eindigt in de wagon daar, of in de postkoets als die er staat. Het paard blijft bij die wagon.
rule-HS-RIDE-3 = Vanaf de postkoets gebruikt men de paarden van de wagon ertegenover; een rit van nul wagons brengt je van de een naar de ander.
rule-HS-RIDE-4 = Wie de wagon van de Marshal in rijdt, treft hem; wie de postkoets in rijdt, neemt een gijzelaar.
rule-HS-COACH-1 = In de postkoets komt men vanaf het dak met Van verdieping wisselen, met een Rit, of door een dreun.
rule-HS-COACH-2 = Tussen de postkoets en de wagon ertegenover kan men binnen schieten en slaan, maar niet bewegen.
rule-HS-COACH-3 = Vanaf het dak ertegenover stapt men met Beweeg op of van het dak van de postkoets: een van de drie stappen. Nooit erop en er weer af.
rule-HS-COACH-4 = Tussen het dak van de postkoets en elk dak van de trein schiet men, wat er ook tussen staat; Django werpt daar niemand verder.
rule-HS-COACH-5 = De Marshal komt nooit in de postkoets. Ze hoort niet bij de wagon ertegenover.
rule-HS-COACH-6 = Aan het eind van elke ronde zakt de postkoets met iedereen erin en erop een wagon terug, tot naast de laatste wagon.
rule-HS-COACH-7 = Ook in de laatste ronde: eerst de gebeurtenis, dan de postkoets, dan wat een station over het einde zegt, dan de telling.
rule-HS-HOST-1 = Een bandiet die de postkoets in gaat en geen gijzelaar heeft, moet er een nemen als er nog een over is. Een gijzelaar raakt men niet kwijt.
rule-HS-HOST-2 = Een gijzelaar telt meteen, ook voor gespeelde kaarten. Het losgeld komt aan het eind.
rule-HS-HOST-POODLE = De poedel: aan het begin van elke ronde komt er een neutrale kogelkaart in de trekstapel. Losgeld $ 1.000.
rule-HS-HOST-BANKER = De bankier doet geen kwaad. Losgeld $ 1.000, met ten minste één geldcassette.
rule-HS-HOST-MINISTER = De dominee: een kaart minder in de hand aan het begin van een ronde. Losgeld $ 900.
rule-HS-HOST-TEACHER = De schooljuf: dreunen hebben geen effect. Losgeld $ 800.
rule-HS-HOST-ZEALOT = De kwezel: ritten hebben geen effect, ook niet om te vluchten. Losgeld $ 700.
rule-HS-HOST-OLDLADY = De oude dame: op de daken gaat Beweeg maar één wagon ver. Losgeld $ 500 per juweel.
rule-HS-HOST-POKER = De pokerspeelster: de bandiet verliest zijn kracht voor de rest van het spel. Losgeld $ 250 per geldbuidel.
rule-HS-HOST-PHOTO = De fotograaf: geen kaarten gedekt. Losgeld $ 200 per kogelkaart van een andere kleur tussen de kaarten, neutrale niet.
rule-HS-SHOTGUN-1 = De Shotgun doet niets tot hij een dreun krijgt; zolang hij op de geldcassette zit, kan niemand die pakken.
rule-HS-SHOTGUN-2 = Na een dreun laat hij de geldcassette op het dak van de postkoets liggen en gaat naar het dak ertegenover.
rule-HS-SHOTGUN-3 = Wie op zijn dak komt, krijgt een neutrale kogelkaart en vlucht naar een dak ernaast naar keuze, nooit naar de postkoets.
rule-HS-SHOTGUN-4 = Wie hem met Beweeg passeert, krijgt een neutrale kogelkaart en gaat door.
rule-HS-SHOTGUN-5 = Op hem kan niet geschoten worden. Op de daken van de trein blokkeert hij de schootslijn.
rule-HS-SHOTGUN-6 = Hij blijft tegenover de postkoets als die beweegt, en treft wie daar is waar hij komt.
rule-HS-SHOTGUN-7 = Wie voor de Marshal naar het dak van de Shotgun vlucht, krijgt van elk een kogelkaart en vlucht verder.
rule-HS-SHOTGUN-8 = Ook wie op zijn dak geworpen, geslagen of geveegd wordt, treft hem.
rule-HS-WHISKY-1 = Een fles is buit zonder waarde. De soort kent wie haar heeft gehad, en iedereen zodra ze is gebruikt.
rule-HS-WHISKY-2 = In een gewone beurt mag een speler één fles gebruiken in plaats van een kaart te spelen of te trekken.
rule-HS-WHISKY-3 = Whisky: trek drie kaarten en speel dan een actiekaart.
rule-HS-WHISKY-4 = Oude whisky: speel twee actiekaarten achter elkaar. Je moet er twee in de hand hebben.
rule-HS-WHISKY-5 = Een fles wordt twee keer gebruikt: eerst is ze halfleeg, dan gaat ze uit het spel.
rule-HS-WHISKY-6 = In de eerste beurt mag Ghost de eerste kaart die hij met een fles speelt gedekt spelen; trekken met whisky kost hem dat niet.
rule-HS-MELEE-1 = Gewoel: allen kiezen in het geheim, een kaart of drie trekken; de kaarten gaan in beurtvolgorde open op de stapel.
rule-HS-PLAN-1 = Aanvalsplan: voor elk symbool mag men een kaart uit de hand houden voor de volgende ronde.
rule-HS-EV-TIRED = Vermoeide paarden: het paard het dichtst bij de laatste wagon gaat uit het spel; met vijf of zes spelers twee.
rule-HS-EV-SHOT = Een slok voor de Marshal: een fles in zijn wagon gaat uit het spel. Whisky: een wagon naar achteren; oude whisky: tot de laatste wagon, met alle ontmoetingen.
rule-HS-EV-SPEED = Hogere snelheid: bandieten op de daken van de trein, paarden, postkoets en Shotgun zakken allemaal een wagon terug.
rule-HS-EV-RAGE = Woede van de Shotgun: een neutrale kogelkaart voor iedereen in of op de postkoets, of de wagon ertegenover; niemand vlucht.
rule-HS-EV-SHARE = Buit delen: aan het eind wordt de waarde van een geldcassette verdeeld onder alle bandieten op de positie van de eigenaar.
rule-HS-EV-ESCAPE = Vlucht: in deze ronde kan men met een Rit de trein voorgoed verlaten. Aan het eind wordt wie in of op de trein is, gearresteerd en kan niet winnen.
rule-HS-EV-MORTAL = Dodelijke kogel: elke kogelkaart die iemand in deze ronde krijgt, kost $ 150.
rule-HS-SCORE-1 = Losgeld komt bij het geld van een bandiet. Flessen zijn niets waard.

## In de terminal

label-hostages = Gijzelaars:
label-hostages-left = Gijzelaars over:
label-away = Weggereden:
label-coach = Postkoets
label-coach-at =
    { $car ->
        [0] Postkoets bij de locomotief
       *[other] Postkoets bij wagon { $car }
    }
label-horse = paard
help-hostage = { $name }: { $effect } Losgeld: { $ransom }.

## In de browser

play-price-shotgun = De Shotgun is hier: een kogel, dan het dak ernaast
play-vehicle-coach = de postkoets
play-horses =
    { $number ->
        [one] Eén paard
       *[other] { $number } paarden
    } ernaast.
play-hostages = Gijzelaars over
play-hostages-left =
    { $number ->
        [one] Nog één gijzelaar
       *[other] Nog { $number } gijzelaars
    }
play-hostages-said = Gijzelaars nog in de postkoets: { $who }.
play-does-RideTo = rijdt
    .you = jij rijdt
play-does-ride = rijdt
    .you = jij rijdt
play-card-ride = Te paard, tot drie wagons langs de trein, of in de postkoets.
play-about-horses = Een paard
    .about = Met de kaart Rit rijdt een bandiet bij deze wagon tot drie wagons langs de trein, of naar de postkoets.

## Aan de tafel: de uitbreiding in één minuut

primer-horses-attack = Aanval te paard
    .about = Je begint te paard en kiest in het geheim, wagon na wagon, wanneer je aan boord springt.
primer-horses-ride = Rit
    .about = Een nieuwe kaart: rijd vanaf een wagon met een paard tot drie wagons ver langs de trein.
primer-horses-coach = De postkoets
    .about = Hij begint naast de locomotief en zakt elke ronde een wagon terug. Je komt erin te paard, of via het dak.
primer-horses-hostages = Gijzelaars
    .about = Wie instapt, neemt er een: losgeld aan het eind, en last tot het zover is.
primer-horses-shotgun = De Shotgun
    .about = Hij zit op een geldcassette, op de postkoets. Geef hem een dreun en ze is vrij, maar dan staat hij op de trein: een kogel voor wie op zijn dak komt.
primer-horses-whisky = Whisky
    .about = Een fles werkt twee keer: trek drie kaarten en speel er een, of speel er met oude whisky twee achter elkaar.

## In de gids

guide-chapter-hostages = Gijzelaars
guide-shotgun = Bewaakt de geldcassette op de postkoets, tot iemand hem slaat.
guide-token-flask = Niets waard, maar goed voor twee slokken: meer kaarten, of twee achter elkaar.
guide-set-HS = Paarden & Postkoets
guide-ruling-coach = Zwenkarm, remmen, hogere snelheid en opstand raken bandieten in of op de postkoets niet; zakkenrollen werkt daar wel.
guide-ruling-melee = Begint een ronde met gewoel, dan mag de kaart van Ghost gedekt blijven na het onthullen.

## Gijzelaars: wat ze met hun bandiet doen, en het losgeld

power-poodle = de poedel
    .name = poedel
    .effect = Aan het begin van elke ronde komt er een neutrale kogelkaart in je trekstapel.
    .ransom = $ 1.000
power-banker = de bankier
    .name = bankier
    .effect = Geen last.
    .ransom = $ 1.000 als je een geldcassette hebt
power-minister = de dominee
    .name = dominee
    .effect = Je trekt aan het begin van een ronde een kaart minder.
    .ransom = $ 900
power-teacher = de schooljuf
    .name = schooljuf
    .effect = Je dreunen hebben geen effect.
    .ransom = $ 800
power-zealot = de kwezel
    .name = kwezel
    .effect = Je ritten hebben geen effect.
    .ransom = $ 700
power-old-lady = de oude dame
    .name = oude dame
    .effect = Op de daken ga je maar één wagon ver.
    .ransom = $ 500 voor elk juweel dat je hebt
power-poker-player = de pokerspeelster
    .name = pokerspeelster
    .effect = Je verliest je kracht.
    .ransom = $ 250 voor elke geldbuidel die je hebt
power-photographer = de fotograaf
    .name = fotograaf
    .effect = Je kunt geen kaarten gedekt spelen.
    .ransom = $ 200 voor elke kogelkaart van anderen tussen je kaarten
