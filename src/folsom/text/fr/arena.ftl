# Ce qu’affichent `folsom arena`, `folsom ladder`, `folsom study` et `folsom bots`.

help-arena = Faire jouer un match entre bots : qui gagne et combien de fois, avec des intervalles.
help-ladder = Classer des bots à des tables mêlées, avec des intervalles.
help-study = Étudier l’équilibre du jeu et écrire un rapport illustré.
help-bots = Montrer les sortes de bots et ce que leurs codes peuvent dire.

arena-help-bots = Les bots, séparés par des virgules ; le dernier prend les places restantes (outlaw,random : un outlaw contre des random).
arena-help-games = Combien de parties sont jouées.
arena-help-seed = Un nombre qui fixe tout le hasard ; les bots qui comptent leur réflexion rejouent alors les mêmes parties.
arena-help-jobs = Combien de processus jouent ; 0 : un par processeur.
arena-help-json = Afficher le résultat en JSON.
arena-help-plot = Dessiner le résultat dans ce fichier (.png, .svg, .pdf).
arena-help-resume = Garder les parties finies dans ce fichier ; s’il existe, reprendre où il s’arrête.
arena-help-ray = Jouer sur une grappe Ray : à cette adresse ou, sans adresse, sur cette machine.

arena-error = Impossible : { $problem }.
arena-no-bots = aucun bot n’est nommé
arena-too-many = { $bots } bots ne tiennent pas sur { $players } places (folsom ladder les mélange)
study-one-bot = un seul bot joue à toutes les places d’une étude (folsom arena compare des bots)
arena-no-number = « { $text } » n’est pas une liste de nombres de joueurs (3,4,5)
arena-other-run = { $file } garde une autre série de parties ({ $differs })
arena-no-store = { $file } ne garde pas de parties (ligne { $line })
arena-no-ray = Ray n’est pas installé (pip install folsom[ray])
arena-no-plots = matplotlib, qui dessine, n’est pas installé (pip install folsom[arena])
arena-interrupted = Interrompu.
arena-worker-lost = Un processus qui jouait est mort.
arena-workers-lost = Ray a perdu tous les processus qui jouaient la partie { $game }.
arena-go-on = La même commande reprend à partir de { $file }.
arena-go-on-next-time = Avec --resume FICHIER, une série arrêtée peut reprendre.
arena-title = Parties : { $games }, joueurs : { $players } ({ $engine })
arena-bot = bot
arena-times = { $bot } ×{ $number }
arena-share = gains
arena-interval = sûr à 95 %
arena-fair = équité
arena-money = argent
arena-time = ms
arena-time-95 = 95 %
arena-time-most = max.
arena-failed = échecs
arena-range = { $low }–{ $high }
arena-note = gains : part des parties gagnées, par place ; ms : millisecondes par décision
arena-failures =
    { $number ->
        [one] Un bot a échoué une fois ; une option permise a été prise à sa place.
       *[other] Des bots ont échoué { $number } fois ; une option permise a été prise à leur place.
    }
arena-problem = partie { $game }, place { $seat } ({ $code }), décision { $decision } ({ $about }) : { $problem }
arena-nobody-won =
    { $number ->
        [one] Une partie est sans vainqueur : tous étaient arrêtés.
       *[other] { $number } parties sont sans vainqueur : tous étaient arrêtés.
    }
arena-shared-wins =
    { $number ->
        [one] Une victoire a été partagée.
       *[other] { $number } victoires ont été partagées.
    }
arena-by-clock = Un bot réfléchit à la montre : la même graine peut donner d’autres parties.
arena-short = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
arena-long = { NUMBER($number, minimumFractionDigits: 0, maximumFractionDigits: 0) }

ladder-help-bots = Les bots à classer, séparés par des virgules.
ladder-help-players = Nombres de joueurs aux tables, séparés par des virgules (3,4,5,6).
ladder-too-few = il faut deux bots différents pour un classement
ladder-missing = openskill, qui classe, n’est pas installé (pip install folsom[arena])
ladder-rating = cote
ladder-games = parties
ladder-note = cote : niveau selon openskill (chacun commence à 25) ; son intervalle vient de { $rounds } tirages des donnes

