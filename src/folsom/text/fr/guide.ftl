# How to play: the page of the rules.

guide-title = Comment dévaliser un train
guide-about = Tout ce dont le jeu est fait, dans ses propres mots.
guide-chapters = Chapitres
guide-chapter-short = En bref
guide-chapter-gang = La bande et la loi
guide-chapter-cards = Cartes
guide-chapter-turns = Tours
guide-chapter-events = Manches et événements
guide-chapter-loot = Butin
guide-chapter-ways = Extensions et variantes
guide-chapter-every = Toutes les règles
guide-chapter-ours = Ce qui est de nous

## In short

guide-goal = Deviens riche
    .about = Cinq manches dans un train plein de bourses, de bijoux et de cagnottes. Qui a le plus d’argent à la fin gagne.
guide-plan = D’abord on planifie
    .about = À tour de rôle, chacun joue une carte sur la pile commune, ou en pioche trois. Dans un tunnel, elles sont cachées.
guide-act = Puis cela arrive
    .about = La pile se résout dans le même ordre. Plus personne n’est peut-être là où tu croyais, et tu le fais quand même.
guide-bullets = Les balles pèsent
    .about = Qui est touché reçoit une carte Balle dans sa pioche, qui ne se joue jamais. Qui a le plus tiré est As de la gâchette.
guide-law = Évite le Marshal
    .about = Là où il te trouve, tu prends une balle et fuis sur le toit. Chacun peut le déplacer par une carte.
guide-end = La gare
    .about = La dernière manche finit en gare. On retourne le butin, l’As de la gâchette reçoit 1 000 $, et les amis ne le sont plus.

## Who has no power, what has no rule of its own

guide-marshal = La loi : une balle pour qui il trouve à l’intérieur, qui fuit ensuite sur le toit.
guide-bullet = Balle
guide-base = Le jeu de base
guide-station = gare
guide-reconstructed = reconstituée
guide-ransom = Rançon : { $ransom }
guide-token-purse = Vaut de 250 $ à 500 $. Seul qui la tient sait combien.
guide-token-jewel = Vaut toujours 500 $.
guide-token-strongbox = Vaut 1 000 $. Une commence auprès du Marshal dans la locomotive.

## All rules

guide-every-about = Le journal et la question « Pourquoi ? » citent les règles par ces codes.
guide-set-BASE = Le jeu de base
guide-set-VAR = Variantes

## Ours

guide-ours-about = Là où aucune règle ne tranche, il l’a bien fallu. Voici comment nous jouons.
guide-ruling-push = La poussée de Django marche aussi entre intérieurs voisins, mais pas entre la diligence et le wagon en face.
guide-ruling-belle = Belle bouche la vue comme tout le monde. Toute autre cible de la même carte la protège, où qu’elle soit.
guide-ruling-tuco = Tuco tire aussi à travers le toit de la diligence, mais pas vers le wagon en face.
guide-ruling-purse = Les 250 $ du conducteur sont de l’argent, pas une bourse.
guide-ruling-bullets = « Balles reçues » compte toutes les balles de la partie, même celles retirées ensuite.
guide-all-printed = Toutes les cartes Manche sont telles qu’imprimées : aucune n’est reconstituée.
guide-some-reconstructed = Ces cartes Manche sont introuvables imprimées ; c’est notre reconstitution : { $cards }.
