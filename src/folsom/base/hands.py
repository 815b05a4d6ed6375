"""A player's hand. It may lie in several parts, of which others know different things."""

from __future__ import annotations

from folsom.core.game import Game
from folsom.core.ints import i64


def hand_count(g: Game, seat: i64, kind: i64) -> i64:
    """How many cards of a kind a seat has in hand."""
    table = g.table
    total: i64 = 0
    part: i64
    for part in range(len(table.hands)):
        total += g.cards[(table.hands[part] + seat) * table.kinds + kind]
    return total


def hand_size(g: Game, seat: i64) -> i64:
    """How many cards a seat has in hand."""
    total: i64 = 0
    part: i64
    for part in range(len(g.table.hands)):
        total += g.size(g.table.hands[part] + seat)
    return total


def take_from_hand(g: Game, seat: i64, kind: i64) -> None:
    """A card leaves a hand: out of the last part that has it, so that what all know to be there goes first."""
    table = g.table
    part: i64 = len(table.hands) - 1
    while True:
        slot = (table.hands[part] + seat) * table.kinds + kind
        if g.cards[slot] or part == 0:
            g.cards[slot] = g.cards[slot] - 1
            return
        part -= 1
