"""Meeting the Marshal."""

from __future__ import annotations

from typing import Final

from folsom.base.bullets import neutral_bullets
from folsom.base.powers import RECEIVER
from folsom.base.receivers import lawman_bullets
from folsom.base.rules import LAWMEN, Settling, rules_of
from folsom.base.train import FLIGHT, graph_of
from folsom.core.events import tell
from folsom.core.game import Game
from folsom.core.ints import i64
from folsom.core.steps import Do, register
from folsom.core.verbs import place_pawn
from folsom.core.words import happening

MET: Final = happening("met", "lawman:pawn bandits:pawns")


class MarshalPawn(Settling):
    """The Marshal: a neutral bullet for each bandit inside his car, then they flee to its roof."""

    def __init__(self) -> None:
        super().__init__("marshal", LAWMEN)

    def concerns(self, g: Game) -> i64:
        return g.who[g.at[rules_of(g).marshal]] & g.table.fleeing

    def settle(self, g: Game, pawns: i64) -> None:
        """BASE-MARSHAL-2: the bullet first, then flight; one car is one moment (BASE-MARSHAL-5)."""
        marshal = rules_of(g).marshal
        if g.listener is not None:
            tell(g, MET, "BASE-MARSHAL-2", marshal, pawns)
        if g.table.asked >> RECEIVER & 1:
            g.push(Flight(pawns))
            lawman_bullets(g, pawns, "BASE-MARSHAL-2")
        else:
            neutral_bullets(g, pawns, "BASE-MARSHAL-2")
            flee(g, pawns)


def flee(g: Game, pawns: i64) -> None:
    """The pawns (mask) that have met the Marshal flee from his place."""
    refuge: i64 = graph_of(g).edges[FLIGHT][g.at[rules_of(g).marshal]][0]
    pawn: i64
    for pawn in range(g.table.pawns):
        if pawns >> pawn & 1:
            place_pawn(g, pawn, refuge, "BASE-MARSHAL-2")


class Flight(Do):
    """The same, when it has been said who takes the bullets."""

    def __init__(self, pawns: i64) -> None:
        super().__init__()
        self.pawns = pawns

    def args(self) -> list[int]:
        return [self.pawns]

    def run(self, g: Game) -> None:
        flee(g, self.pawns)


register(Flight)
