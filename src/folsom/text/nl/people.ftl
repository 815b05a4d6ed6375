# Oneself and others: name, account, numbers, settings, the ladder.

people-nobody = Wie ben je?
people-lost = Nooit van gehoord
    .about = Niemand heeft dit adres: de link klopt niet, of deze bandiet is voorgoed vertrokken.
people-about = Je naam, je strafblad, en wat dit apparaat laat zien.
people-write =
    { $letters ->
        [1] Nog in te vullen: { $field }.
       *[other] { $field }: minstens { $letters } letters.
    }
people-odd-fields = Kijk nog eens: iets is te kort, te lang, of heeft letters die niet mogen.

## Account

people-name = Naam
people-rename = Wijzig naam
people-renamed = Gedaan.
people-come-in = Kom binnen
people-guest = Je bent gast: deze browser kent je, geen andere.
people-account-is = Je account: { $login }.
people-new = Nieuw account
people-new-about = Bewaart je naam, spellen en strafblad op elk apparaat. Zonder mail.
people-new-go = Maak het account
people-login = Inlognaam
people-login-hint = 3 tot 30 letters, cijfers, punten of streepjes.
people-password = Wachtwoord
people-in = Inloggen
people-in-go = Inloggen
people-recover = Terugkomen met een code
people-recover-about = Een herstelcode laat je binnen, hier of op een ander apparaat.
people-recover-hint = Alleen voor een account waarvan het wachtwoord weg is.
people-recover-go = Laat me binnen
people-code = Herstelcode
people-code-has = Je hebt een code. Een nieuwe maakt de oude waardeloos.
people-code-none = Schrijf hem op, en je komt terug wat er ook met dit apparaat gebeurt.
people-code-make = Maak een code
people-code-once = Hij wordt één keer getoond. Schrijf hem op waar de Marshal niet kijkt.
people-code-copy = Kopieer de code
people-code-copied = Code gekopieerd.
people-change-password = Wachtwoord
people-old-password = Wachtwoord nu
people-new-password = Nieuw wachtwoord
people-change-password-go = Wijzig wachtwoord
people-password-changed = Gewijzigd. Andere apparaten zijn uitgelogd.
people-out = Uitloggen
people-out-guest = Je hebt geen account en geen code: wie nu uitlogt, komt niet terug.
people-out-here = Op dit apparaat
people-out-everywhere = Overal
people-kept = Wat er van je bewaard wordt
people-kept-about = Alles, als bestand.
people-export = Haal het bestand
people-delete = Voorgoed vertrekken
people-delete-about = Je naam en account worden gewist. Bots spelen voor je verder. Het is niet terug te draaien.
people-delete-go = Wis mij

## Numbers

people-statistics = Je strafblad
people-no-games = Geen afgelopen spellen. De sheriff heeft niets op te schrijven.
people-games = Spellen
people-won = Gewonnen
people-money = Buit per spel
people-percent = { NUMBER($share, maximumFractionDigits: 0) }%
people-by-bandit = Bandiet
people-by-role = Rol
people-by-players = Tafel
people-by-company = Tegen
people-against-people = mensen
people-against-bots = bots
people-against-both = mensen en bots
people-against-own = jezelf
people-left =
    { $games ->
        [one] Eén spel aan een bot overgelaten.
       *[other] { $games } spellen aan een bot overgelaten.
    }
people-ladder-about = Alleen spellen die tellen: wie verslaat wie, hoe groot de buit ook is.
people-ladder-none = Niemand heeft hem nog beklommen. De eerste sport is vrij.
people-place = Plaats
people-who = Bandiet
people-rating = Rating
people-points = { NUMBER($rating, minimumFractionDigits: 2, maximumFractionDigits: 2) }

## Settings

people-settings = Instellingen
people-settings-about = Ze blijven op dit apparaat.
people-theme = Licht
people-theme-auto = Zoals het apparaat
people-theme-dusk = Schemering
people-theme-day = Dag
people-motion = Beweging
people-motion-auto = Zoals het apparaat
people-motion-full = Alles
people-motion-less = Weinig
people-speed = Snelheid van wat je ziet
people-times = ×{ NUMBER($speed, maximumFractionDigits: 1) }
people-sound = Geluiden
people-volume = Volume
people-confirm = Eerst kiezen, dan bevestigen
