"""Intervals against known numbers, and clocks."""

from __future__ import annotations

from random import Random

import pytest

from folsom.arena.clock import DecisionTimes, clock_from, together
from folsom.arena.stats import mean_interval, quantile, wilson, wilson_pooled


@pytest.mark.parametrize(
    ("wins", "n", "low", "high"),
    [
        (8, 10, 0.4902, 0.9433),
        (50, 100, 0.4038, 0.5962),
        (0, 10, 0.0, 0.2775),
        (10, 10, 0.7225, 1.0),
        (81, 263, 0.2553, 0.3662),
    ],
)
def test_wilson(wins: int, n: int, low: float, high: float) -> None:
    assert wilson(wins, n) == pytest.approx((low, high), abs=5e-5)


def test_nothing_is_known_without_games() -> None:
    assert wilson(0, 0) == (0.0, 1.0)


def test_one_seat_pooled_is_wilson() -> None:
    assert wilson_pooled(8, 10, 10, 1) == wilson(8, 10)


def test_pooled_seats_of_a_game_are_one_trial() -> None:
    """Three seats that together won 40 of 100 games: that is known as well as those 40 of 100, not better."""
    low, high = wilson(40, 100)
    assert wilson_pooled(40, 100, 300, 1) == pytest.approx((low / 3, high / 3))


def test_partners_who_always_win_together_do_not_count_twice() -> None:
    """Two seats of one side won 30 of 60 games, so both have 30."""
    assert wilson_pooled(60, 60, 120, 2) == pytest.approx(wilson(30, 60))


def test_the_interval_of_a_mean() -> None:
    assert mean_interval([1.0, 2.0, 3.0, 4.0, 5.0]) == pytest.approx((3 - 1.38590, 3 + 1.38590), abs=1e-4)
    assert mean_interval([7.0]) == (7.0, 7.0)


def test_quantiles() -> None:
    assert quantile([3.0, 1.0, 2.0], 0.5) == 2
    assert quantile([0.0, 10.0], 0.975) == 9.75


def test_a_clock_knows_sum_and_slowest_exactly_and_quantiles_nearly() -> None:
    random = Random(1)
    times = [random.lognormvariate(-8, 1) for _ in range(2001)]
    clocks = [DecisionTimes(), DecisionTimes()]
    for i, seconds in enumerate(times):
        clocks[i % 2].tick(seconds)
    whole = together(clock_from(clock.as_data()) for clock in clocks)
    assert whole.decisions == 2001
    assert whole.mean() == pytest.approx(sum(times) / 2001, rel=1e-3)
    assert whole.slowest == pytest.approx(max(times), rel=1e-2)
    assert whole.quantile(0.5) == pytest.approx(sorted(times)[1000], rel=0.03)
    assert whole.quantile(0.95) == pytest.approx(sorted(times)[1900], rel=0.03)
