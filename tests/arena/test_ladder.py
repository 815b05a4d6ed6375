"""A ladder puts bots of known strength in their order."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from folsom import Setup
from folsom.arena import GameResult, Seating, run, take
from folsom.arena.ladder import ladder, ladder_games, ratings
from folsom.arena.report import of_kind

CODES = ["sleeper", "greedy", "random"]


def laddered(games: int, players: list[int], seed: int = 1, setup: Setup | None = None) -> dict[str, Any]:
    schedule = take(ladder_games(setup or Setup(()), CODES, players, seed), games)
    return ladder(schedule, run(schedule), {"bots": CODES, "players": players, "seed": seed})


def test_the_order_is_that_of_their_strength() -> None:
    data = laddered(42, [3, 4])
    assert [bot["code"] for bot in data["bots"]] == ["greedy", "random", "sleeper"]
    greedy, random, sleeper = data["bots"]
    assert greedy["interval"][0] > random["interval"][1]
    assert random["interval"][0] > sleeper["interval"][1]
    for bot in data["bots"]:
        assert bot["interval"][0] < bot["rating"] < bot["interval"][1]
        assert 0 < bot["sigma"] < 8
    assert data["rounds"] == 200


def test_a_ladder_can_be_made_again() -> None:
    one, two = laddered(9, [3]), laddered(9, [3])
    for data in (one, two):
        for bot in data["bots"]:
            bot["seconds"] = 0
    assert one == two


def test_sides_are_rated_together() -> None:
    data = laddered(12, [4], setup=Setup((), variants=("teams",)))
    assert {bot["fair"] for bot in data["bots"]} == {0.5}
    assert data["bots"][-1]["code"] == "sleeper"


def a_game(places: list[int], codes: tuple[str, ...] = ("a", "b", "c")) -> tuple[Seating, GameResult]:
    seating = Seating(0, 0, 0, Setup(()), codes)
    return seating, GameResult(0, [0.0] * 3, [0] * 3, places, [0, 1, 2], [])


def test_equal_places_leave_equal_ratings() -> None:
    rated = ratings("abc", [a_game([0, 0, 0])])
    assert rated["a"] == rated["b"] == rated["c"]
    rated = ratings("abc", [a_game([1, 0, 1])])
    assert rated["b"][0] > 25 > rated["a"][0]
    assert abs(rated["a"][0] - rated["c"][0]) < 1e-9


def test_who_sits_twice_at_a_table_has_the_mean_of_both() -> None:
    twice = ratings("ab", [a_game([0, 1, 2], ("a", "b", "a"))])
    once = ratings("abc", [a_game([0, 1, 2])])
    assert abs(twice["a"][0] - (once["a"][0] + once["c"][0]) / 2) < 1e-9


def test_what_is_fair_counts_seats() -> None:
    """At tables of three and five two bots have more seats where a seat wins less: in all, a win for each game."""
    schedule = take(ladder_games(Setup(()), ["random", "first"], [3, 5], 1), 16)
    results = run(schedule)
    found = [of_kind(code, schedule, results) for code in ("random", "first")]
    assert abs(sum(bot["fair"] * bot["seats"] for bot in found) - 16) < 1e-3


def test_a_bot_that_has_not_played_is_there_all_the_same() -> None:
    schedule = take(ladder_games(Setup(()), [*CODES, "first"], [3], 1), 1)
    results = [replace(result, clocks=result.clocks) for result in run(schedule)]
    data = ladder(schedule, results, {"bots": [*CODES, "first"], "seed": 1})
    idle = [bot for bot in data["bots"] if bot["n"] == 0]
    assert [(bot["rating"], bot["share"]) for bot in idle] == [(25.0, 0.0)]
