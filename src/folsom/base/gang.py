"""The bandits who can be played: the six of the box, and those that others make known."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from folsom.base.powers import BanditPower
from folsom.base.powers.belle import Belle
from folsom.base.powers.cheyenne import Cheyenne
from folsom.base.powers.django import Django
from folsom.base.powers.doc import Doc
from folsom.base.powers.ghost import Ghost
from folsom.base.powers.tuco import Tuco
from folsom.core.chance import Source

BANDITS: Final = ("ghost", "doc", "tuco", "cheyenne", "belle", "django")

_GANG: Final[dict[str, Callable[[], BanditPower]]] = {
    "ghost": Ghost,
    "doc": Doc,
    "tuco": Tuco,
    "cheyenne": Cheyenne,
    "belle": Belle,
    "django": Django,
}


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
