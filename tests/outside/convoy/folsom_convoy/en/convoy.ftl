box-convoy = The Convoy
    .about = another train that slides along the first, secret errands, and the Marshal as a player
seat-clockwork = the clockwork
pawn-courier-1 = the first courier
    .letter = 1
    .name = First courier
pawn-courier-2 = the second courier
    .letter = 2
    .name = Second courier
pawn-courier-3 = the third courier
    .letter = 3
    .name = Third courier
pawn-courier-4 = the fourth courier
    .letter = 4
    .name = Fourth courier
pawn-courier-5 = the fifth courier
    .letter = 5
    .name = Fifth courier
pawn-courier-6 = the sixth courier
    .letter = 6
    .name = Sixth courier
pawn-courier-7 = the seventh courier
    .letter = 7
    .name = Seventh courier
pawn-courier-8 = the eighth courier
    .letter = 8
    .name = Eighth courier
car-tender = tender
    .title = Tender
    .short = Tender
car-armored = armored car
    .title = Armored car
    .short = Armored
car-jail = jail car
    .title = Jail car
    .short = Jail
car-cart = cart
    .title = Cart
    .short = Cart
place-cell = in the cell of car { $car }
    .to = into the cell of car { $car }
place-cart = in the cart
    .to = into the cart
place-convoy-inside =
    { $car ->
        [0] inside the convoy’s locomotive
       *[other] inside car { $car } of the convoy
    }
    .to =
        { $car ->
            [0] into the convoy’s locomotive
           *[other] into car { $car } of the convoy
        }
place-convoy-roof =
    { $car ->
        [0] on the roof of the convoy’s locomotive
       *[other] on the roof of car { $car } of the convoy
    }
    .to =
        { $car ->
            [0] onto the roof of the convoy’s locomotive
           *[other] onto the roof of car { $car } of the convoy
        }
play-vehicle-convoy = the convoy
token-document = a document
    .known = a document worth { $money }
    .name = document
    .red = a red document
    .red-name = red document
    .red-short = R
    .red-mark = red
    .blue = a blue document
    .blue-name = blue document
    .blue-short = B
    .blue-mark = blue
    .decoy = a worthless document
    .decoy-name = worthless document
    .decoy-short = 0
    .decoy-mark = nothing
card-search = Search
    .short = Search
card-slide = Slide
    .short = Slide
round-landslide = Landslide
    .event = Hands are still held: each player puts one card under their deck.
round-plain = Open plain
    .event = No event.
round-canyon = Canyon
    .event = No event.
round-desert = Desert
    .event = No event.
round-depot = Depot
    .event = No event.
round-signal = A signal
    .event = The Marshal’s player names a bandit, who may move or change floors.
power-cart = the cart
power-errand = the errand
option-errand = Errand: { $place }
option-bury = Put under the deck: { $card }
option-signal = Signal to { $pawn }
option-take-up = Look at { $look }
option-put-back = Put back { $look }
question-SearchPlace = Search: which document does { $bandit } look at?
    .other = { $bandit } chooses a document to look at.
question-KeepIt = { $bandit }, keep the documents, or put one back?
    .other = { $bandit } keeps the document or puts it back.
question-Bury = Landslide: which card goes under the deck of { $bandit }?
    .other = { $bandit } puts a card under the deck.
question-NameBandit = A signal: who may act?
    .other = { $bandit } names who may act.
event-sent =
    { $seen ->
        [yes] The errand of { $seat } leads { $place }.
       *[no] { $seat } draws an errand.
    }
event-slid =
    { $car ->
        [0] The convoy slides back to the locomotive.
       *[other] The convoy slides on to car { $car }.
    }
event-buried =
    { $seen ->
        [yes] { $seat } puts { $card } under the deck.
       *[no] { $seat } puts a card under the deck.
    }
event-no-effect-CONVOY-5 = No document here: no effect.
event-placed-CONVOY-3 = { $pawn } starts { $to-at }.
event-token-CONVOY-3 = { $token } lies { $to-at }.
event-token-CONVOY-5 =
    { $to-kind ->
        [loot] { $to }: { $token }.
       *[other] { $token } goes back { $to }.
    }
rule-CONVOY-1 = The convoy slides one car along the train. From roof to roof one gets across where they face each other.
rule-CONVOY-2 = The clockwork adds its card to the pile of each round.
rule-CONVOY-3 = All bandits start in the caboose, couriers in the convoy; documents lie there and in the last cars.
rule-CONVOY-4 = The bandits win together if they have $600 for each of them; else the law wins.
rule-CONVOY-5 = A search: look at a document, then keep it or put it back, unless it is red.
rule-CONVOY-6 = Whoever ends inside the car of the errand gets $500.
rule-CONVOY-7 = A Punch in the cart slides the convoy.
rule-CONVOY-8 = In a landslide each player puts one card of the hand under the deck.
rule-CONVOY-9 = After a signal a bandit of the Marshal’s choice may move or change floors.
