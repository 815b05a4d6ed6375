"""A box's part in scenarios: keys for its pieces, which lay them out, tell of them and are checked as facts."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, ClassVar, Final

from folsom import Game
from folsom.boxes.voices import voices, voices_on
from folsom.core.table import Table
from folsom.notation.scenario.scene import Scene
from folsom.notation.scenario.words import ScenarioError

LAYER: Final = "notation"


@dataclass(frozen=True)
class Key:
    """A key of a box: its shape (a JSON schema) in a position and as a fact, and how the fact is checked.

    ``by_car``: cars stand under it by number; that is their name, so it need not be in quotes.
    """

    given: dict[str, Any]
    fact: dict[str, Any]
    check: Callable[[Scene, str, Any], None]
    by_car: bool = False


class BoxScenarios:
    """A box's part in scenarios. The defaults add nothing."""

    keys: ClassVar[Mapping[str, Key]] = {}

    def start(self, g: Game) -> None:
        """Lays its pieces out as they lie when nothing is said of them."""

    def lay(self, g: Game, given: dict[str, Any]) -> None:
        """Lays them out as a position says, once its pawns are placed and its loot lies."""

    def given(self, g: Game) -> dict[str, Any]:
        """Tells what a scenario would say of its pieces in a position."""
        return {}

    def first_value(self, table: Table, value: int) -> int:
        """The value that a token had when it came out of the bag, if tokens of the box turn into something else."""
        return value


def boxes() -> dict[str, BoxScenarios]:
    """The parts of all boxes, by name."""
    return voices(LAYER)


def boxes_on(table: Table) -> list[BoxScenarios]:
    """The parts of the boxes on a table."""
    return voices_on(LAYER, table)


def keys() -> dict[str, Key]:
    """The keys of all boxes."""
    return {name: key for box in boxes().values() for name, key in box.keys.items()}


def must_be_on(table: Table, box: str, where: str) -> None:
    """Refuses a key of a box that is not on the table."""
    if box not in table.parts:
        raise ScenarioError(f"{where}: only with the box {box!r}")


def lay(g: Game, given: dict[str, Any]) -> None:
    """Lays out what a scenario says of the pieces of boxes, once its pawns are placed and its loot lies."""
    for name, box in boxes().items():
        for key in box.keys:
            if key in given:
                must_be_on(g.table, name, f"given.{key}")
    for box in boxes_on(g.table):
        box.lay(g, given)


def first_value(table: Table, value: int) -> int:
    """The value that a token had when it came out of the bag."""
    for box in boxes_on(table):
        value = box.first_value(table, value)
    return value
