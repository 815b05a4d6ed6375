# What can be chosen, as button texts, and what is asked.

option-play = Play { $card }
option-hide = Play { $card } face down
    .brief = Face down
option-draw = Draw 3 cards
    .brief = Draw 3
option-move = Move { $place }
option-climb = Climb { $place }
option-marshal = Move the Marshal { $place }
option-shoot = Shoot { $pawn }
option-rob = Take { $look }
option-punch = Punch { $pawn }
option-drop = Knock out { $look }
option-keep = Keep the purse
option-leave = Let the purse fall
option-send = Send { $place }
option-act = { $card }
option-deflect = Pass the bullet to { $pawn }
option-pick = Pick up { $look }
option-pass = Do nothing
option-caboose = { $pawn } in the caboose
option-discard = Discard { $card }
option-done = Done
option-search = Take { $card }
option-hold = Keep { $card }

## Chance answers too, where a record or an all-seeing onlooker shows it.

option-cards = Cards: { $cards }
option-round = Round card: { $round }
option-train = Train: { $cars }
option-first = First player: { $pawn }
option-token = Token { $number }
option-worth = Value: { $value }
option-lose = Token { $number } is lost

## Questions: to the player who is asked, and what the others see.

question-Plan = { $bandit }, play a card or draw?
    .other = { $bandit } plans.
    .you = Play a card or draw?
question-MoveTo = Move: where does { $bandit } go?
    .other = { $bandit } chooses where to move.
    .you = Move: where do you go?
question-ClimbTo = Change floor: where does { $bandit } go?
    .other = { $bandit } chooses where to climb.
    .you = Change floor: where do you go?
question-MarshalTo = Marshal: where do you send him?
    .other = { $bandit } chooses where the Marshal goes.
question-ShootAt = Shoot: whom does { $bandit } hit?
    .other = { $bandit } chooses whom to shoot.
    .you = Shoot: whom do you hit?
question-RobToken = Rob: what does { $bandit } take?
    .other = { $bandit } chooses what to take.
    .you = Rob: what do you take?
question-PunchWhom = Punch: whom does { $bandit } hit?
    .other = { $bandit } chooses whom to punch.
    .you = Punch: whom do you hit?
question-KnockOut = Punch: what does { $victim } drop?
    .other = { $bandit } chooses what { $victim } drops.
    .you-victim = { $bandit } chooses what you drop.
question-Claim = A purse falls: does { $bandit } keep it?
    .other = { $bandit } decides whether to keep the purse.
    .you = A purse falls: do you keep it?
question-SendTo = Punch: where does { $victim } land?
    .other = { $bandit } chooses where { $victim } lands.
    .you-victim = { $bandit } chooses where you land.
question-PushTo = The shot drives { $victim } on: where to?
    .other = { $bandit } chooses where { $victim } goes.
    .you-victim = { $bandit } chooses where you go.
question-Gift = { $bandit } may act: how?
    .other = { $bandit } may act.
    .you = You may act: how?
question-NameReceiver = Who takes the bullet for { $bandit }?
    .other = { $bandit } chooses who takes the bullet.
    .you = Who takes the bullet for you?
question-Pickpocket = Pickpocketing: does { $bandit } take a purse?
    .other = { $bandit } may pick up a purse.
    .you = Pickpocketing: do you take a purse?
question-PawnsInFists = Who starts in the caboose, the other one car ahead? All choose in secret.
    .other = All choose in secret who starts in the caboose.
question-SearchDeck = { $bandit }, take a card of your choice before you draw?
    .other = { $bandit } may search the deck for a card.
    .you = Take a card of your choice before you draw?
question-CoverWith = Cover: does { $bandit } play a card too?
    .other = Cover: { $bandit } may play a card too.
    .you = Cover: do you play a card too?
question-Lighten = { $bandit }, discard a bullet?
    .other = { $bandit } may discard bullets.
    .you = Discard a bullet?
question-KeepWhich =
    { $printing ->
        [2014] Discard what you will not keep; bullets go anyway. All choose in secret.
       *[other] Discard what you will not keep. All choose in secret.
    }
    .other = All choose in secret which cards they keep.
question-KeepForNext = Plan of attack: keep a card for the next round? All choose in secret.
    .other = Plan of attack: all choose in secret which cards they keep.
