"""The running games of this process: each is read from the database when somebody needs it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from folsom.server.play.room import Room
from folsom.server.play.stored import Stored
from folsom.server.service import Service
from folsom.server.store.writer import Writer
from folsom.server.wakes import MISSED, PLY, TABLE, Refresher, Wakes


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
        self.plies = Refresher(self._ply_written)
        self.seatings = Refresher(self._seated_anew)
        self.wakes.subscribe(self._others_wrote, own=False)
        self.wakes.subscribe(self._table_changed)

    async def room(self, table: str) -> Room:
        """The room of a table: who asks while it is being read waits for the same one."""
        if table in self.open:
            return self.open[table]
        if table not in self.opening:
            self.opening[table] = asyncio.create_task(self._read(table))
        return await asyncio.shield(self.opening[table])

    async def _read(self, table: str) -> Room:
        try:
            room = Room(await self.stored.unfinished(table), self.stored, self.writer, self.service, self.wakes)
            if self.on_ply is not None:
                room.on_ply = self.on_ply
            self.open[table] = room
            return room
        finally:
            del self.opening[table]

    def close(self, table: str) -> None:
        """Nobody needs a room any more."""
        self.open.pop(table, None)

    async def stop(self) -> None:
        """Ends what is under way."""
        await self.plies.close()
        await self.seatings.close()

    def _others_wrote(self, kind: str, id: str) -> None:
        if kind == PLY and id in self.open:
            self.plies.wake(id)
        elif kind == MISSED:
            for table in self.open:
                self.plies.wake(table)

    def _table_changed(self, kind: str, id: str) -> None:
        if kind == TABLE and id in self.open:
            self.seatings.wake(id)

    async def _ply_written(self, table: str) -> None:
        if (room := self.open.get(table)) is not None:
            await room.woken()

    async def _seated_anew(self, table: str) -> None:
        if (room := self.open.get(table)) is not None:
            await room.seat_anew()
