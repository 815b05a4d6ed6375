# Wat `folsom simulate`, `folsom bench` en `folsom scenario` tonen.

number-whole = { NUMBER($number, maximumFractionDigits: 0) }
number-tenths = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
number-percent = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }%

simulate-games = spellen
simulate-plies = zetten
simulate-decisions = keuzes
simulate-speed = spellen per seconde
simulate-laws = Wetten
simulate-law = wet
simulate-checked = getoetst
simulate-broken = geschonden
simulate-wins = Gewonnen
simulate-who = bandiet of plek
simulate-share = aandeel gewonnen
simulate-seat = plek
simulate-engine-compiled = gecompileerde motor
simulate-engine-plain = gewone Python
simulate-failure = Een wet is geschonden, in het spel met startwaarde { $seed } ({ $bandits }), na zet { $ply }:
simulate-again = Om het nog eens te zien: { $command }
simulate-help-games = Hoeveel spellen er gespeeld worden.
simulate-help-seed = De startwaarde van het eerste spel; de andere volgen.
simulate-help-jobs = Hoeveel processen er spelen; 0 betekent een per processor.
simulate-help-thorough = Toets de dure wetten na elke zet, niet alleen af en toe.
simulate-help-json = Geef het resultaat als JSON.

bench-title = Per seconde rekentijd, beste van { $runs }: { $players } spelers, willekeurige antwoorden
bench-compiled = gecompileerde motor
bench-plain = gewone Python
bench-help-seconds = Seconden rekentijd voor elk van de vijf pogingen per meting.
bench-help-json = Geef het resultaat als JSON.
games_per_second = spellen
plies_per_second = zetten, met trekkingen
decisions_per_second = keuzes
playouts_per_second = uitgespeeld vanuit het midden
copies_per_second = kopieën
views_per_second = aanzichten
determinize_per_second = werelden uit een aanzicht
games_with_views_per_second = spellen met een aanzicht bij elke keuze

scenario-holds = ok
scenario-fails = MISLUKT
scenario-none = geen scenario gevonden
scenario-all-hold = scenario’s: { $number }, alle geslaagd
scenario-some-failed = scenario’s: { $number }, mislukt: { $failed }
scenario-help-check = Voer scenariobestanden uit; status 1 als er een mislukt, of als er geen is.
scenario-help-paths = Scenariobestanden, of mappen met *.yaml-bestanden.
scenario-help-verbose = Noem ook de scenario’s die slagen.
scenario-help-schema = Toon het JSON-schema van scenariobestanden, voor editors.
