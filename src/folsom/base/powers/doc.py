"""Doc draws seven cards."""

from __future__ import annotations

from folsom.base.powers import HAND, BanditPower
from folsom.core.game import Game
from folsom.core.ints import i64


class Doc(BanditPower):
    """BASE-DOC-1: one card more at the start of a round."""

    def __init__(self) -> None:
        super().__init__("doc", [HAND], "BASE-DOC-1")

    def more_cards(self, g: Game, seat: i64) -> i64:
        return 1
