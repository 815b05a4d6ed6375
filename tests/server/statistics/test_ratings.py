"""Ratings: who is rated, and that a rating is written with the end of the game or not at all."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from openskill.models import PlackettLuce
from sqlalchemy import insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from folsom import Setup
from folsom.server.house import House
from folsom.server.statistics.abandoned import by_staying
from folsom.server.statistics.ratings import Ranked, Skill, new_skills, ranked
from folsom.server.store.database import writing
from folsom.server.store.schema import people, tables
from folsom.server.store.writer import Taken, Unwritten
from folsom.server.tables.seating import leave
from server.browsers import browser
from server.houses import MovedClock, new_game, new_people, run
from server.statistics.endings import bot, end_game, left, person, rated, result_of
from server.test_room import play

START = Skill(25.0, 25.0 / 3)
TEAMS = Setup(("doc", "belle", "tuco", "django"), variants=("teams",))


def row(side: int, place: int, who: str | None, stayed: bool = True) -> Any:
    """What a result says of a seat."""
    return SimpleNamespace(side=side, place=place, person=who, stayed=stayed)


def test_all_people_are_rated_against_each_other_and_bots_are_not() -> None:
    rows = [row(0, 2, "a"), row(1, 0, None, False), row(2, 1, "b", False), row(3, 3, "c")]
    assert ranked(rows) == [Ranked(0, 2, "a"), Ranked(2, 1, "b", False), Ranked(3, 3, "c")]


@pytest.mark.parametrize(
    "rows",
    [
        [row(0, 0, "a"), row(1, 1, None, False)],
        [row(0, 0, None, False), row(1, 0, None, False)],
        [row(0, 0, "a"), row(0, 0, "b"), row(1, 1, None, False), row(1, 1, None, False)],
    ],
)
def test_nobody_is_rated_without_two_sides(rows: list[Any]) -> None:
    assert ranked(rows) == []


def test_a_bot_beside_a_person_stands_in() -> None:
    rows = [row(0, 0, "a"), row(0, 0, None, False), row(1, 1, "b"), row(1, 1, "c")]
    assert [one.person for one in ranked(rows)] == ["a", None, "b", "c"]


def test_skills_are_those_of_the_model() -> None:
    before = {"a": Skill(30.0, 5.0), "b": Skill(20.0, 6.0), "c": Skill(25.0, 4.0)}
    found = new_skills([Ranked(0, 1, "a"), Ranked(1, 0, "b"), Ranked(2, 1, "c")], before)
    model = PlackettLuce()
    after = model.rate([[model.rating(one.mu, one.sigma)] for one in before.values()], ranks=[1, 0, 1])
    assert [(found[who].mu, found[who].sigma) for who in "abc"] == [(one[0].mu, one[0].sigma) for one in after]
    assert found["b"].mu > 20.0 and found["a"].mu < 30.0


def test_a_side_wins_and_loses_together() -> None:
    seats = [Ranked(0, 0, "a"), Ranked(1, 1, "b"), Ranked(0, 0, "c"), Ranked(1, 1, None)]
    found = new_skills(seats, dict.fromkeys("abc", START))
    assert found.keys() == set("abc")
    assert found["a"].mu == found["c"].mu > 25.0 > found["b"].mu


def test_whoever_did_not_stay_is_placed_behind_all_others() -> None:
    won, lost, late = Ranked(0, 0, "a", False), Ranked(1, 1, "b"), Ranked(2, 2, "c", False)
    found = new_skills([won, lost, late], dict.fromkeys("abc", START))
    model = PlackettLuce()
    after = model.rate([[model.rating()] for _ in range(3)], ranks=[1, 0, 1])
    assert [found[who].mu for who in "abc"] == [one[0].mu for one in after]
    assert found["b"].mu > 25.0 > found["a"].mu == found["c"].mu


def test_of_a_side_only_the_leaver_is_rated_as_last() -> None:
    stayed = [Ranked(0, 0, "a"), Ranked(1, 1, "b"), Ranked(0, 0, "c"), Ranked(1, 1, "d")]
    left = [Ranked(0, 0, "a", False), *stayed[1:]]
    true, found = (new_skills(seats, dict.fromkeys("abcd", START)) for seats in (stayed, left))
    assert {who: found[who] for who in "bcd"} == {who: true[who] for who in "bcd"}
    assert found["c"].mu > 25.0 and found["a"].mu == found["b"].mu < 25.0


def test_a_side_that_nobody_stayed_for_comes_last() -> None:
    seats = [Ranked(0, 0, "a", False), Ranked(1, 1, "b"), Ranked(0, 0, "c", False), Ranked(1, 1, None)]
    found = new_skills(seats, dict.fromkeys("abc", START))
    assert found["b"].mu > 25.0 > found["a"].mu == found["c"].mu


@pytest.mark.parametrize(
    ("side_of", "gone", "places"),
    [
        ([0, 1, 2], [30.0, 10.0, 20.0], [0, 2, 1]),
        ([0, 1, 2], [10.0, 10.0, 20.0], [1, 1, 0]),
        ([0, 1, 0, 1], [30.0, 20.0, 10.0, 25.0], [0, 1, 0, 1]),
        ([0, 1, 2], [30.0, None, 20.0], [0, 1]),  # a bot on the second seat
        ([0, 1], [30.0, None], []),
    ],
)
def test_an_abandoned_game_is_rated_by_how_long_people_stayed(
    side_of: list[int], gone: list[float | None], places: list[int]
) -> None:
    sitting = [SimpleNamespace(person=None if when is None else f"p{n}", gone=when) for n, when in enumerate(gone)]
    assert [one.place for one in by_staying(side_of, sitting)] == places


def test_what_stands_on_the_board_is_almost_sure() -> None:
    assert START.rating == 0.0
    assert Skill(30.123456, 2.0).rating == 24.12


def test_a_rated_game_changes_ratings(tmp_path: Path) -> None:
    async def inside(house: House) -> None:
        await new_people(house, 4)
        sitting = [person(f"p{n}") for n in range(4)]
        await end_game(house, "a", sitting, rated=True)
        first = await rated(house)
        rows = await result_of(house, "a")
        winner = next(one.person for one in rows if one.place == 0)
        assert max(first, key=lambda who: first[who][0]) == winner
        assert all(one.rated for one in rows) and {games for *_, games in first.values()} == {1}
        await end_game(house, "b", sitting, seed=2, rated=True)
        assert {games for *_, games in (await rated(house)).values()} == {2}

    run(inside, tmp_path)


@pytest.mark.parametrize("options", [{}, {"rated": False}, {"rated": "yes"}])
def test_a_table_that_did_not_ask_is_not_rated(options: dict[str, Any], tmp_path: Path) -> None:
    async def inside(house: House) -> None:
        await new_people(house, 4)
        await end_game(house, "a", [person(f"p{n}") for n in range(4)], **options)
        assert await rated(house) == {}
        assert not any(one.rated for one in await result_of(house, "a"))

    run(inside, tmp_path)


def test_leaving_does_not_dodge_the_rating(database: str) -> None:
    async def inside(house: House) -> None:
        await new_people(house, 3)
        await end_game(house, "a", [person("p0"), bot(), left("p1"), person("p2")], rated=True)
        found = await rated(house)
        assert found.keys() == {"p0", "p1", "p2"} and found["p1"][0] == min(mu for mu, *_ in found.values())
        assert [one.rated for one in await result_of(house, "a")] == [True, False, True, True]
        await end_game(house, "b", [person("p0"), bot(), bot(), left("p1")], rated=True)
        assert {games for *_, games in (await rated(house)).values()} == {1, 2}

    run(inside, database)


def test_of_somebody_who_has_deleted_himself_no_rating_is_kept(tmp_path: Path) -> None:
    """Those who stayed are placed before him all the same."""

    async def inside(house: House) -> None:
        await new_people(house, 2)
        async with writing(house.engine) as connection:
            await connection.execute(update(people).where(people.c.id == "p1").values(gone=1.0))
        await end_game(house, "a", [person("p0"), bot(), left("p1"), bot()], rated=True)
        found = await rated(house)
        assert found.keys() == {"p0"} and found["p0"][0] > START.mu

    run(inside, tmp_path)


def test_a_rated_game_that_was_abandoned_is_rated(database: str) -> None:
    clock = MovedClock()

    async def inside(house: House) -> None:
        await new_game(house, rated=True)
        for seat in (2, 0, 3, 1):
            clock.time += 10
            assert await rated(house) == {}
            await leave(house, f"p{seat}", "t")
        found = await rated(house)
        assert sorted(found, key=lambda who: found[who][0]) == ["p2", "p0", "p3", "p1"]
        assert {games for *_, games in found.values()} == {1} and await result_of(house, "t") == []

    run(inside, database, clock)


def test_an_abandoned_game_that_is_not_rated_changes_nothing(tmp_path: Path) -> None:
    async def inside(house: House) -> None:
        await new_game(house)
        for seat in range(4):
            await leave(house, f"p{seat}", "t")
        assert await rated(house) == {}

    run(inside, tmp_path)


def test_teams_are_rated_as_teams(tmp_path: Path) -> None:
    async def inside(house: House) -> None:
        await new_people(house, 4)
        await end_game(house, "a", [person(f"p{n}") for n in range(4)], setup=TEAMS, rated=True)
        rows = await result_of(house, "a")
        found = await rated(house)
        assert len({one.side for one in rows}) == 2
        for side in {one.side for one in rows}:
            assert len({found[one.person][0] for one in rows if one.side == side}) == 1

    run(inside, tmp_path)


def test_the_rating_comes_with_the_end_or_not_at_all(tmp_path: Path) -> None:
    """Something that is written after it fails: then nothing of it is there."""

    async def inside(house: House) -> None:
        await new_people(house, 4)
        sitting = [person(f"p{n}") for n in range(4)]
        await end_game(house, "a", sitting, rated=True)
        before = await rated(house)
        again = insert(people).values({"id": "p0", "name": "", "created": 1.0})
        with pytest.raises(Taken):
            await end_game(house, "b", sitting, then=[again], rated=True)
        assert await rated(house) == before
        assert await result_of(house, "b") == []
        async with house.engine.connect() as connection:
            state = select(tables.c.state).where(tables.c.id == "b")
            assert (await connection.execute(state)).scalar() == "playing"

    run(inside, tmp_path)


def test_a_change_that_fails_stops_nobody_else(tmp_path: Path) -> None:
    async def wrong(connection: AsyncConnection) -> None:
        raise ZeroDivisionError("a secret")

    async def inside(house: House) -> None:
        await new_people(house, 4)
        sitting = [person(f"p{n}") for n in range(4)]
        with pytest.raises(Unwritten, match=r"^ZeroDivisionError$"):
            await end_game(house, "a", sitting, then=[wrong], rated=True)
        assert await rated(house) == {}
        await end_game(house, "b", sitting, rated=True)
        assert len(await rated(house)) == 4

    run(inside, tmp_path)


def test_games_that_end_at_once_all_count(tmp_path: Path) -> None:
    async def inside(house: House) -> None:
        await new_people(house, 6)
        groups = [[person(f"p{(first + n) % 6}") for n in range(4)] for first in range(6)]
        await asyncio.gather(*(end_game(house, f"t{n}", who, rated=True) for n, who in enumerate(groups)))
        assert {who: games for who, (*_, games) in (await rated(house)).items()} == {f"p{n}": 4 for n in range(6)}

    run(inside, tmp_path)


def test_a_game_that_people_play_is_rated_when_it_ends(tmp_path: Path) -> None:
    async def inside(house: House) -> None:
        room = await house.rooms.room(await new_game(house, rated=True))
        await play(room, random.Random(5), 20)
        assert await rated(house) == {}
        await play(room, random.Random(6), 10_000)
        assert room.over and len(await rated(house)) == 4
        async with browser(house) as client:
            board = (await client.get("/api/leaderboard")).json()
        winners = {one.person for one in await result_of(house, "t") if one.won}
        assert board["people"][0]["person"] in winners

    run(inside, tmp_path)
