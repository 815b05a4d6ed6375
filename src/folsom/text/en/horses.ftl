# Horses & Stagecoach: all that is said of it.

## Names

pawn-shotgun = the Shotgun
    .letter = S
    .name = Shotgun
place-coach-inside = inside the stagecoach
    .to = into the stagecoach
place-coach-roof = on the roof of the stagecoach
    .to = onto the roof of the stagecoach
place-under-the-shotgun = under the Shotgun
    .to = under the Shotgun
place-rode-away = ridden away for good
    .to = away for good
token-flask = a flask
    .known = a flask worth { $money }
    .name = flask
    .whisky = a flask of whisky
    .whisky-name = whisky
    .whisky-short = W
    .whisky-mark = full
    .old-whisky = a flask of old whisky
    .old-whisky-name = old whisky
    .old-whisky-short = OW
    .old-whisky-mark = full
    .whisky-half = a half-empty flask of whisky
    .whisky-half-name = whisky, half empty
    .whisky-half-short = ½W
    .whisky-half-mark = half
    .old-whisky-half = a half-empty flask of old whisky
    .old-whisky-half-name = old whisky, half empty
    .old-whisky-half-short = ½OW
    .old-whisky-half-mark = half
card-ride = Ride
    .short = Ride
turn-melee = Melee
    .short = Melee
    .how = all choose in secret and reveal together
round-turmoil = Turmoil
    .event = No event.
round-drink = A drink for the Marshal
    .event = A flask in the Marshal’s car is drunk up: whisky sends him one car towards the caboose, old whisky all the way.
round-tired-horses = Horses tire
    .event = The horse nearest the caboose leaves the game; with five or six players two do.
round-higher-speed = Higher speed
    .event = Everybody on a roof, the horses, the stagecoach and the Shotgun fall back one car.
round-rage = The Shotgun’s rage
    .event = Everybody in or on the stagecoach, or the car that it faces, takes a neutral bullet.
round-mortal-bullet = Mortal bullet
    .event = Every bullet received in this round costs $150.
round-sharing = Sharing the loot
    .event = Bandits on the position of a strongbox’s owner share its value.
round-escape = Escape
    .event = Whoever is still in or on the train is arrested and cannot win: ride away, or be on the stagecoach.
box-horses = Horses & Stagecoach
    .about = horses to ride, a stagecoach with hostages, the Shotgun and whisky
    .size = Whole box
box-horses-light = Horses & Stagecoach, light
    .about = only its horses, whisky and round cards, for those who have never played
    .size = Light
power-flasks = the flasks

## What can be chosen, and what is asked

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
option-hostage = Hostage: { $power }
option-flask = Flask: token { $number }
question-RideTo = Ride: where does { $bandit } get off?
    .other = { $bandit } chooses where to ride.
    .you = Ride: where do you get off?
question-FleeTo = The Shotgun: where does { $bandit } flee?
    .other = { $bandit } chooses where to flee from the Shotgun.
    .you = The Shotgun: where do you flee?
question-Melee = Melee: { $bandit }, play a card or draw? All choose in secret.
    .other = Melee: all choose in secret.
    .you = Melee: play a card or draw? All choose in secret.
question-TakeHostage = The stagecoach: whom does { $bandit } take hostage?
    .other = { $bandit } chooses a hostage.
    .you = The stagecoach: whom do you take hostage?
question-BoardOrRideOn = Attack on horseback, car { $car }: jump aboard or ride on? All choose in secret.
    .other = Attack on horseback, car { $car }: all riders choose in secret.
question-BoardAnywhere = Attack on horseback: which car does { $bandit } jump into?
    .other = { $bandit } chooses a car to jump into.
    .you = Attack on horseback: which car do you jump into?
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
    .you =
        { $plays ->
            [2] Old whisky: which card do you play first?
           *[other]
                { $nth ->
                    [0] Whisky: which card do you play?
                   *[other] Old whisky: which card do you play next?
                }
        }

## What happened

event-coach = The stagecoach falls back and now faces car { $car }.
event-hostage = { $hostage } is one of the hostages.
event-horse =
    { $rule ->
        [HS-EV-SPEED] A horse falls back to car { $to }.
       *[other]
            { $to ->
                [-1] The horse goes too.
                [0] The horse stays at the locomotive.
               *[other] The horse stays at car { $to }.
            }
    }
