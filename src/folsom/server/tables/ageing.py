"""Tables at which nobody has been for long: open ones are closed, and games that rest are abandoned."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING, Final

from sqlalchemy import func, or_, select, update
from sqlalchemy.exc import SQLAlchemyError

from folsom.server.finishing import to_the_end
from folsom.server.play.clocks import LIVE
from folsom.server.play.pausing import rests
from folsom.server.play.stored import limits_of
from folsom.server.problems import Problem
from folsom.server.store.database import writing
from folsom.server.store.schema import present, seats, tables
from folsom.server.store.writer import Change
from folsom.server.tables.abandoning import abandon
from folsom.server.tables.gathering import Gathering, change
from folsom.server.tables.states import ABANDONED, OPEN, PLAYING
from folsom.server.wakes import TABLE

if TYPE_CHECKING:
    from folsom.server.house import House

EVERY: Final = 600.0  # seconds between two looks; after a start, people come back before the first one
MOST: Final = 100  # tables that one look closes
HOUR: Final = 3_600.0


class Ageing:
    """One for each process."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begins to look."""
        self.task = asyncio.create_task(self._run(), name="ageing")

    async def stop(self) -> None:
        """Looks no more."""
        if self.task is not None:
            self.task.cancel()
            with suppress(asyncio.CancelledError):
                await self.task

    async def _run(self) -> None:
        while True:
            await asyncio.sleep(EVERY)
            with suppress(SQLAlchemyError, Problem):  # the next look will do
                await to_the_end(self.close_old())
                await to_the_end(self.abandon_resting())

    async def close_old(self) -> list[str]:
        """Closes open tables that nobody has changed or looked at for so long; which ones."""
        now = self.house.clock.now()
        since = now - self.house.settings.open_hours * HOUR
        unseen = or_(tables.c.seen.is_(None), tables.c.seen < since)
        old = select(tables.c.id).where(tables.c.state == OPEN, tables.c.changed < since, unseen)
        old = old.where(tables.c.id.not_in(select(present.c.table))).limit(MOST)
        closed = {"state": ABANDONED, "code": None, "changed": now, "version": tables.c.version + 1}
        still = update(tables).where(tables.c.id.in_(old), tables.c.state == OPEN).values(closed)
        async with writing(self.house.engine) as connection:
            found = list((await connection.execute(still.returning(tables.c.id))).scalars())
        for table in found:
            await self.house.wakes.publish(TABLE, table)
        return found

    async def abandon_resting(self) -> list[str]:
        """Abandons games to which nobody has come back within the grace time; which ones."""
        at_table = seats.c.table == tables.c.id
        last = select(func.max(seats.c.gone)).where(at_table).scalar_subquery()
        there = select(seats.c.seat).where(at_table, seats.c.person.is_not(None), seats.c.gone.is_(None))
        resting = select(tables.c.id, tables.c.options, last).where(tables.c.state == PLAYING, ~there.exists())
        async with self.house.engine.connect() as connection:
            rows = (await connection.execute(resting)).all()
        now = self.house.service.now()
        old = [table for table, options, gone in rows if gone is not None and gone < now - self._grace(options)]
        return [table for table in old[:MOST] if (await self._abandon(table)).state == ABANDONED]

    def _grace(self, options: dict[str, object]) -> float:
        """The seconds within which somebody must come back."""
        settings = self.house.settings
        hours = settings.grace_live if limits_of(options).kind == LIVE else settings.grace_slow
        return hours * HOUR

    async def _abandon(self, table: str) -> Gathering:
        day = self.house.clock.now()

        def act(t: Gathering) -> list[Change]:
            return abandon(t, day) if t.state == PLAYING and rests(t.seats) else []

        return await change(self.house, table, act)
