"""Move: one car inside, up to three on the roofs. From some places both lead on."""

from __future__ import annotations

from typing import Final

from folsom.base.actions import BY_CARD
from folsom.base.effects import no_effect
from folsom.base.powers import PASSED, REACH, WAYS, ask_doors, ask_passed, ask_reach, reach_rule
from folsom.base.settle import settle
from folsom.base.train import DOORS, RUN, graph_of, is_roof
from folsom.base.ways import ask_ways, barred_way
from folsom.core.game import Game
from folsom.core.ints import i64
from folsom.core.packed import argument_of, verb_of
from folsom.core.steps import Action, BanditAsk, Do, register
from folsom.core.table import MOST
from folsom.core.verbs import place_pawn
from folsom.core.words import PLACE, verb

MOVE: Final = verb("move", PLACE)

DOOR_REACH: Final = 1
ROOF_REACH: Final = 3
LINES: Final = [DOORS, RUN]


class Move(Action):
    """The Move card."""

    def __init__(self) -> None:
        super().__init__("move")

    def perform(self, g: Game, actor: i64, cause: i64) -> None:
        """BASE-ACT-3: where to is decided now."""
        seat = g.table.leader[actor]
        g.push(MOVES[actor << 4 | seat] if cause == BY_CARD else MoveTo(actor, seat, cause))


def move_options(g: Game, place: i64) -> list[int]:
    """Where a Move leads from a place, powers apart."""
    return graph_of(g).reach_options(MOVE, place, DOORS, DOOR_REACH, RUN, ROOF_REACH)


class MoveTo(BanditAsk):
    """Where a bandit moves: BASE-MOVE-1 inside, BASE-MOVE-2 on roofs, never staying put (BASE-MOVE-3)."""

    def __init__(self, bandit: i64, seat: i64, cause: i64 = BY_CARD) -> None:
        super().__init__(bandit, seat)
        self.cause = cause

    def args(self) -> list[int]:
        """The usual cause is left out."""
        return [self.bandit, self.seat] if self.cause == BY_CARD else [self.bandit, self.seat, self.cause]

    def offer(self, g: Game) -> list[int]:
        place = g.at[self.bandit]
        doors: i64 = DOOR_REACH
        roofs: i64 = ROOF_REACH
        if g.table.asked >> REACH & 1:
            doors = ask_doors(g, self.bandit, place, doors)
            roofs = ask_reach(g, self.bandit, place, roofs)
        options = graph_of(g).reach_options(MOVE, place, DOORS, doors, RUN, roofs)
        return ask_ways(g, self.bandit, RUN, self.cause, MOVE, options) if g.table.asked >> WAYS & 1 else options

    def nothing(self, g: Game) -> None:
        no_effect(g, self.bandit, "BASE-MOVE-1")

    def take(self, g: Game, option: i64) -> None:
        if g.table.asked >> PASSED & 1:
            passed = graph_of(g).between(LINES, g.at[self.bandit], argument_of(option))
            if passed:
                g.push(Arrive(self.bandit, argument_of(option)))
                ask_passed(g, self.bandit, passed)
                return
        arrive(g, self.bandit, argument_of(option))

    def bars(self, g: Game, option: int) -> str:
        place = g.at[self.bandit]
        to = argument_of(option)
        if verb_of(option) != MOVE or to >= g.table.places:
            return ""
        if to == place:
            return "BASE-MOVE-3"
        if option in move_options(g, place):
            by_roof = option not in graph_of(g).reach_options(MOVE, place, DOORS, DOOR_REACH, RUN, 0)
            shortened = reach_rule(g, self.bandit, place, ROOF_REACH) if by_roof else ""
            return shortened or barred_way(g, self.bandit, to, RUN, self.cause)
        return "BASE-MOVE-2" if is_roof(g.table, place) else "BASE-MOVE-1"


def arrive(g: Game, bandit: i64, place: i64) -> None:
    """A bandit who moves comes to a place."""
    place_pawn(g, bandit, place, "BASE-MOVE-2" if is_roof(g.table, g.at[bandit]) else "BASE-MOVE-1")
    settle(g)


class Arrive(Do):
    """The same, when those whom he ran past have done what they do to him."""

    def __init__(self, bandit: i64, place: i64) -> None:
        super().__init__()
        self.bandit = bandit
        self.place = place

    def args(self) -> list[int]:
        return [self.bandit, self.place]

    def run(self, g: Game) -> None:
        arrive(g, self.bandit, self.place)


MOVES: Final[list[BanditAsk]] = [MoveTo(i >> 4, i & 15) for i in range(MOST << 4)]  # ready-made, by bandit and seat

register(MoveTo, Arrive)
