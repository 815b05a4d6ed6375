"""What the core asks of the rules to print a game: their words for things that it does not know."""

from __future__ import annotations

from typing import TYPE_CHECKING

from folsom.core.ints import mypyc_attr

if TYPE_CHECKING:
    from folsom.core.game import Game


@mypyc_attr(allow_interpreted_subclasses=True)
class Rulebook:
    """What a game's rules know of the table. A table on which none are laid has this one, without any words."""

    def __init__(self) -> None:
        pass

    def name_of(self, meaning: int, number: int) -> str:
        """A round card, a kind of turn or a type of car, by what the number means (:mod:`folsom.core.words`)."""
        return f"#{number}"

    def hour(self, g: Game) -> str:
        """How far a game has come."""
        return ""
