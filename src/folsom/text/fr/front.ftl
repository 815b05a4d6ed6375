# The first page, and what all pages around the game have.

front-places = Pages
front-how = Règles
front-watch = Regarder
front-ladder = Classement
front-theme = Clair ou sombre
front-you = Toi : { $name }
front-nobody = Ton nom ?
front-close = Fermer
front-who = On t’appelle comment ?
front-who-about = Un nom suffit. Ni courriel, ni compte, ni questions sur ton passé.
front-name-first = Écris d’abord ton nom : n’importe lequel ira.
front-who-go = C’est moi
front-who-account = J’ai un compte, ou un code
front-admit = Bon pour un bandit
front-with-bots = Toi et trois bots, environ 20 minutes
front-learn = Jamais joué ? Une première partie en dix minutes
front-friends = Entre amis
    .about = Envoie un lien. Des bots comblent les places.
front-join = Rejoindre une table
    .about = Avec un code ou un lien.
front-go-on = Continuer
front-waiting =
    { $games ->
        [0] Aucune partie ne t’attend.
        [one] Une partie attend ton tour.
       *[other] { $games } parties attendent ton tour.
    }
front-code = Le code, ou le lien
front-code-first = Tape le code, ou colle le lien.
front-code-go = Monter à bord
front-code-wrong = Aucune table n’a ce code. Vérifie-le, ou demande à qui te l’a donné.
front-players =
    { $players ->
        [one] { $players } joueur
       *[other] { $players } joueurs
    }
front-free =
    { $free ->
        [0] aucune place libre
        [one] une place libre
       *[other] { $free } places libres
    }
front-running = le train roule
front-sit = Rejoindre
front-mine = Tes parties
front-mine-none = Un casier vierge. Ça s’arrange.
front-finished = Parties finies
front-finished-none = Rien à revoir, et rien à regretter.
front-bots =
    { $bots ->
        [one] un bot
       *[other] { $bots } bots
    }
front-yourself = Toi
front-you-alone = Toi, sur un quai désert
front-invited = tu es invité
front-gathering = rassemblement sur le quai
front-paused = à l’arrêt
front-rests = attend ton retour
front-away = un bot joue pour toi
front-news = du nouveau depuis ta visite
front-state-abandoned = abandonnée
front-winner = { $name } ({ $bandits })
front-won =
    { $number ->
        [one] { $who } a gagné
       *[other] { $who } ont gagné
    }
front-won-you = Tu as gagné avec { $bandits }
front-won-too = { $who } avez gagné
front-won-nobody = Personne n’a gagné
front-more = Plus
front-open = Ouvrir une partie enregistrée
front-cut = La ligne est coupée
front-install = Installer le jeu
front-fans = Un jeu non officiel fait par des amateurs ; l’éditeur n’y est pour rien.
