# Wat er gebeurd is, in een zin. $rule is de regel erachter; wat de lezer niet weten mag, wordt verzwegen.

event-train = De trein van voor naar achter: { $cars }.
event-first-player = { $seat } is startspeler.
    .you-seat = Je bent startspeler.
event-round = Ronde { $round }: { $card }.
event-turn = Beurt { $turn }: { $kind }, { $kind-how }.
event-drew =
    { $seen ->
        [yes] { $seat } trekt { $number }: { $cards }.
       *[no]
            { $number ->
                [one] { $seat } trekt { $number } kaart.
               *[other] { $seat } trekt { $number } kaarten.
            }
    }
    .you-seat = Je trekt { $number }: { $cards }.
event-played =
    { $rule ->
        [VAR-PAIR-6] Dekking: { $seat } speelt { $card }.
       *[other] { $seat } speelt { $card }.
    }
    .you-seat =
        { $rule ->
            [VAR-PAIR-6] Dekking: je speelt { $card }.
           *[other] Je speelt { $card }.
        }
event-hidden = { $seat } speelt { $card } gedekt.
    .you-seat = Je speelt { $card } gedekt.
event-skipped = { $seat } kan niet spelen en niet trekken.
    .you-seat = Je kunt niet spelen en niet trekken.
event-hand-back =
    { $cards ->
        [one] { $seat } legt { $cards } kaart terug op de trekstapel.
       *[other] { $seat } legt { $cards } kaarten terug op de trekstapel.
    }
    .you-seat =
        { $cards ->
            [one] Je legt { $cards } kaart terug op de trekstapel.
           *[other] Je legt { $cards } kaarten terug op de trekstapel.
        }
event-discarded = { $seat } legt af: { $card }.
    .you-seat = Je legt af: { $card }.
event-took-top = { $seat } trekt, boven van de trekstapel: { $card }.
    .you-seat = Je trekt, boven van de trekstapel: { $card }.
event-reshuffled =
    { $cards ->
        [one] De aflegstapel van { $seat } ({ $cards } kaart) wordt de nieuwe trekstapel.
       *[other] { $seat } schudt de aflegstapel ({ $cards } kaarten) tot een nieuwe trekstapel.
    }
    .you-seat =
        { $cards ->
            [one] Jouw aflegstapel ({ $cards } kaart) wordt de nieuwe trekstapel.
           *[other] Je schudt je aflegstapel ({ $cards } kaarten) tot een nieuwe trekstapel.
        }
event-borrowed =
    { $seen ->
        [yes] { $seat } trekt uit de trekstapel van { $partner }: { $card }.
       *[no] { $seat } trekt een kaart uit de trekstapel van { $partner }.
    }
    .you-seat = Je trekt uit de trekstapel van { $partner }: { $card }.
    .you-partner =
        { $seen ->
            [yes] { $seat } trekt uit jouw trekstapel: { $card }.
           *[no] { $seat } trekt een kaart uit jouw trekstapel.
        }
event-borrowed-top = { $seat } trekt boven van de trekstapel van { $partner }: { $card }.
    .you-seat = Je trekt boven van de trekstapel van { $partner }: { $card }.
    .you-partner = { $seat } trekt boven van jouw trekstapel: { $card }.
event-searched =
    { $seen ->
        [yes] { $seat } pakt uit de trekstapel: { $card }.
       *[no] { $seat } pakt een kaart naar keuze uit de trekstapel.
    }
    .you-seat = Je pakt uit de trekstapel: { $card }.
event-no-search = { $seat } pakt geen kaart uit de trekstapel.
    .you-seat = Je pakt geen kaart uit de trekstapel.
event-resolved = { $bandit }: { $card }.
    .you-bandit = Jij: { $card }.
event-no-effect =
    { $rule ->
        [BASE-SHOOT-4]
            { $why ->
                [1] Geen kogelkaart meer: geen schot.
               *[other] Niemand in zicht: geen schot.
            }
        [BASE-ROB-2] Geen buit hier: niets te pakken.
        [BASE-ACT-2] Niemand hier: een dreun in de lucht.
       *[other] Geen effect.
    }
