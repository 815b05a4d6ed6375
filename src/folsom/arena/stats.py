"""Intervals: how far a number of games can be trusted."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from statistics import NormalDist, fmean, stdev
from typing import Final

SURE: Final = 0.95  # of all such intervals, this part holds the truth
Z: Final = NormalDist().inv_cdf(0.5 + SURE / 2)

Interval = tuple[float, float]


def wilson(wins: float, n: float) -> Interval:
    """Wilson's interval for a probability, from n trials (``wins`` may hold shares of wins)."""
    if n <= 0:
        return 0.0, 1.0
    share = min(max(wins / n, 0.0), 1.0)
    middle = share + Z * Z / (2 * n)
    half = Z * sqrt(share * (1 - share) / n + Z * Z / (4 * n * n))
    low, high = (middle - half) / (1 + Z * Z / n), (middle + half) / (1 + Z * Z / n)
    return (0.0 if share == 0 else low), (1.0 if share == 1 else high)


def wilson_pooled(total: float, n: int, seats: int, most: float) -> Interval:
    """Wilson's interval for the share of one seat, where several seats of a game (``seats`` in all games) are pooled.

    Their results hang together, so a game is one trial: what all of them have of it, out of ``most`` that they can
    have. (For one seat that is Wilson's interval of its wins.)
    """
    low, high = wilson(total / most, n)
    return low * most * n / seats, high * most * n / seats


def mean_interval(numbers: Sequence[float]) -> Interval:
    """An interval for a mean, from its standard error."""
    middle = fmean(numbers)
    half = Z * stdev(numbers) / sqrt(len(numbers)) if len(numbers) > 1 else 0.0
    return middle - half, middle + half


def quantile(numbers: Sequence[float], part: float) -> float:
    """The value below which this part of the numbers lies, between its neighbours in proportion."""
    ordered = sorted(numbers)
    at = part * (len(ordered) - 1)
    below = int(at)
    above = min(below + 1, len(ordered) - 1)
    return ordered[below] + (ordered[above] - ordered[below]) * (at - below)
