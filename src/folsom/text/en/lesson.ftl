# The first lesson: what the guide says while a part of a real game is played.

lesson-title = Your first train
lesson-coach = Your guide
lesson-go = Go on
lesson-back = Back
lesson-skip = Skip the lesson
lesson-step = { $number } of { $of }
lesson-watch = Watch the train…
lesson-other = You may do that in a real game. Here the other one leads somewhere: the gold mark shows it.
lesson-resume = You were on step { $number } of { $of } when you left.
lesson-resume-go = Go on from there
lesson-again = From the start
lesson-done = Not bad for a greenhorn
lesson-play = Play your first real game
lesson-rules = Read the rules

## The notes, in their order

lesson-note-welcome = You are Doc, in the caboose, right beside Cheyenne. After five rounds the richest bandit wins. This is the game as it always looks, only with more patience.
lesson-note-train = Purses and jewels lie on the floors. The best piece, a strongbox worth $1,000, is in the locomotive. So is the Marshal, who takes his work seriously.
lesson-note-ticket = The ticket tells the round: five turns to plan, then the action, then the passengers rebel. That is a bullet for everybody inside. Keep it in mind.
lesson-note-plan = Each turn you plan one card. Nothing happens yet: all cards are carried out later, in this very order. Cheyenne plans to Rob, Tuco to climb. Choose Rob too, then confirm.
lesson-note-punch = Cheyenne robs before you, and she will take the jewel. Plan a Punch: whoever gets one drops loot, and lands one car away.
lesson-note-tunnel = A tunnel: in this turn cards lie face down. Nobody needs to know that you will pick up what Cheyenne drops. Plan your second Rob.
lesson-note-move = Cheyenne plans a Punch as well, and surely means you. She will be elsewhere by then. Plan a Move: inside, it takes you to the next car.
lesson-note-ahead = Tuco plays the Marshal. If that one comes to you, you take a bullet and flee to the roof. Change floor would then lead you back down to him. Plan your other Move: it works up there, too.
lesson-note-action = All is planned. Now the cards are turned over one by one and carried out, whether they still make sense or not. Lean back and watch.
lesson-note-purse = Cheyenne took the jewel, as feared. You got a purse: it holds $400, and you alone know. The others only see that you have one more.
lesson-note-knock = Your Punch hits Cheyenne. She drops one token, and you say which. A jewel is worth $500, a purse anything from $250.
lesson-note-shot = Cheyenne’s hidden card was a Shoot: inside, one hits somebody in the next car. Her bullet goes into your deck, where it takes the place of better cards.
lesson-note-pick = Your Rob: one token from where you stand. The jewel lies at your feet. Pick it up.
lesson-note-air = Cheyenne punches thin air: thanks to you, she stands elsewhere. A card that finds nothing does nothing. It happens to the best.
lesson-note-moved = Your Move. Inside it is one car, forward or back. Yours was the caboose, so there was only one way to go.
lesson-note-meeting = The Marshal walks in on you. Whoever is inside with him takes a bullet and flees to the roof. He cannot be shot, punched or reasoned with.
lesson-note-run = On roofs a Move takes you up to three cars. And look: the Marshal has left the locomotive, so nobody guards the strongbox. Run there.
lesson-note-rebellion = The round ends, and the passengers have had enough: Tuco is inside and takes a bullet. You and Cheyenne are on roofs. Reading the ticket pays.
lesson-note-round = Round two. Everybody shuffles and draws anew, and Tuco is first player. The others draw six cards, you seven: that is Doc’s power. Every bandit has one.
lesson-note-draw = Two of your cards are bullets. They can never be played, they are just in the way. Instead of playing a card, draw three.
lesson-note-aim = A tunnel again, so nobody sees it coming: plan a Shoot. From your roof you look down the whole train.
lesson-note-twice = Speeding up: everybody plays two cards in a row. First the Marshal: whoever plays that card decides where he walks.
lesson-note-floor = And now Change floor. It takes you from the roof down into the locomotive, where the strongbox is.
lesson-note-box = Tuco plans a Rob, but he will not be where the strongbox is. You will. Plan your Rob.
lesson-note-line = On roofs you hit whoever is on the nearest roof with anybody on it, however far. Two stand there, so you choose. Shoot Tuco.
lesson-note-hit = One bullet less in your revolver, one dead card more in Tuco’s deck. Whoever has the fewest bullets left at the end gets $1,000. Shooting pays.
lesson-note-marshal = Your Marshal card: he walks one car, forward or back. Towards Tuco is towards you, so send him to the caboose. Cheyenne has plans there.
lesson-note-fled = Cheyenne took a bullet and fled to the roof, where her Rob finds nothing. You climbed down meanwhile. Guess who is alone with a strongbox.
lesson-note-strongbox = The strongbox: $1,000. With your jewel and your purses that makes $2,150. Only you can count it; to the others a purse is a purse.
lesson-note-event = The event of this round: a second strongbox turns up, right beside the Marshal. Each round card has a surprise of its own, or none.
lesson-note-end = That is all of it. After five rounds the loot is counted, and $1,000 go to whoever has the fewest bullets left. The richest wins, the others walk home.
