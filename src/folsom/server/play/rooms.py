"""The running games of this process: each is read from the database when somebody needs it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress

from folsom.server.play.room import Room
from folsom.server.play.stored import Stored
from folsom.server.problems import Problem
from folsom.server.service import Service
from folsom.server.store.writer import Writer
from folsom.server.wakes import PLY, TABLE, Refresher, Wakes


class Rooms:
    """The rooms that are open here, by table."""

    def __init__(self, stored: Stored, writer: Writer, service: Service, wakes: Wakes | None = None) -> None:
        self.stored = stored
        self.writer = writer
        self.service = service
        self.wakes = wakes or Wakes()
        self.open: dict[str, Room] = {}
        self.opening: dict[str, asyncio.Task[Room]] = {}
        self.on_ply: Callable[[Room], None] | None = None
        self.on_news: Callable[[Room], None] | None = None
        self.refresher = Refresher(self._woken)
        self.wakes.subscribe(self._others_wrote, own=False)
        self.wakes.subscribe(self._table_changed)

    async def room(self, table: str) -> Room:
        """The room of a table: who asks while it is being read waits for the same one."""
        if table in self.open:
            self.open[table].used = self.service.clock.steady()
            return self.open[table]
        if table not in self.opening:
            self.opening[table] = asyncio.create_task(self._read(table))
        return await asyncio.shield(self.opening[table])

    async def _read(self, table: str) -> Room:
        try:
            game = await self.stored.unfinished(table, self.service.clock.now())
            room = Room(game, self.stored, self.writer, self.service, self.wakes)
            room.on_gone = self._gone
            if self.on_ply is not None:
                room.on_ply = self.on_ply
            if self.on_news is not None:
                room.on_news = self.on_news
            self.open[table] = room
            return room
        finally:
            del self.opening[table]

    def close(self, table: str) -> None:
        """Nobody needs a room any more. Who has it in his hands all the same is refused, or takes another one."""
        room = self.open.pop(table, None)
        if room is not None:
            room.closed = True

    def _gone(self, room: Room) -> None:
        if self.open.get(room.id) is room:
            self.close(room.id)

    async def stop(self) -> None:
        """Ends what is under way."""
        await self.refresher.close()

    def _others_wrote(self, kind: str, id: str) -> None:
        if kind == PLY and id in self.open:
            self.refresher.wake(id)

    def _table_changed(self, kind: str, id: str) -> None:
        if kind == TABLE and id in self.open:
            self.refresher.wake(id)

    async def _woken(self, table: str) -> None:
        if (room := self.open.get(table)) is not None:
            with suppress(Problem):  # those who watch know it already
                await room.woken()
