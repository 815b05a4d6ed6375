"""Whether the database can be written. A disk may be full while everything can still be read."""

from __future__ import annotations

import asyncio
import secrets
from contextlib import suppress
from typing import Final

import structlog
from sqlalchemy import ExceptionContext, delete, event, insert
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from folsom.server.finishing import to_the_end
from folsom.server.store.database import WRITES, fault_of, writing
from folsom.server.store.schema import keys
from folsom.server.store.trouble import is_trouble

AGAIN: Final = 1.0  # seconds between two tries
FASTER: Final = ("40P01", "55P03")  # deadlock, lock timeout: another write goes first, so it can be written
ROOM: Final = 64 * 1024  # bytes that must fit in: a change of a row that is there may fit where nothing new does
TRIED: Final = "tried"  # a row that nobody ever sees

log = structlog.get_logger()


class Writes:
    """Knows of every write that fails in this process, if only the sign of life. From then on it tries to write by
    itself, until that succeeds. While all is well it costs nothing."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.failing = asyncio.Event()
        self.fault = ""  # what went wrong last
        self.task: asyncio.Task[None] | None = None
        event.listen(engine.sync_engine, "handle_error", self._note)

    def start(self) -> None:
        """Begins to try when something fails."""
        self.task = asyncio.create_task(self._run(), name="writes")

    async def stop(self) -> None:
        """Tries no more."""
        if self.task is not None:
            self.task.cancel()
            with suppress(asyncio.CancelledError):
                await self.task

    def _note(self, context: ExceptionContext) -> None:
        error = getattr(context, "chained_exception", None) or context.sqlalchemy_exception
        writes = context.connection is not None and context.connection.get_execution_options().get(WRITES)
        if not writes or error is None or not is_trouble(error) or _was_slower(error):
            return
        self.fault = fault_of(error)
        if not self.failing.is_set():
            log.warning("the database cannot be written", fault=self.fault)
            self.failing.set()

    async def _run(self) -> None:
        while True:
            await self.failing.wait()
            await asyncio.sleep(AGAIN)
            with suppress(SQLAlchemyError):
                await to_the_end(self._try())
                self.failing.clear()
                log.info("the database can be written again")

    async def _try(self) -> None:
        """Writes something of some size, and nothing of it stays."""
        async with writing(self.engine) as connection:
            row = {"name": TRIED, "key": secrets.token_bytes(ROOM), "made": 0.0}
            await connection.execute(insert(keys).values(row))
            await connection.execute(delete(keys).where(keys.c.name == TRIED))


def _was_slower(error: BaseException) -> bool:
    """Whether a write only gave way to another one."""
    return getattr(getattr(error, "orig", None), "sqlstate", None) in FASTER
