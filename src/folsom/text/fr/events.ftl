# Ce qui s’est passé, en une phrase. $rule est la règle en cause ; ce que le lecteur ne peut savoir est tu.

event-train = Le train, de l’avant à l’arrière : { $cars }.
event-first-player = { $seat } est Premier Joueur.
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
event-skipped =
    { $rule ->
        [HS-WHISKY-3] { $seat } n’a pas de carte Action à jouer.
        [HS-WHISKY-4] { $seat } n’a pas de carte Action à jouer.
       *[other] { $seat } ne peut ni jouer ni piocher.
    }
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
event-borrowed-top = { $seat } pioche sur le paquet de { $partner } : { $card }.
event-searched =
    { $seen ->
        [yes] { $seat } prend dans sa pioche : { $card }.
       *[no] { $seat } prend une carte au choix dans sa pioche.
    }
event-no-search = { $seat } ne prend pas de carte dans sa pioche.
event-resolved = { $bandit } : { $card }.
event-no-effect =
    { $rule ->
        [BASE-SHOOT-4] Pas de Balle ou pas de cible : pas de Tir.
        [BASE-ROB-2] Pas de Butin ici : rien à prendre.
        [BASE-ACT-2] Personne ici : un coup dans le vide.
        [HS-RIDE-1] Pas de Cheval ici : pas de Chevauchée.
        [HS-HOST-TEACHER] L’Institutrice s’y oppose : pas de Coup de poing.
        [HS-HOST-ZEALOT] La Bigote s’y oppose : pas de Chevauchée.
        [HS-EV-ESCAPE] Loin du train : sans effet.
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
        [HS-SETUP-1] { $pawn } commence { $to-at }.
        [HS-ATTACK-1] { $pawn } saute { $to }.
        [HS-ATTACK-2] { $pawn } saute { $to }.
        [HS-RIDE-2] { $pawn } va à Cheval { $to }.
        [HS-SHOTGUN-2] { $pawn } est jeté { $to }.
        [HS-SHOTGUN-3] { $pawn } s’enfuit { $to }.
        [HS-SHOTGUN-6] { $pawn } la suit { $to }.
        [HS-EV-SHOT] { $pawn } titube jusque { $to }.
        [HS-EV-SPEED] { $pawn } glisse { $to }.
        [HS-EV-ESCAPE] { $pawn } part à Cheval { $to }.
       *[other] { $pawn } passe { $to }.
    }
event-shot = { $bandit } tire sur { $victim }.
event-neutral-hit =
    { $rule ->
        [HS-SHOTGUN-4] { $victim } reçoit une Balle neutre en passant devant le Shotgun.
        [HS-HOST-POODLE] Le Caniche vaut une Balle neutre à { $victim }.
       *[other] { $victim } reçoit une Balle neutre.
    }
event-too-few-bullets = Trop peu de Balles neutres ({ $stock } pour { $wanted }) : personne n’en reçoit.
event-met = { $lawman } rencontre { $bandits }.
event-power-gained =
    { $rule ->
        [HS-HOST-1] { $pawn } prend { $power } en Otage.
       *[other] { $pawn } obtient { $power }.
    }
event-power-lost =
    { $rule ->
        [HS-HOST-POKER] La Joueuse de poker prive { $pawn } de son pouvoir.
       *[other] { $pawn } perd { $power }.
    }
event-in-force = Entre en vigueur : { $power }.
event-out-of-force = N’est plus en vigueur : { $power }.
event-coach = La Diligence recule et se trouve en face du wagon { $car }.
event-hostage = { $hostage } est parmi les Otages.
event-horse =
    { $rule ->
        [HS-EV-SPEED] Un Cheval recule jusqu’au wagon { $to }.
       *[other]
            { $to ->
                [-1] Le Cheval part aussi.
                [0] Le Cheval reste à la Locomotive.
               *[other] Le Cheval reste au wagon { $to }.
            }
    }
event-tired =
    { $car ->
        [0] Un Cheval à la Locomotive est à bout de souffle et quitte la partie.
       *[other] Un Cheval au wagon { $car } est à bout de souffle et quitte la partie.
    }
event-drank = { $bandit } boit au goulot d’{ $value }.
event-drunk = Le Marshal vide { $flask }.
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
        [HS-SETUP-1] { $token } se trouve { $to-at }.
        [HS-SETUP-2] { $token } se trouve { $to-at }.
        [HS-SHOTGUN-2] { $token } reste { $to-at }.
        [HS-EV-SHOT] { $token } quitte la partie.
        [HS-WHISKY-5]
            { $to-kind ->
                [loot] Elle est maintenant à moitié bue.
               *[gone] Elle est vide et quitte la partie.
            }
       *[other] { $token } passe { $to }.
    }
event-gained = { $bandit } gagne { $money }.
event-event = Événement : { $card }. { $what }
event-revealed = Tout le Butin est révélé.
event-score = { $bandit } possède { $money }.
event-winner = { $bandit } gagne la partie avec { $money }.
