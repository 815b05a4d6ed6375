"""Who reads and then writes is not overtaken."""

from __future__ import annotations

import asyncio
from pathlib import Path

from sqlalchemy import func, insert, select

from folsom.server.house import House
from folsom.server.store.database import writing
from folsom.server.store.schema import people
from server.houses import run


async def add(house: House, name: str) -> None:
    """Somebody else writes."""
    async with house.engine.begin() as connection:
        await connection.execute(insert(people).values({"id": name, "name": name, "created": 0}))


def test_what_was_read_still_holds_when_it_is_written(tmp_path: Path) -> None:
    async def inside(house: House) -> None:
        count = select(func.count()).select_from(people)
        async with writing(house.engine) as connection:
            assert (await connection.execute(count)).scalar() == 0
            other = asyncio.create_task(add(house, "other"))
            await asyncio.sleep(0.3)
            assert (await connection.execute(count)).scalar() == 0
            await connection.execute(insert(people).values({"id": "first", "name": "first", "created": 0}))
        await other
        async with house.engine.connect() as connection:
            assert (await connection.execute(count)).scalar() == 2

    run(inside, tmp_path)
