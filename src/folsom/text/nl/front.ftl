# The first page, and what all pages around the game have.

front-places = Pagina’s
front-how = Spelregels
front-watch = Kijken
front-ladder = Ranglijst
front-theme = Licht of donker
front-you = Jij: { $name }
front-nobody = Je naam?
front-close = Sluiten
front-who = Hoe noemen ze je?
front-who-about = Een naam is genoeg. Geen mail, geen account, geen vragen over je verleden.
front-name-first = Schrijf eerst je naam: elke naam is goed.
front-who-go = Dat ben ik
front-who-account = Ik heb een account, of een code
front-admit = Goed voor één bandiet
front-with-bots = Jij en drie bots, zo’n 20 minuten
front-learn = Nooit gespeeld? Een eerste spel in tien minuten
front-friends = Met vrienden
    .about = Stuur een link. Bots vullen lege plekken.
front-join = Naar een tafel
    .about = Met een code of een link.
front-go-on = Verder spelen
front-waiting =
    { $games ->
        [0] Geen spel wacht op jou.
        [one] Eén spel wacht op jou.
       *[other] { $games } spellen wachten op jou.
    }
front-code = De code, of de link
front-code-first = Typ de code, of plak de link.
front-code-go = Spring aan boord
front-code-wrong = Geen tafel heeft deze code. Kijk nog eens, of vraag het aan wie hem gaf.
front-players =
    { $players ->
        [one] { $players } speler
       *[other] { $players } spelers
    }
front-free =
    { $free ->
        [0] geen vrije plek
        [one] één vrije plek
       *[other] { $free } vrije plekken
    }
front-running = de trein rijdt
front-sit = Meedoen
front-mine = Jouw spellen
front-mine-none = Een schoon strafblad. Daar is iets aan te doen.
front-finished = Afgelopen spellen
front-finished-none = Niets om op terug te kijken, en niets om spijt van te hebben.
front-bots =
    { $bots ->
        [one] een bot
       *[other] { $bots } bots
    }
front-yourself = Jij
front-you-alone = Jij, alleen op een perron
front-invited = je bent uitgenodigd
front-gathering = verzamelen op het perron
front-paused = staat stil
front-rests = wacht tot je terugkomt
front-away = een bot speelt voor jou
front-news = nieuws sinds je wegkeek
front-state-abandoned = verlaten
front-winner = { $name } ({ $bandits })
front-won =
    { $number ->
        [one] { $who } heeft gewonnen
       *[other] { $who } hebben gewonnen
    }
front-won-you = Jij hebt gewonnen als { $bandits }
front-won-too = { $who } hebben gewonnen
front-won-nobody = Niemand heeft gewonnen
front-more = Meer
front-open = Een bewaard spel openen
front-cut = De lijn is doorgesneden
front-install = Installeer het spel
front-fans = Een onofficieel spel van liefhebbers; de uitgever heeft er niets mee te maken.
