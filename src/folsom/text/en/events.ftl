# What happened, in a sentence. $rule is the rule behind it; what the reader may not know is told without it.

event-train = The train from front to back: { $cars }.
event-first-player = { $seat } is first player.
    .you-seat = You are first player.
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
    .you-seat = You draw { $number }: { $cards }.
event-played =
    { $rule ->
        [VAR-PAIR-6] Cover: { $seat } plays { $card }.
       *[other] { $seat } plays { $card }.
    }
    .you-seat =
        { $rule ->
            [VAR-PAIR-6] Cover: you play { $card }.
           *[other] You play { $card }.
        }
event-hidden = { $seat } plays { $card } face down.
    .you-seat = You play { $card } face down.
event-skipped = { $seat } can neither play nor draw.
    .you-seat = You can neither play nor draw.
event-hand-back =
    { $cards ->
        [one] { $seat } puts { $cards } card back on the deck.
       *[other] { $seat } puts { $cards } cards back on the deck.
    }
    .you-seat =
        { $cards ->
            [one] You put { $cards } card back on the deck.
           *[other] You put { $cards } cards back on the deck.
        }
event-discarded = { $seat } discards { $card }.
    .you-seat = You discard { $card }.
event-took-top = { $seat } draws { $card } from the top of the deck.
    .you-seat = You draw { $card } from the top of the deck.
event-reshuffled =
    { $cards ->
        [one] { $seat } takes the discard pile ({ $cards } card) as a new deck.
       *[other] { $seat } shuffles the discard pile ({ $cards } cards) into a new deck.
    }
    .you-seat =
        { $cards ->
            [one] You take the discard pile ({ $cards } card) as a new deck.
           *[other] You shuffle the discard pile ({ $cards } cards) into a new deck.
        }
event-borrowed =
    { $seen ->
        [yes] { $seat } draws { $card } from { $partner }’s deck.
       *[no] { $seat } draws a card from { $partner }’s deck.
    }
    .you-seat = You draw { $card } from { $partner }’s deck.
    .you-partner =
        { $seen ->
            [yes] { $seat } draws { $card } from your deck.
           *[no] { $seat } draws a card from your deck.
        }
event-borrowed-top = { $seat } draws { $card } from the top of { $partner }’s deck.
    .you-seat = You draw { $card } from the top of { $partner }’s deck.
    .you-partner = { $seat } draws { $card } from the top of your deck.
event-searched =
    { $seen ->
        [yes] { $seat } takes { $card } from the deck.
       *[no] { $seat } takes a card of choice from the deck.
    }
    .you-seat = You take { $card } from the deck.
event-no-search = { $seat } takes no card from the deck.
    .you-seat = You take no card from the deck.
event-resolved = { $bandit }: { $card }.
    .you-bandit = You: { $card }.
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
    .you-pawn =
        { $rule ->
            [BASE-SETUP-3] You start { $to-at }.
            [BASE-SETUP-6] You start { $to-at }.
            [VAR-PAIR-4] You start { $to-at }.
            [VAR-DUO-2] You start { $to-at }.
            [BASE-MOVE-1] You move { $to }.
            [BASE-MOVE-2] You run { $to }.
            [BASE-FLOOR-1] You climb { $to }.
            [BASE-PUNCH-2] You are sent { $to }.
            [BASE-DJANGO-1] The shot throws you { $to }.
            [BASE-MARSHAL-2] You flee { $to }.
            [BASE-EV-SWIVEL] The swivel arm sweeps you { $to }.
            [BASE-EV-BRAKING] You slide { $to }.
           *[other] You go { $to }.
        }
event-shot = { $bandit } shoots { $victim }.
    .you-bandit = You shoot { $victim }.
    .you-victim = { $bandit } shoots you.
event-neutral-hit = { $victim } takes a neutral bullet.
    .you-victim = You take a neutral bullet.
event-too-few-bullets = Too few neutral bullets ({ $stock } for { $wanted }): nobody takes one.
event-met = { $lawman } meets { $bandits }.
    .you-bandits = { $lawman } meets you.
event-power-gained = { $pawn } gains { $power }.
    .you-pawn = You gain { $power }.
event-power-lost = { $pawn } loses { $power }.
    .you-pawn = You lose { $power }.
event-in-force = Now in force: { $power }.
event-out-of-force = No longer in force: { $power }.
event-held-back =
    { $cards ->
        [0] { $seat } keeps no card.
        [one] { $seat } keeps one card.
       *[other] { $seat } keeps { $cards } cards.
    }
    .you-seat =
        { $cards ->
            [0] You keep no card.
            [one] You keep one card.
           *[other] You keep { $cards } cards.
        }
event-punched = { $bandit } punches { $victim }.
    .you-bandit = You punch { $victim }.
    .you-victim = { $bandit } punches you.
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
    .you-to =
        { $rule ->
            [BASE-SETUP-2] You start with { $token }.
            [BASE-ROB-1] You take { $token }.
            [BASE-CHEYENNE-1] You keep { $token }.
            [BASE-EV-PICKPOCKET] You pick up { $token }.
           *[other] You get { $token }.
        }
    .you-from =
        { $rule ->
            [BASE-PUNCH-1] You drop { $token }.
            [BASE-EV-REVENGE] You lose { $token } for good.
           *[other] You lose { $token }.
        }
event-gained = { $bandit } gains { $money }.
    .you-bandit = You gain { $money }.
event-event = Event: { $card }. { $what }
event-revealed = All loot is revealed.
event-score = { $bandit } has { $money }.
    .you-bandit = You have { $money }.
event-winner = { $bandit } wins with { $money }.
    .you-bandit = You win with { $money }.
