"""Looks after running games: lets bots answer, and takes over for who runs out of time.

Whoever wrote the last ply of a game looks after it. Should that process be gone, another one finds the game overdue.
Two that look after the same game do no harm: the log takes one answer. A game that nobody needs in this process is put
away.
"""

from __future__ import annotations

import asyncio
import secrets
from contextlib import suppress
from functools import cached_property
from typing import Final

import structlog
from sqlalchemy import select, update
from sqlalchemy.exc import SQLAlchemyError

from folsom.bots.workers import Closed, Workers
from folsom.core.loop import Decision, pending
from folsom.notation.options import option_text
from folsom.server.finishing import to_the_end
from folsom.server.operations.figures import Figures
from folsom.server.play.clocks import NONE as NO_CLOCK
from folsom.server.play.log import Sender
from folsom.server.play.room import Room
from folsom.server.play.rooms import Rooms
from folsom.server.play.viewers import seen_by
from folsom.server.problems import Problem, busy
from folsom.server.service import Service
from folsom.server.store.database import writing
from folsom.server.store.schema import games

SWEEP: Final = 5.0  # seconds between two looks for games that nobody looks after
LATE: Final = 3.0  # seconds after which a game is overdue
MOST: Final = 100  # games that one look takes up
AGAIN: Final = 1.0  # seconds until what could not be written is tried again
IDLE: Final = 60.0  # seconds for which nobody must have used a game before it is put away
SOON: Final = 60.0  # seconds: a clock that runs out later is found by a sweep, in whichever process

log = structlog.get_logger()


