"""Django's shots push their victims on."""

from __future__ import annotations

from typing import Final

from folsom.base.powers import HIT, WAYS, BanditPower
from folsom.base.punch import SEND, SendTo
from folsom.base.settle import settle
from folsom.base.train import graph_of
from folsom.base.ways import NO_ACTION, ask_ways
from folsom.core.game import Game
from folsom.core.ints import i64
from folsom.core.packed import option_of
from folsom.core.steps import register
from folsom.core.verbs import place_pawn

PUSHED: Final = -1  # the way of somebody who is pushed on: none of the graph, it hangs on where the shot came from


class Django(BanditPower):
    """BASE-DJANGO-1: one car on in the direction of the shot, on the same floor; at the end of the train he stays."""

    def __init__(self) -> None:
        super().__init__("django", [HIT], "BASE-DJANGO-1")

    def hit(self, g: Game, shooter: i64, victim: i64) -> None:
        beyond = graph_of(g).away(g.at[shooter], g.at[victim])
        if len(beyond) > 1 or g.table.asked >> WAYS & 1:
            g.push(PushTo(shooter, victim, g.table.leader[shooter]))
        elif beyond:
            place_pawn(g, victim, beyond[0], self.rule)
            settle(g)


class PushTo(SendTo):
    """Where the victim goes: the shooter says it, if the shot pushes to several places."""

    def offer(self, g: Game) -> list[int]:
        options = [option_of(SEND, to) for to in graph_of(g).away(g.at[self.bandit], g.at[self.victim])]
        return ask_ways(g, self.victim, PUSHED, NO_ACTION, SEND, options) if g.table.asked >> WAYS & 1 else options

    def rule(self) -> str:
        return "BASE-DJANGO-1"


register(PushTo)
