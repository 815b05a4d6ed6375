box-convoy = Le Convoi
    .about = un second train qui longe le premier, des missions secrètes, et un joueur qui mène le Marshal
seat-clockwork = l’automate
pawn-courier-1 = le premier convoyeur
    .letter = 1
    .name = Premier convoyeur
pawn-courier-2 = le deuxième convoyeur
    .letter = 2
    .name = Deuxième convoyeur
pawn-courier-3 = le troisième convoyeur
    .letter = 3
    .name = Troisième convoyeur
pawn-courier-4 = le quatrième convoyeur
    .letter = 4
    .name = Quatrième convoyeur
pawn-courier-5 = le cinquième convoyeur
    .letter = 5
    .name = Cinquième convoyeur
pawn-courier-6 = le sixième convoyeur
    .letter = 6
    .name = Sixième convoyeur
pawn-courier-7 = le septième convoyeur
    .letter = 7
    .name = Septième convoyeur
pawn-courier-8 = le huitième convoyeur
    .letter = 8
    .name = Huitième convoyeur
car-tender = tender
    .title = Tender
    .short = Tender
car-armored = wagon blindé
    .title = Wagon blindé
    .short = Blindé
car-jail = wagon-prison
    .title = Wagon-prison
    .short = Prison
car-cart = draisine
    .title = Draisine
    .short = Draisine
place-cell = dans la cellule du wagon { $car }
    .to = dans la cellule du wagon { $car }
place-cart = sur la draisine
    .to = sur la draisine
place-convoy-inside =
    { $car ->
        [0] dans la locomotive du convoi
       *[other] dans le wagon { $car } du convoi
    }
    .to =
        { $car ->
            [0] dans la locomotive du convoi
           *[other] dans le wagon { $car } du convoi
        }
place-convoy-roof =
    { $car ->
        [0] sur le toit de la locomotive du convoi
       *[other] sur le toit du wagon { $car } du convoi
    }
    .to =
        { $car ->
            [0] sur le toit de la locomotive du convoi
           *[other] sur le toit du wagon { $car } du convoi
        }
play-vehicle-convoy = le convoi
token-document = un document
    .known = un document à { $money }
    .name = document
    .red = un document rouge
    .red-name = document rouge
    .red-short = R
    .red-mark = rouge
    .blue = un document bleu
    .blue-name = document bleu
    .blue-short = B
    .blue-mark = bleu
    .decoy = un document sans valeur
    .decoy-name = document sans valeur
    .decoy-short = 0
    .decoy-mark = rien
card-search = Fouille
    .short = Fouille
card-slide = Glisse
    .short = Glisse
round-landslide = Éboulement
    .event = Les mains ne sont pas encore rendues : chacun glisse une carte sous son deck.
round-plain = Plaine
    .event = Aucun événement.
round-canyon = Canyon
    .event = Aucun événement.
round-desert = Désert
    .event = Aucun événement.
round-depot = Dépôt
    .event = Aucun événement.
round-signal = Le signal
    .event = Le joueur du Marshal désigne un bandit, qui peut se déplacer ou changer d’étage.
power-cart = la draisine
power-errand = la mission
option-errand = Mission : { $place }
option-bury = Glisser sous le deck : { $card }
option-signal = Faire signe à { $pawn }
option-take-up = Regarder { $look }
option-put-back = Reposer { $look }
question-SearchPlace = Fouille : quel document { $bandit } regarde-t-il ?
    .other = { $bandit } choisit un document à regarder.
question-KeepIt = { $bandit } : garder les documents, ou en reposer un ?
    .other = { $bandit } garde le document ou le repose.
question-Bury = Éboulement : quelle carte va sous le deck de { $bandit } ?
    .other = { $bandit } glisse une carte sous son deck.
question-NameBandit = Le signal : qui peut agir ?
    .other = { $bandit } désigne qui peut agir.
event-sent =
    { $seen ->
        [yes] Mission de { $seat } : { $place }.
       *[no] { $seat } pioche une mission.
    }
event-slid =
    { $car ->
        [0] Le convoi revient à la hauteur de la locomotive.
       *[other] Le convoi glisse jusqu’au wagon { $car }.
    }
event-buried =
    { $seen ->
        [yes] { $seat } glisse { $card } sous son deck.
       *[no] { $seat } glisse une carte sous son deck.
    }
event-no-effect-CONVOY-5 = Aucun document ici : sans effet.
event-placed-CONVOY-3 = { $pawn } commence { $to-at }.
event-token-CONVOY-3 = Il y a { $token } { $to-at }.
event-token-CONVOY-5 =
    { $to-kind ->
        [loot] { $to } : { $token }.
       *[other] { $token } retourne { $to }.
    }
rule-CONVOY-1 = Le convoi glisse d’un wagon le long du train. On passe d’un toit à l’autre là où ils se font face.
rule-CONVOY-2 = L’automate ajoute sa carte à la pile de chaque manche.
rule-CONVOY-3 = Les bandits commencent en queue de train, les convoyeurs dans le convoi ; les documents sont là et dans les derniers wagons.
rule-CONVOY-4 = Les bandits gagnent ensemble s’ils ont 600 $ par tête ; sinon la loi gagne.
rule-CONVOY-5 = Fouille : regarder un document, puis le garder ou le reposer, sauf s’il est rouge.
rule-CONVOY-6 = Qui finit dans le wagon de sa mission reçoit 500 $.
rule-CONVOY-7 = Sur la draisine, un coup de poing fait glisser le convoi.
rule-CONVOY-8 = Éboulement : chacun glisse une carte de sa main sous son deck.
rule-CONVOY-9 = Au signal, le bandit que désigne le Marshal peut se déplacer ou changer d’étage.
