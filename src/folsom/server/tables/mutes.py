"""Whose talk somebody does not want to hear."""

from __future__ import annotations

from typing import Final

from sqlalchemy import delete, func, insert, select
from sqlalchemy.exc import IntegrityError

from folsom.server.house import House
from folsom.server.problems import bad, conflict, missing
from folsom.server.protocol.tables import PersonShown
from folsom.server.store.database import writing
from folsom.server.store.schema import mutes, people

MOST: Final = 200  # people that one person mutes


async def mute(house: House, person: str, muted: str) -> None:
    """Somebody's talk is not told to a person any more. Doing it twice is no harm."""
    if person == muted:
        raise bad("not-yourself", "nobody mutes himself")
    async with house.engine.connect() as connection:
        if (await connection.execute(select(people.c.id).where(people.c.id == muted))).first() is None:
            raise missing("person")
        number = select(func.count()).select_from(mutes).where(mutes.c.person == person)
        if ((await connection.execute(number)).scalar() or 0) >= MOST:
            raise conflict("too-many-mutes", f"one person mutes at most {MOST} others")
    try:
        async with writing(house.engine) as connection:
            await connection.execute(insert(mutes).values(person=person, muted=muted))
    except IntegrityError:
        return  # he is muted already


async def unmute(house: House, person: str, muted: str) -> None:
    """Somebody's talk is told again, from now on."""
    async with writing(house.engine) as connection:
        await connection.execute(delete(mutes).where(mutes.c.person == person, mutes.c.muted == muted))


async def muted_by(house: House, person: str) -> list[PersonShown]:
    """The people whom somebody has muted."""
    wanted = select(people.c.id, people.c.name).join(mutes, mutes.c.muted == people.c.id)
    async with house.engine.connect() as connection:
        rows = await connection.execute(wanted.where(mutes.c.person == person).order_by(people.c.name, people.c.id))
        return [PersonShown(id=row.id, name=row.name) for row in rows]
