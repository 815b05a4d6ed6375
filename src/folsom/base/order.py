"""The order of play: clockwise from the first player, or the other way round in a switching turn."""

from __future__ import annotations

from folsom.base.counters import FIRST
from folsom.base.rules import Order
from folsom.core.game import Game
from folsom.core.ints import i64


class RoundTheTable(Order):
    """BASE-PLAN-1 and BASE-PLAN-7: from the first player on, in either direction."""

    def seat(self, g: Game, first: int, player: int, clockwise: bool) -> int:
        return (first + (player if clockwise else -player)) % int(g.table.seats)

    def next_first(self, g: Game) -> i64:
        """BASE-ROUND-3: the player on the first player's left."""
        return (g.counters[FIRST] + 1) % g.table.seats
