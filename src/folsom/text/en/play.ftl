# The game’s screen in the browser.

## On the train

play-price = { $lawman } is here.
play-price-marshal = Marshal here: a bullet, then the roof
play-nth-card = card { $number } of { $of }
play-car = Car { $number } of { $of }, { $car }
play-inside = Inside: { $who }.
play-roof = Roof: { $who }.
play-beside = { $car }, alongside
play-empty = Empty.

## The round

play-round = Round { $number } of { $of }
play-round-word = Round
play-stop-standard = Open
play-stop-speeding-up = Twice
play-stop-switching = Back
play-action = Action
play-then = Then
play-no-event = No event
play-plan = The plan
play-turn = Turn { $number }
play-cards-to-come =
    { $number ->
        [one] { $number } card
       *[other] { $number } cards
    }
play-card-new = new
play-face-down = a card face down
play-slot-next = { $who }: to play now
play-slot-empty = { $who }: still to play
play-slot-laid = { $who }: { $card }
play-slot-now = { $who }: { $card }, now
play-slot-past = { $who }: { $card }, done
play-next-turn = Next turn: { $turn }, { $how }.

## Players

play-players = Players
play-you = you
play-bot = bot
play-away = away, a bot plays
play-not-here = not connected
    .about = The page is closed, or the line is broken. Seat and cards stay as they are.
play-first = 1st
play-first-player = first player
play-does = chooses
    .you = you choose
play-does-Plan = plays now
    .you = you play now
play-does-plan = plays now
    .you = you play now
play-does-ShootAt = shoots
    .you = you shoot
play-does-MoveTo = moves
    .you = you move
play-does-move = moves
    .you = you move
play-does-floor = changes floor
    .you = you change floor
play-does-shoot = shoots
    .you = you shoot
play-does-rob = robs
    .you = you rob
play-does-punch = punches
    .you = you punch
play-does-marshal = sends the Marshal
    .you = you send the Marshal
play-nothing = nothing
play-plate = Loot: { $loot }. Bullets left: { $bullets }, received: { $received }. Cards in hand: { $hand }, in the deck: { $deck }.
play-bot-plays = A bot holds your seat.
play-bot-rated = This game is rated: you come last if the bot makes more than a quarter of your decisions.
play-rests-own = Nobody is playing: the game waits for you.
play-count = Count the loot
play-result = Just the result
play-leave = Leave the game
play-leave-about = A bot plays on for you. You can come back as long as the game runs.
play-leave-rest = Everybody else is away just now: the game waits until one of you comes back.
play-leave-alone = You play with bots only: the game ends without a winner.
play-leave-last = Everybody else has left: the game ends without a winner.
play-leave-rated = This game is rated. You come last, behind everybody who stays, unless you come back and make at least three quarters of your decisions yourself.
play-leave-rated-last = This game is rated: whoever made the latest decision comes first.
play-leave-yes = Leave
play-leave-no = Stay
play-come-back = I am back

## Oneself

play-me = You
play-hand = Your hand
play-bullet = Bullet
play-not-playable = not now
play-not-playable-why = Cannot be played now. Press to ask why.
play-left = { $number } left
play-only-you = only you see values
play-power = Powers
play-no-power = Your power is lost.

## Asking

play-ask-Plan = Your turn: play a card or draw 3
play-floor-inside = { $car }, inside
play-floor-roof = { $car }, roof
play-answers = Answers
play-waiting-for = Still choosing: { $who }
play-missing = Not connected: { $who }.
play-sending = Sent…
play-undo = Undo
play-skip = Skip
play-no-reason = No rule says why: it is just not on offer now.
play-ghost = You, then
play-ghost-unsure = You, perhaps
play-sketch = If nobody interferes, this takes you { $place }.
play-sketch-stays = If nobody interferes, you do this { $place }.
play-sketch-unsure = Perhaps { $place }: cards of others may change that.
play-other-way = Another way
play-paused = The game stands still.
play-rests = Nobody is playing. The game waits until one of the players comes back.
play-pause-wished = { $who } would like a pause.
play-pause-asked = You ask for a pause: it begins when all agree.
play-pause-yes = Agree

## What happened

play-log = Log
play-whole-log = all rounds
play-why = Why?
play-no-log = Nothing yet. The train whistles.
play-hushed = { $who } plans a card.
    .you-who = You plan a card.
play-missed =
    Since you looked away, { $number ->
        [one] one thing
       *[other] { $number } things
    } happened.
play-since = Since you looked away
play-read = Read
play-step-back = Step back
play-step-on = Step on
play-to-now = Back to now
play-to-now-new =
    { $number ->
        [one] One new: back to now
       *[other] { $number } new: back to now
    }
