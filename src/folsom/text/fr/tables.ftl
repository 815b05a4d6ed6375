# Ce qu’affichent `folsom simulate`, `folsom bench` et `folsom scenario`.

number-whole = { NUMBER($number, maximumFractionDigits: 0) }
number-tenths = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
number-percent = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) } %

simulate-games = parties
simulate-plies = coups
simulate-decisions = décisions
simulate-speed = parties par seconde
simulate-laws = Lois
simulate-law = loi
simulate-checked = vérifiée
simulate-broken = violée
simulate-wins = Victoires
simulate-who = Bandit ou place
simulate-share = part des victoires
simulate-seat = place
simulate-engine-compiled = moteur compilé
simulate-engine-plain = Python pur
simulate-failure = Une loi est violée, dans la partie de graine { $seed } ({ $bandits }), après le coup { $ply } :
simulate-again = Pour le revoir : { $command }
simulate-help-games = Combien de parties sont jouées.
simulate-help-seed = La graine de la première partie ; les autres suivent.
simulate-help-jobs = Combien de processus jouent ; 0 : un par processeur.
simulate-help-thorough = Vérifier les lois coûteuses à chaque coup, pas seulement de temps en temps.
simulate-help-json = Afficher le résultat en JSON.

bench-title = Par seconde de processeur, meilleure de { $runs } mesures : { $players } joueurs, réponses au hasard
bench-compiled = moteur compilé
bench-plain = Python pur
bench-help-seconds = Secondes de processeur pour chacun des cinq essais de chaque mesure.
bench-help-json = Afficher le résultat en JSON.
games_per_second = parties
plies_per_second = coups, tirages compris
decisions_per_second = décisions
playouts_per_second = fins de partie jouées depuis le milieu
copies_per_second = copies
views_per_second = vues
determinize_per_second = mondes tirés d’une vue
games_with_views_per_second = parties avec une vue à chaque décision

scenario-holds = ok
scenario-fails = ÉCHEC
scenario-none = aucun scénario trouvé
scenario-all-hold = scénarios : { $number }, tous réussis
scenario-some-failed = scénarios : { $number }, en échec : { $failed }
scenario-help-check = Exécuter des fichiers de scénarios ; statut 1 si l’un d’eux échoue ou s’il n’y en a aucun.
scenario-help-paths = Fichiers de scénarios, ou dossiers de fichiers *.yaml.
scenario-help-verbose = Nommer aussi ceux qui réussissent.
scenario-help-schema = Afficher le schéma JSON des fichiers de scénarios, pour les éditeurs.
