# A table before the game: seats, bandits, the link, and what the host chooses.

lobby-title = La table de { $name }
lobby-no-table = Pas de table ici
lobby-invited = On te réclame à une table
lobby-come-in = Entrer
lobby-abandoned = Tout le monde est parti
    .about = Le train est parti sans un seul bandit. Le Marshal s’ennuie.
lobby-rematch = La même bande remet ça.
lobby-rematch-go = En être

## Seats

lobby-seats = Places
lobby-seat = Place { $number } : { $name }
lobby-seat-role = Place { $number }, { $role } : { $name }
lobby-empty = Place libre
lobby-kept = place gardée
lobby-kept-for-you = Une place t’est gardée.
lobby-bot = bot
lobby-automaton = joue tout seul
lobby-you = toi
lobby-host = hôte
lobby-ready = prêt
lobby-here = présent
lobby-away = absent
lobby-choosing = pas encore prêt
lobby-dealt = tiré au sort au départ
lobby-sit = S’asseoir ici
lobby-sit-down = S’asseoir
lobby-sit-too = La jouer aussi
lobby-move = Changer de place
lobby-seat-bot = Placer un bot
lobby-level-of = Niveau du bot de la place { $number }
lobby-take-away = Retirer
lobby-kick = Renvoyer
lobby-keep-no-more = Libérer la place
lobby-stand-up = Rendre cette place
lobby-pick = Choisir un bandit
lobby-be-ready = Je suis prêt
lobby-more-seats = Une place de plus
lobby-lookers =
    { $number ->
        [one] Une personne regarde.
       *[other] { $number } personnes regardent.
    }

## Bandits

lobby-wanted = Recherché : un bandit
lobby-wanted-about =
    { $each ->
        [one] Choisis qui tu es. Qui ne choisit pas est tiré au sort.
       *[other] Tu mènes { $each } bandits. Ceux que tu ne choisis pas sont tirés au sort.
    }
lobby-no-powers = Pas de pouvoirs dans une première partie.
lobby-taken-by = À { $name }
lobby-yours = à toi
lobby-deal-me = Tirer au sort
lobby-done = Terminé

## The link

lobby-link = Lien vers cette table
lobby-copy = Copier le lien
lobby-copied = Lien copié. Envoie-le à la bande.
lobby-copy-yourself = Ce navigateur ne copie pas. C’est sélectionné : copie-le toi-même.
lobby-share = Viens dévaliser un train.
lobby-share-it = Partager
lobby-qr = Code QR
lobby-qr-title = Vise avec un téléphone
lobby-qr-label = Code QR de { $link }
lobby-code = Ou dis-leur le code :

## Starting

lobby-go = Départ
lobby-start = Faire partir le train
lobby-fill = Compléter avec des bots
lobby-wait-seats =
    { $free ->
        [one] Une place est libre : invite quelqu’un, ou place un bot.
       *[other] { $free } places sont libres : invite du monde, ou place des bots.
    }
lobby-wait-kept = On attend { $who }.
lobby-wait-ready = Pas encore prêts : { $who }.
lobby-all-aboard = Tout le monde est à bord.
lobby-host-starts = { $name } fait partir le train.
lobby-take-a-seat = Prends une place, ou regarde.
lobby-full = Toutes les places sont prises. Tu peux regarder.
lobby-leave = Quitter la table

## What is played

lobby-what = Ce qu’on joue
lobby-change = Changer
lobby-setup = La partie à cette table
lobby-game = Jeu
lobby-edition = règles de { $edition }
lobby-edition-title = Règles de
lobby-players = Joueurs
lobby-first-game = Première partie
    .name = la première partie
    .about = Ni pouvoirs ni événements : pour qui n’a jamais dévalisé un train.
lobby-boxes = Extensions
lobby-variants = Variantes
lobby-plan = Plan
lobby-plan-kind-open = Ouvert
lobby-plan-kind-memory = De mémoire
lobby-plan-open = Toutes les cartes jouées face visible restent en vue.
lobby-plan-memory = Seule la carte du dessus se voit, comme à une vraie table.
lobby-clock = Horloge
lobby-clock-kind-none = Sans horloge
lobby-clock-kind-live = Une soirée
lobby-clock-kind-slow = Sur des jours
lobby-fair = Mélange honnête : l’empreinte
    .about = Le serveur a déjà promis sa graine secrète. Note ceci, et vérifie-le dans le replay après la partie.
