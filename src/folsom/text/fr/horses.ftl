# Chevaux & Diligence : tout ce qu’on en dit.

## Noms

pawn-shotgun = le Shotgun
    .letter = S
    .name = Shotgun
place-coach-inside = dans la diligence
    .to = dans la diligence
place-coach-roof = sur le toit de la diligence
    .to = sur le toit de la diligence
place-under-the-shotgun = sous le Shotgun
    .to = sous le Shotgun
place-rode-away = loin du train
    .to = loin du train
token-flask = une flasque
    .known = une flasque de { $money }
    .name = flasque
    .whisky = une flasque de whisky
    .whisky-name = whisky
    .whisky-short = W
    .whisky-mark = pleine
    .old-whisky = une flasque de vieux whisky
    .old-whisky-name = vieux whisky
    .old-whisky-short = VW
    .old-whisky-mark = pleine
    .whisky-half = une flasque de whisky à moitié bue
    .whisky-half-name = whisky, à moitié bu
    .whisky-half-short = ½W
    .whisky-half-mark = à moitié
    .old-whisky-half = une flasque de vieux whisky à moitié bue
    .old-whisky-half-name = vieux whisky, à moitié bu
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
    .event = Le Marshal vide une flasque de son wagon : whisky, il recule d’un wagon ; vieux whisky, jusqu’au wagon de queue.
round-tired-horses = Essoufflement
    .event = Le cheval le plus proche du wagon de queue quitte la partie ; à cinq ou six joueurs, deux chevaux.
round-higher-speed = Vitesse supérieure
    .event = Les bandits sur un toit, les chevaux, la diligence et le Shotgun reculent d’un wagon.
round-rage = La colère du Shotgun
    .event = Tous les bandits dans ou sur la diligence, ou le wagon d’en face, reçoivent une balle neutre.
round-mortal-bullet = Balle mortelle
    .event = Chaque balle reçue pendant cette manche coûte 150 $.
round-sharing = Partage du butin
    .event = Qui possède une cagnotte en partage la valeur avec les bandits de sa position.
round-escape = Fuite
    .event = Qui est encore dans ou sur le train est arrêté et ne peut gagner : pars à cheval, ou avec la diligence.
box-horses = Chevaux & Diligence
    .about = des chevaux à monter, une diligence avec des otages, le Shotgun et du whisky
    .size = Extension entière
box-horses-light = Chevaux & Diligence, version légère
    .about = seulement ses chevaux, son whisky et ses cartes Manche, pour qui n’a jamais joué
    .size = Version légère
power-flasks = les flasques

## Ce qu’on peut choisir, et ce qui est demandé

option-ride = Aller à cheval { $place }
option-flee = Fuir { $place }
option-take = Prendre { $power } en otage
option-board = { $alone ->
        [yes] Sauter à bord
       *[no] Sauter à bord : { $pawns }
    }
option-board-at = Sauter { $place }
option-ride-on = Continuer à cheval
option-drink = Boire au goulot d’{ $value }
option-drink-second = Boire au goulot d’{ $value } (second bandit)
option-hostage = Otage : { $power }
option-flask = Flasque : jeton { $number }
question-RideTo = Chevauchée : où descend { $bandit } ?
    .other = { $bandit } choisit où aller à cheval.
    .you = Chevauchée : où descends-tu ?
question-FleeTo = Le Shotgun : où fuit { $bandit } ?
    .other = { $bandit } choisit où fuir le Shotgun.
    .you = Le Shotgun : où fuis-tu ?
question-Melee = Mêlée : { $bandit }, jouer une carte ou piocher ? Choix secrets.
    .other = Mêlée : tous choisissent en secret.
    .you = Mêlée : jouer une carte ou piocher ? Choix secrets.
question-TakeHostage = La diligence : qui sera l’otage de { $bandit } ?
    .other = { $bandit } choisit un otage.
    .you = La diligence : qui prends-tu en otage ?
question-BoardOrRideOn = Attaque à cheval, wagon { $car } : sauter à bord ou continuer ? Choix secrets.
    .other = Attaque à cheval, wagon { $car } : tous les cavaliers choisissent en secret.
