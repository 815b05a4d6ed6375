# The game in the browser: what every page says.

web-motto = One train, five rounds, and everybody has a plan.
web-your-name = Your name
web-bots = Bots
web-play-now = Play now
web-public-tables = Public tables
web-no-tables = Nobody is robbing a train just now.
web-language = Language
web-language-en = English
web-language-fr = Français
web-language-nl = Nederlands
web-home = Home
web-reload = Load the page again
web-outdated = There is a newer version of this page.
web-load-newer = Load it
web-later = Later
web-lost = This track leads nowhere.
web-train = The train
web-log = What happened
web-your-turn = Your turn
web-over = The game is over.
web-undone = { $seat } takes the last answer back.
web-line-idle = Not connected.
web-line-connecting = Connecting…
web-line-open = Connected.
web-line-waiting = The line is down. Trying again…
web-line-stranger = The server does not know you any more.
