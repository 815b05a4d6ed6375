"""All that a server has: what its parts find by name."""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy.ext.asyncio import AsyncEngine

from folsom.server.clock import Clock
from folsom.server.people.gate import Gate
from folsom.server.play.rooms import Rooms
from folsom.server.play.sockets import Sockets
from folsom.server.play.stored import Stored
from folsom.server.settings import Settings
from folsom.server.store.database import open_database
from folsom.server.store.keys import the_key
from folsom.server.store.upgrade import upgrade
from folsom.server.store.writer import Writer


@dataclass
class House:
    """One server process."""

    settings: Settings
    engine: AsyncEngine
    clock: Clock
    writer: Writer
    stored: Stored
    rooms: Rooms
    sockets: Sockets
    gate: Gate

    async def close(self) -> None:
        """Lets everything end in good order: what waits is written."""
        await self.sockets.stop()
        self.gate.close()
        await self.writer.stop()
        await self.engine.dispose()


async def open_house(settings: Settings, clock: Clock | None = None) -> House:
    """Opens the database, brings it up to date, and starts to write."""
    clock = clock or Clock()
    engine = open_database(settings.address)
    await upgrade(engine)
    gate = Gate(await the_key(engine, "cookies", clock.now()), settings.guests)
    writer = Writer(engine)
    writer.start()
    sockets = Sockets(engine)
    sockets.start()
    stored = Stored(engine)
    return House(settings, engine, clock, writer, stored, Rooms(stored, writer, clock), sockets, gate)
