"""Somebody leaves for good: nothing of him is kept but what belongs to other people's games as well."""

from __future__ import annotations

from typing import Final

from sqlalchemy import delete, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from folsom.server.house import House
from folsom.server.people.sessions import end_all_sessions
from folsom.server.play.stored import PLAYING
from folsom.server.store.database import writing
from folsom.server.store.schema import games, people, ratings, seats, tables, talk, visits

NOBODY: Final = "Somebody"  # the name of all who have gone
OPEN: Final = "open"
ABANDONED: Final = "abandoned"


async def forget(house: House, person: str) -> None:
    """Empties a person. Bots play on for him; games that are over stay as they were."""
    now = house.clock.now()
    async with writing(house.engine) as connection:
        empty = {"name": NOBODY, "login": None, "password": None, "recovery": None, "lang": "", "gone": now}
        await connection.execute(update(people).where(people.c.id == person).values(empty))
        await end_all_sessions(connection, person)
        playing = await _tables_where_he_sits(connection, person, PLAYING)
        his = update(seats).where(seats.c.person == person, seats.c.table.in_(playing))
        await connection.execute(his.values(away=True))
        await connection.execute(update(games).where(games.c.table.in_(playing)).values(due=now))
        await _leave_open_tables(connection, person, now)
        await connection.execute(update(talk).where(talk.c.person == person).values(text=""))
        for kind in (visits, ratings):
            await connection.execute(delete(kind).where(kind.c.person == person))
    house.sockets.let_go(person)
    for table in playing:
        await house.rooms.seats_changed(table)


async def _tables_where_he_sits(connection: AsyncConnection, person: str, state: str) -> list[str]:
    his = select(seats.c.table).distinct().join(tables, tables.c.id == seats.c.table)
    found = await connection.execute(his.where(seats.c.person == person, tables.c.state == state))
    return list(found.scalars())


async def _leave_open_tables(connection: AsyncConnection, person: str, now: float) -> None:
    """Where no game has begun his seats are free; another host is found, or the table is given up."""
    waiting = await _tables_where_he_sits(connection, person, OPEN)
    his = update(seats).where(seats.c.person == person, seats.c.table.in_(waiting))
    await connection.execute(his.values(person=None, ready=False))
    hosted = select(tables.c.id).where(tables.c.host == person, tables.c.state == OPEN)
    for table in (await connection.execute(hosted)).scalars().all():
        others = select(seats.c.person).where(seats.c.table == table, seats.c.person.is_not(None))
        heir = (await connection.execute(others.order_by(seats.c.seat).limit(1))).scalar()
        change = {"host": heir} if heir is not None else {"state": ABANDONED, "code": None}
        await connection.execute(update(tables).where(tables.c.id == table).values(change))
        waiting.append(table)
    changed = {"version": tables.c.version + 1, "changed": now}
    await connection.execute(update(tables).where(tables.c.id.in_(waiting)).values(changed))
