"""How often somebody may do something: so much at once, and so much in the long run."""

from __future__ import annotations

from typing import Final

from folsom.server.clock import Clock
from folsom.server.problems import Problem

MOST: Final = 10_000  # people that a throttle remembers


class Bucket:
    """How many times somebody may still do something now."""

    def __init__(self, rate: float, burst: float, now: float) -> None:
        self.rate = rate
        self.burst = burst
        self.left = burst
        self.when = now

    def take(self, now: float) -> bool:
        """Whether he may do it once more; if so, it counts."""
        self.fill(now)
        if self.left < 1:
            return False
        self.left -= 1
        return True

    def fill(self, now: float) -> None:
        """Time gives back what was taken."""
        self.left = min(self.burst, self.left + max(0.0, now - self.when) * self.rate)
        self.when = now


class Throttle:
    """A bucket for each person. ``rate``: times a second; ``burst``: times at once."""

    def __init__(self, clock: Clock, rate: float, burst: float) -> None:
        self.clock = clock
        self.rate = rate
        self.burst = burst
        self.buckets: dict[str, Bucket] = {}

    def take(self, who: str) -> None:
        """Counts one more time; too often raises a Problem."""
        now = self.clock.now()
        bucket = self.buckets.get(who)
        if bucket is None:
            self._forget(now)
            bucket = self.buckets[who] = Bucket(self.rate, self.burst, now)
        if not bucket.take(now):
            raise Problem(429, "too-fast", "not so fast: try again in a moment")

    def _forget(self, now: float) -> None:
        """Makes room: who has not come for long is as good as new; if all came just now, the oldest goes."""
        if len(self.buckets) < MOST:
            return
        for bucket in self.buckets.values():
            bucket.fill(now)
        self.buckets = {who: bucket for who, bucket in self.buckets.items() if bucket.left < bucket.burst}
        if len(self.buckets) >= MOST:
            del self.buckets[next(iter(self.buckets))]
