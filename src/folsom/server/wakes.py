"""Says that something has changed: whoever needs it reads it from the database.

A wake names a kind of change and what has changed: ``table`` (a table, its seats or its state), ``ply`` (a running
game), ``talk`` and ``presence`` (at a table), ``person`` (somebody's name). A wake that is lost loses nothing but time:
everybody looks now and then (lookout.py).
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final

import structlog

from folsom.server.problems import Problem
from folsom.server.store.database import fault_of

TABLE: Final = "table"
PLY: Final = "ply"
TALK: Final = "talk"
PRESENCE: Final = "presence"
PERSON: Final = "person"
MISSED: Final = "missed"  # wakes may have been lost: anything may have changed

ALONE: Final = 2.0  # seconds between two looks where nobody wakes us

Callback = Callable[[str, str], None]

log = structlog.get_logger()


class Wakes:
    """The wakes of one process that nobody wakes: what it publishes only itself hears.

    ``pause``: seconds until one looks by oneself for what others have changed.
    """

    def __init__(self) -> None:
        self.pause = ALONE
        self.callbacks: list[tuple[Callback, bool]] = []

    def subscribe(self, callback: Callback, own: bool = True) -> None:
        """Calls back at every wake, with kind and id. ``own``: also for what this process itself has published."""
        self.callbacks.append((callback, own))

    def start(self) -> None:
        """Begins to hear others; there are none here."""

    async def stop(self) -> None:
        """Ends."""

    async def publish(self, kind: str, id: str) -> None:
        """Tells all processes, this one included. It never fails: what has changed is on disk already."""
        self.heard(kind, id, own=True)

    def stop_hearing(self) -> None:
        """Calls nobody back any more; what this process publishes still goes out."""
        self.callbacks.clear()

    def heard(self, kind: str, id: str, own: bool) -> None:
        """A wake has come, from this process (``own``) or from another one."""
        for callback, hears_own in self.callbacks:
            if hears_own or not own:
                callback(kind, id)


class Refresher:
    """Does something for an id when it is woken: one at a time for each id, and again if woken meanwhile.

    Many wakes in a row make few refreshes, and the last wake is always followed by one. ``pause``: seconds that it
    rests after each, so that what is wanted meanwhile is done together.
    """

    def __init__(self, refresh: Callable[[str], Awaitable[None]], pause: float = 0) -> None:
        self.refresh = refresh
        self.pause = pause
        self.wanted: dict[str, asyncio.Future[None]] = {}
        self.running: dict[str, asyncio.Task[None]] = {}

    def wake(self, id: str) -> asyncio.Future[None]:
        """Wants a refresh. The future is done when one that began after this call has ended."""
        done = self.wanted.get(id)
        if done is None:
            done = self.wanted[id] = asyncio.get_running_loop().create_future()
        if id not in self.running:
            self.running[id] = asyncio.create_task(self._run(id))
        return done

    async def now(self, id: str) -> None:
        """Refreshes, and waits for it."""
        await asyncio.shield(self.wake(id))

    async def close(self) -> None:
        """Waits for what is under way."""
        while self.running:
            await asyncio.wait(list(self.running.values()))

    async def _run(self, id: str) -> None:
        try:
            while (done := self.wanted.pop(id, None)) is not None:
                await self._once(id, done)
                await asyncio.sleep(self.pause)
        finally:
            del self.running[id]

    async def _once(self, id: str, done: asyncio.Future[None]) -> None:
        try:
            await self.refresh(id)
        except Exception as error:
            if not isinstance(error, Problem):
                log.warning("what was to be told anew could not be read or written", fault=fault_of(error))
            done.set_exception(error)
            done.exception()  # who only woke does not ask
        else:
            done.set_result(None)
