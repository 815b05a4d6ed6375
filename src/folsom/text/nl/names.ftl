# Namen van stukken en plaatsen. De attributen van een naam zijn de andere vormen ervan.

money = $ { $amount }
you-object = jou
list-more = { $start }, { $next }
list-last = { $start } en { $last }
seat-more = { $start } & { $next }
side-team = Team { $number }
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

## De rollen van plekken; een uitbreiding kan er eigen hebben

role-bandit = Bandiet
role-marshal = Marshal
role-automaton = Automaat

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
round-pickpocketing = Zakkenrollen
    .event = Wie als enige bandiet op een positie staat, mag daar een geldbuidel pakken.
round-conductor = Gegijzelde conducteur
    .event = Iedereen in of op de locomotief krijgt $ 250.

## Varianten

variant-expert-2014 = Expert (2014)
    .about = een aflegstapel, en actiekaarten die men van ronde tot ronde houdt; kogelkaarten kan men wegdoen
variant-expert-2016 = Expert (2016)
    .about = een aflegstapel, en kaarten die men van ronde tot ronde houdt, ook kogelkaarten als men wil
variant-duo = Duo (2014)
    .about = twee spelers, elk met twee bandieten en één trekstapel, expertregels
variant-pairs = Twee bandieten per speler (2016)
    .about = twee of drie spelers, elke ronde een kaart naar keuze, en Dekking
variant-teams = Teams
    .about = vier of zes spelers in teams van twee, die een kaart uit elkaars trekstapel trekken
