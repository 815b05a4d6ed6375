# Het einde van een spel in de browser: hoe er geteld is.

result-title = Eindstation
result-wins =
    { $number ->
        [one] { $bandits } wint met { $money }
       *[other] { $bandits } winnen met { $money }
    }
result-rest = De rest gaat te voet.
result-nobody = Niemand wint
result-nobody-rest = Iedereen is gearresteerd. De Marshal slaapt vannacht goed.
result-count = De telling
result-count-of = De telling van { $bandit }
result-loot = Buit omgedraaid
result-events = Door gebeurtenissen
result-ransoms = Losgeld
result-stations = Op het station
result-sharpshooter = Scherpschutter
result-nothing = Helemaal niets
result-total = Samen
result-side = { $side } ({ $bandits })
result-together = Met z’n allen
result-arrested = Gearresteerd: kan niet winnen
result-won = Wint
result-stack = { $bandit }, { $name }: { $money }
result-tie = { $bandits } zijn even rijk. De minste gekregen kogels ({ $received }) beslissen: { $winners }.
result-tie-shared = { $bandits } zijn even rijk en kregen evenveel kogels ({ $received }): de winst wordt gedeeld.
result-skip = Telling overslaan
result-again = Opnieuw tellen
result-replay = Bekijk de herhaling
result-rematch = Zelfde bende, nog eens
result-rematch-join = De bende gaat door: kom mee
result-not-over = Dit spel is nog niet voorbij.
result-to-table = Naar de tafel
