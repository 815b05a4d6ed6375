# Chevaux & Diligence : tout ce qu’on en dit.

## Noms

pawn-shotgun = le Shotgun
    .letter = S
    .name = Shotgun
place-coach-inside = dans la Diligence
    .to = dans la Diligence
place-coach-roof = sur le toit de la Diligence
    .to = sur le toit de la Diligence
place-under-the-shotgun = sous le Shotgun
    .to = sous le Shotgun
place-rode-away = loin du train
    .to = loin du train
token-flask = une Flasque
    .known = une Flasque de { $money }
    .name = Flasque
    .whisky = une Flasque de Whisky
    .whisky-name = Whisky
    .whisky-short = W
    .whisky-mark = pleine
    .old-whisky = une Flasque de Vieux Whisky
    .old-whisky-name = Vieux Whisky
    .old-whisky-short = VW
    .old-whisky-mark = pleine
    .whisky-half = une Flasque de Whisky à moitié bue
    .whisky-half-name = Whisky, à moitié bu
    .whisky-half-short = ½W
    .whisky-half-mark = à moitié
    .old-whisky-half = une Flasque de Vieux Whisky à moitié bue
    .old-whisky-half-name = Vieux Whisky, à moitié bu
    .old-whisky-half-short = ½VW
    .old-whisky-half-mark = à moitié
card-ride = Chevauchée
    .short = Chev.
turn-melee = Mêlée
    .short = Mêlée
    .how = tous choisissent en secret et révèlent ensemble
round-turmoil = Mêlée générale
    .event = Pas d’événement.
round-drink = Une rasade pour le Marshal
    .event = Le Marshal vide une Flasque de son wagon : Whisky, il recule d’un wagon ; Vieux Whisky, jusqu’au Wagon de queue.
round-tired-horses = Essoufflement
    .event = Le Cheval le plus proche du Wagon de queue quitte la partie ; à cinq ou six joueurs, deux Chevaux.
round-higher-speed = Vitesse supérieure
    .event = Les Bandits sur un toit, les Chevaux, la Diligence et le Shotgun reculent d’un wagon.
round-rage = La colère du Shotgun
    .event = Tous les Bandits dans ou sur la Diligence, ou le wagon d’en face, reçoivent une Balle neutre.
round-mortal-bullet = Balle mortelle
    .event = Chaque Balle reçue pendant cette Manche coûte 150 $.
round-sharing = Partage du butin
    .event = Qui possède une Cagnotte en partage la valeur avec les Bandits de sa position.
round-escape = Fuite
    .event = Qui est encore dans ou sur le train est arrêté et ne peut gagner : partez à Cheval, ou avec la Diligence.
box-horses = Chevaux & Diligence
    .about = des Chevaux à monter, une Diligence avec des Otages, le Shotgun et du Whisky
box-horses-light = Chevaux & Diligence, version légère
    .about = seulement ses Chevaux, son Whisky et ses cartes Manche, pour qui n’a jamais joué
power-flasks = les Flasques

## Ce qu’on peut choisir, et ce qui est demandé

option-ride = Aller à Cheval { $place }
option-flee = Fuir { $place }
option-take = Prendre { $power } en Otage
option-board = { $alone ->
        [yes] Sauter à bord
       *[no] Sauter à bord : { $pawns }
    }
option-board-at = Sauter { $place }
option-ride-on = Continuer à Cheval
option-drink = Boire au goulot d’{ $value }
option-drink-second = Boire au goulot d’{ $value } (second Bandit)
option-hostage = Otage : { $power }
option-flask = Flasque : jeton { $number }
question-RideTo = Chevauchée : où descend { $bandit } ?
    .other = { $bandit } choisit où aller à Cheval.
question-FleeTo = Le Shotgun : où fuit { $bandit } ?
    .other = { $bandit } choisit où fuir le Shotgun.
question-Melee = Mêlée : { $bandit }, jouer une carte ou piocher ? Choix secrets.
    .other = Mêlée : tous choisissent en secret.
