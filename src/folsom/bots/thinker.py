"""A bot that searches: so many iterations, or as many as its time allows."""

from __future__ import annotations

import time

from folsom.bots.bot import Bot
from folsom.bots.budget import Budget
from folsom.bots.search.search import Search
from folsom.core.game import Game
from folsom.core.loop import Decision

CHUNK = 16  # iterations between two looks at the clock


class Thinker(Bot):
    """Thinks about every decision that is one, and takes the option that it tried most."""

    def __init__(self, search: Search, budget: Budget) -> None:
        self.search = search
        self.budget = budget

    def choose(self, v: Game, decision: Decision) -> int:
        if len(decision.options) == 1:
            return decision.options[0]
        begin = time.perf_counter()
        search = self.search
        search.begin(v, decision.seat)
        if self.budget.counted:
            search.think(v, decision.seat, self.budget.iterations)
        else:
            end = begin + self.budget.seconds
            while time.perf_counter() < end:
                search.think(v, decision.seat, CHUNK)
        tried = [found for found in search.tried(v, decision.seat) if found[0] in decision.options]
        return max(tried, key=lambda found: found[1:])[0]
