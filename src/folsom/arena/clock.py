"""How long a bot takes for its decisions: exact sum and slowest; median and the like to within three percent."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from math import floor, log
from typing import Any

STEP = log(1.05)  # each bucket is 5 % wide
SMALLEST = 1e-7


@dataclass
class DecisionTimes:
    """The times of many decisions, as numbers of decisions in buckets of about the same time."""

    decisions: int = 0
    total: float = 0.0
    slowest: float = 0.0
    buckets: dict[int, int] = field(default_factory=dict)

    def tick(self, seconds: float) -> None:
        """One decision more."""
        bucket = floor(log(max(seconds, SMALLEST) / SMALLEST) / STEP)
        self.decisions += 1
        self.total += seconds
        self.slowest = max(self.slowest, seconds)
        self.buckets[bucket] = self.buckets.get(bucket, 0) + 1

    def add(self, other: DecisionTimes) -> None:
        """The decisions of another clock too."""
        self.decisions += other.decisions
        self.total += other.total
        self.slowest = max(self.slowest, other.slowest)
        for bucket, number in other.buckets.items():
            self.buckets[bucket] = self.buckets.get(bucket, 0) + number

    def mean(self) -> float:
        """Seconds for a decision."""
        return self.total / self.decisions if self.decisions else 0.0

    def quantile(self, part: float) -> float:
        """The time within which this part of all decisions was made."""
        left = part * self.decisions
        for bucket in sorted(self.buckets):
            left -= self.buckets[bucket]
            if left <= 0:
                return min(SMALLEST * float(1.05 ** (bucket + 0.5)), self.slowest)
        return self.slowest

    def as_data(self) -> list[Any]:
        """The clock as plain data."""
        seconds = [round(self.total, 6), round(self.slowest, 6)]
        return [self.decisions, *seconds, {str(bucket): self.buckets[bucket] for bucket in sorted(self.buckets)}]

    def summary(self) -> dict[str, Any]:
        """What people want to know of it."""
        numbers = {
            "mean": self.mean(),
            "median": self.quantile(0.5),
            "p95": self.quantile(0.95),
            "slowest": self.slowest,
        }
        return {"decisions": self.decisions} | {name: round(number, 7) for name, number in numbers.items()}


def clock_from(data: list[Any]) -> DecisionTimes:
    """The clock that plain data tells of."""
    decisions, total, slowest, buckets = data
    return DecisionTimes(decisions, total, slowest, {int(bucket): number for bucket, number in buckets.items()})


def together(clocks: Iterable[DecisionTimes]) -> DecisionTimes:
    """Several clocks as one."""
    whole = DecisionTimes()
    for clock in clocks:
        whole.add(clock)
    return whole
