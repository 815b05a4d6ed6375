# The first lesson: what the guide says while a part of a real game is played.

lesson-title = Ton premier train
lesson-coach = Ton guide
lesson-go = Continuer
lesson-back = Retour
lesson-skip = Passer la leçon
lesson-step = { $number } sur { $of }
lesson-watch = Regarde le train…
lesson-other = Dans une vraie partie, tu peux. Ici, l’autre choix mène quelque part : la marque dorée le montre.
lesson-resume = Tu en étais à l’étape { $number } sur { $of }.
lesson-resume-go = Reprendre là
lesson-again = Depuis le début
lesson-done = Pas mal pour un pied-tendre
lesson-play = Joue ta première vraie partie
lesson-rules = Lire les règles

## The notes, in their order

lesson-note-welcome = Tu es Doc, dans le wagon de queue, juste à côté de Cheyenne. Après cinq manches, le bandit le plus riche gagne. C’est le jeu tel qu’il est toujours, la patience en plus.
lesson-note-train = Bourses et bijoux traînent par terre. Le plus beau, une cagnotte de 1 000 $, est dans la locomotive. Le Marshal aussi, et il prend son métier au sérieux.
lesson-note-ticket = Le billet annonce la manche : cinq tours pour planifier, puis l’action, puis les passagers se révoltent. Une balle pour qui est à l’intérieur. Retiens-le.
lesson-note-plan = À chaque tour, tu prévois une carte. Rien ne se passe encore : elles seront résolues plus tard, dans cet ordre. Cheyenne va braquer, Tuco grimper. Choisis Braquage toi aussi, puis confirme.
lesson-note-punch = Cheyenne braque avant toi, et elle prendra le bijou. Prévois un Coup de poing : qui le reçoit lâche du butin et atterrit un wagon plus loin.
lesson-note-tunnel = Un Tunnel : à ce tour, les cartes sont face cachée. Personne n’a à savoir que tu ramasseras ce que Cheyenne va lâcher. Prévois ton second Braquage.
lesson-note-move = Cheyenne prévoit un Coup de poing, sûrement pour toi. Elle sera ailleurs d’ici là. Prévois un Déplacement : à l’intérieur, il mène au wagon voisin.
lesson-note-ahead = Tuco joue le Marshal. S’il vient chez toi, tu prends une balle et fuis sur le toit. Un Changement d’étage te ramènerait alors chez lui. Prévois ton autre Déplacement : il sert aussi là-haut.
lesson-note-action = Tout est prévu. Maintenant, les cartes sont révélées et résolues une à une, qu’elles aient encore un sens ou non. Installe-toi et regarde.
lesson-note-purse = Cheyenne a pris le bijou, comme prévu. Toi, tu as une bourse : elle contient 400 $, et personne d’autre ne le sait. Les autres voient juste que tu en as une de plus.
lesson-note-knock = Ton Coup de poing touche Cheyenne. Elle lâche un jeton, et c’est toi qui dis lequel. Un bijou vaut 500 $, une bourse 250 $ ou plus.
lesson-note-shot = La carte cachée de Cheyenne était un Tir : à l’intérieur, on touche quelqu’un du wagon voisin. Sa balle va dans ta pioche, où elle prend la place de meilleures cartes.
lesson-note-pick = Ton Braquage : un jeton de là où tu es. Le bijou est à tes pieds. Ramasse-le.
lesson-note-air = Cheyenne frappe dans le vide : grâce à toi, elle est ailleurs. Une carte qui ne trouve rien ne fait rien. Cela arrive aux meilleurs.
lesson-note-moved = Ton Déplacement. À l’intérieur, c’est un wagon, vers l’avant ou l’arrière. Tu étais en queue : il n’y avait qu’un chemin.
lesson-note-meeting = Le Marshal te tombe dessus. Qui est à l’intérieur avec lui prend une balle et fuit sur le toit. On ne peut ni le toucher, ni le frapper, ni le raisonner.
lesson-note-run = Sur les toits, un Déplacement va jusqu’à trois wagons. Et regarde : le Marshal a quitté la locomotive, plus personne ne garde la cagnotte. Cours-y.
lesson-note-rebellion = La manche finit, et les passagers en ont assez : Tuco est à l’intérieur et prend une balle. Cheyenne et toi êtes sur les toits. Lire le billet, ça paie.
lesson-note-round = Deuxième manche. Chacun mélange et pioche à nouveau, Tuco est premier joueur. Les autres piochent six cartes, toi sept : c’est le pouvoir de Doc. Chaque bandit a le sien.
lesson-note-draw = Deux de tes cartes sont des balles. Elles ne se jouent jamais, elles encombrent. Au lieu de jouer une carte, pioches-en trois.
lesson-note-aim = Encore un Tunnel, personne ne verra rien venir : prévois un Tir. De ton toit, tu vois tout le train.
lesson-note-twice = Accélération : chacun joue deux cartes de suite. D’abord le Marshal : qui joue cette carte décide où il va.
lesson-note-floor = Et maintenant, Changement d’étage. Il te mène du toit dans la locomotive, là où est la cagnotte.
lesson-note-box = Tuco prévoit un Braquage, mais il ne sera pas près de la cagnotte. Toi, si. Prévois ton Braquage.
lesson-note-line = Sur les toits, on touche qui se trouve sur le premier toit occupé, aussi loin soit-il. Ils y sont deux, donc tu choisis. Tire sur Tuco.
lesson-note-hit = Une balle de moins dans ton barillet, une carte morte de plus chez Tuco. À la fin, le barillet le moins rempli rapporte 1 000 $. Tirer, ça paie.
lesson-note-marshal = Ta carte Marshal : il avance ou recule d’un wagon. Vers Tuco, c’est vers toi ; envoie-le donc en queue. Cheyenne y a des projets.
lesson-note-fled = Cheyenne a pris une balle et fui sur le toit, où son Braquage ne trouve rien. Entre-temps, te voilà en bas. Devine qui est seul avec une cagnotte.
lesson-note-strongbox = La cagnotte : 1 000 $. Avec ton bijou et tes bourses, cela fait 2 150 $. Personne d’autre ne peut compter : pour eux, une bourse est une bourse.
lesson-note-event = L’événement de cette manche : une seconde cagnotte apparaît, juste à côté du Marshal. Chaque carte Manche a sa surprise, ou aucune.
lesson-note-end = C’est tout. Après cinq manches, on compte le butin, et 1 000 $ vont au barillet le moins rempli. Le plus riche gagne, les autres rentrent à pied.
