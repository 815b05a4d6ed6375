# What happened, in a sentence. $rule is the rule behind it; what the reader may not know is told without it.

event-train = The train from front to back: { $cars }.
event-first-player = { $seat } is first player.
event-round = Round { $round }: { $card }.
event-turn = Turn { $turn }: { $kind }, { $kind-how }.
event-drew =
    { $seen ->
        [yes] { $seat } draws { $number }: { $cards }.
       *[no]
            { $number ->
                [one] { $seat } draws { $number } card.
               *[other] { $seat } draws { $number } cards.
            }
    }
event-played =
    { $rule ->
        [VAR-PAIR-6] Cover: { $seat } plays { $card }.
       *[other] { $seat } plays { $card }.
    }
event-hidden = { $seat } plays { $card } face down.
event-skipped = { $seat } can neither play nor draw.
event-hand-back =
    { $cards ->
        [one] { $seat } puts { $cards } card back on the deck.
       *[other] { $seat } puts { $cards } cards back on the deck.
    }
event-discarded = { $seat } discards { $card }.
event-took-top = { $seat } draws { $card } from the top of the deck.
event-reshuffled =
    { $cards ->
        [one] { $seat } takes the discard pile ({ $cards } card) as a new deck.
       *[other] { $seat } shuffles the discard pile ({ $cards } cards) into a new deck.
    }
event-borrowed =
    { $seen ->
        [yes] { $seat } draws { $card } from { $partner }’s deck.
       *[no] { $seat } draws a card from { $partner }’s deck.
    }
event-borrowed-top = { $seat } draws { $card } from the top of { $partner }’s deck.
event-searched =
    { $seen ->
        [yes] { $seat } takes { $card } from the deck.
       *[no] { $seat } takes a card of choice from the deck.
    }
event-no-search = { $seat } takes no card from the deck.
event-resolved = { $bandit }: { $card }.
event-no-effect =
    { $rule ->
        [BASE-SHOOT-4]
            { $why ->
                [1] No bullet left: no shot.
               *[other] Nobody in sight: no shot.
            }
        [BASE-ROB-2] No loot here: nothing to take.
        [BASE-ACT-2] Nobody here: a blow into thin air.
       *[other] No effect.
    }
event-placed =
    { $rule ->
        [BASE-SETUP-3] { $pawn } starts { $to-at }.
        [BASE-SETUP-6] { $pawn } starts { $to-at }.
        [VAR-PAIR-4] { $pawn } starts { $to-at }.
        [VAR-DUO-2] { $pawn } starts { $to-at }.
        [BASE-MOVE-1] { $pawn } moves { $to }.
        [BASE-MOVE-2] { $pawn } runs { $to }.
        [BASE-FLOOR-1] { $pawn } climbs { $to }.
        [BASE-PUNCH-2] { $pawn } is sent { $to }.
        [BASE-DJANGO-1] The shot throws { $pawn } { $to }.
        [BASE-MARSHAL-1] { $pawn } walks { $to }.
        [BASE-MARSHAL-2] { $pawn } flees { $to }.
        [BASE-EV-ANGRY] { $pawn } walks { $to }.
        [BASE-EV-SWIVEL] The swivel arm sweeps { $pawn } { $to }.
        [BASE-EV-BRAKING] { $pawn } slides { $to }.
       *[other] { $pawn } goes { $to }.
    }
event-shot = { $bandit } shoots { $victim }.
event-neutral-hit = { $victim } takes a neutral bullet.
event-too-few-bullets = Too few neutral bullets ({ $stock } for { $wanted }): nobody takes one.
event-met = { $lawman } meets { $bandits }.
event-power-gained = { $pawn } gains { $power }.
event-power-lost = { $pawn } loses { $power }.
event-in-force = Now in force: { $power }.
event-out-of-force = No longer in force: { $power }.
event-held-back =
    { $cards ->
        [0] { $seat } keeps no card.
        [one] { $seat } keeps one card.
       *[other] { $seat } keeps { $cards } cards.
    }
event-punched = { $bandit } punches { $victim }.
event-token =
    { $rule ->
        [BASE-SETUP-2]
            { $to-kind ->
                [loot] { $to } starts with { $token }.
               *[board] { $token } lies { $to-at }.
            }
        [BASE-SETUP-3] { $token } lies { $to-at }.
        [BASE-ROB-1] { $to } takes { $token }.
        [BASE-PUNCH-1]
            { $from-kind ->
                [loot] { $from } drops { $token }.
               *[falling] { $token } stays on the floor.
            }
        [BASE-CHEYENNE-1] { $to } keeps { $token }.
        [BASE-EV-PICKPOCKET] { $to } picks up { $token }.
        [BASE-EV-REVENGE] { $from } loses { $token } for good.
        [BASE-EV-TAKE] { $token } is put { $to-at }.
       *[other] { $token } goes { $to }.
    }
event-gained = { $bandit } gains { $money }.
event-event = Event: { $card }. { $what }
event-revealed = All loot is revealed.
event-score = { $bandit } has { $money }.
event-winner = { $bandit } wins with { $money }.
