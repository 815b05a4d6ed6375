"""The state of a game: flat arrays of small ints, the common rows of cards, and the stack of steps."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from folsom.core.events import Listener
from folsom.core.ints import Ints, i64, ints
from folsom.core.steps import BOTTOM, NO_OPTIONS, NOBODY, Ask, Draw, Link, Step, Together
from folsom.core.texts import seat_text
from folsom.core.tokens import Tokens

if TYPE_CHECKING:
    from folsom.core.table import Table

EVERYTHING: Final = -1  # the viewer of a true game
SPECTATOR: Final = -2  # a viewer who holds no seat


class Game:
    """One game, or what one viewer knows of it.

    ``at``: the place of each pawn; ``who``: the pawns on each place, as a mask. ``cards``: how many cards of each kind
    lie in each spot; ``rows``: cards in order. ``answers`` and ``open``: secret answers given, and the seats that still
    owe one. ``top``: what is left to do, a stack of steps; the uppermost asks ``asked``, who is offered ``options``.
    """

    def __init__(
        self,
        table: Table,
        at: Ints,
        who: Ints,
        tokens: Tokens,
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
        self.tokens = tokens
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

    def twin(self) -> Game:
        """The same game, without listener, sharing all its arrays: what is to differ gets its own."""
        return Game(
            self.table,
            self.at,
            self.who,
            self.tokens,
            self.cards,
            self.counters,
            self.answers,
            self.rows,
            self.top,
            self.open,
            self.number,
            self.asked,
            self.options,
            self.viewer,
        )

    def copy(self) -> Game:
        """An independent copy, without listener."""
        g = self.twin()
        g.at = self.at[:]
        g.who = self.who[:]
        g.tokens = self.tokens.copy()
        g.cards = self.cards[:]
        g.counters = self.counters[:]
        g.answers = self.answers[:]
        g.rows = [row[:] for row in self.rows]
        return g

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
    number = len(table.tokens)
    first = [0 if table.token_kinds[kind].hidden else table.token_kinds[kind].first for kind in table.tokens]
    return Game(
        table,
        ints([-1] * len(table.pawn_names)),
        ints([0] * int(table.places)),
        Tokens(
            ints([int(table.stock)] * number),
            ints(first),
            ints([0] * number),
            ints([0] * number),
            ints([0] * number),
            ints([value.number for value in table.values]),
        ),
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
