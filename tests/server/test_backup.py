"""Backups: all that is kept comes back, from either kind of database into either."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

import pytest
from sqlalchemy import select

from folsom.server.opening import open_house
from folsom.server.settings import Settings
from folsom.server.store.backup import backup, restore
from folsom.server.store.database import DatabaseError, open_database
from folsom.server.store.schema import meta
from server.houses import new_game
from server.test_room import play


async def all_rows(address: str) -> dict[str, list[dict[str, object]]]:
    """Everything in a database."""
    engine = open_database(address)
    async with engine.connect() as connection:
        found = {
            table.name: [dict(row) for row in (await connection.execute(select(table))).mappings()]
            for table in meta.sorted_tables
        }
    await engine.dispose()
    return found


def test_all_that_is_kept_comes_back(database: str, tmp_path: Path) -> None:
    file = tmp_path / "kept.db"
    again = f"sqlite:///{tmp_path / 'again.db'}"

    async def inside() -> None:
        house = await open_house(Settings(database=database))
        room = await house.rooms.room(await new_game(house))
        await play(room, Random(1), 25)
        rows = await backup(house.engine, file)  # while the server runs
        await house.close()
        target = open_database(again)
        assert await restore(file, target) == rows
        with pytest.raises(DatabaseError, match="already"):
            await restore(file, target)
        await target.dispose()
        kept, back = await all_rows(f"sqlite:///{file}"), await all_rows(again)
        assert kept == back
        assert len(back["plies"]) == room.position.ply + 1
        house = await open_house(Settings(database=again))
        assert (await house.rooms.room(room.id)).shown(0) == room.shown(0)
        await house.close()

    asyncio.run(inside())


def test_a_file_that_is_there_is_not_written_over(database: str, tmp_path: Path) -> None:
    file = tmp_path / "mine"
    file.write_text("mine")

    async def inside() -> None:
        house = await open_house(Settings(database=database))
        with pytest.raises(DatabaseError, match="already"):
            await backup(house.engine, file)
        await house.close()

    asyncio.run(inside())
    assert file.read_text() == "mine"