event-tired =
    { $car ->
        [0] A horse at the locomotive is worn out and leaves the game.
       *[other] A horse at car { $car } is worn out and leaves the game.
    }
event-drank = { $bandit } drinks from { $value }.
    .you-bandit = You drink from { $value }.
event-drunk = The Marshal drinks up { $flask }.
event-skipped-HS-WHISKY-3 = { $seat } has no action card to play.
    .you-seat = You have no action card to play.
event-skipped-HS-WHISKY-4 = { $seat } has no action card to play.
    .you-seat = You have no action card to play.
event-no-effect-HS-RIDE-1 = No horse here: no ride.
event-no-effect-HS-HOST-TEACHER = The teacher will not have it: no punch.
event-no-effect-HS-HOST-ZEALOT = The zealot will not have it: no ride.
event-no-effect-HS-EV-ESCAPE = Ridden away: no effect.
event-placed-HS-SETUP-1 = { $pawn } starts { $to-at }.
    .you-pawn = You start { $to-at }.
event-placed-HS-ATTACK-1 = { $pawn } jumps { $to }.
    .you-pawn = You jump { $to }.
event-placed-HS-ATTACK-2 = { $pawn } jumps { $to }.
    .you-pawn = You jump { $to }.
event-placed-HS-RIDE-2 = { $pawn } rides { $to }.
    .you-pawn = You ride { $to }.
event-placed-HS-SHOTGUN-2 = { $pawn } is thrown { $to }.
    .you-pawn = You are thrown { $to }.
event-placed-HS-SHOTGUN-3 = { $pawn } flees { $to }.
    .you-pawn = You flee { $to }.
event-placed-HS-SHOTGUN-6 = { $pawn } keeps up with it, { $to }.
    .you-pawn = You keep up with it, { $to }.
event-placed-HS-EV-SHOT = { $pawn } staggers { $to }.
    .you-pawn = You stagger { $to }.
event-placed-HS-EV-SPEED = { $pawn } slides { $to }.
    .you-pawn = You slide { $to }.
event-placed-HS-EV-ESCAPE = { $pawn } rides { $to }.
    .you-pawn = You ride { $to }.
event-neutral-hit-HS-SHOTGUN-4 = { $victim } takes a neutral bullet for passing the Shotgun.
    .you-victim = You take a neutral bullet for passing the Shotgun.
event-neutral-hit-HS-HOST-POODLE = The poodle costs { $victim } a neutral bullet.
    .you-victim = The poodle costs you a neutral bullet.
event-power-gained-HS-HOST-1 = { $pawn } takes { $power } hostage.
    .you-pawn = You take { $power } hostage.
event-power-lost-HS-HOST-POKER = The poker player takes { $pawn }’s power away.
    .you-pawn = The poker player takes your power away.
event-token-HS-SETUP-1 = { $token } lies { $to-at }.
event-token-HS-SETUP-2 = { $token } lies { $to-at }.
event-token-HS-SHOTGUN-2 = { $token } stays { $to-at }.
event-token-HS-EV-SHOT = { $token } leaves the game.
event-token-HS-WHISKY-5 =
    { $to-kind ->
        [loot] It is half empty now.
       *[gone] It is empty and leaves the game.
    }

## Rules

