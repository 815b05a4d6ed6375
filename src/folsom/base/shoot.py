"""Shoot: a bullet for somebody in the line of fire."""

from __future__ import annotations

from typing import Final

from folsom.base.bullets import shoot_bullet
from folsom.base.counters import REVOLVER
from folsom.base.effects import UNLOADED, no_effect
from folsom.base.powers import ask_hit, ask_targets, least_protected, protecting_rule
from folsom.base.targets import target_options
from folsom.base.train import SIGHT, graph_of, is_roof
from folsom.core.game import Game
from folsom.core.ints import i64
from folsom.core.packed import argument_of, verb_of
from folsom.core.steps import Action, BanditAsk, register
from folsom.core.table import MOST
from folsom.core.words import PAWN, verb

SHOOT: Final = verb("shoot", PAWN)


class Shoot(Action):
    """The Shoot card."""

    def __init__(self) -> None:
        super().__init__("shoot")

    def perform(self, g: Game, actor: i64, cause: i64) -> None:
        """BASE-SHOOT-4: without a bullet or a target there is no effect."""
        if g.counters[REVOLVER + actor] > 0:
            g.push(SHOTS[actor << 4 | g.table.leader[actor]])
        else:
            no_effect(g, actor, "BASE-SHOOT-4", UNLOADED)


class ShootAt(BanditAsk):
    """BASE-SHOOT-1: which of the possible targets is hit."""

    def offer(self, g: Game) -> list[int]:
        return target_options(SHOOT, least_protected(g, in_line(g, self.bandit)))

    def nothing(self, g: Game) -> None:
        no_effect(g, self.bandit, "BASE-SHOOT-4")

    def take(self, g: Game, option: i64) -> None:
        """The bullet first, then what the shooter's power makes of it."""
        victim = argument_of(option)
        targets: i64 = in_line(g, self.bandit) if g.listener is not None else 0
        shoot_bullet(g, self.bandit, victim, "BASE-SHOOT-1", targets)
        ask_hit(g, self.bandit, victim)

    def bars(self, g: Game, option: int) -> str:
        victim = argument_of(option)
        if verb_of(option) != SHOOT or victim >= len(g.table.pawn_names):
            return ""
        if not g.table.shot_at >> victim & 1:
            return g.table.pawn_rules[victim]
        if g.at[victim] == g.at[self.bandit]:
            return "BASE-SHOOT-1"
        if in_line(g, self.bandit) >> victim & 1:
            return protecting_rule(g, victim)
        if is_roof(g.table, g.at[victim]) != is_roof(g.table, g.at[self.bandit]):
            return "BASE-SHOOT-4"
        return "BASE-SHOOT-3" if is_roof(g.table, g.at[self.bandit]) else "BASE-SHOOT-2"


def in_line(g: Game, shooter: i64) -> i64:
    """Those (mask) whom a shooter can hit, protected or not.

    BASE-SHOOT-2 and BASE-SHOOT-3: in each line of sight the nearest occupied place, and everybody on it. The Marshal
    does not block (BASE-MARSHAL-4).
    """
    found: i64 = 0
    blocking = g.table.blocking
    for ray in graph_of(g).rays[SIGHT][g.at[shooter]]:
        for place in ray:
            here = g.who[place]
            found |= here
            if here & blocking:
                break
    return ask_targets(g, shooter, found & g.table.shot_at)


SHOTS: Final[list[BanditAsk]] = [ShootAt(i >> 4, i & 15) for i in range(MOST << 4)]  # ready-made, by bandit and seat

register(ShootAt)