class Caretaker:
    """One for each process."""

    def __init__(self, rooms: Rooms, service: Service, figures: Figures, bots: int, pace: float) -> None:
        self.rooms = rooms
        self.service = service
        self.figures = figures
        self.bots = bots  # processes
        self.pace = pace  # seconds that a bot's answer takes at least, so that people can follow
        self.thinking: dict[tuple[str, int], asyncio.Task[None]] = {}
        self.timers: dict[str, asyncio.TimerHandle] = {}
        self.seeds: dict[tuple[str, int], int] = {}
        self.tasks: set[asyncio.Task[None]] = set()

    @cached_property
    def workers(self) -> Workers:
        """The processes in which bots think: they start when the first bot is asked."""
        return Workers(self.bots)

    def start(self) -> None:
        """Begins with what was left behind."""
        self._keep(asyncio.create_task(self._sweep_again_and_again(), name="sweep"))

    async def stop(self) -> None:
        """Lets go of everything; another process, or the next start, finds it."""
        for timer in self.timers.values():
            timer.cancel()
        tasks = [*self.thinking.values(), *self.tasks]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        if "workers" in self.__dict__:
            await asyncio.to_thread(self.workers.close)

    def look_after(self, room: Room) -> None:
        """Somebody has answered, or a seat has changed hands: whose turn is it now?"""
        self.set_timer(room)
        if room.over:
            self._forget(room.id)
        if room.over or room.paused or room.closed:
            return
        for seat in room.asked():
            if room.by_bot(seat) and (room.id, seat) not in self.thinking:
                self.thinking[room.id, seat] = asyncio.create_task(self._let_bot_answer(room, seat))

    def _forget(self, table: str) -> None:
        """The bots of a game are not needed any more."""
        for key in [key for key in self.seeds if key[0] == table]:
            del self.seeds[key]
        if "workers" in self.__dict__:
            self.workers.forget(table)

    # Bots.

    async def _let_bot_answer(self, room: Room, seat: int) -> None:
        """A bot answers for a seat as long as that one is asked."""
        try:
            while (decision := self._asked(room, seat)) is not None:
                await self._answer_once(room, decision)
        except (Closed, SQLAlchemyError):  # another process, or the next sweep, finds it
            pass
        finally:
            del self.thinking[room.id, seat]
            if room.over:
                self._forget(room.id)

    def _asked(self, room: Room, seat: int) -> Decision | None:
        if room.over or room.paused or not room.by_bot(seat):
            return None
        return next((one for one in pending(room.position.game) if one.seat == seat), None)

    async def _answer_once(self, room: Room, decision: Decision) -> None:
        seat = decision.seat
        code = room.seats[seat].bot or room.level
        seed = self.seeds.setdefault((room.id, seat), secrets.randbits(48))
        view = seen_by(room.position.game, seat)
        pace = asyncio.create_task(asyncio.sleep(self.pace))
        said = await self.workers.choose(room.id, seat, code, seed, room.setup, view, decision.number, decision.part)
        await pace
        self.figures.thinking.observe(said.seconds)
        if said.failure is not None:
            self.figures.failures.inc()
            log.warning("a bot failed", table=room.id, bot=code, problem=_kind_of(said.failure.problem))
        option = option_text(view.table, said.option)
        try:
            answer = room.answer(seat, decision.number, decision.part, option, Sender(code, bot=True))
            await to_the_end(answer)
        except Problem as problem:
            if problem.status == 503:
                await asyncio.sleep(AGAIN)
            else:  # somebody was faster: the seat's owner is back, or another process let its bot answer
                await room.woken()

    # Clocks.

    def set_timer(self, room: Room) -> None:
        """Wakes up when the first of those who are asked runs out of time, and not for those who were asked before."""
        if room.limits.kind == NO_CLOCK:
            return
        timer = self.timers.pop(room.id, None)
        if timer is not None:
            timer.cancel()
        if room.over or room.paused or room.closed:
            return
        due = room.clocks.due(room.limits, [seat for seat in room.asked() if not room.by_bot(seat)])
        if due:
            delay = max(0.0, min(due.values()) - self.service.now())
            self.timers[room.id] = asyncio.get_running_loop().call_later(delay, self._time_is_up, room)

    def _time_is_up(self, room: Room) -> None:
        self._keep(asyncio.create_task(self._take_over(room)))

    async def _take_over(self, room: Room) -> None:
        """A bot plays for who has run out of time, until he returns. Nobody has while nobody could play."""
        if self.service.lost:
            await self.service.sign()
        try:
            if self.service.lost:
                raise busy("the database is away")
            await room.time_out()
        except (Problem, SQLAlchemyError):
            await asyncio.sleep(AGAIN)
        self.look_after(room)

    # What was left behind.

    async def _sweep_again_and_again(self) -> None:
        while True:
            with suppress(SQLAlchemyError):
                await to_the_end(self.sweep())
            self.put_away()
            await asyncio.sleep(SWEEP * (0.75 + secrets.randbelow(512) / 1024))

    async def sweep(self) -> None:
        """Takes up games that are overdue."""
        late = games.c.due < self.service.now() - LATE
        wanted = select(games.c.table, games.c.due).where(late, games.c.ended.is_(None))
        async with self.rooms.stored.engine.connect() as connection:
            found = (await connection.execute(wanted.order_by(games.c.due).limit(MOST))).all()
        for table, due in found:
            try:
                await self._take_up(table, due)
            except Exception as error:  # one game's trouble is no other's
                log.warning("a game could not be taken up", table=table, problem=type(error).__name__)

    async def _take_up(self, table: str, due: float) -> None:
        """Takes a game up, unless another process is faster; one that waits for nothing is not found again."""
        room = await self.rooms.room(table)
        await room.woken()
        if any(key[0] == table for key in self.thinking):
            return
        now, later = self.service.now(), room.due()
        same = update(games).where(games.c.table == table, games.c.due == due)
        async with writing(self.rooms.stored.engine) as connection:
            taken = await connection.execute(same.values(due=None if later is None else max(now, later)))
        if taken.rowcount == 1:
            await self._take_over(room)

    # What is not needed any more.

    def put_away(self) -> None:
        """Closes the games that nobody watches, and that need neither a bot nor a clock of this process."""
        for room in list(self.rooms.open.values()):
            if self._is_idle(room):
                self.rooms.close(room.id)
                self.set_timer(room)
                self._forget(room.id)

    def _is_idle(self, room: Room) -> bool:
        if room.watchers or room.lock.locked() or any(key[0] == room.id for key in self.thinking):
            return False
        due = None if room.over or room.paused else room.due()
        needed = due is not None and due < self.service.now() + SOON
        return not needed and self.service.clock.steady() - room.used > IDLE

    def _keep(self, task: asyncio.Task[None]) -> None:
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)


def _kind_of(problem: str) -> str:
    """What went wrong with a bot, as it is logged: without the answer that it gave, or what an exception says."""
    return "no legal answer" if problem.endswith("is not among the options") else problem.partition(":")[0]