rule-HS-SETUP-1 = The stagecoach starts beside the locomotive. The Shotgun sits on its roof, on a strongbox.
rule-HS-SETUP-2 = A whisky flask lies face down inside each car but the locomotive.
rule-HS-SETUP-3 = There are as many hostages as bandits, less one, drawn at random and lying open.
rule-HS-SETUP-4 = The round and station cards of the box are shuffled with the others.
rule-HS-SETUP-5 = There are three more neutral bullets. Everybody has a Ride card and a horse.
rule-HS-SETUP-6 = In the light setup there are horses and whisky, but no stagecoach, no Shotgun and no hostages.
rule-HS-ATTACK-1 = From the caboose on, at each car, all riders choose in secret: jump aboard or ride on.
rule-HS-ATTACK-2 = The last rider jumps into any car that he has not ridden past, never into the locomotive; at the car behind it everybody jumps aboard.
rule-HS-ATTACK-3 = Horses stay beside the cars and belong to nobody.
rule-HS-ATTACK-4 = First player is one of the bandits in the occupied car farthest from the locomotive, at random.
rule-HS-RIDE-1 = With a horse at his car, inside or on the roof, a bandit rides up to three cars along the train, or none. Without a horse, no effect.
rule-HS-RIDE-2 = A ride ends inside the car there, or in the stagecoach if it stands there. The horse stays at that car.
rule-HS-RIDE-3 = From the stagecoach one uses the horses of the car that it faces; a ride of no cars passes between the two.
rule-HS-RIDE-4 = Who rides into the Marshal’s car meets him; who rides into the stagecoach takes a hostage.
rule-HS-COACH-1 = The inside of the stagecoach is reached from its roof by Change floor, by Ride, or by a punch.
rule-HS-COACH-2 = One shoots and punches between the inside of the stagecoach and the inside of the car that it faces, but does not move between them.
rule-HS-COACH-3 = From the roof that it faces, a Move steps onto the stagecoach’s roof or off it; that is one of the three steps. Never onto it and off again.
rule-HS-COACH-4 = Between the stagecoach’s roof and any roof of the train one shoots whatever stands between; Django’s push does not work there.
rule-HS-COACH-5 = The Marshal never enters the stagecoach. It is no part of the car that it faces.
rule-HS-COACH-6 = At the end of each round the stagecoach falls back one car, with everybody in and on it, until it is beside the caboose.
rule-HS-COACH-7 = In the last round too: the event first, then the stagecoach, then what a station says of the end, then the score.
rule-HS-HOST-1 = A bandit who enters the stagecoach and has no hostage must take one, if any is left. Nobody can lose a hostage.
rule-HS-HOST-2 = A hostage counts at once, for planned cards too. The ransom is paid at the end.
rule-HS-HOST-POODLE = The poodle: a neutral bullet comes into the deck at the start of each round. Ransom $1,000.
rule-HS-HOST-BANKER = The banker does no harm. Ransom $1,000, with at least one strongbox.
rule-HS-HOST-MINISTER = The minister: one card less in hand at the start of a round. Ransom $900.
rule-HS-HOST-TEACHER = The teacher: punches have no effect. Ransom $800.
rule-HS-HOST-ZEALOT = The zealot: rides have no effect, not even to escape. Ransom $700.
rule-HS-HOST-OLDLADY = The old lady: a Move on roofs goes one car only. Ransom $500 for each jewel.
rule-HS-HOST-POKER = The poker player: the bandit’s power is lost for the rest of the game. Ransom $250 for each purse.
rule-HS-HOST-PHOTO = The photographer: no cards face down. Ransom $200 for each bullet of another colour among one’s cards, neutral ones apart.
rule-HS-SHOTGUN-1 = The Shotgun does nothing until he is punched; while he sits on the strongbox it cannot be robbed.
rule-HS-SHOTGUN-2 = Punched, he leaves the strongbox on the stagecoach’s roof and goes to the roof that it faces.
rule-HS-SHOTGUN-3 = Whoever comes onto his roof takes a neutral bullet and flees to a neighbouring roof of choice, never to the stagecoach.
rule-HS-SHOTGUN-4 = Whoever runs past him in a Move takes a neutral bullet and goes on.
rule-HS-SHOTGUN-5 = He cannot be shot. On the train’s roofs he blocks the line of sight.
rule-HS-SHOTGUN-6 = He stays in front of the stagecoach when it moves, and meets whoever is where he arrives.
rule-HS-SHOTGUN-7 = Who flees the Marshal onto the Shotgun’s roof takes a bullet from each, and flees on.
rule-HS-SHOTGUN-8 = Whoever is thrown, punched or swept onto his roof meets him too.
rule-HS-WHISKY-1 = A flask is loot without worth. Its kind is known to those who have held it, and to all once it has been used.
rule-HS-WHISKY-2 = In a standard turn a player may use one flask instead of playing a card or drawing.
rule-HS-WHISKY-3 = Whisky: draw three cards, then play one action card.
rule-HS-WHISKY-4 = Old whisky: play two action cards in a row. It takes two in hand.
rule-HS-WHISKY-5 = A flask is used twice: first it is half empty, then it leaves the game.
rule-HS-WHISKY-6 = In the first turn Ghost may hide the first card that he plays with a flask; the cards of whisky do not cost him that.
rule-HS-MELEE-1 = Melee: all choose in secret, a card or drawing three; the cards go on the pile in turn order, face up.
rule-HS-PLAN-1 = Plan of attack: for each symbol one card of the hand may be kept for the next round.
rule-HS-EV-TIRED = Horses tire: the horse nearest the caboose leaves the game; with five or six players two do.
rule-HS-EV-SHOT = A drink for the Marshal: a flask in his car leaves the game. Whisky sends him one car back, old whisky to the caboose, with all meetings.
rule-HS-EV-SPEED = Higher speed: bandits on the train’s roofs, horses, stagecoach and Shotgun all fall back one car.
rule-HS-EV-RAGE = The Shotgun’s rage: a neutral bullet for everybody in or on the stagecoach, or the car that it faces; nobody flees.
rule-HS-EV-SHARE = Sharing the loot: at the end the value of a strongbox is split among all bandits on its owner’s position.
rule-HS-EV-ESCAPE = Escape: in this round a Ride can leave the train for good. At the end who is in or on the train is arrested and cannot win.
rule-HS-EV-MORTAL = Mortal bullet: every bullet received in this round costs its victim $150.
rule-HS-SCORE-1 = Ransoms are added to a bandit’s money. Flasks are worth nothing.

