# Ce qui s’est passé, en une phrase. $rule est la règle en cause ; ce que le lecteur ne peut savoir est tu.

event-train = Le train, de l’avant à l’arrière : { $cars }.
event-first-player = { $seat } est premier joueur.
    .you-seat = Tu es premier joueur.
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
    .you-seat = Tu pioches { $number } : { $cards }.
event-played =
    { $rule ->
        [VAR-PAIR-6] Couverture : { $seat } joue { $card }.
       *[other] { $seat } joue { $card }.
    }
    .you-seat =
        { $rule ->
            [VAR-PAIR-6] Couverture : tu joues { $card }.
           *[other] Tu joues { $card }.
        }
event-hidden = { $seat } joue { $card } face cachée.
    .you-seat = Tu joues { $card } face cachée.
event-skipped = { $seat } ne peut ni jouer ni piocher.
    .you-seat = Tu ne peux ni jouer ni piocher.
event-hand-back =
    { $cards ->
        [one] { $seat } remet { $cards } carte sur sa pioche.
       *[other] { $seat } remet { $cards } cartes sur sa pioche.
    }
    .you-seat =
        { $cards ->
            [one] Tu remets { $cards } carte sur ta pioche.
           *[other] Tu remets { $cards } cartes sur ta pioche.
        }
event-discarded = { $seat } défausse : { $card }.
    .you-seat = Tu défausses : { $card }.
event-took-top = { $seat } pioche, du dessus de la pioche : { $card }.
    .you-seat = Tu pioches, du dessus de ta pioche : { $card }.
event-reshuffled =
    { $cards ->
        [one] La défausse de { $seat } ({ $cards } carte) devient sa nouvelle pioche.
       *[other] { $seat } mélange sa défausse ({ $cards } cartes) en une nouvelle pioche.
    }
    .you-seat =
        { $cards ->
            [one] Ta défausse ({ $cards } carte) devient ta nouvelle pioche.
           *[other] Tu mélanges ta défausse ({ $cards } cartes) en une nouvelle pioche.
        }
event-borrowed =
    { $seen ->
        [yes] { $seat } pioche chez { $partner } : { $card }.
       *[no] { $seat } pioche une carte chez { $partner }.
    }
    .you-seat = Tu pioches chez { $partner } : { $card }.
    .you-partner =
        { $seen ->
            [yes] { $seat } pioche chez toi : { $card }.
           *[no] { $seat } pioche une carte chez toi.
        }
event-borrowed-top = { $seat } pioche, du dessus de la pioche de { $partner } : { $card }.
    .you-seat = Tu pioches, du dessus de la pioche de { $partner } : { $card }.
    .you-partner = { $seat } pioche, du dessus de ta pioche : { $card }.
event-searched =
    { $seen ->
        [yes] { $seat } prend dans sa pioche : { $card }.
       *[no] { $seat } prend une carte au choix dans sa pioche.
    }
    .you-seat = Tu prends dans ta pioche : { $card }.
event-no-search = { $seat } ne prend pas de carte dans sa pioche.
    .you-seat = Tu ne prends pas de carte dans ta pioche.
event-resolved = { $bandit } : { $card }.
    .you-bandit = Toi : { $card }.
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
    .you-pawn =
        { $rule ->
            [BASE-SETUP-3] Tu commences { $to-at }.
            [BASE-SETUP-6] Tu commences { $to-at }.
            [VAR-PAIR-4] Tu commences { $to-at }.
            [VAR-DUO-2] Tu commences { $to-at }.
            [BASE-MOVE-1] Tu vas { $to }.
            [BASE-MOVE-2] Tu cours { $to }.
            [BASE-PUNCH-2] Tu te retrouves { $to }.
            [BASE-DJANGO-1] Le Tir te projette { $to }.
            [BASE-MARSHAL-2] Tu t’enfuis { $to }.
            [BASE-EV-SWIVEL] La Potence te balaie { $to }.
            [BASE-EV-BRAKING] Tu glisses { $to }.
           *[other] Tu passes { $to }.
        }
event-shot = { $bandit } tire sur { $victim }.
    .you-bandit = Tu tires sur { $victim }.
    .you-victim = { $bandit } te tire dessus.
event-neutral-hit = { $victim } reçoit une balle neutre.
    .you-victim = Tu reçois une balle neutre.
event-too-few-bullets = Trop peu de balles neutres ({ $stock } pour { $wanted }) : personne n’en reçoit.
event-met = { $lawman } rencontre { $bandits }.
    .you-bandits = { $lawman } te rencontre.
event-power-gained = { $pawn } obtient { $power }.
    .you-pawn = Tu obtiens { $power }.
event-power-lost = { $pawn } perd { $power }.
    .you-pawn = Tu perds { $power }.
event-in-force = Entre en vigueur : { $power }.
event-out-of-force = N’est plus en vigueur : { $power }.
event-held-back =
    { $cards ->
        [0] { $seat } ne garde aucune carte.
        [one] { $seat } garde une carte.
       *[other] { $seat } garde { $cards } cartes.
    }
    .you-seat =
        { $cards ->
            [0] Tu ne gardes aucune carte.
            [one] Tu gardes une carte.
           *[other] Tu gardes { $cards } cartes.
        }
event-punched = { $bandit } frappe { $victim }.
    .you-bandit = Tu frappes { $victim }.
    .you-victim = { $bandit } te frappe.
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
    .you-to =
        { $rule ->
            [BASE-SETUP-2] Tu commences avec { $token }.
            [BASE-ROB-1] Tu prends { $token }.
            [BASE-CHEYENNE-1] Tu gardes { $token }.
            [BASE-EV-PICKPOCKET] Tu ramasses { $token }.
           *[other] Tu obtiens { $token }.
        }
    .you-from =
        { $rule ->
            [BASE-PUNCH-1] Tu laisses tomber { $token }.
            [BASE-EV-REVENGE] Tu perds { $token } pour de bon.
           *[other] Tu perds { $token }.
        }
event-gained = { $bandit } gagne { $money }.
    .you-bandit = Tu gagnes { $money }.
event-event = Événement : { $card }. { $what }
event-revealed = Tout le butin est révélé.
event-score = { $bandit } possède { $money }.
    .you-bandit = Tu possèdes { $money }.
event-winner = { $bandit } gagne la partie avec { $money }.
    .you-bandit = Tu gagnes la partie avec { $money }.
