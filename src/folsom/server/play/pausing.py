"""When a game stands still: while all people who play it wish so, and while none of them is there."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol


class Seated(Protocol):
    """Who sits on a seat, whether a bot plays for him just now, and whether he wishes that the game stands still."""

    @property
    def person(self) -> str | None: ...

    @property
    def away(self) -> bool: ...

    @property
    def pause(self) -> bool: ...


def is_wished(seats: Iterable[Seated]) -> bool:
    """Whether all people who are there wish for a pause. Bots, and people for whom a bot plays, are not asked."""
    wishes = [seat.pause for seat in seats if seat.person is not None and not seat.away]
    return bool(wishes) and all(wishes)


def rests(seats: Iterable[Seated]) -> bool:
    """Whether people play the game, and a bot plays for each of them: the bots wait until one comes back."""
    away = [seat.away for seat in seats if seat.person is not None]
    return bool(away) and all(away)


def stands_still(seats: Iterable[Seated]) -> bool:
    """Whether no clock runs and nobody answers."""
    sitting = list(seats)
    return is_wished(sitting) or rests(sitting)
