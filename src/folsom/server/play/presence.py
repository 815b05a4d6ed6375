"""Who is there: each server writes down who looks at which table with it, and tells what all servers have written."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from contextlib import suppress
from typing import Final

from sqlalchemy import ColumnElement, delete, insert, select, update
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from folsom.server.clock import Clock
from folsom.server.people.sessions import new_id
from folsom.server.play.gallery import Gallery
from folsom.server.protocol.messages import Presence
from folsom.server.store.database import writing
from folsom.server.store.schema import present, seats, tables
from folsom.server.store.states import OPEN
from folsom.server.wakes import PRESENCE, Refresher, Wakes

PAUSE: Final = 0.25  # seconds between two writes: who only loads a page anew was never gone
BEAT: Final = 30.0  # seconds after which a server says again that it is there
GONE: Final = 100.0  # seconds after which one that says nothing is believed to be gone
ALL: Final = ""


class Presences:
    """The people at the tables that somebody looks at here."""

    def __init__(self, engine: AsyncEngine, clock: Clock, wakes: Wakes, gallery: Gallery) -> None:
        self.engine = engine
        self.clock = clock
        self.wakes = wakes
        self.server = new_id()
        self.gallery = gallery
        self.changed: set[str] = set()
        self.writing = Refresher(self._write, PAUSE)
        self.telling = Refresher(self._tell)
        self.stopping = asyncio.Event()
        self.task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begins to say that this server is there."""
        self.task = asyncio.create_task(self._beat(), name="presence")

    async def stop(self) -> None:
        """Nobody looks through this server any more."""
        self.stopping.set()
        if self.task is not None:
            await self.task
        await self.writing.close()
        with suppress(SQLAlchemyError):
            await self._forget(present.c.server == self.server)
        await self.telling.close()

    async def _forget(self, who: ColumnElement[bool]) -> None:
        """Those whom a server has written down are there no longer."""
        async with writing(self.engine) as connection:
            gone = delete(present).where(who).returning(present.c.table)
            left = set((await connection.execute(gone)).scalars())
            await self._seen(connection, left)
        for table in left:
            await self.wakes.publish(PRESENCE, table)

    def has_changed(self, table: str) -> None:
        """Somebody has come or gone."""
        self.changed.add(table)
        self.writing.wake(ALL)

    async def _write(self, _: str) -> None:
        """Writes down who looks at the tables where somebody has come or gone."""
        changed, self.changed = self.changed, set()
        now = self.clock.now()
        rows = [
            {"server": self.server, "table": table, "person": person, "at": now}
            for table in sorted(changed)
            for person in sorted(self.gallery.people_at(table))
        ]
        try:
            async with writing(self.engine) as connection:
                old = (present.c.server == self.server, present.c.table.in_(sorted(changed)))
                await connection.execute(delete(present).where(*old))
                if rows:
                    await connection.execute(insert(present), rows)
                await self._seen(connection, changed)
        except Exception:
            self.changed |= changed  # with the next change, or the next beat
            raise
        for table in changed:
            await self.wakes.publish(PRESENCE, table)

    async def _seen(self, connection: AsyncConnection, some: Iterable[str]) -> None:
        """Somebody has been there: open tables that nobody comes to are closed in the end."""
        there = update(tables).where(tables.c.id.in_(sorted(some)), tables.c.state == OPEN)
        await connection.execute(there.values(seen=self.clock.now()))

    async def _tell(self, table: str) -> None:
        here = self.gallery.informed(table)
        if not here:
            return
        async with self.engine.connect() as connection:
            there = set((await connection.execute(select(present.c.person).where(present.c.table == table))).scalars())
            sitting = set((await connection.execute(select(seats.c.person).where(seats.c.table == table))).scalars())
        people = sorted(there & sitting)
        message = Presence(table=table, people=people, spectators=len(there - sitting)).model_dump_json().encode()
        for onlooker in here:
            onlooker.tell(PRESENCE, message)

    async def _beat(self) -> None:
        while not self.stopping.is_set():
            with suppress(SQLAlchemyError):  # the next one will do
                await self.beat()
            with suppress(TimeoutError):
                await asyncio.wait_for(self.stopping.wait(), BEAT)

    async def beat(self) -> None:
        """Says that this server is there, and forgets those that have not done so for long."""
        now = self.clock.now()
        async with writing(self.engine) as connection:
            mine = update(present).where(present.c.server == self.server).values(at=now)
            written = (await connection.execute(mine)).rowcount
        await self._forget(present.c.at < now - GONE)
        if written != sum(len(self.gallery.people_at(table)) for table in self.gallery.onlookers):
            self.changed.update(self.gallery.onlookers)  # others believed that this server was gone
        if self.changed:
            self.writing.wake(ALL)
