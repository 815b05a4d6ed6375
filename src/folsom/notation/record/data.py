"""What a record holds."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache, lru_cache
from importlib.metadata import PackageNotFoundError, version
from typing import Final

from folsom import CHANCE, Setup, new_table
from folsom.base.setup import players_of, seats_of

FORMAT: Final = 1


class RecordError(ValueError):
    """A record that is none, or that cannot be played: the line (0: the whole), and why."""

    def __init__(self, line: int, reason: str) -> None:
        super().__init__(f"line {line}: {reason}" if line else reason)
        self.line = line
        self.reason = reason


@dataclass(frozen=True)
class RecordPly:
    """An answer of a seat, or what chance brought (``seat`` is -1; ``drawer`` is whose draw it is, if somebody's).

    ``part`` is the part of the game that it belongs to: ``round 2 tunnels``, ``turn 3 tunnel``, ``action``.
    """

    seat: int
    text: str
    part: tuple[str, ...]
    drawer: int = -1
    line: int = field(default=0, compare=False)

    @property
    def by_chance(self) -> bool:
        """Whether chance spoke."""
        return self.seat == CHANCE


@dataclass(frozen=True)
class Result:
    """The end: the money of all who may win (that of their side, where sides win), and the winners by number."""

    money: tuple[int, ...]
    winners: tuple[int, ...]


@lru_cache(maxsize=16)
def who_may_win(setup: Setup) -> tuple[str, ...]:
    """The names of all who may win: the bandits, and other pawns that seats lead."""
    if len(seats_of(setup)) == players_of(setup):
        return setup.bandits
    table = new_table(setup)
    return tuple(table.pawn_names[: int(table.led_pawns)])


@dataclass(frozen=True)
class Record:
    """A game from its first draw on. Without a result it is not over."""

    setup: Setup
    plies: tuple[RecordPly, ...] = ()
    result: Result | None = None
    rules: str = ""
    names: tuple[str, ...] = ()  # of the players, by seat
    seed: int | None = None
    end_line: int = field(default=0, compare=False)


@cache
def rules_version() -> str:
    """The version of the rules: Folsom's own."""
    try:
        return version("folsom")
    except PackageNotFoundError:
        return "unknown"
