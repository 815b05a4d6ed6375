"""Somebody leaves for good: nothing of him is kept but what belongs to other people's games as well."""

from __future__ import annotations

from typing import Final

from sqlalchemy import delete, update

from folsom.server.house import House
from folsom.server.people.sessions import end_all_sessions
from folsom.server.store.database import writing
from folsom.server.store.schema import people, ratings, talk, visits

NOBODY: Final = "Somebody"  # the name of all who have gone


async def forget(house: House, person: str) -> None:
    """Empties a person. Bots play on for him; games that are over stay as they were."""
    await house.hall.send_home(house, person)
    async with writing(house.engine) as connection:
        empty = {"name": NOBODY, "login": None, "password": None, "recovery": None, "lang": ""}
        gone = {"gone": house.clock.now()}
        await connection.execute(update(people).where(people.c.id == person).values(empty | gone))
        await end_all_sessions(connection, person)
        await connection.execute(update(talk).where(talk.c.person == person).values(text=""))
        for kind in (visits, ratings):
            await connection.execute(delete(kind).where(kind.c.person == person))
    house.sockets.let_go(person)
