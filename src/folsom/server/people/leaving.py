"""Somebody leaves for good: nothing of him is kept but what belongs to other people's games as well."""

from __future__ import annotations

from typing import Final

from sqlalchemy import delete, select, update

from folsom.server.house import House
from folsom.server.people.sessions import end_all_sessions
from folsom.server.store.database import writing
from folsom.server.store.schema import people, ratings, seats, tables, talk, visits
from folsom.server.tables.seating import leave
from folsom.server.tables.states import OPEN, PLAYING

NOBODY: Final = "Somebody"  # the name of all who have gone


async def forget(house: House, person: str) -> None:
    """Empties a person. Bots play on for him; games that are over stay as they were."""
    for table in await _tables_where_he_sits(house, person):
        await leave(house, person, table)
    async with writing(house.engine) as connection:
        empty = {"name": NOBODY, "login": None, "password": None, "recovery": None, "lang": ""}
        gone = {"gone": house.clock.now()}
        await connection.execute(update(people).where(people.c.id == person).values(empty | gone))
        await end_all_sessions(connection, person)
        await connection.execute(update(talk).where(talk.c.person == person).values(text=""))
        for kind in (visits, ratings):
            await connection.execute(delete(kind).where(kind.c.person == person))
    house.sockets.let_go(person)


async def _tables_where_he_sits(house: House, person: str) -> list[str]:
    his = select(seats.c.table).distinct().join(tables, tables.c.id == seats.c.table)
    async with house.engine.connect() as connection:
        found = await connection.execute(his.where(seats.c.person == person, tables.c.state.in_((OPEN, PLAYING))))
        return list(found.scalars())