question-BoardAnywhere = Attaque à cheval : dans quel wagon saute { $bandit } ?
    .other = { $bandit } choisit dans quel wagon sauter.
    .you = Attaque à cheval : dans quel wagon sautes-tu ?
question-PlayWithFlask =
    { $plays ->
        [2] Vieux whisky : { $bandit }, quelle carte jouer d’abord ?
       *[other]
            { $nth ->
                [0] Whisky : { $bandit }, quelle carte jouer ?
               *[other] Vieux whisky : { $bandit }, quelle carte jouer ensuite ?
            }
    }
    .other = { $bandit } choisit une carte à jouer avec sa flasque.
    .you =
        { $plays ->
            [2] Vieux whisky : quelle carte jouer d’abord ?
           *[other]
                { $nth ->
                    [0] Whisky : quelle carte jouer ?
                   *[other] Vieux whisky : quelle carte jouer ensuite ?
                }
        }

## Ce qui s’est passé

event-coach = La diligence recule et se trouve en face du wagon { $car }.
event-hostage = { $hostage } est parmi les otages.
event-horse =
    { $rule ->
        [HS-EV-SPEED] Un cheval recule jusqu’au wagon { $to }.
       *[other]
            { $to ->
                [-1] Le cheval part aussi.
                [0] Le cheval reste à la locomotive.
               *[other] Le cheval reste au wagon { $to }.
            }
    }
event-tired =
    { $car ->
        [0] Un cheval à la locomotive est à bout de souffle et quitte la partie.
       *[other] Un cheval au wagon { $car } est à bout de souffle et quitte la partie.
    }
event-drank = { $bandit } boit au goulot d’{ $value }.
    .you-bandit = Tu bois au goulot d’{ $value }.
event-drunk = Le Marshal vide { $flask }.
event-skipped-HS-WHISKY-3 = { $seat } n’a pas de carte Action à jouer.
    .you-seat = Tu n’as pas de carte Action à jouer.
event-skipped-HS-WHISKY-4 = { $seat } n’a pas de carte Action à jouer.
    .you-seat = Tu n’as pas de carte Action à jouer.
event-no-effect-HS-RIDE-1 = Pas de cheval ici : pas de Chevauchée.
event-no-effect-HS-HOST-TEACHER = L’institutrice s’y oppose : pas de Coup de poing.
event-no-effect-HS-HOST-ZEALOT = La bigote s’y oppose : pas de Chevauchée.
event-no-effect-HS-EV-ESCAPE = Loin du train : sans effet.
event-placed-HS-SETUP-1 = { $pawn } commence { $to-at }.
    .you-pawn = Tu commences { $to-at }.
event-placed-HS-ATTACK-1 = { $pawn } saute { $to }.
    .you-pawn = Tu sautes { $to }.
event-placed-HS-ATTACK-2 = { $pawn } saute { $to }.
    .you-pawn = Tu sautes { $to }.
event-placed-HS-RIDE-2 = { $pawn } va à cheval { $to }.
    .you-pawn = Tu vas à cheval { $to }.
event-placed-HS-SHOTGUN-2 = { $pawn } est jeté { $to }.
    .you-pawn = Te voilà { $to }.
event-placed-HS-SHOTGUN-3 = { $pawn } s’enfuit { $to }.
    .you-pawn = Tu t’enfuis { $to }.
event-placed-HS-SHOTGUN-6 = { $pawn } la suit { $to }.
    .you-pawn = Tu la suis { $to }.
event-placed-HS-EV-SHOT = { $pawn } titube jusque { $to }.
    .you-pawn = Tu titubes jusque { $to }.
event-placed-HS-EV-SPEED = { $pawn } glisse { $to }.
    .you-pawn = Tu glisses { $to }.
event-placed-HS-EV-ESCAPE = { $pawn } part à cheval { $to }.
    .you-pawn = Tu pars à cheval { $to }.
event-neutral-hit-HS-SHOTGUN-4 = { $victim } reçoit une balle neutre en passant devant le Shotgun.
    .you-victim = Tu reçois une balle neutre en passant devant le Shotgun.
event-neutral-hit-HS-HOST-POODLE = Le caniche vaut une balle neutre à { $victim }.
    .you-victim = Le caniche te vaut une balle neutre.
