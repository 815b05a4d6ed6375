# Noms des pièces et des lieux. Les attributs d’un nom sont ses autres formes.

money = { $amount } $
list-more = { $start }, { $next }
list-last = { $start } et { $last }
seat-more = { $start } & { $next }
side-team = Équipe { $number }
power-of = le pouvoir de { $bandit }
bandit-card = { $bandit } : { $card }
partner-card = { $card } de { $bandit }
partner-card-alone = { $card } du partenaire
groups-more = { $start } ; { $next }
no-event = Pas d’événement.

## Les bots, selon leur force.

level-greenhorn = Pied-tendre
level-outlaw = Hors-la-loi
level-gunslinger = Pistolero
level-legend = Légende

## Bandits et hommes de loi : la lettre les remplace là où la place manque.

pawn-ghost = Ghost
    .letter = G
    .colour = blanc
    .power = Au premier tour d’une Manche, peut jouer une carte face cachée.
pawn-doc = Doc
    .letter = D
    .colour = bleu
    .power = Pioche sept cartes au lieu de six au début d’une Manche.
pawn-tuco = Tuco
    .letter = T
    .colour = rouge
    .power = Tire aussi à travers le toit, sur l’autre étage du même wagon.
pawn-cheyenne = Cheyenne
    .letter = C
    .colour = vert
    .power = Peut garder une Bourse que son Coup de poing fait tomber.
pawn-belle = Belle
    .letter = B
    .colour = violet
    .power = Ne peut être visée ni frappée tant qu’une autre cible est possible.
pawn-django = Django
    .letter = J
    .colour = orange
    .power = Ses Tirs projettent la victime un wagon plus loin.
pawn-marshal = le Marshal
    .letter = M
    .name = Marshal

## Les rôles des places ; une extension peut en ajouter

role-bandit = Bandit
role-marshal = Marshal
role-automaton = Automate

## Wagons et positions

car-locomotive = Locomotive
    .title = Locomotive
    .short = Loco
car-baggage = fourgon à bagages
    .title = Bagages
    .short = Bagages
car-second-class = wagon de seconde classe
    .title = Seconde classe
    .short = 2de cl.
car-first-class = wagon de première classe
    .title = Première classe
    .short = 1re cl.
car-dining = wagon-restaurant
    .title = Restaurant
    .short = Resto
car-saloon = salon privé
    .title = Salon privé
    .short = Salon
car-mail = wagon postal
    .title = Wagon postal
    .short = Postal

place-car-inside = dans le wagon { $car }
    .to = dans le wagon { $car }
place-car-roof = sur le toit du wagon { $car }
    .to = sur le toit du wagon { $car }
place-loco-inside = dans la Locomotive
    .to = dans la Locomotive
place-loco-roof = sur le toit de la Locomotive
    .to = sur le toit de la Locomotive
place-loot = dans le Butin de { $bandit }
    .to = dans le Butin de { $bandit }
place-stock = à côté du train
    .to = à côté du train
place-gone = hors du jeu
    .to = hors du jeu
place-falling = en chute
    .to = par terre
place-nowhere = nulle part
    .to = hors du train

## Butin

token-purse = une Bourse
    .known = une Bourse de { $money }
    .name = Bourse
token-jewel = un Bijou
    .known = un Bijou de { $money }
    .name = Bijou
token-strongbox = une Cagnotte
    .known = une Cagnotte de { $money }
    .name = Cagnotte

## Cartes

card-unknown = une carte
    .short = ?
card-move = Déplacement
    .short = Dépl.
card-floor = Changement d’étage
    .short = Étage
card-shoot = Tir
    .short = Tir
card-rob = Braquage
    .short = Braq.
card-punch = Coup de poing
    .short = Poing
card-marshal = Marshal
    .short = Marshal
card-bullet = Balle de { $bandit }
    .short = Balle ({ $bandit })
card-bullet-neutral = Balle neutre
    .short = Balle neutre

## Sortes de tours

turn-standard = tour standard
    .short = Standard
    .how = une carte chacun, face visible
turn-tunnel = Tunnel
    .short = Tunnel
    .how = une carte chacun, face cachée
turn-speeding-up = Accélération
    .short = Accélération
    .how = deux tours d’affilée pour chacun
turn-switching = Aiguillage
    .short = Aiguillage
    .how = dans l’autre sens autour de la table

## Cartes Manche et gares : ce qui se passe à la fin de la Manche

round-angry-marshal = Marshal en colère
    .event = Le Marshal tire sur tous les Bandits du toit de son wagon, puis avance d’un wagon vers la queue.
round-swivel-arm = Potence tournante
    .event = Tous les Bandits sur un toit sont balayés jusqu’au toit du Wagon de queue.
round-braking = Freinage
    .event = Tous les Bandits sur un toit glissent d’un wagon vers l’avant.
round-take-it-all = Prenez tout !
    .event = La seconde Cagnotte est posée dans le wagon du Marshal.
round-rebellion = Rébellion des passagers
    .event = Tous les Bandits à l’intérieur reçoivent une Balle neutre.
round-tunnels = Tunnels
    .event = Pas d’événement.
round-bridge = Pont
    .event = Pas d’événement.
round-marshals-revenge = Vengeance du Marshal
    .event = Chaque Bandit sur le toit du wagon du Marshal perd sa Bourse de plus faible valeur.
round-pickpocketing = Vol à la tire
    .event = Chaque Bandit seul sur sa position peut prendre une Bourse qui s’y trouve.
round-conductor = Prise d’otage du conducteur
    .event = Chaque Bandit dans ou sur la Locomotive gagne 250 $.

## Variantes

variant-expert-2014 = Experts (2014)
    .about = une défausse, et des cartes Action gardées d’une Manche à l’autre ; on peut jeter ses Balles
variant-expert-2016 = Experts (2016)
    .about = une défausse, et des cartes gardées d’une Manche à l’autre, Balles comprises si l’on veut
variant-duo = Duo (2014)
    .about = deux joueurs, chacun deux Bandits et une pioche, règles Experts
variant-pairs = Deux Bandits par joueur (2016)
    .about = deux ou trois joueurs, une carte au choix à chaque Manche, et la Couverture
variant-teams = Équipes
    .about = quatre ou six joueurs par équipes de deux, qui piochent une carte chez le partenaire
