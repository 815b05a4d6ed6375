"""The numbers of the judgement, in dollars and in hundredths: what an experienced player feels."""

from __future__ import annotations

from typing import Final

NAMES: Final = [
    "rob",  # a Rob that will take something: hundredths of its worth
    "rival",  # each rival who robs there first: hundredths off
    "reach",  # loot that a Move or Change floor leads to: hundredths of its worth
    "loot-here",  # loot where one stands: hundredths of its worth
    "flight",  # getting away from a lawman's car
    "meet",  # meeting a lawman
    "near",  # a lawman next door
    "shot",  # a shot that will find somebody
    "blank",  # a shot that finds nobody yet
    "title",  # a shot more for who has shot most
    "punch",  # a punch: hundredths of the best token of a rival who stands there
    "air",  # a punch at thin air
    "send",  # the Marshal upon a rival
    "marshal",  # the Marshal card at any time
    "draw",  # three cards
    "thin",  # three cards more for each kind of card that one lacks
    "rich",  # hitting a rich rival: hundredths of his loot
    "again",  # a card like the one planned just before: hundredths left of its worth
    "hide",  # a card that can be laid face up or down, laid face down
]

USUAL: Final = [
    90,
    35,
    45,
    30,
    120,
    250,
    50,
    170,
    40,
    60,
    55,
    20,
    120,
    70,
    60,
    12,
    20,
    60,
    10,
]

ROB: Final = 0
RIVAL: Final = 1
REACH: Final = 2
LOOT_HERE: Final = 3
FLIGHT: Final = 4
MEET: Final = 5
NEAR: Final = 6
SHOT: Final = 7
BLANK: Final = 8
TITLE: Final = 9
PUNCH: Final = 10
AIR: Final = 11
SEND: Final = 12
MARSHAL: Final = 13
DRAW: Final = 14
THIN: Final = 15
RICH: Final = 16
AGAIN: Final = 17
HIDE: Final = 18
