"""People at tables, for tests: tables that are opened, filled and begun."""

from __future__ import annotations

from collections.abc import Awaitable
from typing import Any

import pytest
from sqlalchemy import select

from folsom.server.house import House
from folsom.server.problems import Problem
from folsom.server.protocol.tables import Options, SetupChoice, TableShown
from folsom.server.store.schema import plies
from folsom.server.tables import hosting, seating
from folsom.server.tables.gathering import Gathering, read
from folsom.server.tables.making import open_table
from folsom.server.tables.shown import shown
from server.houses import new_people

FOUR = SetupChoice(players=4)


async def new_party(
    house: House, setup: SetupChoice = FOUR, options: Options | None = None, public: bool = True, people: int = 4
) -> str:
    """A table that p0 has opened; p1, p2, … are known."""
    await new_people(house, people)
    return await another_table(house, setup, options, public)


async def another_table(
    house: House, setup: SetupChoice = FOUR, options: Options | None = None, public: bool = True, host: str = "p0"
) -> str:
    """One more table."""
    return (await open_table(house, host, setup, options or Options(), public)).id


async def sit_all(house: House, table: str) -> None:
    """p1, p2, … sit down on the free seats, and everybody is ready."""
    for number in range(len((await now(house, table)).seats)):
        await seating.join(house, f"p{number}", table, number)
        await seating.be_ready(house, f"p{number}", table, number, True)


async def begun(house: House, setup: SetupChoice = FOUR, **more: Any) -> str:
    """A table at which p0, p1, … have begun to play."""
    table = await new_party(house, setup, **more)
    await sit_all(house, table)
    await hosting.start(house, "p0", table)
    return table


async def now(house: House, table: str) -> Gathering:
    """A table as it is stored."""
    async with house.engine.connect() as connection:
        return await read(connection, table)


async def seen(house: House, table: str) -> TableShown:
    """A table as everybody sees it."""
    async with house.engine.connect() as connection:
        return await shown(connection, table)


def people_at(table: Gathering) -> list[str | None]:
    """Who sits where."""
    return [seat.person or seat.bot for seat in table.seats]


async def refused(what: Awaitable[object], code: str, status: int | None = None) -> Problem:
    """The problem with which something is refused."""
    with pytest.raises(Problem) as error:
        await what
    assert error.value.code == code, error.value.message
    assert status is None or error.value.status == status
    return error.value


async def number_of_plies(house: House, table: str) -> int:
    """How long the log of a game is."""
    async with house.engine.connect() as connection:
        return len((await connection.execute(select(plies.c.ply).where(plies.c.table == table))).all())
