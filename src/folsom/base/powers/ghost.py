"""Ghost lays his first card of a round face down, if he likes."""

from __future__ import annotations

from folsom.base.counters import DOWN, TURN
from folsom.base.powers import FACE, BanditPower
from folsom.core.game import Game
from folsom.core.ints import i64


class Ghost(BanditPower):
    """BASE-GHOST-1: in the first turn, the first card only; lost if he draws before it."""

    def __init__(self) -> None:
        super().__init__("ghost", [FACE], "BASE-GHOST-1")

    def faces(self, g: Game, seat: i64, card: i64) -> i64:
        return DOWN if g.counters[TURN] == 0 and card == 0 else 0