play-show = Show it again
play-asked = You are asked: { $question }

## Sheets

play-menu = Menu
play-chat = Chat
play-there = { $where }: { $what }
play-map = Map
play-help = Keys and cards
play-help-short = Help
play-close = Close
play-speed = Speed
play-motion = Motion
play-motion-auto = As the device wishes
play-motion-full = All of it
play-motion-less = As little as possible
play-theme = Light
play-theme-auto = As the device wishes
play-theme-dusk = Dusk
play-theme-day = Day
play-confirm-first = Choose, then confirm
play-sound = Sound
play-notify = Tell me when it is my turn
play-notify-refused = The browser does not allow it: look at its settings for this page.
play-pause = Ask for a pause
play-pause-no = No pause after all
play-go-on = Go on playing
play-unread =
    { $number ->
        [one] one new message
       *[other] { $number } new messages
    }
play-no-talk = Nobody has said a word.
play-say = Say something to the table
play-send = Send
play-mute = Do not hear { $name }

## Help

play-key-digits = 1–9, 0
    .does = choose among the answers
play-key-arrows = ← → ↑ ↓
    .does = walk the train: cars, floors
play-key-enter = Enter
    .does = confirm
play-key-escape = Esc
    .does = take the choice back
play-key-space = Space, S
    .does = finish what is being shown, or all of it
play-key-steps = , .
    .does = step back through what happened, and on; Esc: back to now
play-key-letters = L, M, C, ?
    .does = log, map, chat, help
play-key-about = ? on something
    .does = what it is
play-hold = Press the ticket, a plate, the plan or a hostage to read what it is. Hold what would be chosen by a press: a card, an answer, the train; or click it with the other mouse button.
play-card-move = Inside one car, on the roofs up to three.
play-card-floor = Up to the roof, or down inside.
play-card-shoot = A bullet for somebody in sight, not on your own place.
play-card-rob = Take a token that lies where you are.
play-card-punch = Somebody beside you drops loot and lands one car away.
play-card-marshal = The Marshal walks one car. Whoever he meets takes a bullet and flees to the roof.
play-card-bullet = Dead weight: it comes into the hand like any card, and can never be played.

## What things are

play-about = What is this? { $what }
play-about-end = At the end of the round
play-about-acting = Action { $number } of { $of }
    .about = The cards of the plan are carried out one by one, in the order in which they were played.
play-about-face-down = Face down: only who played it knows it, until it is turned over.
play-about-empty = A place for a card. Who would rather draw three leaves it out.
play-about-no-power = No power in this game now.
play-about-first = First player
    .about = Begins every turn of this round. The next round begins with the next player.
play-about-side = Wins and loses with { $who }.
play-about-revolver =
    { $number ->
        [one] One bullet left
       *[other] { $number } bullets left
    }
    .about = Whoever is hit gets one of them as a card. Without any, Shoot does nothing.
play-about-received =
    { $number ->
        [one] One bullet received
       *[other] { $number } bullets received
    }
play-about-cards = Cards: { $hand } in hand, { $deck } in the deck
    .about = Bullets received are among them. Everybody may count them.

## Feelings

emote-hello = Howdy!
emote-laugh = Ha ha!
emote-wow = Wow!
emote-ouch = Ouch!
emote-angry = Grr!
emote-sorry = Sorry.
emote-thanks = Thanks.
emote-bravo = Bravo!
emote-think = Hmm…
emote-hurry = Hurry up!
emote-luck = Good luck!
emote-bye = So long.

## Why it happened so: the facts of the case

play-why-roof-ahead = In sight: the nearest occupied roof ahead.
play-why-roof-behind = In sight: the nearest occupied roof behind.
play-why-next-car = In sight: the next car.
play-why-through = In sight through the roof, by the power of { $who }.
    .you = In sight through the roof, by your power.
play-why-others = In sight, not chosen: { $who }.
play-why-here = Here too, not chosen: { $who }.
play-why-spared = { $who } is protected: somebody else can be hit.
    .you = You are protected: somebody else can be hit.
play-why-unloaded = The revolver is empty.
play-why-roofs = Nobody is on another roof.
play-why-cars = Nobody is inside the next cars.
play-not-chosen = In sight, not chosen
play-not-chosen-here = Here too, not chosen

## What happens to oneself

play-hit-shot = You are hit by { $bandit }
play-hit-neutral-hit = You take a neutral bullet
play-hit-punched = { $bandit } punches you
play-hit-bullet = A dead card in your deck from the next round on. { $received } received so far.
play-hit-blow = You drop loot, if you have any, and land one car away.
play-hit-lies = It lies { $place } now, for anybody to take.
play-hit-on = Go on
play-hit-again = Watch again
