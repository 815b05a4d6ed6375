"""Open tables at which nobody has been for a day are closed. What is wrong with one table is no other's trouble."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import cast

import pytest
from sqlalchemy import delete, update
from sqlalchemy.ext.asyncio import AsyncConnection

from folsom.server.house import House
from folsom.server.opening import open_house
from folsom.server.play.presence import GONE
from folsom.server.settings import Settings, from_environment
from folsom.server.store.database import writing
from folsom.server.store.schema import games, present, tables
from folsom.server.tables import abandoning, ageing
from folsom.server.tables.ageing import HOUR
from folsom.server.tables.hosting import start
from folsom.server.tables.seating import join, leave
from server.houses import SETUP, MovedClock, new_people, new_table, on_seats, run
from server.statistics.endings import rated
from server.tables.ears import looks, settled
from server.tables.parties import another_table, new_party, now, refused, sit_all
from server.test_caretaker import until

DAY = 24 * HOUR
LIVE = {"kind": "live", "each": 5.0, "bank": 0.0}


def later(house: House, seconds: float) -> None:
    """Time passes."""
    cast(MovedClock, house.clock).time += seconds


def test_a_table_that_nobody_comes_to_is_closed_after_a_day(database: str) -> None:
    async def inside(house: House) -> None:
        old = await new_party(house)
        later(house, DAY - 1)
        young = await another_table(house)
        assert await house.ageing.close_old() == []
        later(house, 2)
        assert await house.ageing.close_old() == [old]
        assert await house.ageing.close_old() == []
        closed = await now(house, old)
        assert (closed.state, closed.code, closed.version) == ("abandoned", None, 2)
        assert (await now(house, young)).state == "open"
        await refused(join(house, "p1", old, 1), "not-open", 409)

    run(inside, database)


def test_a_table_stays_open_as_long_as_somebody_is_there_and_a_day_longer(database: str) -> None:
    async def inside(house: House) -> None:
        table = await new_party(house)
        ears = await looks(house, "p0", table)
        await settled(house)
        later(house, 3 * DAY)
        assert await house.ageing.close_old() == []
        house.hall.leave(table, ears.onlooker)
        await settled(house)
        later(house, DAY - 1)
        assert await house.ageing.close_old() == []
        later(house, 2)
        assert await house.ageing.close_old() == [table]

    run(inside, database)


def test_who_was_there_when_his_server_died_has_been_there(tmp_path: Path) -> None:
    async def inside(house: House) -> None:
        table = await new_party(house)
        other = await open_house(Settings(database=house.settings.database), house.clock)
        await looks(other, "p0", table)
        await settled(other)
        later(house, 3 * DAY)
        await house.hall.presences.beat()  # the other one has not said for long that it is there
        async with house.engine.connect() as connection:
            assert (await connection.execute(present.select())).all() == []
        assert await house.ageing.close_old() == []
        later(house, DAY + GONE)
        assert await house.ageing.close_old() == [table]
        await other.close()

    run(inside, tmp_path)


def test_who_looks_is_told_and_only_open_tables_are_closed(tmp_path: Path) -> None:
    async def inside(house: House) -> None:
        table = await new_party(house)
        playing = await another_table(house)
        await sit_all(house, playing)
        await start(house, "p0", playing)
        ears = await looks(house, "p1", table)
        await settled(house)
        async with writing(house.engine) as connection:  # as if he had come at the very moment
            await connection.execute(delete(present))
            await connection.execute(update(tables).values(seen=None))
        later(house, DAY + 1)
        assert await house.ageing.close_old() == [table]
        await settled(house)
        assert ears.last("table")["shown"]["state"] == "abandoned"
        assert (await now(house, playing)).state == "playing"

    run(inside, tmp_path)


def test_how_long_can_be_set(tmp_path: Path) -> None:
    async def inside() -> None:
        database = f"sqlite:///{tmp_path / 'x.db'}"
        house = await open_house(from_environment({"FOLSOM_OPEN_HOURS": "0.5"}, database=database), MovedClock())
        table = await new_party(house)
        later(house, 0.5 * HOUR + 1)
        assert await house.ageing.close_old() == [table]
        await house.close()

    asyncio.run(inside())
    with pytest.raises(ValueError, match="open_hours"):
        Settings(open_hours=0)
    with pytest.raises(ValueError, match="OPEN_HOURS"):
        from_environment({"FOLSOM_OPEN_HOURS": "long"})


# Tables with which something is wrong.


async def resting(house: House, table: str) -> str:
    """A rated game of p0, p1, … that nobody plays any more: one has run out of time."""
    await new_table(house, table, on_seats("p0", "p1", "p2", "p3"), rated=True, clock=LIVE)
    await house.stored.hand_over(table, [0], 0, house.service.now())
    for seat in (1, 2, 3):
        await leave(house, f"p{seat}", table)
    return table


async def without_its_box(house: House, table: str) -> None:
    """The box that a game is played with is not installed any more."""
    house.rooms.close(table)
    setup = SETUP.as_data() | {"boxes": ["long-gone"]}
    async with writing(house.engine) as connection:
        await connection.execute(update(games).where(games.c.table == table).values(setup=setup))


def test_a_game_whose_box_is_gone_is_abandoned_like_any_other(tmp_path: Path) -> None:
    async def inside(house: House) -> None:
        await new_people(house, 4)
        found = [await resting(house, table) for table in ("a", "b")]
        await without_its_box(house, "a")
        later(house, DAY + 1)
        assert sorted(await house.ageing.abandon_resting()) == found
        assert {games for *_, games in (await rated(house)).values()} == {1}  # only the other one counts

    run(inside, tmp_path)


def test_people_can_leave_a_game_whose_box_is_gone(tmp_path: Path) -> None:
    async def inside(house: House) -> None:
        await new_people(house, 4)
        await new_table(house, "t", on_seats("p0", "p1", "p2", "p3"), rated=True, clock=LIVE)
        await without_its_box(house, "t")
        await refused(house.rooms.room("t"), "other-version", 409)
        for seat in range(4):
            await leave(house, f"p{seat}", "t")
        assert (await now(house, "t")).state == "abandoned" and await rated(house) == {}

    run(inside, tmp_path)


def test_one_table_that_cannot_be_abandoned_does_not_keep_the_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def breaks(connection: AsyncConnection, table: str, when: float) -> None:
        if table == "a":
            raise ZeroDivisionError

    async def inside(house: House) -> None:
        await new_people(house, 4)
        for table in ("a", "b"):
            await resting(house, table)
        later(house, DAY + 1)
        monkeypatch.setattr(abandoning, "rate_abandoned", breaks)
        assert await house.ageing.abandon_resting() == ["b"]
        assert (await now(house, "a")).state == "playing"

    run(inside, tmp_path)


def test_whatever_goes_wrong_it_is_looked_again_and_the_server_can_stop(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    looks_taken: list[str] = []

    async def breaks() -> list[str]:
        looks_taken.append("abandon")
        raise ZeroDivisionError

    async def works() -> list[str]:
        looks_taken.append("end")
        return []

    async def inside(house: House) -> None:
        monkeypatch.setattr(house.ageing, "abandon_resting", breaks)
        monkeypatch.setattr(house.ageing, "end_pauses", works)
        await until(lambda: len(looks_taken) >= 4)
        assert looks_taken[:4] == ["abandon", "end"] * 2

    monkeypatch.setattr(ageing, "EVERY", 0.05)
    run(inside, tmp_path)
