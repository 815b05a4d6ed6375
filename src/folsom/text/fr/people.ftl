# Oneself and others: name, account, numbers, settings, the ladder.

people-nobody = Qui es-tu ?
people-lost = Inconnu au bataillon
    .about = Personne n’a cette adresse : le lien est faux, ou ce bandit est parti pour de bon.
people-about = Ton nom, ton casier, et ce que montre cet appareil.
people-write =
    { $letters ->
        [1] À remplir encore : { $field }.
       *[other] { $field } : au moins { $letters } lettres.
    }
people-odd-fields = Vérifie : quelque chose est trop court, trop long, ou a des lettres interdites.

## Account

people-name = Nom
people-rename = Changer de nom
people-renamed = C’est fait.
people-come-in = Entrer
people-guest = Tu es un invité : ce navigateur te connaît, aucun autre.
people-account-is = Ton compte : { $login }.
people-new = Nouveau compte
people-new-about = Garde ton nom, tes parties et ton casier sur tous tes appareils. Sans courriel.
people-new-go = Créer le compte
people-login = Identifiant
people-login-hint = 3 à 30 lettres, chiffres, points ou tirets.
people-password = Mot de passe
people-in = Se connecter
people-in-go = Se connecter
people-recover = Revenir avec un code
people-recover-about = Un code de secours te laisse entrer, ici ou sur un autre appareil.
people-recover-hint = Seulement pour un compte dont le mot de passe est perdu.
people-recover-go = Laisse-moi entrer
people-code = Code de secours
people-code-has = Tu as un code. Un nouveau annule l’ancien.
people-code-none = Note-le, et tu reviens quoi qu’il arrive à cet appareil.
people-code-make = Créer un code
people-code-once = Il n’est montré qu’une fois. Note-le là où le Marshal ne regarde pas.
people-code-copy = Copier le code
people-code-copied = Code copié.
people-change-password = Mot de passe
people-old-password = Mot de passe actuel
people-new-password = Nouveau mot de passe
people-change-password-go = Changer le mot de passe
people-password-changed = Changé. Les autres appareils sont déconnectés.
people-out = Se déconnecter
people-out-guest = Tu n’as ni compte ni code : si tu te déconnectes, tu ne reviens pas.
people-out-here = Sur cet appareil
people-out-everywhere = Partout
people-kept = Ce qui est gardé de toi
people-kept-about = Tout, dans un fichier.
people-export = Obtenir le fichier
people-delete = Partir pour de bon
people-delete-about = Ton nom et ton compte sont effacés. Des bots jouent pour toi. C’est sans retour.
people-delete-go = Efface-moi

## Numbers

people-statistics = Ton casier
people-no-games = Aucune partie finie. Le shérif n’a rien à noter.
people-games = Parties
people-won = Gagnées
people-money = Butin moyen
people-percent = { NUMBER($share, maximumFractionDigits: 0) } %
people-by-bandit = Bandit
people-by-role = Rôle
people-by-players = Table
people-by-company = Contre
people-against-people = des gens
people-against-bots = des bots
people-against-both = des gens et des bots
people-against-own = toi-même
people-left =
    { $games ->
        [one] Une partie laissée à un bot.
       *[other] { $games } parties laissées à un bot.
    }
people-ladder-about = Parties classées seulement : qui bat qui, quel que soit le butin.
people-ladder-none = Personne n’y a grimpé. Le premier barreau est libre.
people-place = Rang
people-who = Bandit
people-rating = Cote
people-points = { NUMBER($rating, minimumFractionDigits: 2, maximumFractionDigits: 2) }

## Settings

people-settings = Réglages
people-settings-about = Ils restent sur cet appareil.
people-theme = Lumière
people-theme-auto = Comme l’appareil
people-theme-dusk = Crépuscule
people-theme-day = Jour
people-motion = Mouvement
people-motion-auto = Comme l’appareil
people-motion-full = Tout
people-motion-less = Peu
people-speed = Vitesse de ce qui est montré
people-times = ×{ NUMBER($speed, maximumFractionDigits: 1) }
people-sound = Sons
people-volume = Volume
people-confirm = Choisir d’abord, confirmer ensuite
