"""The bandits who can be played, and their powers: a register, to which boxes and other packages can add."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from folsom.base.powers import BanditPower
from folsom.core.chance import Source

_GANG: Final[dict[str, Callable[[], BanditPower]]] = {}


def add_bandit(name: str, power: Callable[[], BanditPower]) -> None:
    """Makes a bandit known, with what makes his power for a table."""
    _GANG[name] = power


def known_bandits() -> tuple[str, ...]:
    """The bandits who can be played."""
    return tuple(_GANG)


def power_of(bandit: str) -> BanditPower:
    """A bandit's power, made anew for each table."""
    return _GANG[bandit]()


def draw_bandits(number: int, source: Source) -> list[str]:
    """So many of the known bandits, at random."""
    pool = list(_GANG)
    return [pool.pop(source.below(len(pool))) for _ in range(number)]
