# Oneself and others: name, account, numbers, settings, the ladder.

people-nobody = Who are you?
people-lost = Never heard of them
    .about = Nobody has this address: the link is wrong, or this bandit has left for good.
people-about = Your name, your record, and how things are shown on this device.
people-write =
    { $letters ->
        [1] Still to be written: { $field }.
       *[other] { $field }: at least { $letters } letters.
    }
people-odd-fields = Look again: something is too short, too long, or has letters that are not allowed.

## Account

people-name = Name
people-rename = Change name
people-renamed = Done.
people-come-in = Come in
people-guest = You are a guest: this browser knows you, no other does.
people-account-is = Your account: { $login }.
people-new = New account
people-new-about = Keeps your name, games and record on every device. No mail needed.
people-new-go = Make the account
people-login = Login
people-login-hint = 3 to 30 letters, digits, dots or dashes.
people-password = Password
people-in = Log in
people-in-go = Log in
people-recover = Come back with a code
people-recover-about = A recovery code lets you in, here or on another device.
people-recover-hint = Only for an account whose password is lost.
people-recover-go = Let me in
people-code = Recovery code
people-code-has = You have a code. A new one makes the old one worthless.
people-code-none = Write it down, and you come back whatever happens to this device.
people-code-make = Make a code
people-code-once = It is shown this once. Write it down where the Marshal does not look.
people-code-copy = Copy the code
people-code-copied = Code copied.
people-change-password = Password
people-old-password = Password now
people-new-password = New password
people-change-password-go = Change password
people-password-changed = Changed. Other devices are out.
people-out = Log out
people-out-guest = You have no account and no code: who logs out now does not come back.
people-out-here = On this device
people-out-everywhere = Everywhere
people-kept = What is kept of you
people-kept-about = All of it, as a file.
people-export = Get the file
people-delete = Leave for good
people-delete-about = Your name and account are deleted. Bots play on for you. It cannot be undone.
people-delete-go = Delete me

## Numbers

people-statistics = Your record
people-no-games = No finished games. The sheriff has nothing to write down.
people-games = Games
people-won = Won
people-money = Loot each
people-percent = { NUMBER($share, maximumFractionDigits: 0) }%
people-by-bandit = Bandit
people-by-role = Role
people-by-players = Table
people-by-company = Against
people-against-people = people
people-against-bots = bots
people-against-both = people and bots
people-against-own = yourself
people-left =
    { $games ->
        [one] One game was left to a bot.
       *[other] { $games } games were left to a bot.
    }
people-ladder-about = Rated games only: who beats whom, whatever the loot.
people-ladder-none = Nobody has climbed it yet. The first rung is free.
people-place = Place
people-who = Bandit
people-rating = Rating
people-points = { NUMBER($rating, minimumFractionDigits: 2, maximumFractionDigits: 2) }

## Settings

people-settings = Settings
people-settings-about = They stay on this device.
people-theme = Light
people-theme-auto = As the device
people-theme-dusk = Dusk
people-theme-day = Day
people-motion = Motion
people-motion-auto = As the device
people-motion-full = All of it
people-motion-less = Little
people-speed = Speed of what is shown
people-times = ×{ NUMBER($speed, maximumFractionDigits: 1) }
people-sound = Sounds
people-volume = Volume
people-confirm = Choose first, then confirm
