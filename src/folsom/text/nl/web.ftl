# Het spel in de browser: wat elke pagina zegt.

web-motto = Eén trein, vijf rondes, en iedereen heeft een plan.
web-your-name = Je naam
web-bots = Bots
web-play-now = Nu spelen
web-public-tables = Openbare tafels
web-no-tables = Niemand overvalt nu een trein.
web-language = Taal
web-language-en = English
web-language-fr = Français
web-language-nl = Nederlands
web-home = Home
web-reload = Laad de pagina opnieuw
web-outdated = Er is een nieuwere versie van deze pagina.
web-load-newer = Laden
web-later = Later
web-lost = Dit spoor loopt dood.
web-train = De trein
web-log = Wat er gebeurde
web-your-turn = Jij bent
web-over = Het spel is afgelopen.
web-undone = { $seat } neemt het laatste antwoord terug.
web-line-idle = Niet verbonden.
web-line-connecting = Verbinden…
web-line-open = Verbonden.
web-line-waiting = De lijn ligt eruit. Nieuwe poging…
web-line-stranger = De server kent je niet meer.
