"""Service time: seconds during which a server was there to play on. Clocks run by it, so they stop while none is.

Every process says now and then that it is alive. One that starts and finds that nobody has said so for a while adds
the time since then to what is not counted; so does one that could not say so itself, because its database was away or
its machine slept.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Final

from sqlalchemy import insert, select, update
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from folsom.server.clock import Clock
from folsom.server.finishing import to_the_end
from folsom.server.store.database import writing
from folsom.server.store.schema import service

BEAT: Final = 2.0  # seconds between two signs of life
GAP: Final = 5.0  # without a sign for so long, no server was there
ROW: Final = 1


class Service:
    """The time that counts, shared by all processes on one database."""

    def __init__(self, engine: AsyncEngine, clock: Clock) -> None:
        self.engine = engine
        self.clock = clock
        self.down = 0.0
        self.signed = clock.steady()  # when the last sign of life was written
        self.task: asyncio.Task[None] | None = None

    def now(self) -> float:
        """Service time."""
        return self.clock.now() - self.down

    async def start(self) -> None:
        """Reads how much does not count, and begins to give signs of life."""
        await self._begin()
        self.task = asyncio.create_task(self._beat(), name="service")

    async def stop(self) -> None:
        """The last sign of life."""
        if self.task is not None:
            self.task.cancel()
            with suppress(asyncio.CancelledError):
                await self.task
        await self.sign()

    @property
    def lost(self) -> bool:
        """Whether this process has given no sign of life for so long that nobody can have played here."""
        return self.clock.steady() - self.signed > GAP

    async def sign(self) -> None:
        """Gives a sign of life."""
        with suppress(SQLAlchemyError):  # a database that is away comes back, or the games wait
            await (self._count() if self.lost else self._alive())
            self.signed = self.clock.steady()

    async def _begin(self) -> None:
        now = self.clock.now()
        with suppress(IntegrityError):  # another process was first
            async with writing(self.engine) as connection:
                if (await connection.execute(select(service.c.id))).first() is None:
                    await connection.execute(insert(service).values(id=ROW, down=0.0, alive=now))
        await self._count()

    async def _count(self) -> None:
        """Adds the time without a sign of life to what does not count."""
        now = self.clock.now()
        while True:
            async with writing(self.engine) as connection:
                down, alive = (await connection.execute(select(service.c.down, service.c.alive))).one()
                gap = now - alive
                if gap <= GAP:
                    self.down = down
                    return
                same = update(service).where(service.c.alive == alive)  # or another process has counted it already
                if (await connection.execute(same.values(down=down + gap, alive=now))).rowcount:
                    self.down = down + gap
                    return

    async def _beat(self) -> None:
        while True:
            await asyncio.sleep(BEAT)
            await to_the_end(self.sign())

    async def _alive(self) -> None:
        now = self.clock.now()
        async with writing(self.engine) as connection:
            await connection.execute(update(service).where(service.c.alive < now).values(alive=now))
            self.down = (await connection.execute(select(service.c.down))).scalar_one()
