"""Rob: take a token from where one stands."""

from __future__ import annotations

from typing import Final

from folsom.base.effects import no_effect
from folsom.base.loot import all_see_looks, any_at, look_options, looks_at, take_look
from folsom.base.train import CLIMB, graph_of
from folsom.core.game import Game
from folsom.core.ints import i64
from folsom.core.packed import argument_of, verb_of
from folsom.core.steps import Action, BanditAsk, register
from folsom.core.table import MOST
from folsom.core.words import LOOK, verb

ROB: Final = verb("rob", LOOK)
ALL_KINDS: Final = 255


class Rob(Action):
    """The Rob card."""

    def __init__(self) -> None:
        super().__init__("rob")

    def perform(self, g: Game, actor: i64, cause: i64) -> None:
        """BASE-ROB-2: without loot on the bandit's own position there is no effect."""
        g.push(ROBS[actor << 4 | g.table.leader[actor]])


class RobToken(BanditAsk):
    """BASE-ROB-1: which token; purses whose value he does not know look alike. The value becomes known to him."""

    def __init__(self, bandit: i64, seat: i64) -> None:
        super().__init__(bandit, seat, True)

    def offer(self, g: Game) -> list[int]:
        return look_options(g, ROB, looks_at(g, g.at[self.bandit], self.seat, ALL_KINDS))

    def nothing(self, g: Game) -> None:
        no_effect(g, self.bandit, "BASE-ROB-2")

    def plain(self, g: Game) -> bool:
        return all_see_looks(g, g.at[self.bandit], self.seat)

    def take(self, g: Game, option: i64) -> None:
        take_look(g, g.at[self.bandit], g.table.loot_of(self.bandit), argument_of(option), self.seat, "BASE-ROB-1")

    def bars(self, g: Game, option: int) -> str:
        if verb_of(option) != ROB:
            return ""
        kind = argument_of(option) & 15
        place = g.at[self.bandit]
        if any_at(g, place, 1 << kind):
            return "BASE-ROB-1"
        for other in graph_of(g).edges[CLIMB][place]:
            if any_at(g, other, 1 << kind):
                return "BASE-ROB-2"
        return "BASE-ROB-1"


ROBS: Final[list[BanditAsk]] = [RobToken(i >> 4, i & 15) for i in range(MOST << 4)]  # ready-made, by bandit and seat

register(RobToken)
