"""A fingerprint of what somebody knows: the same for a game as for his view of it.

Nodes of the search are found by it. So no seat's node can hang on what that seat cannot see, a hidden answer of
another one least of all; positions that are reached in different ways share a node; and what was learned in one
decision is found again in the next. It may leave out some of what he knows, never tell more.
"""

from __future__ import annotations

from typing import Any, Final

from folsom.core.game import SPECTATOR, Game
from folsom.core.ints import i64
from folsom.core.steps import Together
from folsom.core.table import PUBLIC
from folsom.core.views import card_kind, card_seat, is_face_down

FACTOR: Final = 2862933555777941757
MASK: Final = 0x3FFFFFFFFFFFFFFF

NUMBERS: Final[dict[Any, int]] = {}  # of the classes of steps, as they turn up


def situation(g: Game, asked: i64, me: i64) -> i64:
    """A number for what is asked of a seat and what it knows then, as far as I follow it: of others I know no secrets.

    Where several are asked at once, each has situations of its own, and one for each choice that it has made.
    """
    if asked == me:
        return fingerprint(g, me)
    step = g.top.step
    made: i64 = 0
    if isinstance(step, Together):
        made = step.chosen_by(g, asked)
    return ((fingerprint(g, SPECTATOR) * FACTOR + asked) * FACTOR + made) & MASK


def fingerprint(g: Game, viewer: i64) -> i64:
    """A number for what a seat, or an onlooker, knows when a seat is asked."""
    h = _step(g)
    h = _board(g, h)
    h = _cards(g, viewer, h)
    h = (h * FACTOR + _tokens(g, viewer)) & MASK
    return h ^ h >> 29


def _step(g: Game) -> i64:
    """What is asked, and whom. A step names no hidden thing."""
    step = g.top.step
    known = NUMBERS.get(type(step))
    if known is None:
        known = len(NUMBERS)
        NUMBERS[type(step)] = known
    h: i64 = known
    for arg in step.args():
        a: i64 = arg
        h = (h * FACTOR + a + 1) & MASK
    return h


def _board(g: Game, h: i64) -> i64:
    """Pawns and counters: all see them."""
    i: i64
    for i in range(len(g.at)):
        h = (h * FACTOR + g.at[i] + 1) & MASK
    for i in range(len(g.counters)):
        h = (h * FACTOR + g.counters[i]) & MASK
    return h


def _cards(g: Game, viewer: i64, h: i64) -> i64:
    """The rows as he sees them, and his own hand."""
    table = g.table
    i: i64
    r: i64
    for r in range(len(g.rows)):
        owner = table.row_seat[r]
        if owner >= 0 and owner != viewer:
            continue
        row = g.rows[r]
        for i in range(len(row)):
            card: i64 = row[i]
            if owner < 0 and is_face_down(card) and card_seat(card) != viewer:
                card -= card_kind(card)
            h = (h * FACTOR + card + 7) & MASK
        h = (h * FACTOR + 3) & MASK
    if viewer == SPECTATOR:
        return h
    for spot in range(len(table.spot_pool)):
        if table.spot_pool[spot] >= 0 and table.spot_seat[spot] == viewer:
            start = spot * table.kinds
            for i in range(start, start + table.kinds):
                h = (h * FACTOR + g.cards[i]) & MASK
    return (h * FACTOR + g.answers[viewer]) & MASK


def _tokens(g: Game, viewer: i64) -> i64:
    """Where tokens lie, and those values that he knows: a sum, since tokens that look alike have no identity."""
    table = g.table
    mine: i64 = 1 << (viewer if viewer >= 0 else PUBLIC)
    total: i64 = 0
    t: i64
    for t in range(len(g.tokens.at)):
        x = table.tokens[t] << 8 | g.tokens.at[t]
        if t >= table.hidden or g.tokens.known[t] & mine:
            x |= g.tokens.value[t] << 16
        x = ((x + 1) * FACTOR) & MASK
        total += (x ^ x >> 31) & 0xFFFFFFFFFFFF
    return total & MASK
