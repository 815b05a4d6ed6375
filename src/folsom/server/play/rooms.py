"""The running games of this process: each is read from the database when somebody needs it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from folsom.server.play.room import Room
from folsom.server.play.stored import Stored
from folsom.server.service import Service
from folsom.server.store.writer import Writer


class Rooms:
    """The rooms that are open here, by table."""

    def __init__(self, stored: Stored, writer: Writer, service: Service) -> None:
        self.stored = stored
        self.writer = writer
        self.service = service
        self.open: dict[str, Room] = {}
        self.opening: dict[str, asyncio.Task[Room]] = {}
        self.on_ply: Callable[[Room], None] | None = None

    async def room(self, table: str) -> Room:
        """The room of a table: who asks while it is being read waits for the same one."""
        if table in self.open:
            return self.open[table]
        if table not in self.opening:
            self.opening[table] = asyncio.create_task(self._read(table))
        return await asyncio.shield(self.opening[table])

    async def _read(self, table: str) -> Room:
        try:
            room = Room(await self.stored.unfinished(table), self.stored, self.writer, self.service)
            if self.on_ply is not None:
                room.on_ply = self.on_ply
            self.open[table] = room
            return room
        finally:
            del self.opening[table]

    async def seats_changed(self, table: str) -> None:
        """The seats of a table were written: its room, if it is open here or being opened, takes notice."""
        if table in self.open or table in self.opening:
            await (await self.room(table)).seats_changed()

    def close(self, table: str) -> None:
        """Nobody needs a room any more."""
        self.open.pop(table, None)
