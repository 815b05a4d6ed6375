"""The open WebSockets of this process, by person: who is known no more is let go, who has a new name is told."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Iterable
from contextlib import suppress
from typing import Final, Protocol

from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from folsom.server.finishing import to_the_end
from folsom.server.people.sessions import Person, ended_sessions, names_of
from folsom.server.protocol.closes import NOT_KNOWN
from folsom.server.wakes import PERSON, Refresher, Wakes

MOST: Final = 20  # that one person has open in one process
MOST_NAMELESS: Final = 20  # that look on without being anybody, from one address
EVERY: Final = 15.0  # seconds between looks for sessions that another process has ended, and for new names


class Open(Protocol):
    """A WebSocket."""

    person: Person

    def close(self, code: int) -> None:
        """Lets the client go; never waits."""

    def rename(self, name: str) -> None:
        """Tells the client what its person is called now; never waits."""


class Sockets:
    """All of them."""

    def __init__(self, engine: AsyncEngine, wakes: Wakes) -> None:
        self.engine = engine
        self.names = Refresher(self._name_anew)
        wakes.subscribe(self._woken)
        self.open: dict[str, list[Open]] = {}
        self.nameless: Counter[str] = Counter()  # those that are nobody's, by address
        self.task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begins to look for sessions that have ended elsewhere."""
        self.task = asyncio.create_task(self._run(), name="sockets")

    async def stop(self) -> None:
        """Looks no more."""
        if self.task is not None:
            self.task.cancel()
            with suppress(asyncio.CancelledError):
                await self.task
        await self.names.close()

    def has_too_many(self, person: str) -> bool:
        """Whether somebody may open no more."""
        return len(self.open.get(person, ())) >= MOST

    def enter(self, socket: Open) -> None:
        """Somebody opens one."""
        self.open.setdefault(socket.person.id, []).append(socket)

    def leave(self, socket: Open) -> None:
        """One is closed."""
        left = [one for one in self.open[socket.person.id] if one is not socket]
        if left:
            self.open[socket.person.id] = left
        else:
            del self.open[socket.person.id]

    def enter_nameless(self, address: str) -> bool:
        """One is opened that is nobody's; false if there are too many from its address."""
        if self.nameless[address] >= MOST_NAMELESS:
            return False
        self.nameless[address] += 1
        return True

    def leave_nameless(self, address: str) -> None:
        """One of them is closed."""
        self.nameless[address] -= 1
        if self.nameless[address] == 0:
            del self.nameless[address]

    def let_go(self, person: str, session: str | None = None) -> None:
        """Closes what a person has open, in one browser or in all."""
        for socket in self.open.get(person, ()):
            if session is None or socket.person.session == session:
                socket.close(NOT_KNOWN)

    async def let_ended_go(self) -> None:
        """Closes the sockets of sessions that there are no more, whoever ended them."""
        known = [socket for some in self.open.values() for socket in some]
        async with self.engine.connect() as connection:
            ended = await ended_sessions(connection, {socket.person.session for socket in known})
        for socket in known:
            if socket.person.session in ended:
                socket.close(NOT_KNOWN)

    def _woken(self, kind: str, id: str) -> None:
        if kind == PERSON and id in self.open:
            self.names.wake(id)

    async def _name_anew(self, person: str) -> None:
        await self.name_anew([person])

    async def name_anew(self, some: Iterable[str]) -> None:
        """Tells people what they are called now, if that is not what they were told last."""
        async with self.engine.connect() as connection:
            names = await names_of(connection, some)
        for person, name in names.items():
            for socket in self.open.get(person, ()):
                if socket.person.name != name:
                    socket.rename(name)

    async def _run(self) -> None:
        while True:
            await asyncio.sleep(EVERY)
            with suppress(SQLAlchemyError):  # it is tried again soon
                await to_the_end(self.let_ended_go())
                await to_the_end(self.name_anew(list(self.open)))
