"""Belle is spared while somebody else can be hit."""

from __future__ import annotations

from folsom.base.powers import SHIELD, BanditPower
from folsom.core.game import Game
from folsom.core.ints import i64


class Belle(BanditPower):
    """BASE-BELLE-1: better protected than the others, as a target of a Shoot or a Punch."""

    def __init__(self) -> None:
        super().__init__("belle", [SHIELD], "BASE-BELLE-1")

    def shield(self, g: Game, pawn: i64) -> i64:
        return 2