bots-budget = réfléchit
bots-settings = réglages
bots-about = ce qu’il fait
bots-note = Un code est un nom, puis une durée de réflexion (itérations, ms ou s), puis des réglages : mcts:200, mcts:50ms:explore=0.5
bot-random = Répond au hasard.
bot-greenhorn = Prend ce qu’il voit et oublie le Marshal : pour une première partie.
bot-outlaw = Planifie avec l’œil pour le butin, le danger et les lignes de tir.
bot-gunslinger = Réfléchit un instant, dans bien des mondes possibles.
bot-legend = Réfléchit le plus longtemps : le plus fort de tous.
bot-mcts = La recherche seule, pour faire des essais.
plot-match = Part des victoires ({ $games } parties, { $players } joueurs)
plot-share = part des victoires en %, avec intervalles à 95 %
plot-fair = part équitable
plot-ladder = Cotes ({ $games } parties)
plot-rating = cote openskill, avec intervalles à 95 %

study-help-bot = Le bot qui joue à toutes les places.
study-help-players = Nombres de joueurs, séparés par des virgules (3,4,5,6).
study-help-out = Le dossier de report.md, de ses images et de study.json.
study-help-by-variant = Jouer aussi chaque variante, et les comparer.
study-written = Écrit : { $file }

study-title = L’attaque du train est-elle équilibrée ?
study-games = Parties : { $games }, toutes les places jouées par { $bot }.
study-played = Joué : { $settings }.
study-boxes = Extensions : { $boxes }.
study-engine = Édition { $edition }, graine { $seed }, { $engine }.
study-length = Décisions par partie : { NUMBER($number, maximumFractionDigits: 1) }.
study-winner = Le vainqueur a { $money } en moyenne (de { $low } à { $high }).
study-shared = Victoires partagées : { $shared } ; parties sans vainqueur : { $nobody }.
study-how = Le même bot joue à toutes les places : les différences viennent donc du jeu. Chaque bandit occupe chaque place aussi souvent que les autres, partout où la variante le permet. Les intervalles contiennent la vraie valeur dans { $percent } cas sur 100 ; parmi tant de nombres, quelques-uns paraissent donc remarquables par chance. Les nombres en gras sortent de ce qui serait équitable ou habituel.
study-plain = jeu normal
study-setting = { $variants }, { $players } joueurs
study-who = qui
study-n = parties
study-share = victoires
study-interval = intervalle
study-fair = part équitable
study-card = carte Manche
study-way = façon de jouer
study-all = en tout
study-winner-money = argent du vainqueur
study-seat = place { $number }
study-turn =
    { $number ->
        [1] premier joueur
       *[other] joueur { $number }
    }
study-bandits = Victoires par bandit
    .about = La part des parties que gagne chaque bandit, parmi celles où il joue.
study-seats = Victoires par place
    .about = Le premier joueur est tiré au sort : les places devraient donc se valoir ; l’ordre du tour de la première manche, pas forcément.
study-turns = Victoires par ordre du tour dans la première manche
study-rounds = Victoires par carte Manche
    .about = De combien de points chaque bandit gagne plus (ou moins) souvent que d’habitude quand la carte est de la partie. Une partie en a cinq : les effets se mêlent.
study-rounds-label = points de pourcentage, par rapport à toutes les parties ; en gras : sans doute pas le seul hasard
study-money = Argent par origine
    .about = L’argent moyen de chaque bandit à la fin. Le butin compte là où son dernier propriétaire l’a pris ; la somme des origines est l’argent qui décide la partie.
study-money-label = argent moyen à la fin, en $
study-settings = Victoires par variante et nombre de joueurs
    .about = La part des victoires dans chaque façon de jouer ; dans l’image, divisée par la part équitable.
study-settings-label = part des victoires, en multiple de la part équitable

source-start = bourses de départ
source-purse = bourses volées
source-jewel = bijoux volés
source-strongbox = cagnottes volées
source-punch = pris d’un coup de poing
source-event = événements
source-power = rançons
source-sharpshooter = As de la gâchette
source-other = autre
