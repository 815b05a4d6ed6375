"""Horses & Stagecoach where players lead two bandits each: what binds one of them does not bind the other.

The rest needs no word: a hostage is a power of a bandit (VAR-PAIR-10), every bandit has a horse and a Ride card, a
flask of either one is a flask of the player (VAR-PAIR-13), and who may win is asked of bandits (VAR-PAIR-14). Nor does
expert: it has its own end of planning, in which no symbol for a plan of attack is read (VAR-EXPERT-6).
"""

from __future__ import annotations

from folsom.base.actions import MARSHAL
from folsom.base.parts import Part, add_joint
from folsom.base.rules import Rules
from folsom.base.setup import Setup
from folsom.boxes.horses.hostages import Photographer, replace_hostage
from folsom.boxes.horses.pieces import LIGHT, NAME
from folsom.boxes.horses.stations import Escape, has_left
from folsom.core.builder import Builder
from folsom.core.game import Game
from folsom.core.ints import i64
from folsom.core.powers import in_force


class TwoWithHorses(Part):
    """VAR-PAIR-12 and 14: the hostages and stations that must know whose card is played."""

    def __init__(self) -> None:
        super().__init__("two-bandits-with-horses", 9, [])

    def furnish(self, made: Builder, rules: Rules, setup: Setup) -> None:
        made.replace_power(EscapeOfOne())
        if LIGHT not in setup.boxes:
            replace_hostage(made, PhotographerOfOne())


def is_shared(g: Game, action: i64) -> bool:
    """VAR-DUO-3: two bandits have one Marshal card between them."""
    return action == MARSHAL


class PhotographerOfOne(Photographer):
    """VAR-PAIR-12: it binds its bandit's own cards, not the Marshal card that both share."""

    def speaks_of(self, g: Game, seat: i64, kind: i64) -> bool:
        return not is_shared(g, g.table.kind_action[kind]) and in_force(g, self, g.table.card_bandit(seat, kind))


class EscapeOfOne(Escape):
    """VAR-PAIR-14: the Marshal card that both share acts as long as one of them is in play."""

    def bars_action(self, g: Game, actor: i64, action: i64, cause: i64) -> bool:
        if is_shared(g, action):
            for bandit in g.table.led[g.table.leader[actor]]:
                if not has_left(g, bandit):
                    return False
        return super().bars_action(g, actor, action, cause)


add_joint(TwoWithHorses(), ["duo", "pairs"], [NAME, LIGHT])
