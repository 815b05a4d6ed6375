# Le jeu en terminal : titres, invites, réponses à ce qu’on tape, et aide de la ligne de commande.

title = Folsom : dévalise le train. Un jeu de fans, non officiel.
quoted = « { $text } »

heading-round = Manche { $round } sur { $rounds } : { $card }
heading-soon = Manche { $round } sur { $rounds } : la carte Manche n’est pas encore retournée
heading-event = Fin de la manche : { $event }
heading-plan =
    { $number ->
        [one] Plan d’attaque : on peut garder une carte.
       *[other] Plan d’attaque : on peut garder { $number } cartes.
    }
heading-action = Action
heading-score = Le décompte

column-bandit = Bandit
column-left = barillet
    .short = baril.
column-received = balles reçues
    .short = reçues
column-hand = main
    .short = main
column-deck = pioche
    .short = pioche
column-discards = défausse
    .short = déf.
column-loot = butin
column-events = événements
    .short = évén.
column-ransom = rançon
    .short = rançon
column-sharpshooter = As de la gâchette
    .short = As
column-money = total
    .short = total

mark-you = toi
mark-player = joueur { $number }
mark-first = débute
mark-winner = gagne

label-hand = Ta main :
label-loot = Ton butin :
label-together = ensemble { $money }
label-marked = À défausser :
label-kept = À garder :
label-discards = Défausses :
label-top = Sur les pioches :
label-known = Connu en main :
label-pile = Pile :
label-nothing = rien
label-back = carte face cachée
label-bullet = balle, avec la lettre de qui l’a tirée
label-open = carte en main que tous connaissent

prompt-choice = Ton choix (? pour l’aide) :
prompt-bandit = Quel bandit joues-tu (numéro ou nom, Entrée pour n’importe lequel) ?
prompt-bandit-of-two = Quel bandit veux-tu parmi tes deux (numéro ou nom, Entrée pour n’importe lequel) ?
prompt-level = De quelle force sont les autres (numéro ou nom, Entrée pour { $usual }) ?
thinking =
    { $number ->
        [one] { $bandits } réfléchit…
       *[other] { $bandits } réfléchissent…
    }
thinking-together = Ils réfléchissent…
prompt-step = Entrée : étape suivante, q : quitter
prompt-quit = Vraiment quitter la partie (o/n) ?
answer-yes = o oui

command-help = ? aide
command-why = pourquoi
command-rules = règle règles
command-piles = piles
command-log = journal
command-quit = q quitter

help-choose = Tape un numéro, ou des mots d’une option (« tirer sur belle », « toit 3 ») ; le début d’un mot suffit.
help-why = pourquoi : les règles derrière ce qui vient d’arriver. pourquoi OPTION : pourquoi une chose n’est pas proposée (« pourquoi tirer sur belle »).
help-rules = règles MOT : des règles en bref (« règles shoot », « règles BASE-SHOOT-2 »).
help-piles = piles : les défausses, les balles sur les pioches et les cartes en main que tous connaissent.
help-log = journal : tout ce qui s’est passé jusqu’ici.
help-quit = q : quitter la partie.
help-empty = Entrée seule redessine l’écran.

error-number = Il n’y a pas d’option { $number } : choisis un numéro de 1 à { $last }.
error-word = « { $typed } » n’est ni une option ni une commande. Tape ? pour l’aide.
error-ambiguous = Cela peut vouloir dire plusieurs choses : { $options }
error-rule = Pas de règle « { $rule } » ici. Les numéros ressemblent à BASE-SHOOT-2.
error-bandit = aucun bandit ne s’appelle « { $typed } » ; il y a { $bandits }
error-seat = il n’y a que { $players } places
error-level-and-bots = --level et --bots disent tous deux qui joue : donne l’un des deux
error-many-bots = { $bots } bots, c’est trop pour { $seats } places
error-setup = Cette partie ne peut pas être jouée : { $problem }.

