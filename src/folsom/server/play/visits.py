"""How far people have seen the games at which they sit, so that they can be told what happened since they looked away.

It is kept when somebody looks away, and now and then while he looks; never for each event. Spectators come and go: of
what they have seen nothing is kept.
"""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Iterable
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import select
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from folsom.server.clock import Clock
from folsom.server.store.database import POSTGRES, writing
from folsom.server.store.schema import people, visits
from folsom.server.wakes import Refresher

PAUSE: Final = 0.25  # seconds between two writes
EVERY: Final = 60.0  # seconds between two writes for those who go on looking
MOST: Final = 500  # rows that are written at once
ALL: Final = ""

Place = tuple[str, int]  # a table and a seat
Key = tuple[str, str, int]  # a person there


@dataclass(eq=False)
class Gaze:
    """Somebody's eyes on a game from his own seat, and the last event that was sent to them."""

    table: str
    person: str
    seat: int
    event: int = 0
    kept: int = -1  # the last one that is kept, or is to be

    @property
    def key(self) -> Key:
        """What is kept is kept by this."""
        return self.table, self.person, self.seat


class Visits:
    """The looks of this process, and what all processes have kept."""

    def __init__(self, engine: AsyncEngine, clock: Clock) -> None:
        self.engine = engine
        self.clock = clock
        self.looks: dict[str, list[Gaze]] = defaultdict(list)  # by person
        self.waiting: dict[Key, int] = {}
        self.refresher = Refresher(self._write, PAUSE)
        self.task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begins to keep what is seen."""
        self.task = asyncio.create_task(self._beat(), name="visits")

    async def stop(self) -> None:
        """Keeps what everybody has seen last."""
        if self.task is not None:
            self.task.cancel()
            with suppress(asyncio.CancelledError):
                await self.task
        self.beat()
        await self.refresher.close()

    def enter(self, look: Gaze) -> None:
        """Somebody looks."""
        self.looks[look.person].append(look)

    def leave(self, look: Gaze) -> None:
        """Somebody looks away."""
        self.looks[look.person].remove(look)
        if not self.looks[look.person]:
            del self.looks[look.person]
        self._keep([look])

    def beat(self) -> None:
        """Keeps what those have seen who look now."""
        self._keep([look for looks in self.looks.values() for look in looks])

    def here(self, person: str) -> dict[Place, int]:
        """The last events that somebody was sent here and of which nothing is kept yet. Asked before the database is:
        what is kept meanwhile would be found in neither."""
        found: dict[Place, int] = {}
        here = [(look.key, look.event) for look in self.looks.get(person, ())] + list(self.waiting.items())
        for (table, who, seat), event in here:
            if who == person:
                found[table, seat] = max(event, found.get((table, seat), event))
        return found

    async def seen(
        self, connection: AsyncConnection, person: str, tables: Iterable[str], here: dict[Place, int]
    ) -> dict[Place, int]:
        """The last events that somebody was sent at some tables, on his seats, with what was known here before."""
        wanted = select(visits.c.table, visits.c.viewer, visits.c.event)
        wanted = wanted.where(visits.c.person == person, visits.c.table.in_(list(tables)))
        found = {(table, seat): event for table, seat, event in await connection.execute(wanted)}
        return found | {place: max(event, found.get(place, event)) for place, event in here.items()}

    def _keep(self, looks: list[Gaze]) -> None:
        for look in looks:
            if look.event > look.kept:
                self.waiting[look.key] = max(look.event, self.waiting.get(look.key, 0))
                look.kept = look.event
        if self.waiting:
            self.refresher.wake(ALL)

    async def _write(self, _: str) -> None:
        """Writes what waits."""
        while self.waiting:
            some = sorted(self.waiting)[:MOST]
            now = self.clock.now()
            rows = [
                {
                    "table": table,
                    "person": person,
                    "viewer": seat,
                    "event": self.waiting[table, person, seat],
                    "at": now,
                }
                for table, person, seat in some
            ]
            async with writing(self.engine) as connection:
                await _put(connection, rows)
            for key, row in zip(some, rows):
                if self.waiting[key] == row["event"]:
                    del self.waiting[key]

    async def _beat(self) -> None:
        while True:
            await asyncio.sleep(EVERY)
            self.beat()


async def _put(connection: AsyncConnection, rows: list[dict[str, Any]]) -> None:
    """Keeps what was seen: the last event if others know a later one, and nothing of who has gone for good."""
    known = select(people.c.id).where(people.c.id.in_({row["person"] for row in rows}), people.c.gone.is_(None))
    there = set((await connection.execute(known.order_by(people.c.id).with_for_update(read=True))).scalars())
    kept = [row for row in rows if row["person"] in there]
    if not kept:
        return
    add = postgresql.insert(visits) if connection.dialect.name == POSTGRES else sqlite.insert(visits)
    new = add.excluded
    await connection.execute(
        add.on_conflict_do_update(
            index_elements=[visits.c.table, visits.c.person, visits.c.viewer],
            set_={"event": new.event, "at": new.at},
            where=visits.c.event <= new.event,
        ),
        kept,
    )
