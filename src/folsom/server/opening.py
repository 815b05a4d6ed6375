"""Opens a house: makes all that a server has, and starts it."""

from __future__ import annotations

from folsom.server.clock import Clock
from folsom.server.house import House
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
    house.ageing = Ageing(house)
    house.ageing.start()
    return house