question-TakeHostage = La Diligence : qui sera l’Otage de { $bandit } ?
    .other = { $bandit } choisit un Otage.
question-BoardOrRideOn = Attaque à Cheval, wagon { $car } : sauter à bord ou continuer ? Choix secrets.
    .other = Attaque à Cheval, wagon { $car } : tous les cavaliers choisissent en secret.
question-BoardAnywhere = Attaque à Cheval : dans quel wagon saute { $bandit } ?
    .other = { $bandit } choisit dans quel wagon sauter.
question-PlayWithFlask =
    { $plays ->
        [2] Vieux Whisky : { $bandit }, quelle carte jouer d’abord ?
       *[other]
            { $nth ->
                [0] Whisky : { $bandit }, quelle carte jouer ?
               *[other] Vieux Whisky : { $bandit }, quelle carte jouer ensuite ?
            }
    }
    .other = { $bandit } choisit une carte à jouer avec sa Flasque.

## Ce qui s’est passé

event-coach = La Diligence recule et se trouve en face du wagon { $car }.
event-hostage = { $hostage } est parmi les Otages.
event-horse =
    { $rule ->
        [HS-EV-SPEED] Un Cheval recule jusqu’au wagon { $to }.
       *[other]
            { $to ->
                [-1] Le Cheval part aussi.
                [0] Le Cheval reste à la Locomotive.
               *[other] Le Cheval reste au wagon { $to }.
            }
    }
event-tired =
    { $car ->
        [0] Un Cheval à la Locomotive est à bout de souffle et quitte la partie.
       *[other] Un Cheval au wagon { $car } est à bout de souffle et quitte la partie.
    }
event-drank = { $bandit } boit au goulot d’{ $value }.
event-drunk = Le Marshal vide { $flask }.
event-skipped-HS-WHISKY-3 = { $seat } n’a pas de carte Action à jouer.
event-skipped-HS-WHISKY-4 = { $seat } n’a pas de carte Action à jouer.
event-no-effect-HS-RIDE-1 = Pas de Cheval ici : pas de Chevauchée.
event-no-effect-HS-HOST-TEACHER = L’Institutrice s’y oppose : pas de Coup de poing.
event-no-effect-HS-HOST-ZEALOT = La Bigote s’y oppose : pas de Chevauchée.
event-no-effect-HS-EV-ESCAPE = Loin du train : sans effet.
event-placed-HS-SETUP-1 = { $pawn } commence { $to-at }.
event-placed-HS-ATTACK-1 = { $pawn } saute { $to }.
event-placed-HS-ATTACK-2 = { $pawn } saute { $to }.
event-placed-HS-RIDE-2 = { $pawn } va à Cheval { $to }.
event-placed-HS-SHOTGUN-2 = { $pawn } est jeté { $to }.
event-placed-HS-SHOTGUN-3 = { $pawn } s’enfuit { $to }.
event-placed-HS-SHOTGUN-6 = { $pawn } la suit { $to }.
event-placed-HS-EV-SHOT = { $pawn } titube jusque { $to }.
event-placed-HS-EV-SPEED = { $pawn } glisse { $to }.
event-placed-HS-EV-ESCAPE = { $pawn } part à Cheval { $to }.
event-neutral-hit-HS-SHOTGUN-4 = { $victim } reçoit une Balle neutre en passant devant le Shotgun.
event-neutral-hit-HS-HOST-POODLE = Le Caniche vaut une Balle neutre à { $victim }.
event-power-gained-HS-HOST-1 = { $pawn } prend { $power } en Otage.
event-power-lost-HS-HOST-POKER = La Joueuse de poker prive { $pawn } de son pouvoir.
event-token-HS-SETUP-1 = { $token } se trouve { $to-at }.
event-token-HS-SETUP-2 = { $token } se trouve { $to-at }.
event-token-HS-SHOTGUN-2 = { $token } reste { $to-at }.
event-token-HS-EV-SHOT = { $token } quitte la partie.
event-token-HS-WHISKY-5 =
    { $to-kind ->
        [loot] Elle est maintenant à moitié bue.
       *[gone] Elle est vide et quitte la partie.
    }

