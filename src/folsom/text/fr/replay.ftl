# Les replays dans le navigateur, et ce que disent les autres écrans sans main : le billet de la manche, les plaques, le plan.

## Le billet

replay-ticket = Cette manche
replay-round-of = Manche { $number } sur { $of }.
replay-round-short = M{ $number }
replay-action = Action { $number }/{ $of }

## Les joueurs

replay-players = Joueurs
replay-first = 1er
replay-bot = Bot
replay-bot-mark = bot
replay-plate =
    { $bullets ->
        [one] encore { $bullets } balle
       *[other] encore { $bullets } balles
    }, { $received } reçues, { $hand } cartes en main, { $deck } dans la pioche

## Le plan

replay-plan = Le plan
replay-plan-empty = Pas encore de cartes.
replay-hand = La main de { $seat }
replay-hand-short = Main
replay-card-hidden = une carte face cachée
replay-plan-card =
    { $when ->
        [past] { $seat } : { $card }, fait
        [now] { $seat } : { $card }, maintenant
       *[next] { $seat } : { $card }
    }

## Le film

replay-title = Replay
replay-loading = On rembobine…
replay-lost = Aucune partie à revoir ici
    .about = Aucune partie n’a cette adresse, ou elle n’est plus gardée. Vérifie le lien, ou ouvre une partie que tu as enregistrée.
replay-seen-by = Vu par
replay-viewer-all = Tout voir
replay-viewer-spectator = Spectateurs
replay-controls = Le film
replay-scrubber = Moment de la partie
replay-position = Moment { $number } sur { $of }
replay-shots = Tirs
replay-thefts = Braquages
replay-play = Lecture
replay-pause = Pause
replay-back = Un pas en arrière
replay-on = Un pas en avant
replay-round-back = Au début de la manche
replay-round-on = À la manche suivante
replay-speed = Vitesse
replay-log = Journal
replay-rules = Joué selon les règles de la version { $version }.

## Partager

replay-link = Lien vers ce moment
replay-copied = Lien copié
replay-copy-this = Copie ce lien :
replay-file = Garder
replay-open = Ouvrir un fichier
replay-close = Fermer
replay-bring = Une partie venue d’ailleurs
replay-bring-about = Choisis un fichier de partie. Le serveur la rejoue en entier et la montre si elle tient.
replay-guest = Spectateur

## Mélanges honnêtes

replay-fair = Mélange honnête ?
replay-fair-about = Avant la partie, le serveur a promis sa graine secrète par une empreinte. Maintenant il montre la graine, et ce navigateur recalcule chaque tirage, y compris celui des bandits.
replay-fair-noted = L’empreinte que tu as notée (si tu l’as fait)
replay-fair-check = Vérifier
replay-fair-yes = Personne n’a touché aux cartes.
replay-fair-draws =
    { $draws ->
        [one] Le tirage est bien celui que disent les graines ({ $draws }).
       *[other] Les { $draws } tirages sont bien ceux que disent les graines.
    }
replay-fair-dealt = Les bandits que personne n’avait choisis ont été tirés au sort comme le disent les graines.
replay-fair-not-dealt = Une version plus ancienne a commencé cette partie : rien ne montre comment les bandits ont été tirés au sort.
replay-fair-no = Ça ne tient pas.
replay-fair-commitment = Empreinte d’avant la partie
replay-fair-seed = Graine du serveur
replay-fair-seeds = Graines des joueurs
replay-fault-format = Cette page ne connaît pas ce genre de fichier.
replay-fault-seed = La graine n’est pas celle qui était promise.
replay-fault-noted = L’empreinte n’est pas celle que tu as notée.
replay-fault-dealing = Les bandits n’ont pas été tirés au sort comme le disent les graines.
replay-fault-counter = Au tirage { $draw }, des nombres du hasard ont été sautés ou pris deux fois.
replay-fault-bag = Au tirage { $draw }, on a tiré plus qu’il n’y avait.
replay-fault-draw = Le tirage { $draw } n’est pas ce que disent les graines.
replay-fault-end = Les derniers tirages manquent.
