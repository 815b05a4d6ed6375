# Ce qu’on peut choisir, en textes de boutons, et ce qui est demandé.

option-play = Jouer { $card }
option-hide = Jouer { $card } face cachée
option-draw = Piocher 3 cartes
option-move = Aller { $place }
option-climb = Passer { $place }
option-marshal = Envoyer le Marshal { $place }
option-shoot = Tirer sur { $pawn }
option-rob = Prendre { $look }
option-punch = Frapper { $pawn }
option-drop = Faire tomber { $look }
option-keep = Garder la Bourse
option-leave = Laisser tomber la Bourse
option-send = Envoyer { $place }
option-pick = Ramasser { $look }
option-pass = Ne rien prendre

## Le hasard répond aussi, là où une partie notée ou un témoin qui voit tout le montre.

option-cards = Cartes : { $cards }
option-round = Carte Manche : { $round }
option-train = Train : { $cars }
option-first = Premier Joueur : { $pawn }
option-token = Jeton { $number }
option-worth = Valeur : { $value }
option-lose = Le jeton { $number } est perdu

## Questions : au joueur interrogé, et ce qu’en voient les autres.

question-Plan = { $bandit }, jouer une carte ou piocher ?
    .other = { $bandit } prépare son plan.
question-MoveTo = Déplacement : où va { $bandit } ?
    .other = { $bandit } choisit où aller.
question-ClimbTo = Changement d’étage : où va { $bandit } ?
    .other = { $bandit } choisit où grimper.
question-MarshalTo = Marshal : où l’envoyer ?
    .other = { $bandit } choisit où va le Marshal.
question-ShootAt = Tir : sur qui tire { $bandit } ?
    .other = { $bandit } choisit sur qui tirer.
question-RobToken = Braquage : que prend { $bandit } ?
    .other = { $bandit } choisit que prendre.
question-PunchWhom = Coup de poing de { $bandit } : contre qui ?
    .other = { $bandit } choisit qui frapper.
question-KnockOut = Coup de poing : que laisse tomber { $victim } ?
    .other = { $bandit } choisit ce que { $victim } laisse tomber.
question-Claim = Une Bourse tombe : { $bandit } la garde ?
    .other = { $bandit } décide de garder la Bourse ou non.
question-SendTo = Coup de poing : où atterrit { $victim } ?
    .other = { $bandit } choisit où { $victim } atterrit.
question-Pickpocket = Vol à la tire : { $bandit } prend une Bourse ?
    .other = { $bandit } peut ramasser une Bourse.
