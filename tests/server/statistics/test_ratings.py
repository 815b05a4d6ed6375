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
from folsom.server.play.clocks import Limits, fresh
from folsom.server.play.log import Sender, row_of
from folsom.server.play.news import News
from folsom.server.play.position import Ply, Position
from folsom.server.statistics.abandoned import by_staying
from folsom.server.statistics.ratings import Ranked, Skill, new_skills, ranked
from folsom.server.store.database import writing
from folsom.server.store.kinds import ANSWER
from folsom.server.store.schema import people, tables
from folsom.server.store.writer import Taken, Unwritten
from folsom.server.tables.seating import come_back, leave
from server.browsers import browser
from server.houses import SETUP, MovedClock, new_game, new_people, run
from server.statistics.endings import bot, end_game, left, over, person, rated, result_of
from server.test_room import play

START = Skill(25.0, 25.0 / 3)
SLOW = {"kind": "slow", "each": 3600.0, "bank": 0.0}
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
    ("side_of", "last", "places", "stayed"),
    [
        ([0, 1, 2], [30.0, 10.0, 20.0], [0, 2, 1], [True, True, True]),
        ([0, 1, 2], [10.0, 10.0, 20.0], [1, 1, 0], [True, True, True]),
        ([0, 1, 0, 1], [30.0, 20.0, 10.0, 25.0], [0, 1, 0, 1], [True, False, False, True]),
        ([0, 1, 2], [30.0, None, 20.0], [0, 1], [True, True]),  # a bot on the second seat
        ([0, 1], [30.0, None], [], []),
    ],
)
def test_an_abandoned_game_is_rated_by_how_long_people_played(
    side_of: list[int], last: list[float | None], places: list[int], stayed: list[bool]
) -> None:
    sitting = [SimpleNamespace(person=when and f"p{n}", last=when or 0.0) for n, when in enumerate(last)]
    found = by_staying(side_of, sitting)
    assert [one.place for one in found] == places and [one.stayed for one in found] == stayed


def test_of_a_side_that_gave_up_only_who_played_longest_has_its_place() -> None:
    sitting = [SimpleNamespace(person=f"p{n}", last=when) for n, when in enumerate([30.0, 20.0, 10.0, 25.0])]
    found = new_skills(by_staying([0, 1, 0, 1], sitting), {f"p{n}": START for n in range(4)})
    assert found["p0"].mu > 25.0 > found["p2"].mu and found["p1"].mu == found["p3"].mu == found["p2"].mu


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


async def some_play(house: House, clock: MovedClock) -> list[str]:
    """People play for a while; who of them answered last, the one who did so first of all before the others."""
    room = await house.rooms.room(await new_game(house, rated=True, clock=SLOW))
    room.on_ply = lambda one: None
    last: dict[str, int] = {}
    while len(last) < 4:
        clock.time += 10
        before, seat = room.position.ply, room.asked()[0]
        await play(room, random.Random(before), 1)
        last[f"p{seat}"] = before
    return sorted(last, key=last.__getitem__)


def test_a_rated_game_that_was_abandoned_is_rated(database: str) -> None:
    clock = MovedClock()

    async def inside(house: House) -> None:
        order = await some_play(house, clock)
        for seat in (2, 0, 3, 1):
            clock.time += 10
            assert await rated(house) == {}
            await leave(house, f"p{seat}", "t")
        found = await rated(house)
        assert sorted(found, key=lambda who: found[who][0]) == order
        assert {games for *_, games in found.values()} == {1} and await result_of(house, "t") == []

    run(inside, database, clock)


def test_coming_back_only_to_leave_last_wins_nothing(tmp_path: Path) -> None:
    clock = MovedClock()

    async def inside(house: House) -> None:
        order = await some_play(house, clock)
        first = order[0]
        await leave(house, first, "t")
        clock.time += 10
        await come_back(house, first, "t", int(first[1:]))
        for who in [*order[1:], first]:
            clock.time += 10
            await leave(house, who, "t")
        found = await rated(house)
        assert sorted(found, key=lambda who: found[who][0]) == order

    run(inside, tmp_path, clock)


def test_nobody_wins_an_abandoned_game_that_nobody_has_played(tmp_path: Path) -> None:
    clock = MovedClock()

    async def inside(house: House) -> None:
        await new_game(house, rated=True, clock=SLOW)
        for seat in range(4):
            clock.time += 10
            await leave(house, f"p{seat}", "t")
        assert len({mu for mu, *_ in (await rated(house)).values()}) == 1

    run(inside, tmp_path, clock)


def test_a_game_that_was_abandoned_does_not_end_and_count_again(database: str) -> None:
    """Another process writes its last ply, and does not know that everybody has left."""

    async def inside(house: House) -> None:
        await new_game(house, rated=True, clock=SLOW)
        for seat in range(4):
            await leave(house, f"p{seat}", "t")
        before, now = await rated(house), house.clock.now()
        last = Ply(ANSWER, 0, 0, 0, "", [], News([]), Position(over(SETUP, 1), 99, 0))
        row = row_of("t", last, Sender("p0"), fresh(Limits(), 4, now), now)
        with pytest.raises(Taken):
            await house.writer.add(row, None, house.stored.ending("t", last, now))
        assert await rated(house) == before and await result_of(house, "t") == []
        async with house.engine.connect() as connection:
            assert (await connection.execute(select(tables.c.state))).scalar() == "abandoned"

    run(inside, database)


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
