# The terminal game: headings, prompts, answers to what people type, and the help of the command line.

title = Folsom: rob the train. An unofficial fan game.
quoted = “{ $text }”

heading-round = Round { $round } of { $rounds }: { $card }
heading-soon = Round { $round } of { $rounds }: the round card is not turned up yet
heading-event = End of the round: { $event }
heading-plan =
    { $number ->
        [one] Plan of attack: one card may be kept.
       *[other] Plan of attack: { $number } cards may be kept.
    }
heading-action = Action
heading-score = The score

column-bandit = Bandit
column-left = bullets left
    .short = left
column-received = hits taken
    .short = hits
column-hand = hand
    .short = hand
column-deck = deck
    .short = deck
column-discards = discards
    .short = disc.
column-loot = loot
column-events = events
    .short = events
column-ransom = ransom
    .short = ransom
column-sharpshooter = Sharpshooter
    .short = Sharpsh.
column-money = total
    .short = total

mark-you = you
mark-player = player { $number }
mark-first = first
mark-winner = wins

label-hand = Your hand:
label-loot = Your loot:
label-together = together { $money }
label-marked = To discard:
label-kept = To keep:
label-discards = Discard piles:
label-top = On top of decks:
label-known = Known in hand:
label-pile = Pile:
label-nothing = nothing
label-back = card face down
label-bullet = bullet, with the letter of who shot it
label-open = card in hand that all know

prompt-choice = Your choice (? for help):
prompt-bandit = Which bandit are you (number or name, Enter for any)?
prompt-bandit-of-two = Which bandit do you want as one of your two (number or name, Enter for any)?
prompt-level = How good are the others (number or name, Enter for { $usual })?
thinking =
    { $number ->
        [one] { $bandits } is thinking …
       *[other] { $bandits } are thinking …
    }
thinking-together = They are thinking …
prompt-step = Enter: next step, q: quit
prompt-quit = Really leave the game (y/n)?
answer-yes = y yes

command-help = ? help
command-why = why
command-rules = rule rules
command-piles = piles
command-log = log
command-quit = q quit exit

help-choose = Type a number, or words of an option (“shoot belle”, “roof 3”); the start of a word is enough.
help-why = why: the rules behind what just happened. why OPTION: why something is not offered (“why shoot belle”).
help-rules = rules WORD: rules in short (“rules shoot”, “rules BASE-SHOOT-2”).
help-piles = piles: discard piles, bullets on top of decks, and cards in hands that all know.
help-log = log: all that has happened so far.
help-quit = q: leave the game.
help-empty = Enter alone draws the screen again.

error-number = There is no option { $number }: choose a number from 1 to { $last }.
error-word = “{ $typed }” is no option and no command. Type ? for help.
error-ambiguous = That may mean several things: { $options }
error-rule = There is no rule “{ $rule }” here. Ids look like BASE-SHOOT-2.
error-bandit = no bandit is called “{ $typed }”; there are { $bandits }
error-seat = there are only { $players } seats
error-level-and-bots = --level and --bots are two ways to say who plays: give one of them
error-many-bots = { $bots } bots are too many for { $seats } seats
error-setup = This game cannot be played: { $problem }.

why-offered = { $option }: this is offered, number { $number }.
why-not-now = { $option }: this is not what is asked now.
why-nothing = Nothing has happened since your last choice.
piles-none = Nothing lies open beside the decks.

score-sharpshooter =
    { $number ->
        [one] Sharpshooter, with the fewest bullets left ({ $left }): { $bandits } gains { $money }.
       *[other] Sharpshooters, with the fewest bullets left ({ $left }): { $bandits } gain { $money } each.
    }
score-sharpshooter-side =
    { $sides ->
        [one]
            { $number ->
                [one] Sharpshooter, with the most bullets shot, own hits deducted ({ $shots }): { $bandits } gains { $money }.
               *[other] Sharpshooters, with the most bullets shot, own hits deducted ({ $shots }): { $bandits } gain { $money }.
            }
       *[other] Sharpshooters, with the most bullets shot, own hits deducted ({ $shots }): { $bandits } gain { $money } each.
    }
score-tie = { $bandits } are equally rich. The fewest bullets received ({ $received }) decide: { $winners }.
score-tie-shared = { $bandits } are equally rich and received as many bullets ({ $received }): { $winners } share the win.
score-arrested = Arrested, and so out of the running: { $bandits }.
score-nobody = Everybody is arrested: nobody wins.
score-winner =
    { $sides ->
        [one]
            { $number ->
                [one] { $bandits } wins with { $money }.
               *[other] { $bandits } win with { $money }.
            }
       *[other] { $bandits } win with { $money } each.
    }

stopped-quit = You left the train.
stopped-input = No more input: the game ends here.
stopped-interrupt = Interrupted: the game ends here.
failed =
    { $number ->
        [one] A bot failed once, and a legal option was taken instead: { $problem }
       *[other] Bots failed { $number } times, and legal options were taken instead. The first time: { $problem }
    }
failed-where = { $bandits } ({ $code }), decision { $decision } ({ $about }): { $problem }
again = The same train again: { $command }

help-folsom = A train robbery in the terminal, and tools around its engine. An unofficial fan project.
help-play = Play against bots in the terminal.
help-watch = Watch bots play, step by step.
help-option-version = Name, version, and whether the engine is compiled.
help-option-players = Number of players.
help-option-variant = A variant of the game; may be given several times.
help-option-box = A box to play with; may be given several times.
help-option-bandit = The bandit you play; asked for if left out.
help-option-level = How good the bots are.
help-option-bots = The bots one by one, with commas; the last one takes the seats that are left (folsom bots shows them).
help-option-seed = A number that fixes all chance: the same seed, the same game.
help-option-edition = The rules of which edition.
help-option-first-game = An easy first game: no powers and no events.
help-option-lang = Language; by default the terminal’s.
help-option-speed = How fast you are told what the others do.
help-option-plain = Lines only: never redraw the screen.
help-option-auto = Go on without waiting for Enter.
help-option-delay = Seconds between two steps; goes on by itself.
help-option-seat = Watch with the eyes of this seat.
help-option-all-seeing = See every hand, and every value that anybody has seen.
help-simulate = Play random games and check the laws of the engine.
help-bench = Measure how fast the engine is.
help-scenario = Scenario files: positions, and what the rules make of them.
