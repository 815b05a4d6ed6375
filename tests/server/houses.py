"""Servers for tests, without a network: a database in a folder, people, and tables at which games have begun."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, cast

from sqlalchemy import insert
from sqlalchemy.ext.asyncio import AsyncEngine
from sqlalchemy.pool import QueuePool
from sqlalchemy.util import greenlet_spawn

from folsom import Setup
from folsom.base.setup import leaders
from folsom.core.table import MOST
from folsom.server.clock import Clock
from folsom.server.house import House
from folsom.server.opening import open_house
from folsom.server.play.position import Position
from folsom.server.play.stored import limits_of
from folsom.server.settings import Settings
from folsom.server.store.database import open_database, writing
from folsom.server.store.schema import people, seats, tables
from folsom.server.store.sitting import SeatOf
from folsom.server.store.upgrade import upgrade
from folsom.server.tables.start import When, first_rows

SETUP = Setup(("doc", "belle", "tuco", "django"))
SEED = bytes(range(32))


class MovedClock(Clock):
    """A clock that stands still until it is moved."""

    def __init__(self, time: float = 1_000_000.0) -> None:
        self.time = time

    def now(self) -> float:
        return self.time


@cache
def _nothing() -> bytes:
    """A database of this version in which there is nothing: to make one takes longer than most tests."""

    async def make(file: Path) -> None:
        engine = open_database(f"sqlite:///{file}")
        await upgrade(engine)
        await engine.dispose()

    with TemporaryDirectory() as folder, ThreadPoolExecutor(1) as aside:  # this thread may have a loop that runs
        file = Path(folder, "empty.db")
        aside.submit(asyncio.run, make(file)).result()
        return file.read_bytes()


def database_in(file: Path) -> str:
    """The address of the database in a file; there is nothing in it if it is new."""
    if not file.exists():
        file.write_bytes(_nothing())
    return f"sqlite:///{file}"


def run(test: Callable[[House], Awaitable[None]], database: str | Path, clock: Clock | None = None) -> None:
    """Runs a test in a house, on the database with an address or on a new one in a folder."""
    address = database if isinstance(database, str) else database_in(database / "test.db")

    async def inside() -> None:
        house = await open_house(Settings(database=address, pace=0), clock or MovedClock())
        try:
            await test(house)
        finally:
            await house.close()

    asyncio.run(inside())


async def let_go(engine: AsyncEngine) -> None:
    """Closes all connections of an engine that goes on, those in use as soon as they come back."""
    pool = cast(QueuePool, engine.sync_engine.pool)
    await engine.dispose(close=False)  # a pool that has been closed does not count what is still out
    while pool.checkedout():
        await asyncio.sleep(0.01)
    await greenlet_spawn(pool.dispose)


async def taken_away(engine: AsyncEngine, file: Path) -> None:
    """A database is gone, with all connections to it. The file goes first: who connects now is too late."""
    for part in file.parent.glob(f"{file.name}*"):
        part.unlink()
    file.mkdir()
    await let_go(engine)


def may_return(position: Position) -> int:
    """The seat that may take its answer back; of several the one that answered last; -1: nobody."""
    seat = max(range(MOST), key=position.back.__getitem__)
    return seat if position.back[seat] >= 0 else -1


async def new_people(house: House, number: int) -> list[str]:
    """People with the ids p0, p1, …"""
    rows = [{"id": f"p{i}", "name": f"Person {i}", "created": house.clock.now()} for i in range(number)]
    async with writing(house.engine) as connection:
        await connection.execute(insert(people), rows)
    return [row["id"] for row in rows]


def on_seats(*who: str | None) -> list[SeatOf]:
    """Seats with these people; none: an empty seat."""
    return [SeatOf(person, None) for person in who]


async def new_table(
    house: House,
    table: str,
    sitting: Sequence[SeatOf],
    setup: Setup = SETUP,
    host: str | None = None,
    state: str = "playing",
    seed: bytes = SEED,
    **options: Any,
) -> str:
    """A table with people and bots on its seats; if they play, a game has begun. The first of the people is host."""
    when = When(house.clock.now(), house.service.now())
    host = host or next(seat.person for seat in sitting if seat.person is not None)
    row = {"id": table, "code": table[-8:], "host": host, "public": True, "state": state, "setup": setup.as_data()}
    row |= {"options": options, "version": 1, "created": when.day, "changed": when.day, "seed": seed}
    sat = [
        {"table": table, "seat": number, "person": one.person, "bot": one.bot, "gone": one.gone, "left": one.left}
        for number, one in enumerate(sitting)
    ]
    async with writing(house.engine) as connection:
        await connection.execute(insert(tables).values(row))
        await connection.execute(insert(seats), [one | {"bandits": [], "ready": True, "seed": ""} for one in sat])
        if state == "playing":
            bots, seeds = [seat.by_bot for seat in sitting], [""] * len(sitting)
            for row in first_rows(table, setup, seed, seeds, limits_of(options), bots, when).inserts():
                await connection.execute(row)
    return table


async def new_game(house: House, table: str = "t", setup: Setup = SETUP, **options: Any) -> str:
    """A table at which a game has begun, with a new person on each seat: p0, p1, …"""
    who = await new_people(house, max(leaders(setup)) + 1)
    return await new_table(house, table, on_seats(*who), setup, **options)
