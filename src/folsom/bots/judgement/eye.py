"""An eye for the table: what a seat sees lying about, where it is good to be, and what its bandits have planned.

It works on a view as on a world. What the seat does not know counts as what it may expect.
"""

from __future__ import annotations

from typing import Final

from folsom.base.actions import ROB
from folsom.base.counters import PILE, RESOLVED, ROUND
from folsom.base.train import WALK, graph_of
from folsom.bots.judgement import weights as w
from folsom.bots.judgement.box import know_boxes
from folsom.core.game import Game
from folsom.core.ints import Ints, i64, ints, mypyc_attr
from folsom.core.table import FIRST_OWN, MOST, PUBLIC, Table
from folsom.core.views import card_kind, card_seat, is_face_down

MOST_PLACES: Final = 128
MOST_OPTIONS: Final = 256
MOST_AHEAD: Final = 8  # cards of a bandit that are looked at

NO_ACTION: Final = -1


@mypyc_attr(allow_interpreted_subclasses=True)
class Scout:
    """What a box knows of good and bad places: one for each box that has some."""

    def knows(self, table: Table) -> bool:
        """Whether this scout has anything to say of a table."""
        raise NotImplementedError

    def look(self, g: Game, seat: i64, eye: Eye) -> None:
        """Adds to ``eye.pull`` what draws a seat's bandits to places, or keeps them away, in dollars."""

    def card(self, g: Game, bandit: i64, place: i64, action: i64, eye: Eye) -> i64:
        """What an action of the box is worth to a bandit who will be at a place; below 0 if it is none of the box."""
        return -1

    def offer(self, g: Game, option: i64, best: i64, eye: Eye) -> i64:
        """What an option in planning that the box brings is worth, if the best card to play is worth so much."""
        return 0


SCOUTS: Final[list[Scout]] = []


