# Namen van stukken en plaatsen. De attributen van een naam zijn de andere vormen ervan.

money = $ { $amount }
list-more = { $start }, { $next }
list-last = { $start } en { $last }
seat-more = { $start } & { $next }
power-of = de kracht van { $bandit }
bandit-card = { $bandit }: { $card }
partner-card = { $card } van { $bandit }
partner-card-alone = { $card } van de partner
groups-more = { $start }; { $next }
no-event = Geen gebeurtenis.

## Bots, naar hoe goed ze zijn.

level-greenhorn = Groentje
level-outlaw = Vogelvrije
level-gunslinger = Revolverheld
level-legend = Legende

## Bandieten en wetsdienaren: de letter staat voor hen waar weinig ruimte is.

pawn-ghost = Ghost
    .letter = G
    .colour = wit
    .power = Mag in de eerste beurt van een ronde een kaart gedekt spelen.
pawn-doc = Doc
    .letter = D
    .colour = blauw
    .power = Trekt aan het begin van een ronde zeven kaarten in plaats van zes.
pawn-tuco = Tuco
    .letter = T
    .colour = rood
    .power = Schiet ook door het dak op iemand op de andere verdieping van dezelfde wagon.
pawn-cheyenne = Cheyenne
    .letter = C
    .colour = groen
    .power = Mag een geldbuidel houden die iemand door haar dreun laat vallen.
pawn-belle = Belle
    .letter = B
    .colour = paars
    .power = Kan niet beschoten of geslagen worden zolang er een ander doelwit is.
pawn-django = Django
    .letter = J
    .colour = oranje
    .power = Zijn schoten werpen het slachtoffer een wagon verder.
pawn-marshal = de Marshal
    .letter = M
    .name = Marshal
pawn-shotgun = de Shotgun
    .letter = S
    .name = Shotgun

## Wagons, en de plaatsen daarop

car-locomotive = locomotief
    .title = Locomotief
    .short = Loc
car-baggage = bagagewagon
    .title = Bagagewagon
    .short = Bagage
car-second-class = tweedeklaswagon
    .title = Tweede klas
    .short = 2e kl.
car-first-class = eersteklaswagon
    .title = Eerste klas
    .short = 1e kl.
car-dining = restauratiewagon
    .title = Restauratie
    .short = Resto
car-saloon = privésalon
    .title = Privésalon
    .short = Salon
car-mail = postwagon
    .title = Postwagon
    .short = Post

place-car-inside = in wagon { $car }
    .to = naar wagon { $car }
place-car-roof = op het dak van wagon { $car }
    .to = naar het dak van wagon { $car }
place-loco-inside = in de locomotief
    .to = naar de locomotief
place-loco-roof = op het dak van de locomotief
    .to = naar het dak van de locomotief
place-coach-inside = in de postkoets
    .to = naar de postkoets
place-coach-roof = op het dak van de postkoets
    .to = naar het dak van de postkoets
place-under-the-shotgun = onder de Shotgun
    .to = onder de Shotgun
place-rode-away = voorgoed weggereden
    .to = voorgoed weg
place-loot = in de buit van { $bandit }
    .to = naar de buit van { $bandit }
place-stock = naast de trein
    .to = naast de trein
place-gone = uit het spel
    .to = uit het spel
place-falling = in val
    .to = naar de grond
place-nowhere = nergens
    .to = van de trein af

## Buit

token-purse = een geldbuidel
    .known = een geldbuidel van { $money }
    .name = geldbuidel
token-jewel = een juweel
    .known = een juweel van { $money }
    .name = juweel
token-strongbox = een geldcassette
    .known = een geldcassette van { $money }
    .name = geldcassette
token-flask = een fles
    .known = een fles van { $money }
    .name = fles
    .whisky = een fles whisky
    .whisky-name = whisky
    .whisky-short = W
    .old-whisky = een fles oude whisky
    .old-whisky-name = oude whisky
    .old-whisky-short = OW
    .whisky-half = een halflege fles whisky
    .whisky-half-name = whisky, halfleeg
    .whisky-half-short = ½W
    .old-whisky-half = een halflege fles oude whisky
    .old-whisky-half-name = oude whisky, halfleeg
    .old-whisky-half-short = ½OW

