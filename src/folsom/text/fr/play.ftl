# The game’s screen in the browser.

## On the train

play-price = { $lawman } est ici.
play-price-marshal = Marshal ici : une balle, puis le toit
play-nth-card = carte { $number } sur { $of }
play-car = Wagon { $number } sur { $of }, { $car }
play-inside = Intérieur : { $who }.
play-roof = Toit : { $who }.
play-beside = { $car }, le long du train
play-empty = Vide.

## The round

play-round = Manche { $number } sur { $of }
play-round-word = Manche
play-stop-standard = Visible
play-stop-speeding-up = Double
play-stop-switching = Inverse
play-action = Action
play-then = Puis
play-no-event = Sans événement
play-plan = Le plan
play-turn = Tour { $number }
play-cards-to-come =
    { $number ->
        [one] { $number } carte
       *[other] { $number } cartes
    }
play-card-new = nouvelle
play-face-down = une carte face cachée
play-slot-next = { $who } : à jouer maintenant
play-slot-empty = { $who } : doit encore jouer
play-slot-laid = { $who } : { $card }
play-slot-now = { $who } : { $card }, maintenant
play-slot-past = { $who } : { $card }, fait
play-next-turn = Prochain tour : { $turn }, { $how }.

## Players

play-players = Joueurs
play-you = toi
play-bot = bot
play-away = absent, un bot joue
play-not-here = non connecté
    .about = La page est fermée, ou la ligne est coupée. La place et les cartes restent là.
play-first = 1er
play-first-player = premier joueur
play-does = choisit
    .you = tu choisis
play-does-Plan = joue
    .you = tu joues
play-does-plan = joue
    .you = tu joues
play-does-ShootAt = tire
    .you = tu tires
play-does-MoveTo = se déplace
    .you = tu te déplaces
play-does-move = se déplace
    .you = tu te déplaces
play-does-floor = change d’étage
    .you = tu changes d’étage
play-does-shoot = tire
    .you = tu tires
play-does-rob = braque
    .you = tu braques
play-does-punch = frappe
    .you = tu frappes
play-does-marshal = déplace le Marshal
    .you = tu déplaces le Marshal
play-nothing = rien
play-plate = Butin : { $loot }. Balles restantes : { $bullets }, reçues : { $received }. Cartes en main : { $hand }, dans la pioche : { $deck }.
play-bot-plays = Un bot garde ta place.
play-bot-rated = Partie classée : s’il prend plus d’un quart de tes décisions, tu finis dernier.
play-rests-own = Personne ne joue : la partie t’attend.
play-count = Compter le butin
play-result = Juste le résultat
play-leave = Quitter la partie
play-leave-about = Un bot joue à ta place. Tu peux revenir tant que la partie dure.
play-leave-rest = Tous les autres sont absents pour l’instant : la partie attend que quelqu’un revienne.
play-leave-alone = Tu ne joues qu’avec des bots : la partie s’arrête sans vainqueur.
play-leave-last = Tous les autres sont partis : la partie s’arrête sans vainqueur.
play-leave-rated = Cette partie est classée. Tu finis dernier, derrière tous ceux qui restent, sauf si tu reviens et prends toi-même au moins les trois quarts de tes décisions.
play-leave-rated-last = Cette partie est classée : qui a pris lui-même la dernière décision finit premier.
play-leave-yes = Quitter
play-leave-no = Rester
play-come-back = Je suis de retour

## Oneself

play-me = Toi
play-hand = Ta main
play-bullet = Balle
play-not-playable = pas maintenant
play-not-playable-why = Ne peut pas être jouée. Appuie pour savoir pourquoi.
play-left = { $number } restantes
play-only-you = toi seul vois les valeurs
play-power = Pouvoirs
play-no-power = Ton pouvoir est perdu.

## Asking

play-ask-Plan = À toi : joue une carte ou pioches-en 3
play-floor-inside = { $car }, intérieur
play-floor-roof = { $car }, toit
play-answers = Réponses
play-waiting-for = Choisissent encore : { $who }
play-missing = Hors connexion : { $who }.
play-sending = Envoyé…
play-undo = Annuler
play-skip = Passer
play-no-reason = Aucune règle ne le dit : ce n’est simplement pas possible ici.
play-ghost = Toi, ensuite
play-ghost-unsure = Toi, peut-être
play-sketch = Sans obstacle, cela t’amène { $place }.
play-sketch-stays = Sans obstacle, tu feras cela { $place }.
play-sketch-unsure = Peut-être { $place } : les cartes des autres peuvent changer cela.
play-other-way = Autre chemin
play-paused = La partie est en pause.
play-rests = Personne ne joue. La partie attend le retour d’un joueur.
play-pause-wished = Pause demandée par { $who }.
play-pause-asked = Tu demandes une pause : elle commence quand tous sont d’accord.
play-pause-yes = D’accord

## What happened

play-log = Journal
play-whole-log = tout le journal
play-why = Pourquoi ?
play-no-log = Rien encore. Le train siffle.
play-hushed = { $who } prévoit une carte.
    .you-who = Tu prévois une carte.
play-missed =
    Pendant ton absence : { $number ->
        [one] une action
       *[other] { $number } actions
    }.
play-since = Pendant ton absence
play-read = Lire
play-step-back = Un pas en arrière
play-step-on = Un pas en avant
play-to-now = Revenir au présent
play-to-now-new =
    { $number ->
        [one] { $number } de plus : revenir au présent
       *[other] { $number } de plus : revenir au présent
    }
play-show = Revoir
play-asked = On te demande : { $question }

## Sheets