class Eye:
    """Scratch paper that is used again and again, so that judging makes no garbage.

    By place, and by bandit's loot: ``best`` is the worth of the best token there to a seat, ``heap`` that of all of
    them, ``number`` how many there are. ``pull``: by place, what draws one there or keeps one away. ``foes``: the
    bandits of other sides. ``ahead``: the actions that a bandit has planned and not done yet, ``planned`` of them.
    ``worths``: what the options of a decision are judged to be worth, in dollars, by index.

    While cards are planned nothing moves: in a playout (``dream``: the game that is played out) the table is looked at
    for the first card of a round, with eyes that know what all know, and not again for the others.
    """

    def __init__(self, weights: list[int]) -> None:
        self.weights: Ints = ints(weights)
        self.best: Ints = ints([0] * MOST_PLACES)
        self.heap: Ints = ints([0] * MOST_PLACES)
        self.number: Ints = ints([0] * MOST_PLACES)
        self.pull: Ints = ints([0] * MOST_PLACES)
        self.worths: Ints = ints([0] * MOST_OPTIONS)
        self.ahead: Ints = ints([0] * MOST_AHEAD)
        self.planned: i64 = 0
        self.foes: i64 = 0
        self.table: Table | None = None
        self.scouts: list[Scout] = []
        self.foes_of: Ints = ints([0] * MOST)
        self.dream: Game | None = None
        self.round: i64 = -1  # of the dream, at whose planning was looked
        self.taken: i64 = -1  # a place from which a token was taken in thought ...
        self.before: Ints = ints([0, 0, 0])  # ... and its best, heap and number before

    def look(self, g: Game, seat: i64) -> None:
        """Takes in the whole table, as a seat knows it."""
        self.meet(g.table)
        self._take_in(g, seat, seat)

    def _take_in(self, g: Game, seat: i64, knower: i64) -> None:
        """The table for a seat, as a seat, or everybody, knows it."""
        self.foes = self.foes_of[seat]
        self._tokens(g, knower)
        self._lawmen(g)
        for scout in self.scouts:
            scout.look(g, seat, self)
        self.round = -1
        self.taken = -1

    def look_at_plans(self, g: Game, seat: i64) -> None:
        """The same while cards are planned."""
        if g is self.dream and g.counters[ROUND] == self.round:
            self.foes = self.foes_of[seat]
            self.put_back()
            return
        self.meet(g.table)
        if g is self.dream and not self.scouts:
            self._take_in(g, seat, PUBLIC)  # the others see with these eyes too, and must not learn its secrets
            self.round = g.counters[ROUND]
        else:
            self._take_in(g, seat, seat)

    def take_best(self, place: i64) -> None:
        """In thought somebody takes the best token of a place; the others are taken to be alike."""
        number = self.number[place] - 1
        if self.taken < 0:
            self.taken = place
            self.before[0] = self.best[place]
            self.before[1] = self.heap[place]
            self.before[2] = self.number[place]
        elif self.taken != place:
            self.round = -1  # more than can be put back: look again
        self.heap[place] = self.heap[place] - self.best[place]
        self.number[place] = number
        self.best[place] = self.heap[place] // number if number else 0

    def put_back(self) -> None:
        """What was taken in thought is there again."""
        place = self.taken
        if place >= 0:
            self.best[place] = self.before[0]
            self.heap[place] = self.before[1]
            self.number[place] = self.before[2]
            self.taken = -1

    def meet(self, table: Table) -> None:
        """Gets to know a table, if it is another one."""
        if self.table is not table:
            self.table = table
            know_boxes()
            self.scouts = [scout for scout in SCOUTS if scout.knows(table)]
            for seat in range(int(table.seats)):
                self.foes_of[seat] = table.crowd & ~table.side_pawns[table.side[seat]]

    def _tokens(self, g: Game, knower: i64) -> None:
        table = g.table
        best = self.best
        heap = self.heap
        number = self.number
        t: i64
        for t in range(table.stock + 3):
            best[t] = 0
            heap[t] = 0
            number[t] = 0
        at = g.tokens.at
        known = g.tokens.known
        worths = table.worth
        values = g.tokens.value
        hidden = table.hidden
        his: i64 = 1 << knower
        for t in range(len(at)):
            place = at[t]
            worth = worths[values[t]]
            if t < hidden and not known[t] & his:
                worth = table.usual[table.tokens[t]]
                if g.tokens.sure[t] >> FIRST_OWN & 1:  # what every bandit began with
                    worth = worths[table.first_own]
            heap[place] = heap[place] + worth
            number[place] = number[place] + 1
            if worth > best[place]:
                best[place] = worth

    def _lawmen(self, g: Game) -> None:
        """A lawman's place is to be shunned, and those next door are uncanny."""
        table = g.table
        pull = self.pull
        i: i64
        for i in range(table.places):
            pull[i] = 0
        for i in range(table.bandits, table.pawns):
            place = g.at[i]
            if place >= 0 and table.lawmen >> i & 1:
                for near in graph_of(g).edges[WALK][place]:
                    pull[near] = pull[near] - self.weights[w.NEAR]
                pull[place] = pull[place] - self.weights[w.MEET]

    def plan(self, g: Game, bandit: i64) -> None:
        """Takes in what a bandit still has on the pile: his own player knows it, face down or not."""
        table = g.table
        pile = g.rows[PILE]
        planned: i64 = 0
        seat = table.leader[bandit]
        i: i64
        for i in range(g.counters[RESOLVED], len(pile)):
            card: i64 = pile[i]
            if card_seat(card) == seat and planned < MOST_AHEAD:
                kind = card_kind(card)
                if kind and table.card_bandit(seat, kind) == bandit:
                    self.ahead[planned] = table.kind_action[kind]
                    planned += 1
        self.planned = planned

    def next_action(self, i: i64) -> i64:
        """The i-th action that he has planned and not done yet."""
        return self.ahead[i] if i < self.planned else NO_ACTION


def robs_ahead(g: Game, eye: Eye, place: i64) -> i64:
    """How many foes stand at a place with a Rob that all can see coming."""
    table = g.table
    if g.who[place] & eye.foes == 0:
        return 0
    pile = g.rows[PILE]
    found: i64 = 0
    i: i64
    for i in range(g.counters[RESOLVED], len(pile)):
        card: i64 = pile[i]
        if not is_face_down(card) and table.kind_action[card_kind(card)] == ROB:
            bandit = table.card_bandit(card_seat(card), card_kind(card))
            if g.at[bandit] == place and eye.foes >> bandit & 1:
                found += 1
    return found


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
