"""The people and bots on the seats of a running game."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class SeatOf:
    """A seat of a running game: a person, a bot, or a person for whom a bot plays just now.

    ``gone``: since when it does; ``left``: he left by his own act; ``pause``: he wishes that the game stands still.
    """

    person: str | None
    bot: str | None
    gone: float | None = None
    left: bool = False
    pause: bool = False

    @property
    def away(self) -> bool:
        """Whether a bot plays for the person who sits there."""
        return self.gone is not None

    @property
    def by_bot(self) -> bool:
        """Whether a bot answers."""
        return self.person is None or self.away
