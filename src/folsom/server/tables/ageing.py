"""Tables at which nothing has happened for long: open ones are closed, games that rest are abandoned, pauses end."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final

import structlog
from sqlalchemy import Select, and_, func, or_, select, update
from sqlalchemy.exc import SQLAlchemyError

from folsom.server.finishing import to_the_end
from folsom.server.play.clocks import LIVE, NONE
from folsom.server.play.pausing import rests
from folsom.server.play.stored import limits_of
from folsom.server.store.database import writing
from folsom.server.store.kinds import ANSWER, BEGIN
from folsom.server.store.schema import plies, present, seats, tables
from folsom.server.store.states import ABANDONED, OPEN, PLAYING
from folsom.server.store.writer import Change
from folsom.server.tables.abandoning import abandon
from folsom.server.tables.gathering import Gathering, change
from folsom.server.tables.seating import end_pause
from folsom.server.wakes import TABLE

if TYPE_CHECKING:
    from folsom.server.house import House

EVERY: Final = 600.0  # seconds between two looks; after a start, people come back before the first one
MOST: Final = 100  # tables that one look closes
HOUR: Final = 3_600.0
LONGEST: Final = 3  # grace times after the last answer of a person, whoever has come and gone since

log = structlog.get_logger()


class Ageing:
    """One for each process."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begins to look."""
        self.task = asyncio.create_task(self._run(), name="ageing")

    async def stop(self) -> None:
        """Looks no more."""
        if self.task is not None:
            self.task.cancel()
            with suppress(asyncio.CancelledError):
                await self.task

    async def _run(self) -> None:
        while True:
            await asyncio.sleep(EVERY)
            for look in (self.close_old, self.abandon_resting, self.end_pauses):
                await to_the_end(self._look(look))

    async def _look(self, look: Callable[[], Awaitable[object]]) -> None:
        """Looks once. Whatever goes wrong, the next look will do."""
        try:
            await look()
        except SQLAlchemyError:  # a database that is away is told of elsewhere
            pass
        except Exception as error:
            log.warning("tables could not be looked after", problem=type(error).__name__)

    async def close_old(self) -> list[str]:
        """Closes open tables that nobody has changed or looked at for so long; which ones."""
        now = self.house.clock.now()
        since = now - self.house.settings.open_hours * HOUR
        unseen = or_(tables.c.seen.is_(None), tables.c.seen < since)
        old = select(tables.c.id).where(tables.c.state == OPEN, tables.c.changed < since, unseen)
        old = old.where(tables.c.id.not_in(select(present.c.table))).limit(MOST)
        closed = {"state": ABANDONED, "code": None, "changed": now, "version": tables.c.version + 1}
        still = update(tables).where(tables.c.id.in_(old), tables.c.state == OPEN).values(closed)
        async with writing(self.house.engine) as connection:
            found = list((await connection.execute(still.returning(tables.c.id))).scalars())
        for table in found:
            await self.house.wakes.publish(TABLE, table)
        return found

    async def abandon_resting(self) -> list[str]:
        """Abandons games to which nobody has come back within the grace time; which ones."""
        at_table = seats.c.table == tables.c.id
        last = select(func.max(seats.c.gone)).where(at_table).scalar_subquery()
        there = select(seats.c.seat).where(at_table, seats.c.person.is_not(None), seats.c.gone.is_(None))
        resting = select(tables.c.id, tables.c.options, last).where(tables.c.state == PLAYING, ~there.exists())
        async with self.house.engine.connect() as connection:
            rows = (await connection.execute(resting)).all()
        gone_from = [(table, options, gone) for table, options, gone in rows if gone is not None]
        return [row[0] for row in gone_from if await self._tried(row[0], self._abandon_if_old(*row))]

    async def _abandon_if_old(self, table: str, options: dict[str, Any], gone: float) -> bool:
        """Abandons a game that rests if the grace time is over; whether it did."""
        return await self._is_old(table, options, gone) and await self._abandon(table)

    async def _is_old(self, table: str, options: dict[str, Any], gone: float) -> bool:
        """Whether the grace time is over. It begins anew when somebody comes back and goes again, but only so often."""
        now, grace = self.house.service.now(), self._grace(options)
        return gone < now - grace or await self._last_answer(table) < now - LONGEST * grace

    async def _last_answer(self, table: str) -> float:
        """When a person has last answered, or the game has begun, by the time that clocks run by.

        The log has the time of day. All time without a server is taken off, which may be too much; but nobody answers
        before he is asked.
        """
        his = select(seats.c.person).where(seats.c.table == table, seats.c.person.is_not(None))
        own = or_(plies.c.kind == BEGIN, and_(plies.c.kind == ANSWER, plies.c.by.in_(his)))
        newest = select(plies.c.at, plies.c.clocks).where(plies.c.table == table, own)
        async with self.house.engine.connect() as connection:
            at, clocks = (await connection.execute(_first(newest))).one()
        return float(max(at - self.house.service.down, clocks["since"]))

    def _grace(self, options: dict[str, Any]) -> float:
        """The seconds within which somebody must come back."""
        settings = self.house.settings
        hours = settings.grace_live if limits_of(options).kind == LIVE else settings.grace_slow
        return hours * HOUR

    async def _abandon(self, table: str) -> bool:
        day = self.house.clock.now()

        def act(t: Gathering) -> list[Change]:
            return abandon(t, day) if t.state == PLAYING and rests(t.seats) else []

        return (await change(self.house, table, act)).state == ABANDONED

    async def end_pauses(self) -> list[str]:
        """Lets games go on that have stood still for the grace time as people wished, where clocks run; which ones."""
        wished = select(seats.c.seat).where(seats.c.table == tables.c.id, seats.c.pause)
        pausing = select(tables.c.id, tables.c.options).where(tables.c.state == PLAYING, wished.exists())
        async with self.house.engine.connect() as connection:
            rows = (await connection.execute(pausing)).all()
        return [row[0] for row in rows if await self._tried(row[0], self._end_if_long(*row))]

    async def _end_if_long(self, table: str, options: dict[str, Any]) -> bool:
        """Lets a game go on if it has stood still for too long; whether it did."""
        if not await self._has_stood_still(table, options):
            return False
        return not any(seat.pause for seat in (await end_pause(self.house, table)).seats)

    async def _has_stood_still(self, table: str, options: dict[str, Any]) -> bool:
        """Whether a game with a clock has stood still for longer than the grace time."""
        if limits_of(options).kind == NONE:
            return False
        async with self.house.engine.connect() as connection:
            newest = _first(select(plies.c.clocks).where(plies.c.table == table))
            paused = (await connection.execute(newest)).scalar_one()["paused"]
        return paused is not None and bool(paused < self.house.service.now() - self._grace(options))

    async def _tried(self, table: str, act: Awaitable[bool]) -> bool:
        """Whether something was done to a table."""
        try:
            return await act
        except Exception as error:  # one table's trouble is no other's
            log.warning("a table could not be looked after", table=table, problem=type(error).__name__)
            return False


def _first(wanted: Select[*tuple[Any, ...]]) -> Select[*tuple[Any, ...]]:
    """The newest ply of those that are wanted."""
    return wanted.order_by(plies.c.ply.desc()).limit(1)
