"""Meetings with lawmen: one step, when the movement of all concerned is over."""

from __future__ import annotations

from typing import Final

from folsom.base.bullets import neutral_bullets
from folsom.base.rules import Lawman, rules_of
from folsom.base.train import FLIGHT, graph_of
from folsom.core.events import tell
from folsom.core.game import Game
from folsom.core.ints import i64
from folsom.core.steps import Do, register
from folsom.core.verbs import place_pawn
from folsom.core.words import happening

MET: Final = happening("met", "lawman:pawn bandits:number")


def meet(g: Game) -> None:
    """Whoever shares a lawman's position now meets him."""
    for lawman in rules_of(g).lawmen:
        if lawman.meets(g):
            g.push(MEETING)
            return


class Meeting(Do):
    """BASE-MARSHAL-2: asks the lawmen in their order, whole groups at a time, until nobody flees any more."""

    def run(self, g: Game) -> None:
        for lawman in rules_of(g).lawmen:
            bandits = lawman.meets(g)
            if bandits:
                g.push(MEETING)
                lawman.deal_with(g, bandits)
                return


MEETING: Final = Meeting()


class MarshalPawn(Lawman):
    """The Marshal: a neutral bullet for each bandit inside his car, then they flee to its roof."""

    def __init__(self) -> None:
        super().__init__("marshal")

    def meets(self, g: Game) -> i64:
        return g.who[g.at[rules_of(g).marshal]] & g.table.fleeing

    def deal_with(self, g: Game, bandits: i64) -> None:
        """BASE-MARSHAL-2: the bullet first, then flight; one car is one moment (BASE-MARSHAL-5)."""
        marshal = rules_of(g).marshal
        place = g.at[marshal]
        if g.listener is not None:
            tell(g, MET, "BASE-MARSHAL-2", marshal, bandits)
        neutral_bullets(g, bandits, "BASE-MARSHAL-2")
        refuge: i64 = graph_of(g).edges[FLIGHT][place][0]
        bandit: i64
        for bandit in range(g.table.bandits):
            if bandits >> bandit & 1:
                place_pawn(g, bandit, refuge, "BASE-MARSHAL-2")


register(Meeting)
