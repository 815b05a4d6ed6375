# Wat gekozen kan worden, als knopteksten, en wat er gevraagd wordt.

option-play = Speel { $card }
option-hide = Speel { $card } gedekt
    .brief = Gedekt
option-draw = Trek 3 kaarten
    .brief = Trek 3
option-move = Ga { $place }
option-climb = Klim { $place }
option-marshal = Stuur de Marshal { $place }
option-shoot = Schiet op { $pawn }
option-rob = Pak { $look }
option-punch = Sla { $pawn }
option-drop = Laat vallen: { $look }
option-keep = Houd de geldbuidel
option-leave = Laat de geldbuidel vallen
option-send = Stuur { $place }
option-act = { $card }
option-deflect = Geef de kogel aan { $pawn }
option-pick = Raap op: { $look }
option-pass = Doe niets
option-caboose = { $pawn } in de laatste wagon
option-discard = Leg { $card } af
option-done = Klaar
option-search = Pak { $card }
option-hold = Houd { $card }

## Ook het toeval antwoordt, waar een verslag of een alziende toeschouwer dat toont.

option-cards = Kaarten: { $cards }
option-round = Rondekaart: { $round }
option-train = Trein: { $cars }
option-first = Startspeler: { $pawn }
option-token = Fiche { $number }
option-worth = Waarde: { $value }
option-lose = Fiche { $number } gaat verloren

## Vragen: aan de speler zelf, en wat de anderen ervan zien.

question-Plan = { $bandit }, een kaart spelen of trekken?
    .other = { $bandit } maakt plannen.
    .you = Speel je een kaart of trek je?
question-MoveTo = Beweeg: waar gaat { $bandit } heen?
    .other = { $bandit } kiest waarheen.
    .you = Beweeg: waar ga je heen?
question-ClimbTo = Van verdieping wisselen: waar gaat { $bandit } heen?
    .other = { $bandit } kiest waarheen te klimmen.
    .you = Van verdieping wisselen: waar ga je heen?
question-MarshalTo = Marshal: waar stuur je hem heen?
    .other = { $bandit } kiest waar de Marshal heen gaat.
question-ShootAt = Schieten: op wie schiet { $bandit }?
    .other = { $bandit } kiest op wie te schieten.
    .you = Schieten: op wie schiet je?
question-RobToken = Beroving: wat pakt { $bandit }?
    .other = { $bandit } kiest wat te pakken.
    .you = Beroving: wat pak je?
question-PunchWhom = Een dreun verkopen: wie krijgt die van { $bandit }?
    .other = { $bandit } kiest wie een dreun krijgt.
    .you = Een dreun verkopen: wie krijgt die?
question-KnockOut = Een dreun verkopen: wat laat { $victim } vallen?
    .other = { $bandit } kiest wat { $victim } laat vallen.
    .you-victim = { $bandit } kiest wat jij laat vallen.
question-Claim = Er valt een geldbuidel: houdt { $bandit } die?
    .other = { $bandit } beslist of de geldbuidel blijft liggen.
    .you = Er valt een geldbuidel: houd je die?
question-SendTo = Een dreun verkopen: waar belandt { $victim }?
    .other = { $bandit } kiest waar { $victim } belandt.
    .you-victim = { $bandit } kiest waar jij belandt.
question-PushTo = Het schot duwt { $victim } verder: waarheen?
    .other = { $bandit } kiest waar { $victim } heen gaat.
    .you-victim = { $bandit } kiest waar jij heen gaat.
question-Gift = { $bandit } mag iets doen: wat?
    .other = { $bandit } mag iets doen.
    .you = Je mag iets doen: wat?
question-NameReceiver = Wie krijgt de kogel in plaats van { $bandit }?
    .other = { $bandit } kiest wie de kogel krijgt.
    .you = Wie krijgt de kogel in plaats van jou?
question-Pickpocket = Zakkenrollen: pakt { $bandit } een geldbuidel?
    .other = { $bandit } mag een geldbuidel oprapen.
    .you = Zakkenrollen: pak je een geldbuidel?
question-PawnsInFists = Wie begint in de laatste wagon, de ander in die ervoor? Ieder kiest geheim.
    .other = Iedereen kiest in het geheim wie in de laatste wagon begint.
question-SearchDeck = { $bandit }, een kaart naar keuze pakken voor je trekt?
    .other = { $bandit } mag een kaart uit de trekstapel zoeken.
    .you = Een kaart naar keuze pakken voor je trekt?
question-CoverWith = Dekking: speelt { $bandit } ook een kaart?
    .other = Dekking: { $bandit } mag ook een kaart spelen.
    .you = Dekking: speel je ook een kaart?
question-Lighten = { $bandit }, een kogelkaart afleggen?
    .other = { $bandit } mag kogelkaarten afleggen.
    .you = Een kogelkaart afleggen?
question-KeepWhich =
    { $printing ->
        [2014] Leg af wat je niet houdt; kogelkaarten gaan sowieso weg. Ieder kiest geheim.
       *[other] Leg af wat je niet houdt. Ieder kiest geheim.
    }
    .other = Iedereen kiest in het geheim welke kaarten te houden.
question-KeepForNext = Aanvalsplan: een kaart houden voor de volgende ronde? Ieder kiest geheim.
    .other = Aanvalsplan: iedereen kiest in het geheim welke kaarten te houden.
