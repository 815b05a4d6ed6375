# How to play: the page of the rules.

guide-title = Hoe beroof je een trein
guide-about = Alles waar het spel uit bestaat, in zijn eigen woorden.
guide-chapters = Hoofdstukken
guide-chapter-short = In het kort
guide-chapter-gang = De bende en de wet
guide-chapter-cards = Kaarten
guide-chapter-turns = Beurten
guide-chapter-events = Rondes en gebeurtenissen
guide-chapter-loot = Buit
guide-chapter-ways = Uitbreidingen en varianten
guide-chapter-every = Alle regels
guide-chapter-ours = Wat van ons is

## In short

guide-goal = Word rijk
    .about = Vijf rondes op een trein vol geldbuidels, juwelen en geldcassettes. Wie aan het eind het meeste geld heeft, wint.
guide-plan = Eerst plant iedereen
    .about = Om beurten speelt ieder een kaart op de gezamenlijke stapel, of trekt er drie. In een tunnel liggen ze gedekt.
guide-act = Dan gebeurt het
    .about = De stapel wordt in dezelfde volgorde uitgevoerd. Misschien staat niemand meer waar je dacht, en je doet het toch.
guide-bullets = Kogels wegen
    .about = Wie geraakt is, krijgt een kogelkaart in de trekstapel, die je nooit kunt spelen. Wie het meest schoot, is scherpschutter.
guide-law = Blijf weg van de Marshal
    .about = Waar hij je binnen treft, krijg je een kogel en vlucht je naar het dak. Iedereen kan hem met een kaart verplaatsen.
guide-end = Het station
    .about = De laatste ronde eindigt op een station. De buit wordt omgedraaid, de scherpschutter krijgt $ 1.000, en vrienden zijn geen vrienden meer.

## Who has no power, what has no rule of its own

guide-marshal = De wet: een kogel voor wie hij binnen treft, en die vlucht naar het dak.
guide-bullet = Kogel
guide-base = Het basisspel
guide-station = station
guide-reconstructed = gereconstrueerd
guide-ransom = Losgeld: { $ransom }
guide-token-purse = $ 250 tot $ 500 waard. Alleen wie hem heeft, weet hoeveel.
guide-token-jewel = Altijd $ 500 waard.
guide-token-strongbox = $ 1.000 waard. Eén begint bij de Marshal in de locomotief.

## All rules

guide-every-about = Het logboek en de vraag “Waarom?” noemen regels bij deze codes.
guide-set-BASE = Het basisspel
guide-set-VAR = Varianten

## Ours

guide-ours-about = Waar geen spelregel het zegt, moesten wij kiezen. Zo spelen wij het.
guide-ruling-push = De duw van Django werkt ook tussen naburige wagons binnen, maar niet tussen de postkoets en de wagon ernaast.
guide-ruling-belle = Belle blokkeert het zicht als ieder ander. Elk ander doelwit van dezelfde kaart beschermt haar, waar het ook staat.
guide-ruling-tuco = Tuco schiet ook door het dak van de postkoets, maar niet naar de wagon ernaast.
guide-ruling-purse = De $ 250 van de conducteur is geld, geen geldbuidel.
guide-ruling-bullets = “Ontvangen kogels” telt elke kogel van het spel, ook die later zijn verwijderd.
guide-all-printed = Alle rondekaarten hiervan zijn zoals gedrukt: geen is gereconstrueerd.
guide-some-reconstructed = Deze rondekaarten zijn nergens gedrukt gevonden; het is onze reconstructie: { $cards }.
