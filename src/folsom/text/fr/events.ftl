# Ce qui s’est passé, en une phrase. $rule est la règle en cause ; ce que le lecteur ne peut savoir est tu.

event-train = Le train, de l’avant à l’arrière : { $cars }.
event-first-player = { $seat } est premier joueur.
event-round = Manche { $round } : { $card }.
event-turn = Tour { $turn } : { $kind }, { $kind-how }.
event-drew =
    { $seen ->
        [yes] { $seat } pioche { $number } : { $cards }.
       *[no]
            { $number ->
                [one] { $seat } pioche { $number } carte.
               *[other] { $seat } pioche { $number } cartes.
            }
    }
event-played =
    { $rule ->
        [VAR-PAIR-6] Couverture : { $seat } joue { $card }.
       *[other] { $seat } joue { $card }.
    }
event-hidden = { $seat } joue { $card } face cachée.
event-skipped = { $seat } ne peut ni jouer ni piocher.
event-hand-back =
    { $cards ->
        [one] { $seat } remet { $cards } carte sur sa pioche.
       *[other] { $seat } remet { $cards } cartes sur sa pioche.
    }
event-discarded = { $seat } défausse : { $card }.
event-took-top = { $seat } pioche, du dessus de la pioche : { $card }.
event-reshuffled =
    { $cards ->
        [one] La défausse de { $seat } ({ $cards } carte) devient sa nouvelle pioche.
       *[other] { $seat } mélange sa défausse ({ $cards } cartes) en une nouvelle pioche.
    }
event-borrowed =
    { $seen ->
        [yes] { $seat } pioche chez { $partner } : { $card }.
       *[no] { $seat } pioche une carte chez { $partner }.
    }
event-borrowed-top = { $seat } pioche, du dessus de la pioche de { $partner } : { $card }.
event-searched =
    { $seen ->
        [yes] { $seat } prend dans sa pioche : { $card }.
       *[no] { $seat } prend une carte au choix dans sa pioche.
    }
event-no-search = { $seat } ne prend pas de carte dans sa pioche.
event-resolved = { $bandit } : { $card }.
event-no-effect =
    { $rule ->
        [BASE-SHOOT-4]
            { $why ->
                [1] Plus de balle : pas de tir.
               *[other] Personne en vue : pas de tir.
            }
        [BASE-ROB-2] Pas de butin ici : rien à prendre.
        [BASE-ACT-2] Personne ici : un coup dans le vide.
       *[other] Sans effet.
    }
event-placed =
    { $rule ->
        [BASE-SETUP-3] { $pawn } commence { $to-at }.
        [BASE-SETUP-6] { $pawn } commence { $to-at }.
        [VAR-PAIR-4] { $pawn } commence { $to-at }.
        [VAR-DUO-2] { $pawn } commence { $to-at }.
        [BASE-MOVE-1] { $pawn } va { $to }.
        [BASE-MOVE-2] { $pawn } court { $to }.
        [BASE-FLOOR-1] { $pawn } passe { $to }.
        [BASE-PUNCH-2] { $pawn } se retrouve { $to }.
        [BASE-DJANGO-1] Le Tir projette { $pawn } { $to }.
        [BASE-MARSHAL-1] { $pawn } va { $to }.
        [BASE-MARSHAL-2] { $pawn } s’enfuit { $to }.
        [BASE-EV-ANGRY] { $pawn } va { $to }.
        [BASE-EV-SWIVEL] La Potence balaie { $pawn } { $to }.
        [BASE-EV-BRAKING] { $pawn } glisse { $to }.
       *[other] { $pawn } passe { $to }.
    }
event-shot = { $bandit } tire sur { $victim }.
event-neutral-hit = { $victim } reçoit une balle neutre.
event-too-few-bullets = Trop peu de balles neutres ({ $stock } pour { $wanted }) : personne n’en reçoit.
event-met = { $lawman } rencontre { $bandits }.
event-power-gained = { $pawn } obtient { $power }.
event-power-lost = { $pawn } perd { $power }.
event-in-force = Entre en vigueur : { $power }.
event-out-of-force = N’est plus en vigueur : { $power }.
event-held-back =
    { $cards ->
        [0] { $seat } ne garde aucune carte.
        [one] { $seat } garde une carte.
       *[other] { $seat } garde { $cards } cartes.
    }
event-punched = { $bandit } frappe { $victim }.
event-token =
    { $rule ->
        [BASE-SETUP-2]
            { $to-kind ->
                [loot] { $to } commence avec { $token }.
               *[board] { $token } se trouve { $to-at }.
            }
        [BASE-SETUP-3] { $token } se trouve { $to-at }.
        [BASE-ROB-1] { $to } prend { $token }.
        [BASE-PUNCH-1]
            { $from-kind ->
                [loot] { $from } laisse tomber { $token }.
               *[falling] { $token } reste par terre.
            }
        [BASE-CHEYENNE-1] { $to } garde { $token }.
        [BASE-EV-PICKPOCKET] { $to } ramasse { $token }.
        [BASE-EV-REVENGE] { $from } perd { $token } pour de bon.
        [BASE-EV-TAKE] { $token } apparaît { $to-at }.
       *[other] { $token } passe { $to }.
    }
event-gained = { $bandit } gagne { $money }.
event-event = Événement : { $card }. { $what }
event-revealed = Tout le butin est révélé.
event-score = { $bandit } possède { $money }.
event-winner = { $bandit } gagne la partie avec { $money }.
