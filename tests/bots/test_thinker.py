"""How long a thinking bot thinks: by a clock that only its search moves."""

import sys
from types import SimpleNamespace
from typing import cast

import pytest

from folsom import Game, Setup, Source, new_game, pending, run_chance, view
from folsom.bots import Budget, make_bot
from folsom.bots.search.search import Search
from folsom.bots.thinker import Thinker


class Clock:
    """A search that does nothing but take time."""

    def __init__(self, paces: list[float]) -> None:
        self.paces = paces  # seconds for an iteration, in turn
        self.now = 100.0
        self.thought: list[int] = []

    def rule(self, monkeypatch: pytest.MonkeyPatch) -> None:
        """From now on this is the clock that bots look at."""
        looked = SimpleNamespace(perf_counter=lambda: self.now)
        monkeypatch.setattr(sys.modules[Thinker.__module__], "time", looked)

    def begin(self, v: Game, seat: int) -> None:
        self.now += 0.0001

    def think(self, v: Game, seat: int, times: int) -> None:
        self.now += times * self.paces[len(self.thought) % len(self.paces)]
        self.thought.append(times)

    def tried(self, v: Game, seat: int) -> list[tuple[int, int, float]]:
        return [(option, 1, 0.5) for option in pending(v)[0].options]


def thinker(clock: Clock, budget: Budget) -> Thinker:
    return Thinker(cast(Search, clock), budget)


def asked() -> Game:
    game = new_game(Setup(("doc", "belle", "tuco")))
    run_chance(game, Source(1))
    return view(game, pending(game)[0].seat)


@pytest.mark.parametrize("budget", [0.01, 0.05, 1.0])
@pytest.mark.parametrize("paces", [[0.00002], [0.001], [0.004], [0.0001, 0.001, 0.0003]])
def test_a_budget_of_time_is_kept(monkeypatch: pytest.MonkeyPatch, budget: float, paces: list[float]) -> None:
    clock = Clock(paces)
    clock.rule(monkeypatch)
    v = asked()
    begin = clock.now
    assert thinker(clock, Budget(seconds=budget)).choose(v, pending(v)[0]) in pending(v)[0].options
    assert abs(clock.now - begin - budget) <= max(0.2 * budget, max(paces) / 2)


def test_a_bot_thinks_at_least_once(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Clock([0.5])
    clock.rule(monkeypatch)
    v = asked()
    thinker(clock, Budget(seconds=0.001)).choose(v, pending(v)[0])
    assert clock.thought == [1]


@pytest.mark.parametrize("iterations", [1, 16, 17, 100])
def test_iterations_are_counted(iterations: int) -> None:
    clock = Clock([0.1])
    v = asked()
    thinker(clock, Budget(iterations=iterations)).choose(v, pending(v)[0])
    assert sum(clock.thought) == iterations and max(clock.thought) <= 16


def test_the_clock_is_not_asked_where_nothing_is_to_decide() -> None:
    v = asked()
    decision = pending(v)[0]
    decision.options = decision.options[:1]
    assert make_bot("legend:10s", 1).choose(v, decision) == decision.options[0]
