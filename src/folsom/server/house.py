"""All that a server has: what its parts find by name."""

from __future__ import annotations

from dataclasses import dataclass, field

from sqlalchemy.ext.asyncio import AsyncEngine

from folsom.server.clock import Clock
from folsom.server.lookout import Lookout
from folsom.server.operations.figures import Figures
from folsom.server.people.gate import Gate
from folsom.server.play.caretaker import Caretaker
from folsom.server.play.rooms import Rooms
from folsom.server.play.sockets import Sockets
from folsom.server.play.stored import Stored
from folsom.server.play.visits import Visits
from folsom.server.redis_wakes import RedisWakes
from folsom.server.service import Service
from folsom.server.settings import Settings
from folsom.server.store.database import PATIENCE, open_database
from folsom.server.store.keys import the_key
from folsom.server.store.upgrade import bring_up_to_date
from folsom.server.store.writer import Writer
from folsom.server.store.writes import Writes
from folsom.server.tables.ageing import Ageing
from folsom.server.tables.hall import Hall
from folsom.server.wakes import Wakes


@dataclass
class House:
    """One server process."""

    settings: Settings
    engine: AsyncEngine
    clock: Clock
    writes: Writes
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
    visits: Visits
    lookout: Lookout
    ageing: Ageing = field(init=False)

    def __post_init__(self) -> None:
        self.ageing = Ageing(self)

    async def close(self) -> None:
        """Lets everything end in good order: what waits is written."""
        await self.lookout.stop()
        await self.ageing.stop()
        self.wakes.stop_hearing()
        await self.sockets.stop()
        await self.visits.stop()
        self.gate.close()
        await self.hall.stop()
        await self.caretaker.stop()
        await self.rooms.stop()
        await self.wakes.stop()
        await self.service.stop()
        await self.writer.stop()
        await self.writes.stop()
        await self.engine.dispose()


async def open_house(settings: Settings, clock: Clock | None = None) -> House:
    """Opens the database, brings it up to date, and starts to write."""
    clock = clock or Clock()
    await bring_up_to_date(settings.address)
    engine = open_database(settings.address, patience=PATIENCE)
    writes = Writes(engine)
    writes.start()
    gate = Gate(await the_key(engine, "cookies", clock.now()), settings.guests)
    figures = Figures()
    writer = Writer(engine, figures)
    writer.start()
    wakes = RedisWakes(settings.redis, settings.address) if settings.redis else Wakes()
    sockets = Sockets(engine, wakes)
    sockets.start()
    stored = Stored(engine)
    service = Service(engine, clock)
    await service.start()
    rooms = Rooms(stored, writer, service, wakes)
    caretaker = Caretaker(rooms, service, figures, settings.bots, settings.pace)
    rooms.on_ply, rooms.on_news = caretaker.look_after, caretaker.set_timer
    caretaker.start()
    hall = Hall(engine, clock, wakes)
    hall.start()
    visits = Visits(engine, clock)
    visits.start()
    wakes.start()
    lookout = Lookout(engine, rooms, hall, wakes)
    lookout.start()
    house = House(
        settings=settings,
        engine=engine,
        clock=clock,
        writes=writes,
        writer=writer,
        stored=stored,
        service=service,
        rooms=rooms,
        caretaker=caretaker,
        figures=figures,
        sockets=sockets,
        gate=gate,
        wakes=wakes,
        hall=hall,
        visits=visits,
        lookout=lookout,
    )
    house.ageing.start()
    return house
