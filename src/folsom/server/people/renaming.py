"""Somebody takes another name: whoever looks at a table where he sits is told, and so are his own windows."""

from __future__ import annotations

from sqlalchemy import or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from folsom.server.house import House
from folsom.server.store.schema import present, seats, tables
from folsom.server.store.states import OPEN, PLAYING
from folsom.server.wakes import PERSON, TABLE


async def change_tables(connection: AsyncConnection, person: str) -> list[str]:
    """The tables that look different now: a new version of each that is not over, or that somebody looks at.

    They are taken in the same order as by whoever writes plies.
    """
    his = select(seats.c.table).where(or_(seats.c.person == person, seats.c.kept == person))
    looked_at = select(present.c.table)
    alive = or_(tables.c.state.in_((OPEN, PLAYING)), tables.c.id.in_(looked_at))
    wanted = select(tables.c.id).where(tables.c.id.in_(his), alive).order_by(tables.c.id)
    found = list((await connection.execute(wanted.with_for_update(key_share=True))).scalars())
    await connection.execute(update(tables).where(tables.c.id.in_(found)).values(version=tables.c.version + 1))
    return found


async def tell(house: House, person: str, changed: list[str]) -> None:
    """Tells all processes."""
    await house.wakes.publish(PERSON, person)
    for table in changed:
        await house.wakes.publish(TABLE, table)