event-power-gained-HS-HOST-1 = { $pawn } prend { $power } en otage.
    .you-pawn = Tu prends { $power } en otage.
event-power-lost-HS-HOST-POKER = La joueuse de poker prive { $pawn } de son pouvoir.
    .you-pawn = La joueuse de poker te prive de ton pouvoir.
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

rule-HS-SETUP-1 = La diligence commence à côté de la locomotive. Le Shotgun est assis sur son toit, sur une cagnotte.
rule-HS-SETUP-2 = Une flasque de whisky se trouve face cachée dans chaque wagon, sauf la locomotive.
rule-HS-SETUP-3 = Il y a un otage de moins que de bandits, tirés au hasard et visibles de tous.
rule-HS-SETUP-4 = Les cartes Manche et les gares de l’extension sont mélangées aux autres.
rule-HS-SETUP-5 = Il y a trois balles neutres de plus. Chacun a une carte Chevauchée et un cheval.
rule-HS-SETUP-6 = Dans la version légère, il y a des chevaux et du whisky, mais ni diligence, ni Shotgun, ni otages.
rule-HS-ATTACK-1 = À partir du wagon de queue, à chaque wagon, tous les cavaliers choisissent en secret : sauter à bord ou continuer.
rule-HS-ATTACK-2 = Le dernier cavalier saute dans un wagon de son choix encore devant lui, jamais dans la locomotive ; au wagon juste derrière elle, tous sautent à bord.
rule-HS-ATTACK-3 = Les chevaux restent à côté des wagons et n’appartiennent à personne.
rule-HS-ATTACK-4 = Le premier joueur est tiré au hasard parmi les bandits du wagon occupé le plus éloigné de la locomotive.
rule-HS-RIDE-1 = S’il y a un cheval à son wagon, à l’intérieur ou sur le toit, un bandit longe le train de zéro à trois wagons. Sans cheval, aucun effet.
rule-HS-RIDE-2 = Une Chevauchée finit dans le wagon atteint, ou dans la diligence si elle s’y trouve. Le cheval reste à ce wagon.
rule-HS-RIDE-3 = Depuis la diligence, on prend les chevaux du wagon d’en face ; une Chevauchée de zéro wagon fait passer de l’un à l’autre.
rule-HS-RIDE-4 = Qui arrive à cheval dans le wagon du Marshal le rencontre ; dans la diligence, on prend un otage.
rule-HS-COACH-1 = On entre dans la diligence depuis son toit par un Changement d’étage, par une Chevauchée, ou d’un Coup de poing reçu.
rule-HS-COACH-2 = Entre l’intérieur de la diligence et celui du wagon d’en face, on tire et on frappe, mais on ne se déplace pas.
rule-HS-COACH-3 = Du toit d’en face, un Déplacement passe sur le toit de la diligence ou en revient : c’est un des trois pas. Jamais l’aller et le retour.
rule-HS-COACH-4 = Entre le toit de la diligence et tout toit du train, on tire quoi qu’il y ait entre les deux ; Django n’y projette personne.
rule-HS-COACH-5 = Le Marshal n’entre jamais dans la diligence. Elle ne fait pas partie du wagon d’en face.
rule-HS-COACH-6 = À la fin de chaque manche, la diligence recule d’un wagon avec tous ses occupants, jusqu’au wagon de queue.
rule-HS-COACH-7 = À la dernière manche aussi : d’abord l’événement, puis la diligence, puis la fin selon la gare, puis le décompte.
rule-HS-HOST-1 = Un bandit qui entre dans la diligence sans avoir d’otage doit en prendre un, s’il en reste. On ne perd jamais un otage.
rule-HS-HOST-2 = Un otage agit aussitôt, aussi sur les cartes déjà jouées. La rançon se compte à la fin.
rule-HS-HOST-POODLE = Le caniche : une balle neutre rejoint la pioche au début de chaque manche. Rançon : 1 000 $.
rule-HS-HOST-BANKER = Le banquier ne gêne pas. Rançon : 1 000 $, avec au moins une cagnotte.
rule-HS-HOST-MINISTER = Le pasteur : une carte de moins en main au début d’une manche. Rançon : 900 $.
rule-HS-HOST-TEACHER = L’institutrice : les Coups de poing sont sans effet. Rançon : 800 $.
rule-HS-HOST-ZEALOT = La bigote : les Chevauchées sont sans effet, même pour fuir. Rançon : 700 $.
rule-HS-HOST-OLDLADY = La vieille dame : sur les toits, un Déplacement n’avance que d’un wagon. Rançon : 500 $ par bijou.
rule-HS-HOST-POKER = La joueuse de poker : le bandit perd son pouvoir jusqu’à la fin. Rançon : 250 $ par bourse.
rule-HS-HOST-PHOTO = Le photographe : aucune carte face cachée. Rançon : 200 $ par balle d’une autre couleur parmi ses cartes, neutres exceptées.
rule-HS-SHOTGUN-1 = Le Shotgun ne fait rien tant qu’il n’est pas frappé ; assis sur la cagnotte, il empêche de la prendre.
rule-HS-SHOTGUN-2 = Frappé, il laisse la cagnotte sur le toit de la diligence et passe sur le toit d’en face.
rule-HS-SHOTGUN-3 = Qui arrive sur son toit reçoit une balle neutre et fuit sur un toit voisin de son choix, jamais sur la diligence.
rule-HS-SHOTGUN-4 = Qui passe devant lui pendant un Déplacement reçoit une balle neutre et continue.
rule-HS-SHOTGUN-5 = On ne peut pas tirer sur lui. Sur les toits du train, il bloque la ligne de tir.
rule-HS-SHOTGUN-6 = Il reste en face de la diligence quand elle bouge, et rencontre ceux qui se trouvent là où il arrive.
rule-HS-SHOTGUN-7 = Qui fuit le Marshal sur le toit du Shotgun reçoit une balle de chacun et fuit encore.
rule-HS-SHOTGUN-8 = Qui est projeté, frappé ou balayé sur son toit le rencontre aussi.
rule-HS-WHISKY-1 = Une flasque est un butin sans valeur. Son type est connu de qui l’a eue, et de tous dès qu’elle a servi.
rule-HS-WHISKY-2 = Dans un tour standard, un joueur peut utiliser une flasque au lieu de jouer une carte ou de piocher.
rule-HS-WHISKY-3 = Whisky : on pioche trois cartes, puis on joue une carte Action.
rule-HS-WHISKY-4 = Vieux whisky : on joue deux cartes Action d’affilée. Il en faut deux en main.
rule-HS-WHISKY-5 = Une flasque sert deux fois : d’abord elle est à moitié bue, puis elle quitte la partie.
rule-HS-WHISKY-6 = Au premier tour, Ghost peut cacher la première carte qu’il joue avec une flasque ; piocher avec du whisky ne le lui fait pas perdre.
rule-HS-MELEE-1 = Mêlée : tous choisissent en secret, une carte ou piocher trois ; les cartes vont sur la pile dans l’ordre du tour, face visible.
rule-HS-PLAN-1 = Plan d’attaque : pour chaque symbole, on peut garder une carte de sa main pour la manche suivante.
rule-HS-EV-TIRED = Essoufflement : le cheval le plus proche du wagon de queue quitte la partie ; à cinq ou six joueurs, deux chevaux.
rule-HS-EV-SHOT = Une rasade pour le Marshal : une flasque de son wagon quitte la partie. Whisky, il recule d’un wagon ; vieux whisky, jusqu’au wagon de queue, avec toutes les rencontres.
rule-HS-EV-SPEED = Vitesse supérieure : bandits sur les toits du train, chevaux, diligence et Shotgun reculent tous d’un wagon.
rule-HS-EV-RAGE = La colère du Shotgun : une balle neutre pour tous ceux qui sont dans ou sur la diligence, ou le wagon d’en face ; personne ne fuit.
rule-HS-EV-SHARE = Partage du butin : à la fin, la valeur d’une cagnotte est partagée entre tous les bandits de la position de son propriétaire.
rule-HS-EV-ESCAPE = Fuite : à cette manche, une Chevauchée peut quitter le train pour de bon. À la fin, qui est dans ou sur le train est arrêté et ne peut gagner.
rule-HS-EV-MORTAL = Balle mortelle : chaque balle reçue pendant cette manche coûte 150 $ à sa victime.
rule-HS-SCORE-1 = Les rançons s’ajoutent à l’argent d’un bandit. Les flasques ne valent rien.

