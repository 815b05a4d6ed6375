"""All that a server has: what its parts find by name. It imports none of them, and opening.py makes them."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

if TYPE_CHECKING:
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
    from folsom.server.service import Service
    from folsom.server.settings import Settings
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
    ageing: Ageing = field(init=False)  # it has the house itself

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
