"""One game, many games: results, shares, failures, and the same on any number of processes."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from folsom import Setup
from folsom.arena import GameResult, arena_games, fill, play_game, run, take
from folsom.arena.report import summary
from folsom.arena.run import gathered


def played(codes: tuple[str, ...], games: int, setup: Setup = Setup(())) -> dict[str, Any]:  # noqa: B008
    schedule = take(arena_games(setup, codes, 7), games)
    return summary(schedule, run(schedule), {"bots": list(codes)})


def timeless(results: list[GameResult]) -> list[GameResult]:
    """Results without what the clock says: the numbers of decisions alone."""
    return [replace(result, clocks=[[clock[0]] for clock in result.clocks]) for result in results]


def test_a_result_tells_who_won_and_with_how_much() -> None:
    for seating in take(arena_games(Setup(()), ("random",) * 4, 3), 12):
        result = play_game(seating)
        assert sum(result.won) == pytest.approx(1)
        winners = [seat for seat, won in enumerate(result.won) if won]
        assert {result.places[seat] for seat in winners} == {0}
        assert all(result.money[seat] == max(result.money) for seat in winners)
        assert result.sides == [0, 1, 2, 3]
        assert [clock[0] > 5 for clock in result.clocks] == [True] * 4
        order = sorted(range(4), key=lambda seat: result.places[seat])
        assert [result.money[seat] for seat in order] == sorted(result.money, reverse=True)


def test_the_same_seed_gives_the_same_games() -> None:
    schedule = take(arena_games(Setup(()), ("random", "greedy", "random"), 3), 6)
    assert timeless(run(schedule)) == timeless(run(schedule))
    other = take(arena_games(Setup(()), ("random", "greedy", "random"), 4), 6)
    assert timeless(run(schedule)) != timeless(run(other))


def test_the_number_of_processes_changes_nothing() -> None:
    schedule = take(arena_games(Setup(()), ("random",) * 3, 5), 14)
    told: list[int] = []
    two = run(schedule, 2, lambda result: told.append(result.game))
    assert [result.game for result in two] == list(range(14))
    assert sorted(told) == list(range(14))
    assert timeless(two) == timeless(run(schedule, 1))


def test_what_is_known_is_not_played_and_nothing_counts_twice() -> None:
    schedule = take(arena_games(Setup(()), ("random",) * 3, 5), 4)
    known = run(schedule[:2])
    told: list[int] = []
    again = [replace(result, money=[0, 0, 0]) for result in run(schedule)]
    results = gathered(schedule, lambda missing: iter(again + again), lambda result: told.append(result.game), known)
    assert told == [2, 3]
    assert results[:2] == known


def test_a_better_bot_wins_more_than_its_share() -> None:
    data = played(fill(("greedy", "sleeper"), 3), 30)
    greedy, sleeper = data["bots"]
    assert (greedy["code"], greedy["n"], greedy["seats"]) == ("greedy", 30, 30)
    assert (sleeper["code"], sleeper["n"], sleeper["seats"]) == ("sleeper", 30, 60)
    assert greedy["interval"][0] > greedy["fair"] == pytest.approx(1 / 3, abs=1e-6)
    assert sleeper["interval"][1] < sleeper["fair"]
    assert greedy["won"] + sleeper["won"] == pytest.approx(30)
    assert greedy["money"] > sleeper["money"]
    assert greedy["place"] < 2 < sleeper["place"]


@pytest.mark.parametrize(
    ("variant", "players", "sides"), [("teams", 4, [0, 0, 1, 1]), ("pairs", 3, [0, 1, 2]), ("duo", 2, [0, 1])]
)
def test_a_side_wins_together(variant: str, players: int, sides: list[int]) -> None:
    setup = Setup((), variants=(variant,))
    schedule = take(arena_games(setup, ("greedy",) + ("random",) * (players - 1), 3), 4)
    results = run(schedule)
    for result in results:
        assert result.sides == sides
        assert sum(dict(zip(result.sides, result.won)).values()) == pytest.approx(1)
        for seat, side in enumerate(sides):
            assert (result.won[seat], result.money[seat]) == (
                result.won[sides.index(side)],
                result.money[sides.index(side)],
            )
    data = summary(schedule, results, {"bots": ["greedy", "random"]})
    assert {bot["fair"] for bot in data["bots"]} == {round(1 / len(set(sides)), 6)}


def test_failures_are_counted_and_the_first_are_told() -> None:
    data = played(("broken", "random", "random"), 3)
    broken, random = data["bots"]
    assert data["failures"] == broken["failures"] > 20
    assert random["failures"] == 0
    assert broken["failures"] == broken["seconds"]["decisions"] + 3  # each answer, and each goodbye
    assert len(data["problems"]) == 5
    told = {problem["problem"] for problem in data["problems"]}
    assert told <= {"RuntimeError: out of order", "-1 is not among the options"}
    assert {problem["code"] for problem in data["problems"]} == {"broken"}


def test_time_is_counted_for_each_decision() -> None:
    data = played(("slow", "random", "random"), 1)
    slow, random = (bot["seconds"] for bot in data["bots"])
    assert slow["median"] > 0.0015 > random["median"]
    assert slow["mean"] <= slow["slowest"]
    assert slow["median"] <= slow["p95"] <= slow["slowest"]