## Règles

rule-HS-SETUP-1 = La Diligence commence à côté de la Locomotive. Le Shotgun est assis sur son toit, sur une Cagnotte.
rule-HS-SETUP-2 = Une Flasque de Whisky se trouve face cachée dans chaque wagon, sauf la Locomotive.
rule-HS-SETUP-3 = Il y a un Otage de moins que de Bandits, tirés au hasard et visibles de tous.
rule-HS-SETUP-4 = Les cartes Manche et Gare de l’extension sont mélangées aux autres.
rule-HS-SETUP-5 = Il y a trois Balles neutres de plus. Chacun a une carte Chevauchée et un Cheval.
rule-HS-SETUP-6 = Dans la version légère, il y a des Chevaux et du Whisky, mais ni Diligence, ni Shotgun, ni Otages.
rule-HS-ATTACK-1 = À partir du Wagon de queue, à chaque wagon, tous les cavaliers choisissent en secret : sauter à bord ou continuer.
rule-HS-ATTACK-2 = Le dernier cavalier saute dans un wagon de son choix encore devant lui, jamais dans la Locomotive ; au wagon juste derrière elle, tous sautent à bord.
rule-HS-ATTACK-3 = Les Chevaux restent à côté des wagons et n’appartiennent à personne.
rule-HS-ATTACK-4 = Le Premier Joueur est tiré au hasard parmi les Bandits du wagon occupé le plus éloigné de la Locomotive.
rule-HS-RIDE-1 = S’il y a un Cheval à son wagon, dedans ou sur le toit, un Bandit longe le train de zéro à trois wagons. Sans Cheval, aucun effet.
rule-HS-RIDE-2 = Une Chevauchée finit dans le wagon atteint, ou dans la Diligence si elle s’y trouve. Le Cheval reste à ce wagon.
rule-HS-RIDE-3 = Depuis la Diligence, on prend les Chevaux du wagon d’en face ; une Chevauchée de zéro wagon fait passer de l’un à l’autre.
rule-HS-RIDE-4 = Qui arrive à Cheval dans le wagon du Marshal le rencontre ; dans la Diligence, on prend un Otage.
rule-HS-COACH-1 = On entre dans la Diligence depuis son toit par un Changement d’étage, par une Chevauchée, ou d’un Coup de poing reçu.
rule-HS-COACH-2 = Entre l’intérieur de la Diligence et celui du wagon d’en face, on tire et on frappe, mais on ne se déplace pas.
rule-HS-COACH-3 = Du toit d’en face, un Déplacement passe sur le toit de la Diligence ou en revient : c’est un des trois pas. Jamais l’aller et le retour.
rule-HS-COACH-4 = Entre le toit de la Diligence et tout toit du train, on tire quoi qu’il y ait entre les deux ; Django n’y projette personne.
rule-HS-COACH-5 = Le Marshal n’entre jamais dans la Diligence. Elle ne fait pas partie du wagon d’en face.
rule-HS-COACH-6 = À la fin de chaque Manche, la Diligence recule d’un wagon avec tous ses occupants, jusqu’au Wagon de queue.
rule-HS-COACH-7 = À la dernière Manche aussi : d’abord l’événement, puis la Diligence, puis la fin selon la Gare, puis le décompte.
rule-HS-HOST-1 = Un Bandit qui entre dans la Diligence sans avoir d’Otage doit en prendre un, s’il en reste. On ne perd jamais un Otage.
rule-HS-HOST-2 = Un Otage agit aussitôt, aussi sur les cartes déjà jouées. La rançon se compte à la fin.
rule-HS-HOST-POODLE = Le Caniche : une Balle neutre rejoint la pioche au début de chaque Manche. Rançon : 1 000 $.
rule-HS-HOST-BANKER = Le Banquier ne gêne pas. Rançon : 1 000 $, avec au moins une Cagnotte.
rule-HS-HOST-MINISTER = Le Pasteur : une carte de moins en main au début d’une Manche. Rançon : 900 $.
rule-HS-HOST-TEACHER = L’Institutrice : les Coups de poing sont sans effet. Rançon : 800 $.
rule-HS-HOST-ZEALOT = La Bigote : les Chevauchées sont sans effet, même pour fuir. Rançon : 700 $.
rule-HS-HOST-OLDLADY = La Vieille Dame : sur les toits, un Déplacement n’avance que d’un wagon. Rançon : 500 $ par Bijou.
rule-HS-HOST-POKER = La Joueuse de poker : le Bandit perd son pouvoir jusqu’à la fin. Rançon : 250 $ par Bourse.
rule-HS-HOST-PHOTO = Le Photographe : aucune carte face cachée. Rançon : 200 $ par Balle d’une autre couleur parmi ses cartes, neutres exceptées.
rule-HS-SHOTGUN-1 = Le Shotgun ne fait rien tant qu’il n’est pas frappé ; assis sur la Cagnotte, il empêche de la prendre.
rule-HS-SHOTGUN-2 = Frappé, il laisse la Cagnotte sur le toit de la Diligence et passe sur le toit d’en face.
rule-HS-SHOTGUN-3 = Qui arrive sur son toit reçoit une Balle neutre et fuit sur un toit voisin de son choix, jamais sur la Diligence.
rule-HS-SHOTGUN-4 = Qui passe devant lui pendant un Déplacement reçoit une Balle neutre et continue.
rule-HS-SHOTGUN-5 = On ne peut pas tirer sur lui. Sur les toits du train, il bloque la ligne de tir.
rule-HS-SHOTGUN-6 = Il reste en face de la Diligence quand elle bouge, et rencontre ceux qui se trouvent là où il arrive.
rule-HS-SHOTGUN-7 = Qui fuit le Marshal sur le toit du Shotgun reçoit une Balle de chacun et fuit encore.
rule-HS-SHOTGUN-8 = Qui est projeté, frappé ou balayé sur son toit le rencontre aussi.
rule-HS-WHISKY-1 = Une Flasque est un Butin sans valeur. Son type est connu de qui l’a eue, et de tous dès qu’elle a servi.
rule-HS-WHISKY-2 = Dans un tour standard, un joueur peut utiliser une Flasque au lieu de jouer une carte ou de piocher.
rule-HS-WHISKY-3 = Whisky : piochez trois cartes, puis jouez une carte Action.
rule-HS-WHISKY-4 = Vieux Whisky : jouez deux cartes Action d’affilée. Il en faut deux en main.
rule-HS-WHISKY-5 = Une Flasque sert deux fois : d’abord elle est à moitié bue, puis elle quitte la partie.
rule-HS-WHISKY-6 = Au premier tour, Ghost peut cacher la première carte qu’il joue avec une Flasque ; piocher avec du Whisky ne le lui fait pas perdre.
rule-HS-MELEE-1 = Mêlée : tous choisissent en secret, une carte ou piocher trois ; les cartes vont sur la pile dans l’ordre du tour, face visible.
rule-HS-PLAN-1 = Plan d’attaque : pour chaque symbole, on peut garder une carte de sa main pour la Manche suivante.
rule-HS-EV-TIRED = Essoufflement : le Cheval le plus proche du Wagon de queue quitte la partie ; à cinq ou six joueurs, deux Chevaux.
rule-HS-EV-SHOT = Une rasade pour le Marshal : une Flasque de son wagon quitte la partie. Whisky, il recule d’un wagon ; Vieux Whisky, jusqu’au Wagon de queue, avec toutes les rencontres.
rule-HS-EV-SPEED = Vitesse supérieure : Bandits sur les toits du train, Chevaux, Diligence et Shotgun reculent tous d’un wagon.
rule-HS-EV-RAGE = La colère du Shotgun : une Balle neutre pour tous ceux qui sont dans ou sur la Diligence, ou le wagon d’en face ; personne ne fuit.
rule-HS-EV-SHARE = Partage du butin : à la fin, la valeur d’une Cagnotte est partagée entre tous les Bandits de la position de son propriétaire.
rule-HS-EV-ESCAPE = Fuite : à cette Manche, une Chevauchée peut quitter le train pour de bon. À la fin, qui est dans ou sur le train est arrêté et ne peut gagner.
rule-HS-EV-MORTAL = Balle mortelle : chaque Balle reçue pendant cette Manche coûte 150 $ à sa victime.
rule-HS-SCORE-1 = Les rançons s’ajoutent à l’argent d’un Bandit. Les Flasques ne valent rien.

