"""What the numbers of the judgement mean, in dollars and in hundredths; ``data/weights.json`` has them."""

from __future__ import annotations

from typing import Final

ROB: Final = 0  # a Rob that will take something: hundredths of its worth
RIVAL: Final = 1  # each foe who robs there first: hundredths off
REACH: Final = 2  # loot that a Move or Change floor leads to: hundredths of its worth
LOOT_HERE: Final = 3  # loot where one stands: hundredths of its worth
MEET: Final = 4  # meeting a lawman
NEAR: Final = 5  # a lawman next door
SHOT: Final = 6  # a shot that will find somebody
BLANK: Final = 7  # a shot that finds nobody yet
TITLE: Final = 8  # a shot more for who has shot most
PUNCH: Final = 9  # a punch: hundredths of the best token of a foe who stands there
BLOW: Final = 10  # hitting anybody
AIR: Final = 11  # a punch at thin air
GUARD: Final = 12  # a punch at who guards something
SEND: Final = 13  # the Marshal upon a foe
MARSHAL: Final = 14  # the Marshal card at any time
DRAW: Final = 15  # three cards
THIN: Final = 16  # three cards, for each kind of card that one lacks
RICH: Final = 17  # hitting a rich foe: hundredths of his loot
AGAIN: Final = 18  # a card like the one planned just before: hundredths left of its worth
HIDE: Final = 19  # a card laid face down
OTHER: Final = 20  # a card of which nothing else is known
BULLET: Final = 21  # a bullet in hand
STAY: Final = 22  # what a card must be worth to be kept
LASTING: Final = 23  # each kind of action, some day: move, floor, shoot, rob, punch, marshal
FLASK: Final = 29  # what is in a flask, besides the card that is played with it
SPARE: Final = 30  # hostages: hundredths of the ransom that make them worth a ride
NUMBER: Final = 31
