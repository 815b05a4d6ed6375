# La fin d’une partie dans le navigateur : comment elle a été comptée.

result-title = Terminus
result-wins =
    { $number ->
        [one] { $bandits } gagne avec { $money }
       *[other] { $bandits } gagnent avec { $money }
    }
result-rest = Les autres rentrent à pied.
result-nobody = Personne ne gagne
result-nobody-rest = Tout le monde est arrêté. Le Marshal dormira bien ce soir.
result-count = Le décompte
result-count-of = Le décompte de { $bandit }
result-loot = Butin retourné
result-events = Par les événements
result-ransoms = Rançons
result-stations = À la gare
result-sharpshooter = As de la gâchette
result-nothing = Rien du tout
result-total = En tout
result-side = { $side } ({ $bandits })
result-together = Ensemble
result-arrested = Arrêté : ne peut pas gagner
result-won = Gagne
result-stack = { $bandit }, { $name } : { $money }
result-tie = { $bandits } sont aussi riches. Le moins de balles reçues ({ $received }) décide : { $winners }.
result-tie-shared = { $bandits } sont aussi riches et ont reçu autant de balles ({ $received }) : la victoire est partagée.
result-skip = Passer le décompte
result-again = Recompter
result-replay = Voir le replay
result-rematch = Même bande, encore
result-rematch-join = La bande continue : viens
result-not-over = Cette partie n’est pas finie.
result-to-table = À la table