## Dans le terminal

label-hostages = Otages :
label-hostages-left = Otages restants :
label-away = Partis à Cheval :
label-coach = Diligence
label-coach-at =
    { $car ->
        [0] Diligence à la Locomotive
       *[other] Diligence au wagon { $car }
    }
label-horse = Cheval
help-hostage = { $name } : { $effect } Rançon : { $ransom }.

## Dans le navigateur

play-price-shotgun = Le Shotgun est ici : une balle, puis le toit voisin
play-vehicle-coach = la Diligence
play-horses =
    { $number ->
        [one] Un cheval
       *[other] { $number } chevaux
    } à côté.
play-hostages = Otages restants
play-hostages-left =
    { $number ->
        [one] Encore un otage
       *[other] Encore { $number } otages
    }
play-hostages-said = Otages restants dans la Diligence : { $who }.
play-does-RideTo = chevauche
play-card-ride = À cheval, jusqu’à trois wagons le long du train, ou dans la Diligence.
play-about-horse = Un cheval

## Dans le guide

guide-chapter-hostages = Otages
guide-shotgun = Garde la mallette sur la diligence, jusqu’à ce qu’on le frappe.
guide-token-flask = Ne vaut rien, mais contient deux gorgées : plus de cartes, ou deux de suite.
guide-set-HS = Chevaux & Diligence
guide-ruling-coach = Bras articulé, freinage, vitesse accrue et révolte ne touchent pas les bandits dans ou sur la diligence ; le vol à la tire y marche.
guide-ruling-melee = Si une manche commence par une mêlée, la carte de Ghost peut rester cachée après la révélation.

