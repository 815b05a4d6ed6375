"""All that a server has: what its parts find by name."""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy.ext.asyncio import AsyncEngine

from folsom.server.clock import Clock
from folsom.server.operations.figures import Figures
from folsom.server.people.gate import Gate
from folsom.server.play.caretaker import Caretaker
from folsom.server.play.rooms import Rooms
from folsom.server.play.sockets import Sockets
from folsom.server.play.stored import Stored
from folsom.server.redis_wakes import RedisWakes
from folsom.server.service import Service
from folsom.server.settings import Settings
from folsom.server.store.database import open_database
from folsom.server.store.keys import the_key
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
    service: Service
    rooms: Rooms
    caretaker: Caretaker
    figures: Figures
    sockets: Sockets
    gate: Gate
    wakes: Wakes
    hall: Hall

    async def close(self) -> None:
        """Lets everything end in good order: what waits is written."""
        self.wakes.stop_hearing()
        await self.sockets.stop()
        self.gate.close()
        await self.hall.stop()
        await self.caretaker.stop()
        await self.rooms.stop()
        await self.wakes.stop()
        await self.service.stop()
        await self.writer.stop()
        await self.engine.dispose()


async def open_house(settings: Settings, clock: Clock | None = None) -> House:
    """Opens the database, brings it up to date, and starts to write."""
    clock = clock or Clock()
    engine = open_database(settings.address)
    await upgrade(engine)
    gate = Gate(await the_key(engine, "cookies", clock.now()), settings.guests)
    figures = Figures()
    writer = Writer(engine, figures)
    writer.start()
    sockets = Sockets(engine)
    sockets.start()
    stored = Stored(engine)
    service = Service(engine, clock)
    await service.start()
    wakes = RedisWakes(settings.redis, settings.address) if settings.redis else Wakes()
    rooms = Rooms(stored, writer, service, wakes)
    caretaker = Caretaker(rooms, service, figures, settings.bots, settings.pace)
    rooms.on_ply = caretaker.look_after
    caretaker.start()
    hall = Hall(engine, clock, wakes)
    hall.start()
    wakes.start()
    return House(
        settings, engine, clock, writer, stored, service, rooms, caretaker, figures, sockets, gate, wakes, hall
    )