## Kaarten

card-unknown = een kaart
    .short = ?
card-move = Beweeg
    .short = Beweeg
card-floor = Van verdieping wisselen
    .short = Verdiep.
card-shoot = Schieten
    .short = Schiet
card-rob = Beroving
    .short = Beroof
card-punch = Een dreun verkopen
    .short = Dreun
card-marshal = Marshal
    .short = Marshal
card-ride = Rit
    .short = Rit
card-bullet = kogelkaart van { $bandit }
    .short = kogelkaart ({ $bandit })
card-bullet-neutral = neutrale kogelkaart
    .short = neutrale kogelkaart

## Soorten beurten

turn-standard = gewone beurt
    .short = Gewoon
    .how = ieder een kaart, open
turn-tunnel = tunnel
    .short = Tunnel
    .how = ieder een kaart, gedekt
turn-speeding-up = op stoom komen
    .short = Op stoom
    .how = twee beurten achter elkaar voor iedere speler
turn-switching = wissel
    .short = Wissel
    .how = de andere kant op rond de tafel
turn-melee = gewoel
    .short = Gewoel
    .how = allen kiezen in het geheim en onthullen tegelijk

## Rondekaarten en treinstations: wat er aan het eind van de ronde gebeurt

round-angry-marshal = De boze Marshal
    .event = De Marshal schiet op iedereen op het dak van zijn wagon en loopt dan een wagon naar achteren.
round-swivel-arm = Zwenkarm
    .event = Iedereen op een dak wordt naar het dak van de laatste wagon geveegd.
round-braking = Remmen
    .event = Iedereen op een dak glijdt een wagon naar voren.
round-take-it-all = Pak alles
    .event = De tweede geldcassette komt in de wagon van de Marshal.
round-rebellion = Opstand van de passagiers
    .event = Iedereen in de trein krijgt een neutrale kogelkaart.
round-tunnels = Tunnels
    .event = Geen gebeurtenis.
round-bridge = Brug
    .event = Geen gebeurtenis.
round-marshals-revenge = Wraak van de Marshal
    .event = Iedereen op het dak van de wagon van de Marshal verliest de minst waardevolle geldbuidel.
round-pickpocketing = Zakken rollen
    .event = Wie als enige bandiet op een positie staat, mag daar een geldbuidel pakken.
round-conductor = Gegijzelde conducteur
    .event = Iedereen in of op de locomotief krijgt $ 250.
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
    .event = Wie nog in of op de trein is, wordt opgepakt en kan niet winnen: rijd weg, of wees op de postkoets.

## Varianten

variant-expert-2014 = Expert (2014)
    .about = een aflegstapel, en actiekaarten die men van ronde tot ronde houdt; kogelkaarten kan men wegdoen
variant-expert-2016 = Expert (2016)
    .about = een aflegstapel, en kaarten die men van ronde tot ronde houdt, ook kogelkaarten als men wil
variant-duo = Duo (2014)
    .about = twee spelers, elk met twee bandieten en één stapel, expertregels
variant-pairs = Twee bandieten per speler (2016)
    .about = twee of drie spelers, elke ronde een kaart naar keuze, en Dekking
variant-teams = Teams
    .about = vier of zes spelers in teams van twee, die een kaart uit elkaars stapel trekken

## Uitbreidingen

box-horses = Paarden & Postkoets
    .about = paarden om op te rijden, een postkoets met gijzelaars, de Shotgun en whisky
box-horses-light = Paarden & Postkoets, licht
    .about = alleen de paarden, de whisky en de rondekaarten, voor wie nog nooit heeft gespeeld

## Krachten van een uitbreiding die bij geen rondekaart en geen pion horen

power-flasks = de flessen

## Gijzelaars: wat ze met hun bandiet doen, en het losgeld

power-poodle = de poedel
    .name = poedel
    .effect = Aan het begin van elke ronde komt er een neutrale kogelkaart in je stapel.
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
