# What `folsom arena`, `folsom ladder`, `folsom study` and `folsom bots` print.

help-arena = Let bots play a match: who wins how often, with intervals.
help-ladder = Rate bots over mixed tables, with intervals.
help-study = Study how balanced the game is, and write a report with pictures.
help-bots = Show the kinds of bots, and what their codes may say.

arena-help-bots = The bots, with commas; the last one takes the seats that are left (outlaw,random: one outlaw against random ones).
arena-help-games = How many games are played.
arena-help-seed = A number that fixes all chance; bots that count their thinking then play the same games again.
arena-help-jobs = How many processes play; 0 means one for each processor.
arena-help-json = Print the result as JSON.
arena-help-plot = Draw the result into this file (.png, .svg, .pdf).
arena-help-resume = Remember finished games in this file; if it is there, go on where it stopped.
arena-help-ray = Play on a Ray cluster: at this address, or without one on this machine.

arena-error = This cannot be run: { $problem }.
arena-no-bots = no bot is named
arena-too-many = { $bots } bots cannot sit on { $players } seats (folsom ladder mixes them)
study-one-bot = one bot plays every seat of a study (folsom arena compares bots)
arena-no-number = “{ $text }” is no list of numbers of players (3,4,5)
arena-other-run = { $file } remembers another run ({ $differs })
arena-no-store = { $file } does not remember games (line { $line })
arena-no-ray = Ray is not installed (pip install folsom[ray])
arena-no-plots = matplotlib, which draws, is not installed (pip install folsom[arena])
arena-interrupted = Interrupted.
arena-worker-lost = A process that played games has died.
arena-workers-lost = Ray lost every worker that played game { $game }.
arena-go-on = The same command goes on from { $file }.
arena-go-on-next-time = With --resume FILE, a run that was stopped can go on.
arena-title = Games: { $games }, players: { $players } ({ $engine })
arena-bot = bot
arena-times = { $bot } ×{ $number }
arena-share = wins
arena-interval = 95% sure
arena-fair = fair
arena-money = money
arena-time = ms
arena-time-95 = 95%
arena-time-most = slowest
arena-failed = fails
arena-range = { $low }–{ $high }
arena-note = wins: share of the games, for each seat; ms: milliseconds for a decision
arena-failures =
    { $number ->
        [one] A bot failed once; any legal option was taken instead.
       *[other] Bots failed { $number } times; any legal option was taken instead.
    }
arena-problem = game { $game }, seat { $seat } ({ $code }), decision { $decision } ({ $about }): { $problem }
arena-nobody-won =
    { $number ->
        [one] Nobody won one of the games: all were arrested.
       *[other] Nobody won { $number } of the games: all were arrested.
    }
arena-shared-wins =
    { $number ->
        [one] One win was shared.
       *[other] { $number } wins were shared.
    }
arena-by-clock = A bot thinks by the clock: the same seed may give other games.
arena-short = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
arena-long = { NUMBER($number, minimumFractionDigits: 0, maximumFractionDigits: 0) }

ladder-help-bots = The bots to rate, with commas.
ladder-help-players = Numbers of players at the tables, with commas (3,4,5,6).
ladder-too-few = a ladder needs two different bots
ladder-missing = openskill, which rates, is not installed (pip install folsom[arena])
ladder-rating = rating
ladder-games = games
ladder-note = rating: skill by openskill (everybody starts at 25); its interval comes from { $rounds } draws of the deals

bots-budget = thinks for
bots-settings = settings
bots-about = what it does
bots-note = A code is a name, then how long it thinks (iterations, ms or s), then settings: mcts:200, mcts:50ms:explore=0.5
bot-random = Answers at random.
bot-greenhorn = Grabs what it sees, and forgets the Marshal: for a first game.
bot-outlaw = Plans with an eye for loot, danger and lines of fire.
bot-gunslinger = Thinks a moment ahead, in many possible worlds.
bot-legend = Thinks longest: the strongest there is.
bot-mcts = The search by itself, to experiment with.
plot-match = Share of wins ({ $games } games, { $players } players)
plot-share = share of wins in %, with 95% intervals
plot-fair = fair share
plot-ladder = Ratings ({ $games } games)
plot-rating = openskill rating, with 95% intervals

study-help-bot = The bot that plays every seat.
study-help-players = Numbers of players, with commas (3,4,5,6).
study-help-out = The folder for report.md, its pictures and study.json.
study-help-by-variant = Play each variant besides, and compare them.
study-written = Written: { $file }

study-title = How balanced is the train robbery?
study-games = Games: { $games }, every seat played by { $bot }.
study-played = Played: { $settings }.
study-boxes = Boxes: { $boxes }.
study-engine = Edition { $edition }, seed { $seed }, { $engine }.
study-length = Decisions in a game: { NUMBER($number, maximumFractionDigits: 1) }.
study-winner = The winner has { $money } on average ({ $low } to { $high }).
study-shared = Shared wins: { $shared }; games without a winner: { $nobody }.
study-how = All seats are played by the same bot, so differences come from the game. Every bandit sits on every seat equally often, wherever the variant allows it. Intervals hold the true value in { $percent } of 100 cases; of many numbers some therefore look remarkable by luck. Bold numbers lie outside what would be fair or usual.
study-plain = normal game
study-setting = { $variants }, { $players } players
study-who = who
study-n = games
study-share = wins
study-interval = interval
study-fair = fair share
study-card = round card
study-way = way to play
study-all = in all
study-winner-money = winner’s money
study-seat = seat { $number }
study-turn =
    { $number ->
        [1] first player
       *[other] player { $number }
    }
study-bandits = Wins by bandit
    .about = The share of games that each bandit wins, of those in which he takes part.
study-seats = Wins by seat
    .about = The first player of the game is drawn, so seats should be equal; the turn order of the first round need not be.
study-turns = Wins by turn order in the first round
study-rounds = Wins by round card
    .about = By how many points each bandit wins oftener (or less often) than usual when the card is in the game. A game has five of them, so effects overlap.
study-rounds-label = points of percent, compared with all games; bold: hardly by luck alone
study-money = Money by source
    .about = The mean money of each bandit at the end. Loot counts where its last owner got it from; the sources add up to the money that decides the game.
study-money-label = mean money at the end, in $
study-settings = Wins by variant and number of players
    .about = The share of wins in each way to play; in the picture, divided by the fair share.
study-settings-label = share of wins, as a multiple of the fair share

source-start = purses of the start
source-purse = purses, robbed
source-jewel = jewels, robbed
source-strongbox = strongboxes, robbed
source-punch = taken by a punch
source-event = events
source-power = ransoms
source-sharpshooter = Sharpshooter
source-other = other