event-placed =
    { $rule ->
        [BASE-SETUP-3] { $pawn } begint { $to-at }.
        [BASE-SETUP-6] { $pawn } begint { $to-at }.
        [VAR-PAIR-4] { $pawn } begint { $to-at }.
        [VAR-DUO-2] { $pawn } begint { $to-at }.
        [BASE-MOVE-1] { $pawn } gaat { $to }.
        [BASE-MOVE-2] { $pawn } rent { $to }.
        [BASE-FLOOR-1] { $pawn } klimt { $to }.
        [BASE-PUNCH-2] { $pawn } vliegt { $to }.
        [BASE-DJANGO-1] Het schot werpt { $pawn } { $to }.
        [BASE-MARSHAL-1] { $pawn } loopt { $to }.
        [BASE-MARSHAL-2] { $pawn } vlucht { $to }.
        [BASE-EV-ANGRY] { $pawn } loopt { $to }.
        [BASE-EV-SWIVEL] De zwenkarm veegt { $pawn } { $to }.
        [BASE-EV-BRAKING] { $pawn } glijdt { $to }.
       *[other] { $pawn } gaat { $to }.
    }
    .you-pawn =
        { $rule ->
            [BASE-SETUP-3] Je begint { $to-at }.
            [BASE-SETUP-6] Je begint { $to-at }.
            [VAR-PAIR-4] Je begint { $to-at }.
            [VAR-DUO-2] Je begint { $to-at }.
            [BASE-MOVE-2] Je rent { $to }.
            [BASE-FLOOR-1] Je klimt { $to }.
            [BASE-PUNCH-2] Je vliegt { $to }.
            [BASE-DJANGO-1] Het schot werpt je { $to }.
            [BASE-MARSHAL-2] Je vlucht { $to }.
            [BASE-EV-SWIVEL] De zwenkarm veegt je { $to }.
            [BASE-EV-BRAKING] Je glijdt { $to }.
           *[other] Je gaat { $to }.
        }
event-shot = { $bandit } schiet op { $victim }.
    .you-bandit = Je schiet op { $victim }.
    .you-victim = { $bandit } schiet op jou.
event-neutral-hit = { $victim } krijgt een neutrale kogelkaart.
    .you-victim = Je krijgt een neutrale kogelkaart.
event-too-few-bullets = Te weinig neutrale kogelkaarten ({ $stock } voor { $wanted }): niemand krijgt er een.
event-met = { $lawman } treft { $bandits }.
    .you-bandits = { $lawman } treft jou.
event-power-gained = { $pawn } krijgt { $power }.
    .you-pawn = Je krijgt { $power }.
event-power-lost = { $pawn } verliest { $power }.
    .you-pawn = Je verliest { $power }.
event-in-force = Nu van kracht: { $power }.
event-out-of-force = Niet meer van kracht: { $power }.
event-held-back =
    { $cards ->
        [0] { $seat } houdt geen kaart.
        [one] { $seat } houdt één kaart.
       *[other] { $seat } houdt { $cards } kaarten.
    }
    .you-seat =
        { $cards ->
            [0] Je houdt geen kaart.
            [one] Je houdt één kaart.
           *[other] Je houdt { $cards } kaarten.
        }
event-punched = { $bandit } verkoopt { $victim } een dreun.
    .you-bandit = Je verkoopt { $victim } een dreun.
    .you-victim = { $bandit } verkoopt jou een dreun.
event-token =
    { $rule ->
        [BASE-SETUP-2]
            { $to-kind ->
                [loot] { $to } begint met { $token }.
               *[board] { $token } ligt { $to-at }.
            }
        [BASE-SETUP-3] { $token } ligt { $to-at }.
        [BASE-ROB-1] { $to } pakt { $token }.
        [BASE-PUNCH-1]
            { $from-kind ->
                [loot] { $from } laat { $token } vallen.
               *[falling] { $token } blijft liggen.
            }
        [BASE-CHEYENNE-1] { $to } houdt { $token }.
        [BASE-EV-PICKPOCKET] { $to } raapt { $token } op.
        [BASE-EV-REVENGE] { $from } verliest { $token } voorgoed.
        [BASE-EV-TAKE] { $token } ligt nu { $to-at }.
       *[other] { $token } gaat { $to }.
    }
    .you-to =
        { $rule ->
            [BASE-SETUP-2] Je begint met { $token }.
            [BASE-ROB-1] Je pakt { $token }.
            [BASE-CHEYENNE-1] Je houdt { $token }.
            [BASE-EV-PICKPOCKET] Je raapt { $token } op.
           *[other] Je krijgt { $token }.
        }
    .you-from =
        { $rule ->
            [BASE-PUNCH-1] Je laat { $token } vallen.
            [BASE-EV-REVENGE] Je verliest { $token } voorgoed.
           *[other] Je verliest { $token }.
        }
event-gained = { $bandit } krijgt { $money }.
    .you-bandit = Je krijgt { $money }.
event-event = Gebeurtenis: { $card }. { $what }
event-revealed = Alle buit wordt getoond.
event-score = { $bandit } heeft { $money }.
    .you-bandit = Je hebt { $money }.
event-winner = { $bandit } wint met { $money }.
    .you-bandit = Je wint met { $money }.