## Dans le terminal

label-hostages = Otages :
label-hostages-left = Otages restants :
label-away = Partis à cheval :
label-coach = Diligence
label-coach-at =
    { $car ->
        [0] Diligence à la locomotive
       *[other] Diligence au wagon { $car }
    }
label-horse = cheval
help-hostage = { $name } : { $effect } Rançon : { $ransom }.

## Dans le navigateur

play-price-shotgun = Le Shotgun est ici : une balle, puis le toit voisin
play-vehicle-coach = la diligence
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
play-hostages-said = Otages restants dans la diligence : { $who }.
play-does-RideTo = chevauche
    .you = tu chevauches
play-does-ride = chevauche
    .you = tu chevauches
play-card-ride = À cheval, jusqu’à trois wagons le long du train, ou dans la diligence.
play-about-horses = Un cheval
    .about = Avec une carte Chevauchée, un bandit de ce wagon longe le train jusqu’à trois wagons plus loin, ou gagne la diligence.

## À la table : l’extension en une minute

primer-horses-attack = L’attaque à cheval
    .about = Tu commences à cheval et choisis en secret, wagon après wagon, quand sauter à bord.
primer-horses-ride = La Chevauchée
    .about = Une nouvelle carte : d’un wagon où il y a un cheval, longe le train, de trois wagons au plus.
