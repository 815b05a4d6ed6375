"""Looks now and then for what other processes have changed: where there is no Redis, or a wake was lost.

One look asks the database four short questions about all that somebody looks at here, and wakes whoever must read more.
"""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Iterable, Iterator, Sequence
from contextlib import suppress
from typing import Any, Final

from sqlalchemy import Executable, Select, bindparam, func, or_, select
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from folsom.server.finishing import to_the_end
from folsom.server.play.rooms import Rooms
from folsom.server.store.schema import plies, present, tables, talk
from folsom.server.store.states import OPEN, PLAYING
from folsom.server.tables.hall import Hall
from folsom.server.wakes import MISSED, PLY, PRESENCE, TABLE, TALK, Wakes

CHUNK: Final = 500  # tables that are asked for at once

Found = dict[str, Any]  # by table: something that is different when there is something new


def _of_some(wanted: Select[*tuple[Any, ...]]) -> Select[*tuple[Any, ...]]:
    """What the rows of some tables say, put together by table. Asked so often that it is made once."""
    table = wanted.selected_columns[0]
    return wanted.where(table.in_(bindparam("some", expanding=True))).group_by(table)


_NEWEST: Final = _of_some(select(plies.c.table, func.max(plies.c.ply)))
_VERSIONS: Final = _of_some(select(tables.c.id, func.max(tables.c.version)))
_SAID: Final = _of_some(select(talk.c.table, func.max(talk.c.id)))
_ELSEWHERE: Final = select(present.c.table, present.c.server, present.c.person).where(
    present.c.table.in_(bindparam("some", expanding=True)), present.c.server != bindparam("own")
)
_LISTED: Final = select(tables.c.id, tables.c.version).where(
    tables.c.public, or_(tables.c.state == OPEN, tables.c.state == PLAYING)
)


class Lookout:
    """One for each process."""

    def __init__(self, engine: AsyncEngine, rooms: Rooms, hall: Hall, wakes: Wakes) -> None:
        self.engine = engine
        self.rooms = rooms
        self.hall = hall
        self.wakes = wakes
        self.known: dict[str, Found] = {TABLE: {}, TALK: {}, PRESENCE: {}}
        self.at_once = asyncio.Event()
        self.task: asyncio.Task[None] | None = None
        wakes.subscribe(self._woken)

    def start(self) -> None:
        """Begins to look."""
        self.task = asyncio.create_task(self._run(), name="lookout")

    async def stop(self) -> None:
        """Looks no more."""
        if self.task is not None:
            self.task.cancel()
            with suppress(asyncio.CancelledError):
                await self.task

    def _woken(self, kind: str, _: str) -> None:
        if kind == MISSED:
            self.at_once.set()

    async def _run(self) -> None:
        while True:
            with suppress(TimeoutError):
                await asyncio.wait_for(self.at_once.wait(), self.wakes.pause)
            self.at_once.clear()
            with suppress(SQLAlchemyError):  # the next look will do
                await to_the_end(self.look())

    async def look(self) -> None:
        """Looks once."""
        watched = self.rooms.open.keys() | self.hall.gallery.onlookers.keys()
        if not watched and not self.hall.lobby.people:
            return
        async with self.engine.connect() as connection:
            newest = await _found(connection, _NEWEST, self.rooms.open)
            now = {
                TABLE: await _found(connection, _VERSIONS, watched),
                TALK: await _found(connection, _SAID, watched),
                PRESENCE: await self._elsewhere(connection, watched),
            }
            if self.hall.lobby.people:
                now[TABLE] |= _by_table(await connection.execute(_LISTED))
        for table, ply in newest.items():
            if table in self.rooms.open and ply > (self.rooms.open[table].position.ply,):  # it goes on meanwhile
                self.wakes.heard(PLY, table, own=False)
        for kind, found in now.items():
            before, self.known[kind] = self.known[kind], found
            for table in _different(before, found):
                self.wakes.heard(kind, table, own=False)

    async def _elsewhere(self, connection: AsyncConnection, watched: Collection[str]) -> Found:
        """Who is there by other servers: who is by this one, it has told itself."""
        found: Found = {}
        for some in _parts(watched):
            asked = {"some": some, "own": self.hall.presences.server}
            for table, server, person in await connection.execute(_ELSEWHERE, asked):
                found.setdefault(table, set()).add((server, person))
        return found


def _different(before: Found, now: Found) -> list[str]:
    """What is new, gone, or not as it was."""
    return [table for table in before.keys() | now.keys() if before.get(table) != now.get(table)]


def _parts(watched: Collection[str]) -> Iterator[list[str]]:
    asked = sorted(watched)
    for first in range(0, len(asked), CHUNK):
        yield asked[first : first + CHUNK]


async def _found(connection: AsyncConnection, wanted: Executable, watched: Collection[str]) -> Found:
    found: Found = {}
    for some in _parts(watched):
        found |= _by_table(await connection.execute(wanted, {"some": some}))
    return found


def _by_table(rows: Iterable[Sequence[Any]]) -> Found:
    return {row[0]: tuple(row[1:]) for row in rows}
