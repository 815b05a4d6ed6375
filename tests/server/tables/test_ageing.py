"""Open tables at which nobody has been for a day are closed."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import cast

import pytest
from sqlalchemy import delete, update

from folsom.server.house import House, open_house
from folsom.server.play.presence import GONE
from folsom.server.settings import Settings, from_environment
from folsom.server.store.database import writing
from folsom.server.store.schema import present, tables
from folsom.server.tables.ageing import HOUR
from folsom.server.tables.hosting import start
from folsom.server.tables.seating import join
from server.houses import MovedClock, run
from server.tables.ears import looks, settled
from server.tables.parties import another_table, new_party, now, refused, sit_all

DAY = 24 * HOUR


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
