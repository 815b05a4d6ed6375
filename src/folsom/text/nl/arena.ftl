# Wat `folsom arena`, `folsom ladder`, `folsom study` en `folsom bots` tonen.

help-arena = Laat bots een match spelen: wie wint hoe vaak, met intervallen.

arena-help-bots = De bots, met komma’s; de laatste neemt de plaatsen die over zijn (outlaw,random: één outlaw tegen random).
arena-help-games = Hoeveel spellen er gespeeld worden.
arena-help-seed = Een getal dat alle toeval vastlegt; bots die hun denken tellen, spelen dan dezelfde spellen opnieuw.
arena-help-jobs = Hoeveel processen spelen; 0 betekent één per processor.
arena-help-json = Toon de uitslag als JSON.

arena-error = Dit gaat niet: { $problem }.
arena-no-bots = er is geen bot genoemd
arena-too-many = { $bots } bots passen niet op { $players } plaatsen (folsom ladder mengt ze)
arena-title = Spellen: { $games }, spelers: { $players } ({ $engine })
arena-bot = bot
arena-times = { $bot } ×{ $number }
arena-share = winst
arena-interval = 95% zeker
arena-fair = eerlijk
arena-money = geld
arena-time = ms
arena-time-95 = 95%
arena-time-most = traagst
arena-failed = fouten
arena-range = { $low }–{ $high }
arena-note = winst: deel van de gewonnen spellen, per plaats; ms: milliseconden per keuze
arena-failures =
    { $number ->
        [one] Een bot faalde één keer; in plaats daarvan werd een toegestane optie genomen.
       *[other] Bots faalden { $number } keer; in plaats daarvan werd een toegestane optie genomen.
    }
arena-problem = spel { $game }, plaats { $seat } ({ $code }), keuze { $decision } ({ $about }): { $problem }
arena-nobody-won =
    { $number ->
        [one] Eén spel had geen winnaar: allen waren gearresteerd.
       *[other] { $number } spellen hadden geen winnaar: allen waren gearresteerd.
    }
arena-shared-wins =
    { $number ->
        [one] Eén winst werd gedeeld.
       *[other] { $number } keer werd de winst gedeeld.
    }
arena-by-clock = Een bot denkt op de klok: hetzelfde zaad kan andere spellen geven.
arena-short = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
arena-long = { NUMBER($number, minimumFractionDigits: 0, maximumFractionDigits: 0) }
