# The first page, and what all pages around the game have.

front-places = Pages
front-how = How to play
front-watch = Watch
front-ladder = Ladder
front-theme = Light or dark
front-you = You: { $name }
front-nobody = Your name?
front-close = Close
front-who = What do they call you?
front-who-about = A name is enough. No mail, no account, no questions about your past.
front-name-first = Write your name first: any name will do.
front-who-go = That’s me
front-who-account = I have an account, or a code
front-admit = Admit one bandit
front-with-bots = You and three bots, about 20 minutes
front-learn = Never played? A first game in ten minutes
front-friends = With friends
    .about = Send a link. Bots fill the empty seats.
front-join = Join a table
    .about = By a code or a link.
front-go-on = Go on playing
front-waiting =
    { $games ->
        [0] No game waits for you.
        [one] One game waits for your turn.
       *[other] { $games } games wait for your turn.
    }
front-code = The code, or the link
front-code-first = Type the code, or paste the link.
front-code-go = Climb aboard
front-code-wrong = No table has this code. Look again, or ask who gave it to you.
front-players =
    { $players ->
        [one] { $players } player
       *[other] { $players } players
    }
front-free =
    { $free ->
        [0] no free seat
        [one] one free seat
       *[other] { $free } free seats
    }
front-running = the train is rolling
front-sit = Join
front-mine = Your games
front-mine-none = A clean record. That can be fixed.
front-finished = Finished games
front-finished-none = Nothing to look back on, and nothing to regret.
front-bots =
    { $bots ->
        [one] a bot
       *[other] { $bots } bots
    }
front-yourself = You
front-you-alone = You, alone on a platform
front-invited = you are invited
front-gathering = gathering on the platform
front-paused = stands still
front-rests = waits for you to come back
front-away = a bot plays for you
front-news = news since you looked away
front-state-abandoned = abandoned
front-winner = { $name } ({ $bandits })
front-won =
    { $number ->
        [one] { $who } won
       *[other] { $who } won
    }
front-won-you = You won as { $bandits }
front-won-too = { $who } won
front-won-nobody = Nobody won
front-more = More
front-open = Open a saved game
front-cut = The line is cut
front-install = Install the game
front-fans = An unofficial game by fans; the publisher has no part in it.
