"""Marshal: the card that moves the Marshal one car."""

from __future__ import annotations

from typing import Final

from folsom.base.rules import rules_of
from folsom.base.settle import settle
from folsom.base.train import WALK, graph_of
from folsom.core.game import Game
from folsom.core.ints import i64
from folsom.core.packed import argument_of, verb_of
from folsom.core.steps import Action, Ask, register
from folsom.core.table import MOST
from folsom.core.verbs import place_pawn
from folsom.core.words import PLACE, verb

MARSHAL: Final = verb("marshal", PLACE)


class Marshal(Action):
    """The Marshal card."""

    def __init__(self) -> None:
        super().__init__("marshal")

    def perform(self, g: Game, actor: i64, cause: i64) -> None:
        """BASE-ACT-3: where to is decided now."""
        g.push(MARSHALS[g.table.leader[actor]])


class MarshalTo(Ask):
    """BASE-MARSHAL-1: exactly one car forward or back, always inside; whoever is there meets him."""

    def __init__(self, seat: i64) -> None:
        super().__init__(seat, False)

    def args(self) -> list[int]:
        return [self.seat]

    def offer(self, g: Game) -> list[int]:
        return graph_of(g).edge_options(MARSHAL, WALK, g.at[rules_of(g).marshal])

    def take(self, g: Game, option: i64) -> None:
        place_pawn(g, rules_of(g).marshal, argument_of(option), "BASE-MARSHAL-1")
        settle(g)

    def bars(self, g: Game, option: int) -> str:
        return "BASE-MARSHAL-1" if verb_of(option) == MARSHAL else ""


MARSHALS: Final[list[Ask]] = [MarshalTo(seat) for seat in range(MOST)]  # ready-made, by seat

register(MarshalTo)
