# The end of a game in the browser: how it was counted.

result-title = The end of the line
result-wins =
    { $number ->
        [one] { $bandits } wins with { $money }
       *[other] { $bandits } win with { $money }
    }
result-rest = The rest walk home.
result-nobody = Nobody wins
result-nobody-rest = Everybody is arrested. The Marshal sleeps well tonight.
result-count = The count
result-count-of = { $bandit }’s count
result-loot = Loot turned up
result-events = From events
result-ransoms = Ransoms
result-stations = At the station
result-sharpshooter = Sharpshooter
result-nothing = Nothing at all
result-total = In all
result-side = { $side } ({ $bandits })
result-together = Together
result-arrested = Arrested: cannot win
result-won = Wins
result-stack = { $bandit }, { $name }: { $money }
result-tie = { $bandits } are equally rich. The fewest bullets received ({ $received }) decide: { $winners }.
result-tie-shared = { $bandits } are equally rich and received as many bullets ({ $received }): the win is shared.
result-skip = Skip the counting
result-again = Count again
result-replay = Watch the replay
result-rematch = Same gang again
result-rematch-join = The gang goes on: come along
result-not-over = This game is not over yet.
result-to-table = To the table
