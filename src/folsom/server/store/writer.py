"""One task writes for all games of a process: what waits at the same moment goes to disk in one transaction.

Whoever adds a ply waits until it is there. If a ply in a transaction is taken already, each of them is tried alone, so
that one game's trouble is no other's.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from typing import Any, Final, Literal

from msgspec import Struct
from sqlalchemy import JSON, Dialect, Executable, Table, bindparam, insert, select, update
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from folsom.server.operations.figures import Figures
from folsom.server.store.database import as_json, fault_of, for_writing
from folsom.server.store.schema import games, plies, tables

MOST: Final = 256  # plies in one transaction
SAME: Final = "same"

Due = float | None | Literal["same"]  # when somebody must look after a game again; none: nobody must
Change = Executable | Callable[[AsyncConnection], Awaitable[None]]  # a statement, or what needs several

_DUE: Final = update(games).where(games.c.table == bindparam("game")).values(due=bindparam("when"))
_TABLES: Final = (
    select(tables.c.id)
    .where(tables.c.id.in_(bindparam("some", expanding=True)))
    .order_by(tables.c.id)
    .with_for_update(key_share=True)
)


class Taken(Exception):
    """That ply of that game is written already, or that command, or the game has ended: somebody else was faster."""


class Unwritten(Exception):
    """The database did not take it: nothing has changed. It may be tried again."""


class Queued(Struct):
    """A ply to write, and what else changes with it."""

    row: dict[str, Any]
    due: Due
    more: Sequence[Change]
    written: asyncio.Future[None]


class Insert:
    """Adds rows to a table, many by one statement: SQLite's thread would wait for ours after each one.

    The statements are for 1, 2, 4, 8, … rows; each is made once, and values go to the driver as it takes them.
    """

    def __init__(self, table: Table, dialect: Dialect) -> None:
        self.table = table
        self.dialect = dialect
        self.columns = [(column.name, isinstance(column.type, JSON)) for column in table.columns]
        self.texts: dict[int, str] = {}

    async def add(self, connection: AsyncConnection, rows: list[dict[str, Any]]) -> None:
        """Adds rows."""
        first = 0
        while left := len(rows) - first:
            some = 1 << left.bit_length() - 1
            values = [
                as_json(row[name]) if is_json else row[name]
                for row in rows[first : first + some]
                for name, is_json in self.columns
            ]
            await connection.exec_driver_sql(self._text(some), tuple(values))
            first += some

    def _text(self, rows: int) -> str:
        if rows not in self.texts:
            some = [dict.fromkeys(self.table.columns.keys())] * rows
            self.texts[rows] = str(insert(self.table).values(some).compile(dialect=self.dialect))
        return self.texts[rows]


class Writer:
    """Writes plies, many games' at once."""

    def __init__(self, engine: AsyncEngine, figures: Figures) -> None:
        self.engine = for_writing(engine)
        self.plies = Insert(plies, engine.dialect)
        self.figures = figures
        self.waiting: list[Queued] = []
        self.wake = asyncio.Event()
        self.closing = False
        self.task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begins to write."""
        self.task = asyncio.create_task(self._run(), name="writer")

    async def stop(self) -> None:
        """Writes what waits, then ends."""
        self.closing = True
        self.wake.set()
        if self.task is not None:
            await self.task

    def add(self, row: dict[str, Any], due: Due = SAME, more: Sequence[Change] = ()) -> asyncio.Future[None]:
        """Done when a ply is on disk, with all that belongs to it. Raises Taken or Unwritten if it is not."""
        if self.closing:
            raise Unwritten("the server is stopping")
        written: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.waiting.append(Queued(row, due, more, written))
        self.wake.set()
        return written

    async def _run(self) -> None:
        while True:
            await self.wake.wait()
            if not self.waiting:
                if self.closing:
                    return
                self.wake.clear()
                continue
            batch, self.waiting = self.waiting[:MOST], self.waiting[MOST:]
            await self._write(batch)

    async def _write(self, batch: list[Queued]) -> None:
        problem = await self._commit(batch)
        if not isinstance(problem, Taken) or len(batch) == 1:
            for queued in batch:
                _tell(queued, problem)
            return
        for queued in batch:
            _tell(queued, await self._commit([queued]))

    async def _commit(self, batch: list[Queued]) -> Exception | None:
        """One transaction; what went wrong, if it did."""
        self.figures.batch.observe(len(batch))
        try:
            with self.figures.commits.time():
                async with self.engine.begin() as connection:
                    await self._put(connection, batch)
        except Taken as taken:
            return taken
        except IntegrityError as error:
            return Taken(fault_of(error))
        except SQLAlchemyError as error:
            return Unwritten(fault_of(error))
        except Exception as error:  # a change that is wrong must not end the task that writes for all
            return Unwritten(type(error).__name__)
        for kind, number in Counter(queued.row["kind"] for queued in batch).items():
            self.figures.plies.labels(kind).inc(number)
        return None

    async def _put(self, connection: AsyncConnection, batch: list[Queued]) -> None:
        """Writes some plies. Whoever changes a table takes it before its game, and all processes take tables and games
        in the same order, so that none waits for ever."""
        batch = sorted(batch, key=lambda queued: str(queued.row["table"]))
        if touched := [queued.row["table"] for queued in batch if queued.more]:
            await connection.execute(_TABLES, {"some": touched})
        due = [{"game": queued.row["table"], "when": queued.due} for queued in batch if queued.due != SAME]
        if due:
            await connection.execute(_DUE, due)
        await self.plies.add(connection, [queued.row for queued in batch])
        for queued in batch:
            await make(connection, queued.more)


async def make(connection: AsyncConnection, changes: Sequence[Change]) -> None:
    """Makes some changes, one after the other."""
    for change in changes:
        if isinstance(change, Executable):
            await connection.execute(change)
        else:
            await change(connection)


def _tell(queued: Queued, problem: Exception | None) -> None:
    """Tells who waits; nobody may wait any more."""
    with suppress(asyncio.InvalidStateError):
        if problem is None:
            queued.written.set_result(None)
        else:
            queued.written.set_exception(problem)
            queued.written.exception()  # somebody who went away does not ask