play-menu = Menu
play-chat = Chat
play-there = { $where } : { $what }
play-map = Vue d’ensemble
play-help = Touches et cartes
play-help-short = Aide
play-close = Fermer
play-speed = Vitesse
play-motion = Mouvement
play-motion-auto = Comme l’appareil
play-motion-full = Tout
play-motion-less = Le moins possible
play-theme = Lumière
play-theme-auto = Comme l’appareil
play-theme-dusk = Crépuscule
play-theme-day = Jour
play-confirm-first = Choisir, puis confirmer
play-sound = Son
play-notify = Me prévenir quand c’est mon tour
play-notify-refused = Le navigateur ne le permet pas : vois ses réglages pour cette page.
play-pause = Demander une pause
play-pause-no = Plus de pause
play-go-on = Reprendre
play-unread =
    { $number ->
        [one] un nouveau message
       *[other] { $number } nouveaux messages
    }
play-no-talk = Personne n’a dit un mot.
play-say = Dis quelque chose à la table
play-send = Envoyer
play-mute = Ne plus entendre { $name }

## Help

play-key-digits = 1–9, 0
    .does = choisir parmi les réponses
play-key-arrows = ← → ↑ ↓
    .does = parcourir le train : wagons, étages
play-key-enter = Entrée
    .does = confirmer
play-key-escape = Échap
    .does = reprendre son choix
play-key-space = Espace, S
    .does = terminer l’animation, ou toutes
play-key-steps = , .
    .does = reculer dans ce qui s’est passé, et avancer ; Échap : revenir au présent
play-key-letters = L, M, C, ?
    .does = journal, vue d’ensemble, chat, aide
play-key-about = ? sur un élément
    .does = ce que c’est
play-hold = Appuie sur le billet, une plaque, le plan ou un otage pour lire ce que c’est. Garde le doigt sur ce qu’un appui choisirait : une carte, une réponse, le train ; ou clique avec l’autre bouton.
play-card-move = À l’intérieur, un wagon ; sur les toits, jusqu’à trois.
play-card-floor = Monte sur le toit, ou descends à l’intérieur.
play-card-shoot = Une balle pour quelqu’un en vue, pas sur ta position.
play-card-rob = Prends un jeton là où tu es.
play-card-punch = Quelqu’un près de toi lâche du butin et atterrit un wagon plus loin.
play-card-marshal = Le Marshal avance d’un wagon. Qui le croise prend une balle et fuit sur le toit.
play-card-bullet = Un poids mort : elle vient en main comme les autres cartes, et ne se joue jamais.

## What things are

play-about = Qu’est-ce que c’est ? { $what }
play-about-end = À la fin de la manche
play-about-acting = Action { $number } sur { $of }
    .about = Les cartes du plan sont résolues une à une, dans l’ordre où elles ont été jouées.
play-about-face-down = Face cachée : seul qui l’a jouée la connaît, jusqu’à ce qu’on la retourne.
play-about-empty = La place d’une carte. Qui préfère en piocher trois la laisse vide.
play-about-no-power = Pas de pouvoir dans cette partie pour l’instant.
play-about-first = Premier joueur
    .about = Commence chaque tour de cette manche. La suivante commence par le joueur d’après.
play-about-side = Gagne et perd avec { $who }.
play-about-revolver =
    { $number ->
        [one] { $number } balle restante
       *[other] { $number } balles restantes
    }
    .about = Qui est touché en reçoit une, comme carte. Sans balle, un Tir n’a aucun effet.
play-about-received =
    { $number ->
        [one] { $number } balle reçue
       *[other] { $number } balles reçues
    }
play-about-cards = Cartes : { $hand } en main, { $deck } dans la pioche
    .about = Les balles reçues en font partie. Tout le monde peut les compter.

## Feelings

emote-hello = Salut !
emote-laugh = Ha ha !
emote-wow = Ouah !
emote-ouch = Aïe !
emote-angry = Grr !
emote-sorry = Désolé.
emote-thanks = Merci.
emote-bravo = Bravo !
emote-think = Hmm…
emote-hurry = Plus vite !
emote-luck = Bonne chance !
emote-bye = À bientôt.

## Why it happened so: the facts of the case

play-why-roof-ahead = En vue : le toit occupé le plus proche, vers l’avant.
play-why-roof-behind = En vue : le toit occupé le plus proche, vers l’arrière.
play-why-next-car = En vue : le wagon voisin.
play-why-through = En vue à travers le toit, grâce au pouvoir de { $who }.
    .you = En vue à travers le toit, grâce à ton pouvoir.
play-why-others = Également en vue : { $who }.
play-why-here = Également sur place : { $who }.
play-why-spared = Impossible de viser { $who } : il y a une autre cible.
    .you = Impossible de te viser : il y a une autre cible.
play-why-unloaded = Le barillet est vide.
play-why-roofs = Personne sur un autre toit.
play-why-cars = Personne dans les wagons voisins.
play-not-chosen = Aussi en vue
play-not-chosen-here = Aussi sur place

## What happens to oneself

play-hit-shot = Tu prends une balle de { $bandit }
play-hit-neutral-hit = Tu reçois une balle neutre
play-hit-punched = { $bandit } te frappe
play-hit-bullet = Une carte morte dans ta pioche dès la prochaine manche. Balles reçues jusqu’ici : { $received }.
play-hit-blow = Tu laisses tomber du butin, si tu en as, et tu atterris un wagon plus loin.
play-hit-lies = Maintenant { $place }, à qui veut le prendre.
play-hit-on = Continuer
play-hit-again = Revoir
