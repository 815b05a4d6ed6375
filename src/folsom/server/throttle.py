"""How often a person may do something: so much at once, and so much in the long run."""

from __future__ import annotations

from folsom.server.clock import Clock
from folsom.server.limits import Buckets


class Throttle:
    """A bucket for each person. ``rate``: times a second; ``burst``: times at once."""

    def __init__(self, clock: Clock, rate: float, burst: float) -> None:
        self.clock = clock
        self.buckets = Buckets(rate, burst)

    def take(self, who: str) -> None:
        """Counts one more time; too often raises a Problem."""
        self.buckets.take(who, self.clock.now())