## Otages : ce qu’ils font à leur Bandit, et la rançon

power-poodle = le Caniche
    .name = Caniche
    .effect = Au début de chaque Manche, une Balle neutre rejoint votre pioche.
    .ransom = 1 000 $
power-banker = le Banquier
    .name = Banquier
    .effect = Aucune gêne.
    .ransom = 1 000 $ si vous avez une Cagnotte
power-minister = le Pasteur
    .name = Pasteur
    .effect = Vous piochez une carte de moins au début d’une Manche.
    .ransom = 900 $
power-teacher = l’Institutrice
    .name = Institutrice
    .effect = Vos Coups de poing sont sans effet.
    .ransom = 800 $
power-zealot = la Bigote
    .name = Bigote
    .effect = Vos Chevauchées sont sans effet.
    .ransom = 700 $
power-old-lady = la Vieille Dame
    .name = Vieille Dame
    .effect = Sur les toits, vous n’avancez que d’un wagon.
    .ransom = 500 $ pour chacun de vos Bijoux
power-poker-player = la Joueuse de poker
    .name = Joueuse de poker
    .effect = Vous perdez votre pouvoir.
    .ransom = 250 $ pour chacune de vos Bourses
power-photographer = le Photographe
    .name = Photographe
    .effect = Vous ne pouvez pas jouer de carte face cachée.
    .ransom = 200 $ pour chaque Balle d’autrui parmi vos cartes
