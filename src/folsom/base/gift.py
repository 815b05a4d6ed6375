"""An action that somebody is given: by an event, or by another bandit (AT-HELP-1, AT-CAV-UNDER, MP-EV-ANGRY)."""

from __future__ import annotations

from typing import Final

from folsom.base.action import do_action
from folsom.base.actions import BY_GIFT
from folsom.base.events import PASS
from folsom.core.game import Game
from folsom.core.ints import i64
from folsom.core.packed import argument_of, option_of, verb_of
from folsom.core.steps import BanditAsk
from folsom.core.words import CARD, members, verb

ACT: Final = verb("act", CARD)


class Gift(BanditAsk):
    """Which action a pawn does, as if its player had played the card: one of some kinds (mask), or none if it may."""

    def __init__(self, bandit: i64, seat: i64, kinds: i64, may: i64) -> None:
        super().__init__(bandit, seat)
        self.kinds = kinds
        self.may = may

    def args(self) -> list[int]:
        return [self.bandit, self.seat, self.kinds, self.may]

    def offer(self, g: Game) -> list[int]:
        options = [option_of(ACT, kind) for kind in members(self.kinds)]
        return [*options, option_of(PASS)] if self.may else options

    def take(self, g: Game, option: i64) -> None:
        if verb_of(option) == ACT:
            do_action(g, self.bandit, g.table.kind_action[argument_of(option)], BY_GIFT)

    def bars(self, g: Game, option: int) -> str:
        return "BASE-ACT-2" if verb_of(option) in (ACT, PASS) else ""
