# Ce qu’affichent `folsom arena`, `folsom ladder`, `folsom study` et `folsom bots`.

help-arena = Faire jouer un match entre robots : qui gagne et combien de fois, avec des intervalles.

arena-help-bots = Les robots, séparés par des virgules ; le dernier prend les places restantes (outlaw,random : un outlaw contre des random).
arena-help-games = Combien de parties sont jouées.
arena-help-seed = Un nombre qui fixe tout le hasard ; les robots qui comptent leur réflexion rejouent alors les mêmes parties.
arena-help-jobs = Combien de processus jouent ; 0 : un par processeur.
arena-help-json = Afficher le résultat en JSON.

arena-error = Impossible : { $problem }.
arena-no-bots = aucun robot n’est nommé
arena-too-many = { $bots } robots ne tiennent pas sur { $players } places (folsom ladder les mélange)
arena-title = Parties : { $games }, joueurs : { $players } ({ $engine })
arena-bot = robot
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
        [one] Un robot a échoué une fois ; une option permise a été prise à sa place.
       *[other] Des robots ont échoué { $number } fois ; une option permise a été prise à leur place.
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
arena-by-clock = Un robot réfléchit à la montre : la même graine peut donner d’autres parties.
arena-short = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
arena-long = { NUMBER($number, minimumFractionDigits: 0, maximumFractionDigits: 0) }
