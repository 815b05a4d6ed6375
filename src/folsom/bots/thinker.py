"""A bot that searches: so many iterations, or as many as its time allows."""

from __future__ import annotations

import time

from folsom.bots.bot import Bot
from folsom.bots.budget import Budget
from folsom.bots.search.search import Search
from folsom.core.game import Game
from folsom.core.loop import Decision

CHUNK = 16  # iterations at a time where they are counted: in between, Python hears Ctrl-C and other threads
LOOKS = 20  # how often the clock is looked at in a budget of time, if iterations are short enough
LONGEST = 0.005  # seconds between two looks


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
            for done in range(0, self.budget.iterations, CHUNK):
                search.think(v, decision.seat, min(CHUNK, self.budget.iterations - done))
        else:
            self._think_until(begin + self.budget.seconds, v, decision.seat)
        tried = [found for found in search.tried(v, decision.seat) if found[0] in decision.options]
        return max(tried, key=lambda found: found[1:])[0]

    def _think_until(self, end: float, v: Game, seat: int) -> None:
        """Thinks at least once, and stops as near to the end as iterations allow: one may take milliseconds."""
        between = min(self.budget.seconds / LOOKS, LONGEST)
        times = 1
        now = time.perf_counter()
        while True:
            self.search.think(v, seat, times)
            before, now = now, time.perf_counter()
            pace = max((now - before) / times, 1e-6)
            left = end - now
            if left < pace / 2:  # one more would miss the end by more
                return
            times = max(1, min(2 * times, int(min(left, between) / pace)))
