"""A simultaneous secret choice for tests: everybody asked hides a number in his fist."""

from __future__ import annotations

from folsom import Game, advance
from folsom.base.counters import MONEY
from folsom.core.packed import argument_of, option_of, verb_of
from folsom.core.steps import Together, register
from folsom.core.words import NUMBER, verb

FIST = verb("fist", NUMBER)
MOST_IN_A_FIST = 3


class Fists(Together):
    """As many things as one likes, up to three and one more for each seat on; each gets a hundred times as much."""

    def offer_to(self, g: Game, seat: int) -> list[int]:
        return [option_of(FIST, n) for n in range(1, MOST_IN_A_FIST + seat + 1)]

    def reveal(self, g: Game) -> None:
        for seat in range(int(g.table.seats)):
            if self.seats >> seat & 1:
                g.counters[MONEY + seat] = g.counters[MONEY + seat] + 100 * (argument_of(g.answers[seat]))

    def bars_for(self, g: Game, seat: int, option: int) -> str:
        return "BASE-ACT-5" if verb_of(option) == FIST else ""


register(Fists)


def open_fists(g: Game, seats: int) -> None:
    """Asks these seats (mask), before whatever is asked now."""
    g.push(Fists(seats))
    advance(g)
