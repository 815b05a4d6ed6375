"""Change floor: from inside to the roof of the same car, or back."""

from __future__ import annotations

from typing import Final

from folsom.base.actions import BY_CARD
from folsom.base.effects import no_effect
from folsom.base.powers import WAYS
from folsom.base.settle import settle
from folsom.base.train import CLIMB, graph_of
from folsom.base.ways import ask_ways
from folsom.core.game import Game
from folsom.core.ints import i64
from folsom.core.packed import argument_of, verb_of
from folsom.core.steps import Action, BanditAsk, register
from folsom.core.table import MOST
from folsom.core.verbs import place_pawn
from folsom.core.words import PLACE, verb

CLIMB_TO: Final = verb("climb", PLACE)


class ChangeFloor(Action):
    """The Change floor card."""

    def __init__(self) -> None:
        super().__init__("floor")

    def perform(self, g: Game, actor: i64, cause: i64) -> None:
        """BASE-ACT-3: where to is decided now."""
        g.push(CLIMBS[actor << 4 | g.table.leader[actor]])


class ClimbTo(BanditAsk):
    """BASE-FLOOR-1: the other floor of the same car, so in the base game there is nothing to choose."""

    def offer(self, g: Game) -> list[int]:
        options = graph_of(g).edge_options(CLIMB_TO, CLIMB, g.at[self.bandit])
        return ask_ways(g, self.bandit, CLIMB, BY_CARD, CLIMB_TO, options) if g.table.asked >> WAYS & 1 else options

    def nothing(self, g: Game) -> None:
        no_effect(g, self.bandit, "BASE-FLOOR-1")

    def take(self, g: Game, option: i64) -> None:
        place_pawn(g, self.bandit, argument_of(option), "BASE-FLOOR-1")
        settle(g)

    def bars(self, g: Game, option: int) -> str:
        return "BASE-FLOOR-1" if verb_of(option) == CLIMB_TO else ""


CLIMBS: Final[list[BanditAsk]] = [ClimbTo(i >> 4, i & 15) for i in range(MOST << 4)]  # ready-made, by bandit and seat

register(ClimbTo)
