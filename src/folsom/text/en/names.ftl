# Names of pieces and places. A name's attributes are its other forms.

money = ${ $amount }
you-object = you
list-more = { $start }, { $next }
list-last = { $start } and { $last }
seat-more = { $start } & { $next }
side-team = Team { $number }
power-of = the power of { $bandit }
bandit-card = { $bandit }: { $card }
partner-card = { $bandit }’s { $card }
partner-card-alone = partner’s { $card }
groups-more = { $start }; { $next }
no-event = No event.

## Bots, by how good they are.

level-greenhorn = Greenhorn
level-outlaw = Outlaw
level-gunslinger = Gunslinger
level-legend = Legend

## Bandits and lawmen: the letter stands for them where there is no room.

pawn-ghost = Ghost
    .letter = G
    .colour = white
    .power = In the first turn of a round, may play a card face down.
pawn-doc = Doc
    .letter = D
    .colour = blue
    .power = Draws seven cards instead of six at the start of a round.
pawn-tuco = Tuco
    .letter = T
    .colour = red
    .power = Also shoots through the roof at somebody on the other floor of the same car.
pawn-cheyenne = Cheyenne
    .letter = C
    .colour = green
    .power = May keep a purse that her punch makes somebody drop.
pawn-belle = Belle
    .letter = B
    .colour = purple
    .power = Cannot be shot or punched while another target is possible.
pawn-django = Django
    .letter = J
    .colour = orange
    .power = His shots throw the victim one car further.
pawn-marshal = the Marshal
    .letter = M
    .name = Marshal

## Roles of seats, to which a box may add its own

role-bandit = Bandit
role-marshal = Marshal
role-automaton = Automaton

## Cars, and the places on them

car-locomotive = locomotive
    .title = Locomotive
    .short = Loco
car-baggage = baggage car
    .title = Baggage car
    .short = Baggage
car-second-class = second-class car
    .title = Second class
    .short = 2nd cl.
car-first-class = first-class car
    .title = First class
    .short = 1st cl.
car-dining = dining car
    .title = Dining car
    .short = Dining
car-saloon = private saloon
    .title = Saloon
    .short = Saloon
car-mail = mail car
    .title = Mail car
    .short = Mail

place-car-inside = inside car { $car }
    .to = into car { $car }
place-car-roof = on the roof of car { $car }
    .to = onto the roof of car { $car }
place-loco-inside = inside the locomotive
    .to = into the locomotive
place-loco-roof = on the roof of the locomotive
    .to = onto the roof of the locomotive
place-loot = among { $bandit }’s loot
    .to = to { $bandit }’s loot
place-stock = beside the train
    .to = beside the train
place-gone = out of the game
    .to = out of the game
place-falling = falling
    .to = to the floor
place-nowhere = nowhere
    .to = off the train

## Loot

token-purse = a purse
    .known = a purse worth { $money }
    .name = purse
token-jewel = a jewel
    .known = a jewel worth { $money }
    .name = jewel
token-strongbox = a strongbox
    .known = a strongbox worth { $money }
    .name = strongbox

## Cards

card-unknown = a card
    .short = ?
card-move = Move
    .short = Move
card-floor = Change floor
    .short = Floor
card-shoot = Shoot
    .short = Shoot
card-rob = Rob
    .short = Rob
card-punch = Punch
    .short = Punch
card-marshal = Marshal
    .short = Marshal
card-bullet = bullet from { $bandit }
    .short = bullet ({ $bandit })
card-bullet-neutral = neutral bullet
    .short = neutral bullet

## Kinds of turns

turn-standard = Standard turn
    .short = Standard
    .how = one card each, face up
turn-tunnel = Tunnel
    .short = Tunnel
    .how = one card each, face down
turn-speeding-up = Speeding up
    .short = Speeding up
    .how = two turns in a row for each player
turn-switching = Switching
    .short = Switching
    .how = the other way round the table

## Round cards and stations: what happens at the end of the round

round-angry-marshal = Angry Marshal
    .event = The Marshal shoots everybody on the roof of his car, then walks one car towards the caboose.
round-swivel-arm = Swivel arm
    .event = Everybody on a roof is swept to the roof of the caboose.
round-braking = Braking
    .event = Everybody on a roof slides one car forward.
round-take-it-all = Take it all
    .event = The second strongbox is put into the Marshal’s car.
round-rebellion = Passengers’ rebellion
    .event = Everybody inside takes a neutral bullet.
round-tunnels = Tunnels
    .event = No event.
round-bridge = Bridge
    .event = No event.
round-marshals-revenge = Marshal’s revenge
    .event = Everybody on the roof of the Marshal’s car loses the least valuable purse.
round-pickpocketing = Pickpocketing
    .event = Whoever is the only bandit on a position may take a purse lying there.
round-conductor = Hostage-taking of the conductor
    .event = Everybody in or on the locomotive gains $250.

## Variants

variant-expert-2014 = Expert (2014)
    .about = a discard pile, and action cards kept from round to round; bullets can be thrown away
variant-expert-2016 = Expert (2016)
    .about = a discard pile, and cards kept from round to round, bullets too if one likes
variant-duo = Duo (2014)
    .about = two players, each with two bandits and one deck, expert rules
variant-pairs = Two bandits per player (2016)
    .about = two or three players, a card of one’s choice each round, and Cover
variant-teams = Teams
    .about = four or six players in teams of two, who draw a card from each other’s deck
