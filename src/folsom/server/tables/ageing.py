"""Open tables at which nobody has been for long are closed, and their codes are free again."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Final

from sqlalchemy import or_, select, update
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from folsom.server.clock import Clock
from folsom.server.finishing import to_the_end
from folsom.server.store.database import writing
from folsom.server.store.schema import present, tables
from folsom.server.tables.states import ABANDONED, OPEN
from folsom.server.wakes import TABLE, Wakes

EVERY: Final = 600.0  # seconds between two looks; after a start, people come back before the first one
MOST: Final = 100  # tables that one look closes
HOUR: Final = 3_600.0


class Ageing:
    """One for each process. ``hours``: how long a table stays open while nobody is there."""

    def __init__(self, engine: AsyncEngine, clock: Clock, wakes: Wakes, hours: float) -> None:
        self.engine = engine
        self.clock = clock
        self.wakes = wakes
        self.hours = hours
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
            with suppress(SQLAlchemyError, OSError):  # the next look will do
                await to_the_end(self.close_old())

    async def close_old(self) -> list[str]:
        """Closes tables that nobody has changed or looked at for so long; which ones."""
        now = self.clock.now()
        since = now - self.hours * HOUR
        unseen = or_(tables.c.seen.is_(None), tables.c.seen < since)
        old = select(tables.c.id).where(tables.c.state == OPEN, tables.c.changed < since, unseen)
        old = old.where(tables.c.id.not_in(select(present.c.table))).limit(MOST)
        closed = {"state": ABANDONED, "code": None, "changed": now, "version": tables.c.version + 1}
        still = update(tables).where(tables.c.id.in_(old), tables.c.state == OPEN).values(closed)
        async with writing(self.engine) as connection:
            found = list((await connection.execute(still.returning(tables.c.id))).scalars())
        for table in found:
            await self.wakes.publish(TABLE, table)
        return found
