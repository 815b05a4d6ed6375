# What can be chosen, as button texts, and what is asked.

option-play = Play { $card }
option-hide = Play { $card } face down
option-draw = Draw 3 cards
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
option-pick = Pick up { $look }
option-pass = Do nothing
option-caboose = { $pawn } in the caboose
option-discard = Discard { $card }
option-done = Done
option-search = Take { $card }
option-ride = Ride { $place }
option-flee = Flee { $place }
option-take = Take { $power } hostage
option-board = { $alone ->
        [yes] Jump aboard
       *[no] Jump aboard: { $pawns }
    }
option-board-at = Jump { $place }
option-ride-on = Ride on
option-drink = Drink from { $value }
option-drink-second = Drink from { $value } (second bandit)
option-hold = Keep { $card }

## Chance answers too, where a record or an all-seeing onlooker shows it.

option-cards = Cards: { $cards }
option-round = Round card: { $round }
option-train = Train: { $cars }
option-first = First player: { $pawn }
option-token = Token { $number }
option-worth = Value: { $value }
option-lose = Token { $number } is lost
option-hostage = Hostage: { $power }
option-flask = Flask: token { $number }

## Questions: to the player who is asked, and what the others see.

question-Plan = { $bandit }, play a card or draw?
    .other = { $bandit } plans.
question-MoveTo = Move: where does { $bandit } go?
    .other = { $bandit } chooses where to move.
question-ClimbTo = Change floor: where does { $bandit } go?
    .other = { $bandit } chooses where to climb.
question-MarshalTo = Marshal: where do you send him?
    .other = { $bandit } chooses where the Marshal goes.
question-ShootAt = Shoot: whom does { $bandit } hit?
    .other = { $bandit } chooses whom to shoot.
question-RobToken = Rob: what does { $bandit } take?
    .other = { $bandit } chooses what to take.
question-PunchWhom = Punch: whom does { $bandit } hit?
    .other = { $bandit } chooses whom to punch.
question-KnockOut = Punch: what does { $victim } drop?
    .other = { $bandit } chooses what { $victim } drops.
question-Claim = A purse falls: does { $bandit } keep it?
    .other = { $bandit } decides whether to keep the purse.
question-SendTo = Punch: where does { $victim } land?
    .other = { $bandit } chooses where { $victim } lands.
question-Pickpocket = Pickpocketing: does { $bandit } take a purse?
    .other = { $bandit } may pick up a purse.
question-PawnsInFists = Who starts in the caboose, the other one car ahead? All choose in secret.
    .other = All choose in secret who starts in the caboose.
question-SearchDeck = { $bandit }, take a card of your choice before you draw?
    .other = { $bandit } may search the deck for a card.
question-CoverWith = Cover: does { $bandit } play a card too?
    .other = Cover: { $bandit } may play a card too.
question-Lighten = { $bandit }, discard a bullet?
    .other = { $bandit } may discard bullets.
question-KeepWhich =
    { $printing ->
        [2014] Discard what you will not keep; bullets go anyway. All choose in secret.
       *[other] Discard what you will not keep. All choose in secret.
    }
    .other = All choose in secret which cards they keep.
question-RideTo = Ride: where does { $bandit } get off?
    .other = { $bandit } chooses where to ride.
question-FleeTo = The Shotgun: where does { $bandit } flee?
    .other = { $bandit } chooses where to flee from the Shotgun.
question-Melee = Melee: { $bandit }, play a card or draw? All choose in secret.
    .other = Melee: all choose in secret.
question-TakeHostage = The stagecoach: whom does { $bandit } take hostage?
    .other = { $bandit } chooses a hostage.
question-BoardOrRideOn = Attack on horseback, car { $car }: jump aboard or ride on? All choose in secret.
    .other = Attack on horseback, car { $car }: all riders choose in secret.
question-BoardAnywhere = Attack on horseback: which car does { $bandit } jump into?
    .other = { $bandit } chooses a car to jump into.
question-PlayWithFlask =
    { $plays ->
        [2] Old whisky: { $bandit }, which card do you play first?
       *[other]
            { $nth ->
                [0] Whisky: { $bandit }, which card do you play?
               *[other] Old whisky: { $bandit }, which card do you play next?
            }
    }
    .other = { $bandit } chooses a card to play with the flask.
question-KeepForNext = Plan of attack: keep a card for the next round? All choose in secret.
    .other = Plan of attack: all choose in secret which cards they keep.
