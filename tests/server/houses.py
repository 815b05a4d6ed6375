"""Servers for tests, without a network: a database in a folder, people, and tables at which games have begun."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

from sqlalchemy import insert

from folsom import Setup
from folsom.base.setup import leaders
from folsom.server.clock import Clock
from folsom.server.house import House, open_house
from folsom.server.play.clocks import Limits
from folsom.server.settings import Settings
from folsom.server.store.schema import people, seats, tables
from folsom.server.tables.start import begin_game

SETUP = Setup(("doc", "belle", "tuco", "django"))
SEED = bytes(range(32))


class MovedClock(Clock):
    """A clock that stands still until it is moved."""

    def __init__(self, time: float = 1_000_000.0) -> None:
        self.time = time

    def now(self) -> float:
        return self.time


def run(test: Callable[[House], Awaitable[None]], database: str | Path, clock: Clock | None = None) -> None:
    """Runs a test in a house, on the database with an address or on a new one in a folder."""
    address = database if isinstance(database, str) else f"sqlite:///{database / 'test.db'}"

    async def inside() -> None:
        house = await open_house(Settings(database=address, pace=0), clock or MovedClock())
        try:
            await test(house)
        finally:
            await house.close()

    asyncio.run(inside())


async def new_people(house: House, number: int) -> list[str]:
    """People with the ids p0, p1, …"""
    rows = [{"id": f"p{i}", "name": f"Person {i}", "created": house.clock.now()} for i in range(number)]
    async with house.engine.begin() as connection:
        await connection.execute(insert(people), rows)
    return [row["id"] for row in rows]


async def new_game(house: House, table: str = "t", setup: Setup = SETUP, **options: Any) -> str:
    """A table at which a game has begun, with a person on each seat."""
    now = house.clock.now()
    who = await new_people(house, max(leaders(setup)) + 1)
    row = {"id": table, "code": table, "host": who[0], "public": True, "state": "playing", "setup": setup.as_data()}
    row |= {"options": options, "version": 1, "created": now, "changed": now, "seed": SEED}
    sitting = [
        {"table": table, "seat": seat, "person": person, "bandits": [], "ready": True, "away": False, "seed": ""}
        for seat, person in enumerate(who)
    ]
    async with house.engine.begin() as connection:
        await connection.execute(insert(tables).values(row))
        await connection.execute(insert(seats), sitting)
        limits = Limits(**options.get("clock", {}))
        await begin_game(connection, table, setup, SEED, [""] * len(who), limits, now)
    return table
