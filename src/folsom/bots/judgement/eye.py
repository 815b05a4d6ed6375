"""An eye for the table: what a seat sees lying about, and what its bandits have planned.

It works on a view as on a world. What the seat does not know counts as what it may expect.
"""

from __future__ import annotations

from typing import Final

from folsom.base.counters import PILE, RESOLVED
from folsom.base.train import graph_of
from folsom.core.game import Game
from folsom.core.ints import Ints, i64, ints
from folsom.core.views import card_kind, card_seat, is_face_down

MOST_PLACES: Final = 128
MOST_OPTIONS: Final = 256
MOST_AHEAD: Final = 8  # cards of a bandit that are looked at, in planning and action

# The base game's actions, by number: it is always laid out first.
MOVE: Final = 0
FLOOR: Final = 1
SHOOT: Final = 2
ROB: Final = 3
PUNCH: Final = 4
MARSHAL: Final = 5
NO_ACTION: Final = -1


class Eye:
    """Scratch paper that is used again and again, so that judging makes no garbage.

    ``best``: by place, and by bandit's loot, the worth of the best token there to a seat; ``heap``: of all of them.
    ``number``: how many. ``worths``: what the options of a decision are judged to be worth, in dollars, by index.
    ``ahead``: the actions that a bandit has planned and not done yet.
    """

    def __init__(self, weights: list[int]) -> None:
        self.weights: Ints = ints(weights)
        self.best: Ints = ints([0] * MOST_PLACES)
        self.heap: Ints = ints([0] * MOST_PLACES)
        self.number: Ints = ints([0] * MOST_PLACES)
        self.worths: Ints = ints([0] * MOST_OPTIONS)
        self.ahead: Ints = ints([0] * MOST_AHEAD)
        self.planned: i64 = 0  # how many of them

    def look(self, g: Game, seat: i64) -> None:
        """Takes in all tokens, as a seat knows them."""
        table = g.table
        best = self.best
        heap = self.heap
        number = self.number
        t: i64
        for t in range(table.stock + 3):
            best[t] = 0
            heap[t] = 0
            number[t] = 0
        at = g.token_at
        mine: i64 = 1 << seat
        for t in range(len(at)):
            place = at[t]
            worth = table.worth[g.token_value[t]]
            if t < table.hidden and not g.token_known[t] & mine:
                worth = table.usual[table.tokens[t]]
            heap[place] = heap[place] + worth
            number[place] = number[place] + 1
            if worth > best[place]:
                best[place] = worth

    def plan(self, g: Game, bandit: i64) -> None:
        """Takes in what a bandit still has on the pile: his own player knows it, face down or not."""
        table = g.table
        pile = g.rows[PILE]
        self.planned = 0
        i: i64
        for i in range(g.counters[RESOLVED], len(pile)):
            card: i64 = pile[i]
            kind = card_kind(card)
            if kind and table.card_bandit(card_seat(card), kind) == bandit and self.planned < MOST_AHEAD:
                self.ahead[self.planned] = table.kind_action[kind]
                self.planned = self.planned + 1

    def next_action(self, i: i64) -> i64:
        """The i-th action that he has planned and not done yet."""
        return self.ahead[i] if i < self.planned else NO_ACTION


def rivals_at(g: Game, place: i64, seat: i64) -> i64:
    """The bandits (mask) of other seats at a place."""
    here = g.who[place] & g.table.crowd
    for bandit in g.table.led[seat]:
        here &= ~(1 << bandit)
    return here


def robs_ahead(g: Game, seat: i64, place: i64) -> i64:
    """How many bandits of others stand at a place with a Rob that all can see coming."""
    table = g.table
    pile = g.rows[PILE]
    found: i64 = 0
    i: i64
    for i in range(g.counters[RESOLVED], len(pile)):
        card: i64 = pile[i]
        other = card_seat(card)
        if other != seat and not is_face_down(card) and table.kind_action[card_kind(card)] == ROB:
            if g.at[table.card_bandit(other, card_kind(card))] == place:
                found += 1
    return found


def lawman_at(g: Game, place: i64) -> bool:
    """Whether a lawman stands at a place."""
    return g.who[place] & g.table.lawmen != 0


def count(pawns: i64) -> i64:
    """How many pawns a mask has."""
    found: i64 = 0
    while pawns:
        pawns &= pawns - 1
        found += 1
    return found


def can_see(g: Game, place: i64, way: i64, targets: i64) -> bool:
    """Whether any of some pawns (mask) is in line from a place."""
    blocking = g.table.blocking
    for ray in graph_of(g).rays[way][place]:
        for seen in ray:
            here = g.who[seen]
            if here & targets:
                return True
            if here & blocking:
                break
    return False
