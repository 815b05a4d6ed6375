"""Events say what happened, why, and to whom it may be told. Without a listener none is built."""

from __future__ import annotations

from typing import TYPE_CHECKING

from folsom.core.ints import i64, mypyc_attr
from folsom.core.texts import argument_text
from folsom.core.words import HAPPENINGS

if TYPE_CHECKING:
    from folsom.core.game import Game
    from folsom.core.table import Table


class Event:
    """What happened (a :class:`~folsom.core.words.Happening`), its numbers, the rule behind it, and who sees all."""

    def __init__(self, table: Table, happening: int, rule: str, numbers: list[int], seats: int) -> None:
        self.table = table
        self.happening = happening
        self.rule = rule
        self.numbers = numbers
        self.seats = seats

    def __repr__(self) -> str:
        """All that it says, and its rule: ``<Event placed belle 2 inside 3 inside (BASE-MOVE-1)>``."""
        kinds = HAPPENINGS[self.happening].kinds
        said = [argument_text(self.table, kind, number) for kind, number in zip(kinds, self.numbers)]
        return f"<Event {' '.join([self.name, *[text for text in said if text]])} ({self.rule})>"

    @property
    def name(self) -> str:
        """The kind of event."""
        return HAPPENINGS[self.happening].name

    def seen_by(self, viewer: int) -> list[int]:
        """The numbers as a viewer sees them: the private ones are 0 for those who may not know them."""
        private = HAPPENINGS[self.happening].private
        if private == 0 or viewer == -1 or (viewer >= 0 and self.seats >> viewer & 1):
            return self.numbers
        return self.numbers[: len(self.numbers) - private] + [0] * private


@mypyc_attr(allow_interpreted_subclasses=True)
class Listener:
    """Somebody who is told everything that happens in a game."""

    def __init__(self) -> None:
        pass

    def __repr__(self) -> str:
        return f"<{type(self).__name__}>"

    def hear(self, g: Game, event: Event) -> None:
        """Called after each change."""
        raise NotImplementedError


def tell(g: Game, happening: i64, rule: str, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0, seats: i64 = 0) -> None:
    """Tells the listener; ``seats`` is the mask of those who may see the private numbers."""
    listener = g.listener
    if listener is not None:
        numbers: list[int] = [a, b, c, d]
        listener.hear(g, Event(g.table, happening, rule, numbers[: len(HAPPENINGS[happening].names)], seats))