## In the terminal

label-hostages = Hostages:
label-hostages-left = Hostages left:
label-away = Rode away:
label-coach = Stagecoach
label-coach-at =
    { $car ->
        [0] Stagecoach at the locomotive
       *[other] Stagecoach at car { $car }
    }
label-horse = horse
help-hostage = { $name }: { $effect } Ransom: { $ransom }.

## In the browser

play-price-shotgun = The Shotgun is here: a bullet, then the next roof
play-vehicle-coach = the stagecoach
play-horses =
    { $number ->
        [one] A horse
       *[other] { $number } horses
    } beside it.
play-hostages = Hostages left
play-hostages-left =
    { $number ->
        [one] One hostage left
       *[other] { $number } hostages left
    }
play-hostages-said = Hostages left in the stagecoach: { $who }.
play-does-RideTo = rides
    .you = you ride
play-does-ride = rides
    .you = you ride
play-card-ride = On a horse, up to three cars along the train, or into the stagecoach.
play-about-horses = A horse
    .about = With a Ride card a bandit at its car rides up to three cars along the train, or into the stagecoach.

## In the lobby: the box in a minute

primer-horses-attack = Attack on horseback
    .about = You begin on a horse and choose in secret, car by car, when to jump aboard.
primer-horses-ride = Ride
    .about = A new card: from a car with a horse, ride up to three cars along the train.
primer-horses-coach = The stagecoach
    .about = It starts beside the locomotive and falls back one car each round. Get in on horseback, or by way of its roof.
primer-horses-hostages = Hostages
    .about = Whoever gets in takes one: a ransom at the end, and a nuisance until then.
primer-horses-shotgun = The Shotgun
    .about = He sits on a strongbox on the stagecoach. Punch him and it is free, but now he stands on the train: a bullet for whoever comes onto his roof.
primer-horses-whisky = Whisky
    .about = A flask serves twice: draw three cards and play one, or, with old whisky, play two in a row.

## In the guide

guide-chapter-hostages = Hostages
guide-shotgun = Guards the strongbox on the stagecoach, until somebody punches him.
guide-token-flask = Worth nothing, but good for two drinks: more cards, or two in a row.
guide-set-HS = Horses & Stagecoach
guide-ruling-coach = Swivel arm, braking, higher speed and the rebellion do not touch bandits in or on the stagecoach; pickpocketing works there.
guide-ruling-melee = When a round begins with melee, Ghost’s card may stay face down after the others are revealed.

## Hostages: what they do to their bandit, and the ransom

power-poodle = the poodle
    .name = poodle
    .effect = At the start of each round a neutral bullet comes into your deck.
    .ransom = $1,000
power-banker = the banker
    .name = banker
    .effect = No harm.
    .ransom = $1,000 if you have a strongbox
power-minister = the minister
    .name = minister
    .effect = You draw one card less at the start of a round.
    .ransom = $900
power-teacher = the teacher
    .name = teacher
    .effect = Your punches have no effect.
    .ransom = $800
power-zealot = the zealot
    .name = zealot
    .effect = Your rides have no effect.
    .ransom = $700
power-old-lady = the old lady
    .name = old lady
    .effect = On roofs you move one car only.
    .ransom = $500 for each of your jewels
power-poker-player = the poker player
    .name = poker player
    .effect = You lose your power.
    .ransom = $250 for each of your purses
power-photographer = the photographer
    .name = photographer
    .effect = You cannot play cards face down.
    .ransom = $200 for each bullet of others among your cards
