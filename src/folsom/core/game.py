"""The state of a game: flat arrays of small ints, the common rows of cards, and the stack of steps."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from folsom.core.events import Listener
from folsom.core.ints import Ints, i64, ints
from folsom.core.steps import BOTTOM, NO_OPTIONS, NOBODY, Ask, Draw, Link, Step, Together
from folsom.core.texts import seat_text

if TYPE_CHECKING:
    from folsom.core.table import Table

EVERYTHING: Final = -1  # the viewer of a true game
SPECTATOR: Final = -2  # a viewer who holds no seat


class Game:
    """One game, or what one viewer knows of it.

    ``at``: the place of each pawn; ``who``: the pawns on each place, as a mask. Tokens: where each lies, the number of
    its value (0: nobody has seen it, so it has none yet), the seats that know it, and what every onlooker can tell of
    that: the seats that know it for sure, and those that may. ``values``: the bag of values that nobody has seen.
    ``cards``: how many cards of each kind lie in each spot; ``rows``: cards in order. ``answers`` and ``open``:
    secret answers given, and the seats that still owe one. ``top``: what is left to do, a stack of steps; the
    uppermost asks ``asked``, who is offered ``options``.
    """

    def __init__(
        self,
        table: Table,
        at: Ints,
        who: Ints,
        token_at: Ints,
        token_value: Ints,
        token_known: Ints,
        token_sure: Ints,
        token_maybe: Ints,
        values: Ints,
        cards: Ints,
        counters: Ints,
        answers: Ints,
        rows: list[list[int]],
        top: Link,
        open_seats: i64,
        number: i64,
        asked: i64,
        options: list[int],
        viewer: i64,
    ) -> None:
        self.table = table
        self.at = at
        self.who = who
        self.token_at = token_at
        self.token_value = token_value
        self.token_known = token_known
        self.token_sure = token_sure
        self.token_maybe = token_maybe
        self.values = values
        self.cards = cards
        self.counters = counters
        self.answers = answers
        self.rows = rows
        self.top = top
        self.open = open_seats
        self.number = number
        self.asked = asked
        self.options = options
        self.viewer = viewer
        self.listener: Listener | None = None

    def __repr__(self) -> str:
        """``<Game in round 2, planning: Plan asks doc>``; of a view who sees it: ``<Game seen by belle in …>``."""
        seen = ""
        if self.viewer != EVERYTHING:
            seen = " seen by " + ("a spectator" if self.viewer == SPECTATOR else seat_text(self.table, self.viewer))
        hour = self.table.rules.hour(self)
        return f"<Game{seen}{' in ' + hour if hour else ''}: {self._next()}>"

    def _next(self) -> str:
        """The next step, and whom it asks: by the stack, since ``asked`` is out of date in the middle of things."""
        step = self.top.step
        name = type(step).__name__
        if isinstance(step, Ask):
            return f"{name} asks {seat_text(self.table, step.seat)}"
        if isinstance(step, Together):
            seats = self.open if self.open else step.seats
            names = [seat_text(self.table, seat) for seat in range(int(self.table.seats)) if seats >> seat & 1]
            return f"{name} asks {', '.join(names)}"
        if isinstance(step, Draw):
            return f"{name} asks chance"
        if self.top is not BOTTOM:
            return f"{name} comes next"
        return "over" if self.over() else "nothing is left to do"

    def copy(self) -> Game:
        """An independent copy, without listener."""
        return Game(
            self.table,
            self.at[:],
            self.who[:],
            self.token_at[:],
            self.token_value[:],
            self.token_known[:],
            self.token_sure[:],
            self.token_maybe[:],
            self.values[:],
            self.cards[:],
            self.counters[:],
            self.answers[:],
            [row[:] for row in self.rows],
            self.top,
            self.open,
            self.number,
            self.asked,
            self.options,
            self.viewer,
        )

    def push(self, step: Step) -> None:
        """Puts a step on the stack: it comes next."""
        self.top = Link(step, self.top)

    def pop(self) -> None:
        """Takes the uppermost step off the stack."""
        self.top = self.top.below

    @property
    def stack(self) -> list[Step]:
        """What is left to do, the last thing first."""
        found: list[Step] = []
        link = self.top
        while link is not BOTTOM:
            found.append(link.step)
            link = link.below
        found.reverse()
        return found

    def restack(self, steps: list[Step]) -> None:
        """Replaces what is left to do (the last thing first)."""
        self.top = BOTTOM
        for step in steps:
            self.push(step)

    def count(self, spot: i64, kind: i64) -> i64:
        """How many cards of a kind lie in a spot."""
        return self.cards[spot * self.table.kinds + kind]

    def size(self, spot: i64) -> i64:
        """How many cards lie in a spot, unknown ones included."""
        kinds = self.table.kinds
        start = spot * kinds
        cards = self.cards
        total: i64 = 0
        k: i64
        for k in range(start, start + kinds):
            total += cards[k]
        return total

    def is_empty(self, spot: i64) -> bool:
        """Whether no card lies in a spot."""
        kinds = self.table.kinds
        start = spot * kinds
        cards = self.cards
        k: i64
        for k in range(start, start + kinds):
            if cards[k]:
                return False
        return True

    def over(self) -> bool:
        """Whether nothing is left to do."""
        return self.asked == NOBODY


def bare_game(table: Table) -> Game:
    """A game with every token in the stock, no pawn placed and nothing to do yet."""
    tokens = len(table.tokens)
    return Game(
        table,
        ints([-1] * len(table.pawn_names)),
        ints([0] * int(table.places)),
        ints([int(table.stock)] * tokens),
        ints([0 if table.token_kinds[kind].hidden else table.token_kinds[kind].first for kind in table.tokens]),
        ints([0] * tokens),
        ints([0] * tokens),
        ints([0] * tokens),
        ints([value.number for value in table.values]),
        ints(table.cards),
        ints(table.counters),
        ints([0] * int(table.seats)),
        [[] for _ in table.row_names],
        BOTTOM,
        0,
        0,
        NOBODY,
        NO_OPTIONS,
        EVERYTHING,
    )
