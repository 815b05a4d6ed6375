"""A box's part in what the server tells of a game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import ClassVar, Final

from folsom.boxes.voices import voices
from folsom.core.table import Table

# What a step means that is still to be done.
BEFORE_CARD: Final = "before-card"  # this round's card has not been turned up
BEFORE_FIRST: Final = "before-first"  # it is not known who is first player
PLANS: Final = "plans"  # a seat, or several at once, lays cards on the pile
ATTACKS: Final = "attacks"  # who is on no place yet rides beside a car

# How a pawn is moved by a family of rules, where it does not go by itself.
RIDES: Final = "ride"
SLIDES: Final = "slide"
PUSHES: Final = "push"


@dataclass(frozen=True)
class Left:
    """A step that is left to do: what it means, and the names of its numbers, as far as they tell something.

    ``until``: a moment of the round means it only up to the one of this name.
    """

    means: str
    numbers: Sequence[str] = ()
    until: str = ""


class BoxLegend:
    """A box's part in what the server tells. The defaults add nothing."""

    steps: ClassVar[Mapping[str, Left]] = {}  # by the name of the step
    moves: ClassVar[Mapping[str, str]] = {}  # by the family of rules ("BASE-EV"): how pawns are moved by it

    def legend(self, table: Table) -> dict[str, list[int]]:
        """What cannot be told of its pieces from their names: lists of numbers, by name."""
        return {}


def boxes() -> dict[str, BoxLegend]:
    """The parts of all boxes, by name."""
    return voices("server")


def legends(table: Table) -> dict[str, dict[str, list[int]]]:
    """Lists what the boxes on a table add to its legend, by the name of the box, without those that add nothing."""
    found = {name: box.legend(table) for name, box in boxes().items() if name in table.parts}
    return {name: legend for name, legend in found.items() if legend}
