# Le grand écran d’une table, et un appareil qui passe de main en main.

party-title = Grand écran
party-join = En voiture : vise ici avec un téléphone
party-code = ou tape le code
party-local = Cet écran est ouvert sous « { $host } », que les téléphones ne connaissent pas. Ouvre-le à l’adresse que le serveur affiche avec make play LAN=1.
party-free = place libre
party-waiting = Le train part quand tout le monde est à bord.
party-turn = { $seats } : à toi
party-on-phones = Les mains sont sur les téléphones.
party-spectators =
    { $number ->
        [one] { $number } spectateur
       *[other] { $number } spectateurs
    }

## Le rideau

pass-hand-to = Passe l’appareil à { $seat }
pass-nobody-looks = Les autres ne regardent pas.
pass-lift = Je suis { $seat } : montre mes cartes
pass-drawing = Un instant…
pass-asked = { $who } : { $question }
