# Records of games, positions and counts.

help-record = Parties notées : les montrer, les vérifier, les rejouer, en faire des scénarios.
help-position = Dessiner une position écrite sur une ligne.
help-perft = Compter les suites de coups qui peuvent suivre une position.
record-help-show = Dire ce que contient une partie notée, sans la jouer.
record-help-verify = Rejouer une partie notée et vérifier chaque réponse, chaque tirage et le résultat.
record-help-replay = Montrer une partie notée coup par coup.
record-help-scenario = Écrire une position d’une partie notée comme fichier de scénario.
record-help-file = Une partie notée.
record-help-at = La position après ce coup ; 0 est le début.
record-help-out = Écrire dans ce fichier plutôt qu’à l’écran.
record-help-seat = La montrer avec les yeux de cette place ; sinon on voit tout.
position-help-text = Une position sur une ligne ; - la lit de l’entrée standard.
perft-help-depth = Combien de coups de profondeur.
perft-help-divide = Compter pour chaque premier coup.
perft-help-text = Une position sur une ligne ; sinon la partie de ce nombre, à sa première question.

record-error = { $file } : { $problem }
record-holds = { $file } : la partie notée est juste ({ $plies } coups).
record-other-rules = Elle a été jouée avec les règles { $rules } ; celles-ci sont { $current }.
record-facts = règles { $rules }, { $players } joueurs, { $plies } coups
record-ply = Coup { $ply } sur { $plies } : { $text }
record-start = Le début, avant tout coup ; { $plies } suivent.
record-no-ply = la partie a { $plies } coups, { $ply } n’en est pas un
record-drawing = Un tirage est ouvert.
record-over = La partie est finie.
position-bare = Rien n’est encore sur la table : on tire d’abord le train.
position-error = Ce n’est pas une position : { $problem }
perft-view = on ne compte que dans une vraie partie, pas dans ce qu’en sait un seul joueur
perft-line = { $depth } : { $count }
