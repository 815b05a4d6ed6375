# Wat er gebeurd is, in een zin. $rule is de regel erachter; wat de lezer niet weten mag, wordt verzwegen.

event-train = De trein van voor naar achter: { $cars }.
event-first-player = { $seat } is startspeler.
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
event-played =
    { $rule ->
        [VAR-PAIR-6] Dekking: { $seat } speelt { $card }.
       *[other] { $seat } speelt { $card }.
    }
event-hidden = { $seat } speelt { $card } gedekt.
event-skipped = { $seat } kan niet spelen en niet trekken.
event-hand-back =
    { $cards ->
        [one] { $seat } legt { $cards } kaart terug op de trekstapel.
       *[other] { $seat } legt { $cards } kaarten terug op de trekstapel.
    }
event-discarded = { $seat } legt af: { $card }.
event-took-top = { $seat } trekt, boven van de trekstapel: { $card }.
event-reshuffled =
    { $cards ->
        [one] De aflegstapel van { $seat } ({ $cards } kaart) wordt de nieuwe trekstapel.
       *[other] { $seat } schudt de aflegstapel ({ $cards } kaarten) tot een nieuwe trekstapel.
    }
event-borrowed =
    { $seen ->
        [yes] { $seat } trekt uit de trekstapel van { $partner }: { $card }.
       *[no] { $seat } trekt een kaart uit de trekstapel van { $partner }.
    }
event-borrowed-top = { $seat } trekt boven van de trekstapel van { $partner }: { $card }.
event-searched =
    { $seen ->
        [yes] { $seat } pakt uit de trekstapel: { $card }.
       *[no] { $seat } pakt een kaart naar keuze uit de trekstapel.
    }
event-no-search = { $seat } pakt geen kaart uit de trekstapel.
event-resolved = { $bandit }: { $card }.
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
event-shot = { $bandit } schiet op { $victim }.
event-neutral-hit = { $victim } krijgt een neutrale kogelkaart.
event-too-few-bullets = Te weinig neutrale kogelkaarten ({ $stock } voor { $wanted }): niemand krijgt er een.
event-met = { $lawman } treft { $bandits }.
event-power-gained = { $pawn } krijgt { $power }.
event-power-lost = { $pawn } verliest { $power }.
event-in-force = Nu van kracht: { $power }.
event-out-of-force = Niet meer van kracht: { $power }.
event-held-back =
    { $cards ->
        [0] { $seat } houdt geen kaart.
        [one] { $seat } houdt één kaart.
       *[other] { $seat } houdt { $cards } kaarten.
    }
event-punched = { $bandit } verkoopt { $victim } een dreun.
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
event-gained = { $bandit } krijgt { $money }.
event-event = Gebeurtenis: { $card }. { $what }
event-revealed = Alle buit wordt getoond.
event-score = { $bandit } heeft { $money }.
event-winner = { $bandit } wint met { $money }.
