"""Tuco shoots through the roof."""

from __future__ import annotations

from folsom.base.powers import SHOT, BanditPower
from folsom.base.train import THROUGH, graph_of
from folsom.core.game import Game
from folsom.core.ints import i64


class Tuco(BanditPower):
    """BASE-TUCO-1: bandits on the other floor of his own car are targets too."""

    def __init__(self) -> None:
        super().__init__("tuco", [SHOT], "BASE-TUCO-1")

    def targets(self, g: Game, shooter: i64) -> i64:
        found: i64 = 0
        for place in graph_of(g).edges[THROUGH][g.at[shooter]]:
            found |= g.who[place]
        return found & g.table.shot_at
