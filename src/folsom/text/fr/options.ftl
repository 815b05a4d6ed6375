# Ce qu’on peut choisir, en textes de boutons, et ce qui est demandé.

option-play = Jouer { $card }
option-hide = Jouer { $card } face cachée
    .brief = Face cachée
option-draw = Piocher 3 cartes
    .brief = Piocher 3
option-move = Aller { $place }
option-climb = Passer { $place }
option-marshal = Envoyer le Marshal { $place }
option-shoot = Tirer sur { $pawn }
option-rob = Prendre { $look }
option-punch = Frapper { $pawn }
option-drop = Faire tomber { $look }
option-keep = Garder la bourse
option-leave = Laisser tomber la bourse
option-send = Envoyer { $place }
option-act = { $card }
option-deflect = Refiler la balle à { $pawn }
option-pick = Ramasser { $look }
option-pass = Ne rien faire
option-caboose = { $pawn } dans le wagon de queue
option-discard = Défausser { $card }
option-done = Terminé
option-search = Prendre { $card }
option-hold = Garder { $card }

## Le hasard répond aussi, là où une partie enregistrée ou un témoin qui voit tout le montre.

option-cards = Cartes : { $cards }
option-round = Carte Manche : { $round }
option-train = Train : { $cars }
option-first = Premier joueur : { $pawn }
option-token = Jeton { $number }
option-worth = Valeur : { $value }
option-lose = Le jeton { $number } est perdu

## Questions : au joueur interrogé, et ce qu’en voient les autres.

question-Plan = { $bandit }, jouer une carte ou piocher ?
    .other = { $bandit } prépare son plan.
    .you = Jouer une carte ou piocher ?
question-MoveTo = Déplacement : où va { $bandit } ?
    .other = { $bandit } choisit où aller.
    .you = Déplacement : où vas-tu ?
question-ClimbTo = Changement d’étage : où va { $bandit } ?
    .other = { $bandit } choisit où grimper.
    .you = Changement d’étage : où vas-tu ?
question-MarshalTo = Marshal : où l’envoyer ?
    .other = { $bandit } choisit où va le Marshal.
question-ShootAt = Tir : sur qui tire { $bandit } ?
    .other = { $bandit } choisit sur qui tirer.
    .you = Tir : sur qui tires-tu ?
question-RobToken = Braquage : que prend { $bandit } ?
    .other = { $bandit } choisit que prendre.
    .you = Braquage : que prends-tu ?
question-PunchWhom = Coup de poing de { $bandit } : contre qui ?
    .other = { $bandit } choisit qui frapper.
    .you = Coup de poing : qui frappes-tu ?
question-KnockOut = Coup de poing : que laisse tomber { $victim } ?
    .other = { $bandit } choisit ce que { $victim } laisse tomber.
    .you-victim = { $bandit } choisit ce que tu laisses tomber.
question-Claim = Une bourse tombe : { $bandit } la garde ?
    .other = { $bandit } décide de garder la bourse ou non.
    .you = Une bourse tombe : tu la gardes ?
question-SendTo = Coup de poing : où atterrit { $victim } ?
    .other = { $bandit } choisit où { $victim } atterrit.
    .you-victim = { $bandit } choisit où tu atterris.
question-PushTo = Le tir pousse { $victim } plus loin : où ?
    .other = { $bandit } choisit où va { $victim }.
    .you-victim = { $bandit } choisit où tu vas.
question-Gift = { $bandit } peut agir : comment ?
    .other = { $bandit } peut agir.
    .you = Tu peux agir : comment ?
question-NameReceiver = Qui prend la balle à la place de { $bandit } ?
    .other = { $bandit } choisit qui prend la balle.
    .you = Qui prend la balle à ta place ?
question-Pickpocket = Vol à la tire : { $bandit } prend une bourse ?
    .other = { $bandit } peut ramasser une bourse.
    .you = Vol à la tire : tu prends une bourse ?
question-PawnsInFists = Qui commence dans le wagon de queue, l’autre juste devant ? Choix secrets.
    .other = Tous choisissent en secret qui commence dans le wagon de queue.
question-SearchDeck = { $bandit }, prendre une carte au choix avant de piocher ?
    .other = { $bandit } peut chercher une carte dans sa pioche.
    .you = Prendre une carte au choix avant de piocher ?
question-CoverWith = Couverture : { $bandit } joue aussi une carte ?
    .other = Couverture : { $bandit } peut aussi jouer une carte.
    .you = Couverture : tu joues aussi une carte ?
question-Lighten = { $bandit }, défausser une balle ?
    .other = { $bandit } peut défausser des balles.
    .you = Défausser une balle ?
question-KeepWhich =
    { $printing ->
        [2014] Que défausser ? Le reste est gardé, sauf les balles. Choix secrets.
       *[other] Que défausser ? Le reste est gardé. Choix secrets.
    }
    .other = Tous choisissent en secret les cartes à garder.
question-KeepForNext = Plan d’attaque : garder une carte pour la manche suivante ? Choix secrets.
    .other = Plan d’attaque : tous choisissent en secret les cartes à garder.
