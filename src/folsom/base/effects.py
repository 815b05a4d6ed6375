"""Telling that an action had no effect."""

from __future__ import annotations

from typing import Final

from folsom.core.events import tell
from folsom.core.game import Game
from folsom.core.ints import i64
from folsom.core.words import happening

NO_EFFECT: Final = happening("no-effect", "bandit:pawn why:number")

# Why, where a rule has several reasons.
AS_RULED: Final = 0
UNLOADED: Final = 1  # no bullet is left


def no_effect(g: Game, bandit: i64, rule: str, why: i64 = AS_RULED) -> None:
    """BASE-ACT-2: what cannot be done has no effect; the rule says why it cannot."""
    if g.listener is not None:
        tell(g, NO_EFFECT, rule, bandit, why)
