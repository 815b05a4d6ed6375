# What `folsom simulate`, `folsom bench` and `folsom scenario` print.

number-whole = { NUMBER($number, maximumFractionDigits: 0) }
number-tenths = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
number-percent = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }%

simulate-games = games
simulate-plies = plies
simulate-decisions = decisions
simulate-speed = games per second
simulate-laws = Laws
simulate-law = law
simulate-checked = checked
simulate-broken = broken
simulate-wins = Wins
simulate-who = bandit or seat
simulate-share = share of wins
simulate-seat = seat
simulate-engine-compiled = compiled engine
simulate-engine-plain = plain Python
simulate-failure = A law is broken, in the game with seed { $seed } ({ $bandits }) after ply { $ply }:
simulate-again = To see it again: { $command }
simulate-help-games = How many games are played.
simulate-help-seed = The seed of the first game; the others follow it.
simulate-help-jobs = How many processes play; 0 means one for each processor.
simulate-help-thorough = Check the costly laws at every ply, not only now and then.
simulate-help-json = Print the result as JSON.

bench-title = Per CPU second, best of { $runs }: { $players } players, random answers
bench-compiled = compiled engine
bench-plain = plain Python
bench-help-seconds = CPU seconds for each of the five runs of each measure.
bench-help-json = Print the result as JSON.
games_per_second = games
plies_per_second = plies, draws included
decisions_per_second = decisions
playouts_per_second = playouts from the middle of a game
copies_per_second = copies
views_per_second = views
determinize_per_second = worlds from a view
games_with_views_per_second = games with a view for every decision

scenario-holds = ok
scenario-fails = FAILED
scenario-none = no scenario found
scenario-all-hold = scenarios: { $number }, all hold
scenario-some-failed = scenarios: { $number }, failed: { $failed }
scenario-help-check = Run scenario files; status 1 if any fails, or if there is none.
scenario-help-paths = Scenario files, or folders with *.yaml files.
scenario-help-verbose = Name those that hold, too.
scenario-help-schema = Print the JSON schema of scenario files, for editors.
