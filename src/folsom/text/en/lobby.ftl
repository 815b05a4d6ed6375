# A table before the game: seats, bandits, the link, and what the host chooses.

lobby-title = { $name }’s table
lobby-no-table = No such table
lobby-invited = You are wanted at a table
lobby-come-in = Come in
lobby-abandoned = Everybody left
    .about = The train left without a single bandit. The Marshal is bored.
lobby-rematch = The same gang goes again.
lobby-rematch-go = Ride along

## Seats

lobby-seats = Seats
lobby-seat = Seat { $number }: { $name }
lobby-seat-role = Seat { $number }, { $role }: { $name }
lobby-empty = Empty seat
lobby-kept = seat kept
lobby-kept-for-you = A seat is kept for you.
lobby-bot = bot
lobby-automaton = plays by itself
lobby-you = you
lobby-host = host
lobby-ready = ready
lobby-here = here
lobby-away = not here now
lobby-choosing = not ready yet
lobby-dealt = dealt at the start
lobby-sit = Sit here
lobby-sit-down = Sit down
lobby-sit-too = Play it too
lobby-move = Move here
lobby-seat-bot = Seat a bot
lobby-level-of = Level of the bot on seat { $number }
lobby-take-away = Take away
lobby-kick = Send away
lobby-keep-no-more = Free the seat
lobby-stand-up = Give up this seat
lobby-pick = Choose a bandit
lobby-be-ready = I’m ready
lobby-more-seats = One more seat
lobby-lookers =
    { $number ->
        [one] One person looks on.
       *[other] { $number } people look on.
    }

## Bandits

lobby-wanted = Wanted: a bandit
lobby-wanted-about =
    { $each ->
        [one] Choose who you are. Whoever does not choose is dealt one.
       *[other] You lead { $each } bandits. Those that you do not choose are dealt.
    }
lobby-no-powers = No powers in a first game.
lobby-taken-by = { $name }’s
lobby-yours = yours
lobby-deal-me = Deal me one
lobby-done = Done

## The link

lobby-link = Link to this table
lobby-copy = Copy link
lobby-copied = Link copied. Send it to the gang.
lobby-copy-yourself = This browser does not copy. It is marked: copy it yourself.
lobby-share = Come and rob a train.
lobby-share-it = Share
lobby-qr = QR code
lobby-qr-title = Point a phone at it
lobby-qr-label = QR code of { $link }
lobby-code = Or tell them the code:

## Starting

lobby-go = Departure
lobby-start = Start the train
lobby-fill = Fill with bots
lobby-wait-seats =
    { $free ->
        [one] One seat is empty: invite somebody, or seat a bot.
       *[other] { $free } seats are empty: invite somebody, or seat bots.
    }
lobby-wait-kept = Waiting for { $who }.
lobby-wait-ready = Not ready yet: { $who }.
lobby-all-aboard = All aboard.
lobby-host-starts = { $name } starts the train.
lobby-take-a-seat = Take a seat, or look on.
lobby-full = All seats are taken. You can look on.
lobby-leave = Leave the table

## What is played

lobby-what = What is played
lobby-change = Change
lobby-setup = The game at this table
lobby-game = Game
lobby-edition = { $edition } rules
lobby-edition-title = Rules of
lobby-players = Players
lobby-first-game = First game
    .name = the first-game setup
    .about = No powers and no events: for those who have never robbed a train.
lobby-boxes = Boxes
lobby-variants = Variants
lobby-plan = Plan
lobby-plan-kind-open = Open
lobby-plan-kind-memory = From memory
lobby-plan-open = All cards that were played face up stay in sight.
lobby-plan-memory = Only the top card shows, as at a real table.
lobby-clock = Clock
lobby-clock-kind-none = No clock
lobby-clock-kind-live = One evening
lobby-clock-kind-slow = Over days
lobby-fair = Fair shuffle: the fingerprint
    .about = The server has promised its secret seed already. Note this down, and check it in the replay after the game.
lobby-clock-none = Nobody is hurried.
lobby-clock-each = { $each } for each decision.
lobby-clock-bank = { $each } for each decision, and { $bank } to spare.
lobby-each = For each decision
lobby-bank = To spare
lobby-seconds =
    { $number ->
        [one] { $number } second
       *[other] { $number } seconds
    }
lobby-minutes =
    { $number ->
        [one] { $number } minute
       *[other] { $number } minutes
    }
lobby-hours =
    { $number ->
        [one] { $number } hour
       *[other] { $number } hours
    }
lobby-days =
    { $number ->
        [one] { $number } day
       *[other] { $number } days
    }
lobby-level-about = Of bots that take empty seats, and of those that play for who leaves.
lobby-table = Table
lobby-who-comes = Open to
lobby-public = Everybody: it is on the list of public tables.
lobby-private = Who has the link or the code.
lobby-counts = Ladder
lobby-rated = This game counts.
lobby-talk = Talk
lobby-quiet = Nobody talks while cards are planned.
lobby-make-public = Public table
    .about = Strangers find it on the first page and may sit down.
lobby-make-rated = Rated
    .about = Counts for the ladder. Needs a clock and two people or more, each on one seat. Whoever leaves comes last.
lobby-make-quiet = Silence while planning
    .about = No chat while cards are being planned.
lobby-agree = Play it so
lobby-legal = This can be played.
lobby-barred = This cannot be played so.
lobby-fix-players =
    { $players ->
        [one] Make it { $players } player
       *[other] Make it { $players } players
    }
lobby-fix-without = Without { $part }
lobby-barred-part = { $part }:
lobby-range = { $from } to { $to }
lobby-either = { $start } or { $last }

## Boxes: a tile for each, with what it brings in a minute

lobby-base = The base game
    .about = Plan in secret, then watch the train heist go wrong.
lobby-box-always = Always in
lobby-box-in = In
lobby-box-play = Play with it
lobby-box-instead = Play it instead
lobby-box-ask = Ask { $name }
lobby-primer = 60 seconds
    .label = { $box } in 60 seconds
primer-base-plan = Plan
    .about = In turn, everybody lays a card on one pile or draws three. In tunnels cards go face down.
primer-base-act = Then it happens
    .about = The pile is turned over, and its cards are carried out in order. By then nobody stands where you thought.
primer-base-rob = Rob
    .about = Take a purse ($250 to $500), a jewel ($500) or a strongbox ($1,000) where you stand.
primer-base-shoot = Shoot and punch
    .about = A bullet is a dead card in somebody else’s deck. A punch makes him drop loot and sends him to the next car.
primer-base-marshal = The Marshal
    .about = Whoever meets him takes a bullet and flees to the roof.
primer-base-end = After five rounds
    .about = The richest bandit wins. Whoever has fired the most bullets gets $1,000 more.

## Why something cannot be chosen. A rule may have words of its own (barred-RULE); else these are said, or the rule itself.

barred-with = Not with { $other }.
barred-players = For { $allowed } players; this table has { $number }.
    .number = { $part } is for { $allowed } players.
barred-bandits =
    { $too ->
        [few] A game needs at least { $least } bandits. Fewer people can lead two each: duo, or two bandits per player.
       *[many] There are only { $most } bandits.
    }
barred-BASE-SETUP-5 = The first game belongs to the 2016 rules.
