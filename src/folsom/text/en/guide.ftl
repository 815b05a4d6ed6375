# How to play: the page of the rules.

guide-title = How to rob a train
guide-about = Everything that the game is made of, in its own words.
guide-chapters = Chapters
guide-chapter-short = In short
guide-chapter-gang = The gang and the law
guide-chapter-cards = Cards
guide-chapter-turns = Turns
guide-chapter-events = Rounds and events
guide-chapter-loot = Loot
guide-chapter-ways = Boxes and variants
guide-chapter-every = Every rule
guide-chapter-ours = What is ours

## In short

guide-goal = Get rich
    .about = Five rounds on a train full of purses, jewels and strongboxes. Who has the most money at the end wins.
guide-plan = First everybody plans
    .about = In turn, each plays a card on the common pile, or draws three. In a tunnel cards lie face down.
guide-act = Then it happens
    .about = The pile is resolved in the same order. By then nobody may be where you thought, and you do it all the same.
guide-bullets = Bullets weigh
    .about = Whoever is hit gets a bullet card into the deck, which can never be played. Who has shot most is the Sharpshooter.
guide-law = Keep off the Marshal
    .about = Where he meets you inside, you take a bullet and flee to the roof. Any player can move him by a card.
guide-end = The station
    .about = The last round ends at a station. Loot is turned up, the Sharpshooter gets his $1,000, and friends stop being friends.

## Who has no power, what has no rule of its own

guide-marshal = The law: a bullet for whoever he meets inside, who then flees to the roof.
guide-bullet = Bullet
guide-base = The base game
guide-station = station
guide-reconstructed = reconstructed
guide-ransom = Ransom: { $ransom }
guide-token-purse = Worth $250 to $500. Only who holds it knows how much.
guide-token-jewel = Always worth $500.
guide-token-strongbox = Worth $1,000. One starts with the Marshal in the locomotive.

## All rules

guide-every-about = The log and the question “Why?” name rules by these ids.
guide-set-BASE = The base game
guide-set-VAR = Variants

## Ours

guide-ours-about = Where no rulebook settles a question, we had to. This is how we play it.
guide-ruling-push = Django’s push works between adjacent insides too, but not between the stagecoach and the car that it faces.
guide-ruling-belle = Belle blocks the line of sight like anybody. Any other legal target of the same card protects her, wherever it is.
guide-ruling-tuco = Tuco shoots through the roof of the stagecoach too, but not across to the car that it faces.
guide-ruling-purse = The $250 of the conductor is money, not a purse.
guide-ruling-bullets = “Bullets received” counts every bullet of the game, also those that were removed later.
guide-all-printed = All round cards of these boxes are as printed: none is reconstructed.
guide-some-reconstructed = These round cards could not be found in print, and are our own reconstruction: { $cards }.
