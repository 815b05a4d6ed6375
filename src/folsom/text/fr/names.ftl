# Noms des pièces et des lieux. Les attributs d’un nom sont ses autres formes.

money = { $amount } $
you-object = toi
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
    .power = Au premier tour d’une manche, peut jouer une carte face cachée.
pawn-doc = Doc
    .letter = D
    .colour = bleu
    .power = Pioche sept cartes au lieu de six au début d’une manche.
pawn-tuco = Tuco
    .letter = T
    .colour = rouge
    .power = Tire aussi à travers le toit, sur l’autre étage du même wagon.
pawn-cheyenne = Cheyenne
    .letter = C
    .colour = vert
    .power = Peut garder une bourse que son Coup de poing fait tomber.
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

car-locomotive = locomotive
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
place-loco-inside = dans la locomotive
    .to = dans la locomotive
place-loco-roof = sur le toit de la locomotive
    .to = sur le toit de la locomotive
place-loot = dans le butin de { $bandit }
    .to = dans le butin de { $bandit }
place-stock = à côté du train
    .to = à côté du train
place-gone = hors du jeu
    .to = hors du jeu
place-falling = en chute
    .to = par terre
place-nowhere = nulle part
    .to = hors du train

## Butin

token-purse = une bourse
    .known = une bourse de { $money }
    .name = bourse
token-jewel = un bijou
    .known = un bijou de { $money }
    .name = bijou
token-strongbox = une cagnotte
    .known = une cagnotte de { $money }
    .name = cagnotte

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
card-bullet = balle de { $bandit }
    .short = balle ({ $bandit })
card-bullet-neutral = balle neutre
    .short = balle neutre

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
    .event = Le Marshal tire sur tous les bandits du toit de son wagon, puis avance d’un wagon vers la queue.
round-swivel-arm = Potence tournante
    .event = Tous les bandits sur un toit sont balayés jusqu’au toit du wagon de queue.
round-braking = Freinage
    .event = Tous les bandits sur un toit glissent d’un wagon vers l’avant.
round-take-it-all = Prenez tout !
    .event = La seconde cagnotte est posée dans le wagon du Marshal.
round-rebellion = Rébellion des passagers
    .event = Tous les bandits à l’intérieur reçoivent une balle neutre.
round-tunnels = Tunnels
    .event = Pas d’événement.
round-bridge = Pont
    .event = Pas d’événement.
round-marshals-revenge = Vengeance du Marshal
    .event = Chaque bandit sur le toit du wagon du Marshal perd sa bourse de plus faible valeur.
round-pickpocketing = Vol à la tire
    .event = Chaque bandit seul sur sa position peut prendre une bourse qui s’y trouve.
round-conductor = Prise d’otage du conducteur
    .event = Chaque bandit dans ou sur la locomotive gagne 250 $.

## Variantes

variant-expert-2014 = Experts (2014)
    .about = une défausse, et des cartes Action gardées d’une manche à l’autre ; on peut jeter ses balles
variant-expert-2016 = Experts (2016)
    .about = une défausse, et des cartes gardées d’une manche à l’autre, balles comprises si l’on veut
variant-duo = Duo (2014)
    .about = deux joueurs, chacun deux bandits et une pioche, règles Experts
variant-pairs = Deux bandits par joueur (2016)
    .about = deux ou trois joueurs, une carte au choix à chaque manche, et la Couverture
variant-teams = Équipes
    .about = quatre ou six joueurs par équipes de deux, qui piochent une carte chez le partenaire
