"""Short codes by which a table is found: six letters that nobody takes for one another."""

from __future__ import annotations

import secrets
from typing import Final

from sqlalchemy import select

from folsom.server.house import House
from folsom.server.problems import missing
from folsom.server.store.schema import tables

LETTERS: Final = "ABCDEFGHJKMNPRSTWXYZ"
LENGTH: Final = 6


def new_code() -> str:
    """A code for a new table; the database refuses one that is in use."""
    return "".join(secrets.choice(LETTERS) for _ in range(LENGTH))


async def table_with(house: House, person: str | None, code: str) -> str:
    """The table that a code names. Nobody may try many."""
    if person is not None:
        house.hall.codes.take(person, house.clock.now())
    wanted = select(tables.c.id).where(tables.c.code == code.upper())
    async with house.engine.connect() as connection:
        found: str | None = (await connection.execute(wanted)).scalar()
    if found is None:
        raise missing("table")
    return found