primer-horses-coach = La diligence
    .about = Elle part à côté de la locomotive et recule d’un wagon à chaque manche. On y entre à cheval, ou par son toit.
primer-horses-hostages = Les otages
    .about = Qui y entre en prend un : une rançon à la fin, et des ennuis d’ici là.
primer-horses-shotgun = Le Shotgun
    .about = Il est assis sur une cagnotte, sur la diligence. Frappe-le et elle est libre, mais le voilà sur le train : une balle pour qui arrive sur son toit.
primer-horses-whisky = Le whisky
    .about = Une flasque sert deux fois : pioche trois cartes et joues-en une, ou, avec du vieux whisky, joues-en deux d’affilée.

## Dans le guide

guide-chapter-hostages = Otages
guide-shotgun = Garde la cagnotte sur la diligence, jusqu’à ce qu’on le frappe.
guide-token-flask = Ne vaut rien, mais contient deux gorgées : plus de cartes, ou deux de suite.
guide-set-HS = Chevaux & Diligence
guide-ruling-coach = Potence tournante, Freinage, Vitesse supérieure et Rébellion des passagers ne touchent pas les bandits dans ou sur la diligence ; le Vol à la tire y marche.
guide-ruling-melee = Si une manche commence par une Mêlée, la carte de Ghost peut rester cachée après la révélation.

## Otages : ce qu’ils font à leur Bandit, et la rançon

power-poodle = le caniche
    .name = caniche
    .effect = Au début de chaque manche, une balle neutre rejoint ta pioche.
    .ransom = 1 000 $
power-banker = le banquier
    .name = banquier
    .effect = Aucune gêne.
    .ransom = 1 000 $ si tu as une cagnotte
power-minister = le pasteur
    .name = pasteur
    .effect = Tu pioches une carte de moins au début d’une manche.
    .ransom = 900 $
power-teacher = l’institutrice
    .name = institutrice
    .effect = Tes Coups de poing sont sans effet.
    .ransom = 800 $
power-zealot = la bigote
    .name = bigote
    .effect = Tes Chevauchées sont sans effet.
    .ransom = 700 $
power-old-lady = la vieille dame
    .name = vieille dame
    .effect = Sur les toits, tu n’avances que d’un wagon.
    .ransom = 500 $ pour chacun de tes bijoux
power-poker-player = la joueuse de poker
    .name = joueuse de poker
    .effect = Tu perds ton pouvoir.
    .ransom = 250 $ pour chacune de tes bourses
power-photographer = le photographe
    .name = photographe
    .effect = Tu ne peux pas jouer de carte face cachée.
    .ransom = 200 $ pour chaque balle d’autrui parmi tes cartes