lobby-clock-none = Personne n’est pressé.
lobby-clock-each = { $each } par décision.
lobby-clock-bank = { $each } par décision, et { $bank } en réserve.
lobby-each = Par décision
lobby-bank = En réserve
lobby-seconds =
    { $number ->
        [one] { $number } seconde
       *[other] { $number } secondes
    }
lobby-minutes =
    { $number ->
        [one] { $number } minute
       *[other] { $number } minutes
    }
lobby-hours =
    { $number ->
        [one] { $number } heure
       *[other] { $number } heures
    }
lobby-days =
    { $number ->
        [one] { $number } jour
       *[other] { $number } jours
    }
lobby-level-about = Des bots qui prennent les places libres, et de ceux qui jouent pour qui s’en va.
lobby-table = Table
lobby-who-comes = Ouverte à
lobby-public = Tout le monde : elle est dans la liste des tables publiques.
lobby-private = Qui a le lien ou le code.
lobby-counts = Classement
lobby-rated = Cette partie compte.
lobby-talk = Parole
lobby-quiet = Personne ne parle pendant le plan.
lobby-make-public = Table publique
    .about = Des inconnus la trouvent sur la première page et peuvent s’asseoir.
lobby-make-rated = Classée
    .about = Compte pour le classement. Il faut une horloge et deux personnes ou plus, chacune à une place. Qui quitte la partie finit dernier.
lobby-make-quiet = Silence pendant le plan
    .about = Pas de discussion pendant qu’on planifie.
lobby-agree = Jouer ainsi
lobby-legal = Cela se joue.
lobby-barred = Cela ne se joue pas ainsi.
lobby-fix-players =
    { $players ->
        [one] Passer à { $players } joueur
       *[other] Passer à { $players } joueurs
    }
lobby-fix-without = Sans { $part }
lobby-barred-part = { $part } :
lobby-range = { $from } à { $to }
lobby-either = { $start } ou { $last }

## Boxes: a tile for each, with what it brings in a minute

lobby-base = Le jeu de base
    .about = Planifier en secret, puis voir le braquage dérailler.
lobby-box-always = Toujours jouée
lobby-box-in = Jouée
lobby-box-play = Jouer avec
lobby-box-instead = La jouer à la place
lobby-box-ask = Demande à { $name }
lobby-primer = 60 secondes
    .label = { $box } en 60 secondes
primer-base-plan = Le plan
    .about = Chacun à son tour pose une carte sur la même pile, ou en pioche trois. Dans les tunnels, face cachée.
primer-base-act = Puis l’action
    .about = On retourne la pile et ses cartes s’exécutent dans l’ordre. Plus personne n’est alors là où tu pensais.
primer-base-rob = Le braquage
    .about = Prends une bourse (250 $ à 500 $), un bijou (500 $) ou une cagnotte (1 000 $) là où tu te trouves.
primer-base-shoot = Le tir et le coup de poing
    .about = Une balle est une carte morte dans la pioche d’un autre. Un coup de poing lui fait lâcher du butin et l’envoie dans le wagon voisin.
primer-base-marshal = Le Marshal
    .about = Qui le croise reçoit une balle et fuit sur le toit.
primer-base-end = Après cinq manches
    .about = Le bandit le plus riche gagne. Qui a tiré le plus de balles reçoit 1 000 $ de plus.

## Why something cannot be chosen. A rule may have words of its own (barred-RULE); else these are said, or the rule itself.

barred-with = Pas avec { $other }.
barred-players = Pour { $allowed } joueurs ; cette table en a { $number }.
    .number = { $part } : pour { $allowed } joueurs.
barred-bandits =
    { $too ->
        [few] Il faut au moins { $least } bandits. À moins, chacun peut en mener deux : duo, ou deux bandits par joueur.
       *[many] Il n’y a que { $most } bandits.
    }
barred-BASE-SETUP-5 = La première partie appartient aux règles de 2016.
