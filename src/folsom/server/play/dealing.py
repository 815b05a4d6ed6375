"""The bandits that nobody picked: dealt when the game begins, from the same seeds as its draws.

The numbers of chance have a label of their own and are counted from 0, so the draws of the game do not depend on how
many of them the dealing used. A deal in which a seat leads two bandits who must be apart is thrown away, and all
bandits are dealt anew; so every deal that fits is as likely as the others.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import asdict, dataclass
from typing import Any, Final

TRIES: Final = 100  # deals, of which one in three or more fits what was picked, if any does


@dataclass(frozen=True)
class Dealing:
    """What bandits are dealt from.

    ``picked``: the bandits that were picked, by player. ``left``: all others, in a fixed order. ``each``: how many a
    player leads. ``apart``: groups of bandits; no seat leads two of a group.
    """

    picked: list[list[str]]
    left: list[str]
    each: int
    apart: list[list[str]]

    def deal(self, below: Callable[[int], int]) -> list[list[str]]:
        """The bandits of each seat: those that were picked, then those that are dealt.

        If no deal fits, it returns one that does not.
        """
        bandits = self._try(below)
        for _ in range(TRIES - 1):
            if self.fits(bandits):
                break
            bandits = self._try(below)
        return bandits

    def _try(self, below: Callable[[int], int]) -> list[list[str]]:
        left = self.left[:]
        return [[*names, *[left.pop(below(len(left))) for _ in range(self.each - len(names))]] for names in self.picked]

    def fits(self, bandits: list[list[str]]) -> bool:
        """Whether no seat leads two of a group."""
        return all(len(set(group) & set(names)) < 2 for group in self.apart for names in bandits)

    def as_data(self, bandits: list[list[str]]) -> dict[str, Any]:
        """What is kept for the proof: what was dealt from, and the bandits that each seat leads."""
        return asdict(self) | {"bandits": bandits}
