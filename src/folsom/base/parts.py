"""Parts of a game beyond the base: variants and boxes. Each says what it changes when a table is laid out."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from folsom.core.ints import mypyc_attr

if TYPE_CHECKING:
    from folsom.base.rules import Rules, TurnKind
    from folsom.base.setup import Setup
    from folsom.core.chance import Source
    from folsom.core.table import Builder


@mypyc_attr(allow_interpreted_subclasses=True)
class Part:
    """A variant or a box. The defaults change nothing."""

    def __init__(self, name: str, order: int, brings: list[str]) -> None:
        self.name = name
        self.order = order  # parts are laid out in this order, whatever the order of their names in a setup
        self.brings = brings  # other parts that come with it

    def fits(self, setup: Setup) -> None:
        """Refuses other parts, and kinds of setup, that this part cannot be combined with."""

    def check(self, setup: Setup) -> None:
        """Refuses a setup whose bandits or cards are wrong for this part (a SetupError that names the rule)."""

    def leaders(self, setup: Setup) -> list[int]:
        """The seat that leads each bandit, if this part says so; else each bandit has a seat of his own."""
        return []

    def deal(self, players: int, source: Source) -> tuple[str, ...]:
        """The bandits of so many players, dealt as this part says; else none."""
        return ()

    def cars(self, setup: Setup) -> int:
        """The number of cars, if this part says so; else 0."""
        return 0

    def rounds(self) -> dict[str, Any]:
        """The round and station cards that it brings, in the form of the base game's data file."""
        return {}

    def turns(self) -> list[TurnKind]:
        """The kinds of turns that its round cards name by letters of their own."""
        return []

    def furnish(self, made: Builder, rules: Rules, setup: Setup) -> None:
        """Adds pieces, powers and steps to a table on which the base game, and earlier parts, are laid out."""


PARTS: Final[dict[str, Part]] = {}


def add_part(part: Part) -> None:
    """Makes a variant or a box known by its name."""
    PARTS[part.name] = part
