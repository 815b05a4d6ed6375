# Le jeu dans le navigateur : ce que dit chaque page.

web-motto = Un train, cinq manches, et chacun a son plan.
web-your-name = Ton nom
web-bots = Bots
web-play-now = Jouer maintenant
web-public-tables = Tables publiques
web-no-tables = Personne n’attaque de train en ce moment.
web-language = Langue
web-language-en = English
web-language-fr = Français
web-language-nl = Nederlands
web-home = Accueil
web-reload = Recharger la page
web-outdated = Il y a une nouvelle version de cette page.
web-load-newer = La charger
web-later = Plus tard
web-lost = Cette voie ne mène nulle part.
web-train = Le train
web-log = Ce qui s’est passé
web-your-turn = À toi de jouer
web-over = La partie est finie.
web-undone = { $seat } reprend sa dernière réponse.
web-line-idle = Pas de connexion.
web-line-connecting = Connexion…
web-line-open = Connecté.
web-line-waiting = La ligne est coupée. Nouvel essai…
web-line-stranger = Le serveur ne te connaît plus.