why-offered = { $option } : c’est proposé, au numéro { $number }.
why-not-now = { $option } : ce n’est pas la question à cet instant.
why-nothing = Rien ne s’est passé depuis ton dernier choix.
piles-none = Rien n’est visible à côté des pioches.

score-sharpshooter =
    { $number ->
        [one] As de la gâchette, au barillet le moins rempli ({ $left }) : { $bandits } gagne { $money }.
       *[other] As de la gâchette, aux barillets les moins remplis ({ $left }) : { $bandits } gagnent { $money } chacun.
    }
score-sharpshooter-side =
    { $sides ->
        [one]
            { $number ->
                [one] As de la gâchette, au plus de balles tirées, moins celles reçues des siens ({ $shots }) : { $bandits } gagne { $money }.
               *[other] As de la gâchette, au plus de balles tirées, moins celles reçues des siens ({ $shots }) : { $bandits } gagnent { $money }.
            }
       *[other] As de la gâchette, au plus de balles tirées, moins celles reçues des siens ({ $shots }) : { $bandits } gagnent { $money } chacun.
    }
score-tie = { $bandits } sont à égalité de fortune. Le moins de balles reçues ({ $received }) décide : { $winners }.
score-tie-shared = { $bandits } sont à égalité de fortune et de balles reçues ({ $received }) : { $winners } partagent la victoire.
score-arrested = Arrêtés, donc hors course : { $bandits }.
score-nobody = Tout le monde est arrêté : personne ne gagne.
score-winner =
    { $sides ->
        [one]
            { $number ->
                [one] { $bandits } gagne la partie avec { $money }.
               *[other] { $bandits } gagnent la partie avec { $money }.
            }
       *[other] { $bandits } gagnent la partie avec { $money } chacun.
    }

stopped-quit = Tu as quitté le train.
stopped-input = Plus d’entrée : la partie s’arrête ici.
stopped-interrupt = Interruption : la partie s’arrête ici.
failed =
    { $number ->
        [one] Un bot a échoué une fois, et une option permise a été prise à la place : { $problem }
       *[other] Des bots ont échoué { $number } fois, et des options permises ont été prises à la place. La première fois : { $problem }
    }
failed-where = { $bandits } ({ $code }), décision { $decision } ({ $about }) : { $problem }
again = Le même train encore une fois : { $command }

help-folsom = Une attaque de train dans le terminal, et des outils autour de son moteur. Un projet de fans, non officiel.
help-play = Jouer contre des bots dans le terminal.
help-watch = Regarder des bots jouer, pas à pas.
help-option-version = Le nom, la version, et si le moteur est compilé.
help-option-players = Nombre de joueurs.
help-option-variant = Une variante du jeu ; peut être répétée.
help-option-box = Une extension à ajouter ; peut être donnée plusieurs fois.
help-option-bandit = Le bandit que tu joues ; demandé s’il manque.
help-option-level = La force des bots.
help-option-bots = Les bots un par un, séparés par des virgules ; le dernier prend les places qui restent (folsom bots les montre).
help-option-seed = Un nombre qui fixe tout le hasard : le même nombre, la même partie.
help-option-edition = Les règles de quelle édition.
help-option-first-game = Une première partie facile : ni pouvoirs ni événements.
help-option-lang = Langue ; sinon celle du terminal.
help-option-speed = À quelle vitesse on raconte ce que font les autres.
help-option-plain = Des lignes seulement : l’écran n’est jamais redessiné.
help-option-auto = Continuer sans attendre Entrée.
help-option-delay = Secondes entre deux étapes ; continue tout seul.
help-option-seat = Regarder avec les yeux de cette place.
help-option-all-seeing = Voir toutes les mains, et toute valeur que quelqu’un a vue.
help-simulate = Jouer des parties au hasard et vérifier les lois du moteur.
help-bench = Mesurer la vitesse du moteur.
help-scenario = Fichiers de scénarios : des positions, et ce que les règles en font.
