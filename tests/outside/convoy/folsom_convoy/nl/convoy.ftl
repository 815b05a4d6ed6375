box-convoy = Het konvooi
    .about = een tweede trein die langs de eerste schuift, geheime opdrachten, en een speler die de marshal leidt
seat-clockwork = het uurwerk
pawn-courier-1 = de eerste koerier
    .letter = 1
    .name = Eerste koerier
pawn-courier-2 = de tweede koerier
    .letter = 2
    .name = Tweede koerier
pawn-courier-3 = de derde koerier
    .letter = 3
    .name = Derde koerier
pawn-courier-4 = de vierde koerier
    .letter = 4
    .name = Vierde koerier
pawn-courier-5 = de vijfde koerier
    .letter = 5
    .name = Vijfde koerier
pawn-courier-6 = de zesde koerier
    .letter = 6
    .name = Zesde koerier
pawn-courier-7 = de zevende koerier
    .letter = 7
    .name = Zevende koerier
pawn-courier-8 = de achtste koerier
    .letter = 8
    .name = Achtste koerier
car-tender = tender
    .title = Tender
    .short = Tender
car-armored = pantserwagon
    .title = Pantserwagon
    .short = Pantser
car-jail = gevangeniswagon
    .title = Gevangeniswagon
    .short = Cel
car-cart = kar
    .title = Kar
    .short = Kar
place-cell = in de cel van wagon { $car }
    .to = naar de cel van wagon { $car }
place-cart = op de kar
    .to = naar de kar
place-convoy-inside =
    { $car ->
        [0] in de locomotief van het konvooi
       *[other] in wagon { $car } van het konvooi
    }
    .to =
        { $car ->
            [0] naar de locomotief van het konvooi
           *[other] naar wagon { $car } van het konvooi
        }
place-convoy-roof =
    { $car ->
        [0] op het dak van de locomotief van het konvooi
       *[other] op het dak van wagon { $car } van het konvooi
    }
    .to =
        { $car ->
            [0] naar het dak van de locomotief van het konvooi
           *[other] naar het dak van wagon { $car } van het konvooi
        }
play-vehicle-convoy = het konvooi
token-document = een document
    .known = een document van { $money }
    .name = document
    .red = een rood document
    .red-name = rood document
    .red-short = R
    .red-mark = rood
    .blue = een blauw document
    .blue-name = blauw document
    .blue-short = B
    .blue-mark = blauw
    .decoy = een waardeloos document
    .decoy-name = waardeloos document
    .decoy-short = 0
    .decoy-mark = niets
card-search = Zoeken
    .short = Zoeken
card-slide = Schuiven
    .short = Schuiven
round-landslide = Aardverschuiving
    .event = Iedereen heeft zijn hand nog en legt één kaart onder zijn stapel.
round-plain = Vlakte
    .event = Geen gebeurtenis.
round-canyon = Kloof
    .event = Geen gebeurtenis.
round-desert = Woestijn
    .event = Geen gebeurtenis.
round-depot = Remise
    .event = Geen gebeurtenis.
round-signal = Het sein
    .event = De speler van de marshal wijst een bandiet aan, die mag bewegen of van verdieping wisselen.
power-cart = de kar
power-errand = de opdracht
option-errand = Opdracht: { $place }
option-bury = Onder de stapel: { $card }
option-signal = Sein naar { $pawn }
option-take-up = { $look } bekijken
option-put-back = { $look } terugleggen
question-SearchPlace = Zoeken: welk document bekijkt { $bandit }?
    .other = { $bandit } kiest een document om te bekijken.
question-KeepIt = { $bandit }: de documenten houden, of er een terugleggen?
    .other = { $bandit } houdt het document of legt het terug.
question-Bury = Aardverschuiving: welke kaart gaat onder de stapel van { $bandit }?
    .other = { $bandit } legt een kaart onder de stapel.
question-NameBandit = Het sein: wie mag iets doen?
    .other = { $bandit } wijst aan wie iets mag doen.
event-sent =
    { $seen ->
        [yes] De opdracht van { $seat }: { $place }.
       *[no] { $seat } trekt een opdracht.
    }
event-slid =
    { $car ->
        [0] Het konvooi schuift terug naar de locomotief.
       *[other] Het konvooi schuift door naar wagon { $car }.
    }
event-buried =
    { $seen ->
        [yes] { $seat } legt { $card } onder de stapel.
       *[no] { $seat } legt een kaart onder de stapel.
    }
event-no-effect-CONVOY-5 = Geen document hier: geen effect.
event-placed-CONVOY-3 = { $pawn } begint { $to-at }.
event-token-CONVOY-3 = Er ligt { $token } { $to-at }.
event-token-CONVOY-5 =
    { $to-kind ->
        [loot] { $to }: { $token }.
       *[other] { $token } gaat terug { $to }.
    }
rule-CONVOY-1 = Het konvooi schuift een wagon verder langs de trein. Waar daken tegenover elkaar liggen, steek je over.
rule-CONVOY-2 = Het uurwerk legt elke ronde zijn kaart op de stapel.
rule-CONVOY-3 = Alle bandieten beginnen in de laatste wagon, koeriers in het konvooi; documenten liggen daar en in de laatste wagons.
rule-CONVOY-4 = De bandieten winnen samen met 600 dollar per bandiet; anders wint de wet.
rule-CONVOY-5 = Zoeken: bekijk een document en houd het of leg het terug, tenzij het rood is.
rule-CONVOY-6 = Wie eindigt in de wagon van zijn opdracht krijgt 500 dollar.
rule-CONVOY-7 = Een vuistslag op de kar laat het konvooi schuiven.
rule-CONVOY-8 = Aardverschuiving: iedereen legt één kaart uit de hand onder zijn stapel.
rule-CONVOY-9 = Na het sein mag de bandiet die de marshal aanwijst bewegen of van verdieping wisselen.
