"""The hall: who looks at which table in this process, and what he is told of it."""

from __future__ import annotations

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncEngine

from folsom.server.clock import Clock
from folsom.server.house import House
from folsom.server.limits import Buckets
from folsom.server.play.gallery import Gallery, Onlooker
from folsom.server.play.presence import Presences
from folsom.server.store.schema import seats, tables
from folsom.server.store.states import OPEN, PLAYING
from folsom.server.tables.lobby import Lobby
from folsom.server.tables.news import TableTeller
from folsom.server.tables.seating import leave
from folsom.server.tables.voices import Voices
from folsom.server.wakes import PRESENCE, TABLE, TALK, Wakes


class Hall:
    """All that is told of tables, except their games; and how often people may do what costs others something."""

    def __init__(self, engine: AsyncEngine, clock: Clock, wakes: Wakes) -> None:
        self.gallery = Gallery()
        self.presences = Presences(engine, clock, wakes, self.gallery)
        self.news = TableTeller(engine, self.gallery)
        self.voices = Voices(engine, self.gallery)
        self.lobby = Lobby(engine, clock)
        self.codes = Buckets(rate=0.2, burst=10)
        self.openings = Buckets(rate=0.1, burst=10)
        self.words = Buckets(rate=0.7, burst=6)
        self.pauses = Buckets(rate=0.2, burst=6)
        wakes.subscribe(self._woken)

    def start(self) -> None:
        """Begins."""
        self.presences.start()

    async def stop(self) -> None:
        """Ends what is under way."""
        await self.presences.stop()
        for refresher in (self.news.refresher, self.voices.refresher, self.lobby.refresher):
            await refresher.close()

    async def enter(self, table: str, onlooker: Onlooker) -> None:
        """Somebody looks at a table: he is told how it is, then what was said there and who is there."""
        self.gallery.enter(table, onlooker)
        await self.news.refresher.now(table)
        self.presences.has_changed(table)
        self.voices.refresher.wake(table)

    def leave(self, table: str, onlooker: Onlooker) -> None:
        """Somebody looks away."""
        self.gallery.leave(table, onlooker)
        self.presences.has_changed(table)

    async def send_home(self, house: House, person: str) -> None:
        """Somebody leaves every table at which he sits."""
        his = select(seats.c.table).distinct().join(tables, tables.c.id == seats.c.table)
        open_or_playing = (seats.c.person == person, tables.c.state.in_((OPEN, PLAYING)))
        async with house.engine.connect() as connection:
            found = (await connection.execute(his.where(*open_or_playing))).scalars().all()
        for table in found:
            await leave(house, person, table)

    def _woken(self, kind: str, id: str) -> None:
        if kind == TABLE:
            self.news.refresher.wake(id)
            self.presences.telling.wake(id)  # who sits down is no spectator any more
            self.lobby.has_changed(id)
        elif kind == TALK:
            self.voices.refresher.wake(id)
        elif kind == PRESENCE:
            self.presences.telling.wake(id)
