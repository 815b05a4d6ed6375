"""Bandits who win together: a player's two, or a team."""

from __future__ import annotations

from typing import Final

from folsom.base.bullets import bullets_of
from folsom.base.counters import RECEIVED, REVOLVER
from folsom.base.data import printed
from folsom.base.powers import may_win
from folsom.base.rules import Outcome, Scoring
from folsom.base.scoring import SHARPSHOOTER, loot_of_all, richest
from folsom.core.game import Game
from folsom.core.ints import i64

SIDES: Final = "sides"  # the kind of variants that say who wins with whom: one of them is played at a time


class SideScoring(Scoring):
    """VAR-PAIR-7: the loot of a side is added up, and the richest side wins.

    Ties compare the bullets that the side received together (VAR-COMPAT-2). Of bandits who may not win neither loot nor
    title counts (VAR-PAIR-14).
    """

    def __init__(self, titles: bool) -> None:
        super().__init__(titles, True)

    def outcome(self, g: Game) -> Outcome:
        table = g.table
        bandits = range(int(table.bandits))
        sides = range(int(table.sides))
        side_of = [int(table.side[table.leader[b]]) for b in bandits]
        loot = loot_of_all(g)
        free = [may_win(g, b) for b in bandits]
        able = sum([1 << side for side in sides if any(free[b] for b in bandits if side_of[b] == side)])
        shots = [self.shots(g, side) for side in sides]
        sharp = [self.titles and shots[side] == max(shots) for side in sides]
        money = [
            sum([loot[b] for b in bandits if side_of[b] == side and free[b]])
            + (SHARPSHOOTER if sharp[side] and able >> side & 1 else 0)
            for side in sides
        ]
        hits = [sum([int(g.counters[RECEIVED + b]) for b in bandits if side_of[b] == side]) for side in sides]
        won = richest(money, hits, able)
        return Outcome(
            loot,
            [money[side_of[b]] for b in bandits],
            sum([1 << b for b in bandits if sharp[side_of[b]]]),
            sum([1 << b for b in bandits if won >> side_of[b] & 1]),
        )

    def shots(self, g: Game, side: i64) -> i64:
        """VAR-PAIR-8: the bullets that a side shot, less one for each that hit one of its own."""
        table = g.table
        own = [b for b in range(int(table.bandits)) if table.side[table.leader[b]] == side]
        full = int(printed("decks")["revolver"])
        shot = sum([full - int(g.counters[REVOLVER + b]) for b in own])
        seats = {int(table.leader[b]) for b in own}
        return shot - sum([bullets_of(g, b, seat) for b in own for seat in seats])
