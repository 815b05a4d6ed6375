"""A game of matching pennies on a train: whoever saw the other's fist would always win."""

from __future__ import annotations

from folsom import Game
from folsom.base.counters import MONEY
from folsom.base.parts import Part
from folsom.core.packed import option_of
from folsom.core.steps import Together, register
from folsom.core.words import NUMBER, verb

PENNY = verb("penny", NUMBER)


class Pennies(Together):
    """The second seat wins if both show the same side, the first one if not; then the game is over."""

    def offer_to(self, g: Game, seat: int) -> list[int]:
        return [option_of(PENNY, 1), option_of(PENNY, 2)]

    def reveal(self, g: Game) -> None:
        winner = 1 if g.answers[0] == g.answers[1] else 0
        g.counters[MONEY + winner] = 5000
        g.restack([])


class PenniesPart(Part):
    """The game begins with pennies, and ends with them; a third seat may show one that counts for nothing."""

    def __init__(self, seats: int = 2) -> None:
        super().__init__(f"pennies-{seats}", 0, [])
        self.seats = seats

    def is_box(self) -> bool:
        return True

    def furnish(self, made, rules, setup) -> None:
        rules.opening = [Pennies((1 << self.seats) - 1)]


register(Pennies)
