"""Django's shots push their victims on."""

from __future__ import annotations

from folsom.base.powers import HIT, BanditPower
from folsom.base.settle import settle
from folsom.base.train import graph_of
from folsom.core.game import Game
from folsom.core.ints import i64
from folsom.core.verbs import place_pawn


class Django(BanditPower):
    """BASE-DJANGO-1: one car on in the direction of the shot, on the same floor; at the end of the train he stays."""

    def __init__(self) -> None:
        super().__init__("django", [HIT], "BASE-DJANGO-1")

    def hit(self, g: Game, shooter: i64, victim: i64) -> None:
        beyond = graph_of(g).away(g.at[shooter], g.at[victim])
        if beyond:
            place_pawn(g, victim, beyond[0], self.rule)
            settle(g)
