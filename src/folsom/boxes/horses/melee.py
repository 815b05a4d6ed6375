"""Melee: all choose in secret at once, a card or drawing three."""

from __future__ import annotations

from typing import Final

from folsom.base.counters import FACES, UP
from folsom.base.planning import DRAW, DRAWN_IN_A_TURN, HIDE, SKIPPED, all_know_hand, bar_play, lay_card, plan_options
from folsom.base.rules import TurnKind, rules_of
from folsom.boxes.horses.whisky import is_drink
from folsom.core.events import tell
from folsom.core.game import Game
from folsom.core.ints import i64
from folsom.core.packed import argument_of, verb_of
from folsom.core.steps import Together, register
from folsom.core.words import verb

PASS: Final = verb("pass")
NOTHING_TO_DO: Final[list[int]] = [PASS]


class MeleeTurn(TurnKind):
    """HS-MELEE-1: no standard turn, so neither whisky nor Cover."""

    def __init__(self) -> None:
        super().__init__("M", "melee", False)

    def begin(self, g: Game) -> None:
        g.counters[FACES] = UP
        seats: i64 = 0
        for seat in rules_of(g).order.line(g, True):
            if plan_options(g, seat, 0, UP, True) or not all_know_hand(g, seat):
                seats |= 1 << seat
            else:
                tell(g, SKIPPED, "BASE-PLAN-3", seat)
        if seats:
            g.push(Melee(seats))


class Melee(Together):
    """A card or drawing, each in secret. Who can do neither is asked like the others, unless all know it."""

    def offer_to(self, g: Game, seat: i64) -> list[int]:
        return plan_options(g, seat, 0, UP, True) or NOTHING_TO_DO

    def reveal(self, g: Game) -> None:
        """The cards go on the pile clockwise from the first player; then those who draw get their cards."""
        line = [seat for seat in rules_of(g).order.line(g, True) if self.seats >> seat & 1]
        for seat in line:
            answer = g.answers[seat]
            if verb_of(answer) == PASS:
                tell(g, SKIPPED, "BASE-PLAN-3", seat)
            elif verb_of(answer) != DRAW:
                lay_card(g, seat, argument_of(answer), verb_of(answer) == HIDE, "HS-MELEE-1")
        for seat in reversed(line):
            if verb_of(g.answers[seat]) == DRAW:
                rules_of(g).decks.draw(g, seat, DRAWN_IN_A_TURN, False)

    def bars_for(self, g: Game, seat: int, option: int) -> str:
        return "HS-MELEE-1" if is_drink(option) else bar_play(g, seat, option)


register(Melee)
