# What `folsom arena`, `folsom ladder`, `folsom study` and `folsom bots` print.

help-arena = Let bots play a match: who wins how often, with intervals.

arena-help-bots = The bots, with commas; the last one takes the seats that are left (outlaw,random: one outlaw against random ones).
arena-help-games = How many games are played.
arena-help-seed = A number that fixes all chance; bots that count their thinking then play the same games again.
arena-help-jobs = How many processes play; 0 means one for each processor.
arena-help-json = Print the result as JSON.

arena-error = This cannot be run: { $problem }.
arena-no-bots = no bot is named
arena-too-many = { $bots } bots cannot sit on { $players } seats (folsom ladder mixes them)
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
