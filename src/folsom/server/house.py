"""All that a server has: what its parts find by name."""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy.ext.asyncio import AsyncEngine

from folsom.server.clock import Clock
from folsom.server.play.rooms import Rooms
from folsom.server.play.stored import Stored
from folsom.server.settings import Settings
from folsom.server.store.database import open_database
from folsom.server.store.upgrade import upgrade
from folsom.server.store.writer import Writer
from folsom.server.tables.hall import Hall
from folsom.server.wakes import Wakes


@dataclass
class House:
    """One server process."""

    settings: Settings
    engine: AsyncEngine
    clock: Clock
    writer: Writer
    stored: Stored
    rooms: Rooms
    wakes: Wakes
    hall: Hall

    async def close(self) -> None:
        """Lets everything end in good order: what waits is written."""
        self.wakes.stop_hearing()
        await self.hall.stop()
        await self.rooms.stop()
        await self.writer.stop()
        await self.engine.dispose()


async def open_house(settings: Settings, clock: Clock | None = None) -> House:
    """Opens the database, brings it up to date, and starts to write."""
    clock = clock or Clock()
    engine = open_database(settings.address)
    await upgrade(engine)
    writer = Writer(engine)
    writer.start()
    stored = Stored(engine)
    wakes = Wakes()
    hall = Hall(engine, clock, wakes)
    hall.start()
    return House(settings, engine, clock, writer, stored, Rooms(stored, writer, clock, wakes), wakes, hall)
