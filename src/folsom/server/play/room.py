"""A running game in this process: where it stands, who watches it, and what happens to a command.

The log in the database is the truth. A command makes a ply from the newest position; the ply is written, then
acknowledged, then told. If another process was faster, its plies are read and told here, and the command is tried on
the position that they made.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass
from typing import Any, Final, Protocol

import msgspec
import structlog

from folsom.core.loop import Refused, pending
from folsom.server.play.clocks import Clocks, Limits, next_due
from folsom.server.play.fair import Fair
from folsom.server.play.log import Sender, row_of
from folsom.server.play.news import News, view_data
from folsom.server.play.position import Ply, Position, answered, undone
from folsom.server.play.stored import Stored, Unfinished
from folsom.server.play.viewers import place_of, seen_by
from folsom.server.problems import busy, conflict
from folsom.server.service import Service
from folsom.server.store.writer import Taken, Unwritten, Writer
from folsom.server.wakes import PLY, TABLE, Wakes

KEPT: Final = 256  # commands that a room remembers without asking the database
TRIES: Final = 8  # at a position that others change

log = structlog.get_logger()
_encode = msgspec.json.Encoder().encode

First = Callable[[], None]


class Watcher(Protocol):
    """Somebody who looks at a game."""

    viewer: int

    def send(self, message: bytes) -> None:
        """Takes a message for the network; never waits."""


@dataclass(frozen=True)
class Result:
    """What became of a command: the ply that it made."""

    ply: int


class Room:
    """One running game."""

    def __init__(self, game: Unfinished, stored: Stored, writer: Writer, service: Service, wakes: Wakes) -> None:
        self.id = game.id
        self.setup = game.setup
        self.legend = game.legend
        self.commitment = game.commitment
        self.seats = game.seats
        self.limits: Limits = game.limits
        self.level = game.level
        self.fair = Fair(game.seed, game.seeds)
        self.position: Position = game.position
        self.clocks: Clocks = game.clocks
        self.stored = stored
        self.writer = writer
        self.service = service
        self.wakes = wakes
        self.abandoned = game.abandoned
        self.lock = asyncio.Lock()
        self.stale = False
        self.watchers: list[Watcher] = []
        self.commands: dict[tuple[int, str], Result] = {}
        self.on_ply: Callable[[Room], None] = _nothing

    # What can be asked.

    @property
    def over(self) -> bool:
        """Whether the game has ended, or was abandoned."""
        return self.abandoned or self.position.game.over()

    @property
    def paused(self) -> bool:
        """Whether the game stands still, as its people wish."""
        return self.clocks.paused is not None

    def asked(self) -> list[int]:
        """The seats that are asked now."""
        return [decision.seat for decision in pending(self.position.game)]

    def shown(self, viewer: int) -> dict[str, Any]:
        """The game as a viewer knows it now."""
        return {
            "type": "game",
            "table": self.id,
            "seat": viewer if viewer >= 0 else None,
            "legend": self.legend,
            "view": view_data(seen_by(self.position.game, viewer)),
            "event": self.position.told[place_of(viewer)],
            "asking": self.asking(viewer),
            "commitment": self.commitment,
        }

    # Who watches.

    def enter(self, watcher: Watcher) -> None:
        """Somebody looks."""
        self.watchers.append(watcher)

    def leave(self, watcher: Watcher) -> None:
        """Somebody looks away."""
        if watcher in self.watchers:
            self.watchers.remove(watcher)

    # What is done.

    async def answer(
        self,
        seat: int,
        decision: int,
        part: int,
        option: str,
        sender: Sender,
        first: First | None = None,
    ) -> Result:
        """A seat answers. Returns when the answer is on disk. ``first``: called then, before others are told."""

        async def ply() -> Ply:
            if self.abandoned:
                raise Refused("the game was abandoned")
            return answered(self.position, self.fair, seat, decision, part, option)

        return await self._do(seat, sender, ply, first)

    async def undo(self, seat: int, sender: Sender, first: First | None = None) -> Result:
        """A seat takes its last answer back."""

        async def ply() -> Ply:
            if self.abandoned:
                raise Refused("the game was abandoned")
            back = max(self.position.back, 0)
            earlier = await self.stored.position(self.id, self.position.game.table, back)
            return undone(self.position, seat, earlier)

        return await self._do(seat, sender, ply, first)

    async def _do(self, seat: int, sender: Sender, make: Callable[[], Awaitable[Ply]], first: First | None) -> Result:
        async with self.lock:
            result = await self._carry_out(seat, sender, make, first)
        await self.wakes.publish(PLY, self.id)
        if self.over:
            await self.wakes.publish(TABLE, self.id)
        return result

    async def _carry_out(
        self, seat: int, sender: Sender, make: Callable[[], Awaitable[Ply]], first: First | None
    ) -> Result:
        if (known := self.commands.get((seat, sender.command or ""))) is not None:
            return known
        for _ in range(TRIES):
            await self.catch_up()
            try:
                ply = await make()
                await self._write(ply, sender)
            except (Refused, Taken) as problem:
                if (known := await self._before(seat, sender)) is not None:
                    return known
                if isinstance(problem, Refused):
                    raise conflict("refused", str(problem), problem.rule) from None
                self.stale = True
                continue
            return self._done(ply, sender, first)
        raise busy("others were faster, again and again")

    def _done(self, ply: Ply, sender: Sender, first: First | None) -> Result:
        """A ply is on disk: acknowledge it, then tell it."""
        result = Result(ply.after.ply)
        if first is not None:
            first()
        told = self.position.told
        self.position = ply.after
        self._remember(ply.seat, sender, result)
        self._tell(ply.news, told)
        self.on_ply(self)
        return result

    async def _before(self, seat: int, sender: Sender) -> Result | None:
        """What became of a command, if it was carried out before, by whomever."""
        if sender.command is None:
            return None
        ply = await self.stored.ply_of(self.id, seat, sender.command)
        return None if ply is None else Result(ply)

    async def _write(self, ply: Ply, sender: Sender) -> None:
        """Puts a ply on disk. If that fails nobody knows whether it is there: the log is read before anything else."""
        now = self.service.clock.now()
        clocks = self._clocks_after(ply, self.service.now())
        row = row_of(self.id, ply, sender, clocks, now)
        more = self.stored.ending(self.id, ply, self.seats, now) if ply.after.game.over() else ()
        try:
            await self.writer.add(row, self._due(ply.after, clocks), more)
        except Unwritten as problem:
            self.stale = True
            log.warning("a ply could not be written", table=self.id, problem=str(problem))
            raise busy("the answer could not be written: try again") from None
        self.clocks = clocks

    def _clocks_after(self, ply: Ply, now: float) -> Clocks:
        clocks = self.clocks.answered(self.limits, ply.seat, now)
        same = ply.after.game.number == self.position.game.number
        return clocks if same else clocks.asked_anew(now)

    def _due(self, position: Position, clocks: Clocks) -> float | None:
        """When somebody must look after the game, should this process be gone by then."""
        asked = [decision.seat for decision in pending(position.game)]
        return next_due(clocks, self.limits, asked, [seat.by_bot for seat in self.seats], self.service.now())

    def _remember(self, seat: int, sender: Sender, result: Result) -> None:
        if sender.command is not None:
            self.commands[seat, sender.command] = result
            if len(self.commands) > KEPT:
                del self.commands[next(iter(self.commands))]

    def _tell(self, news: News, told: tuple[int, ...]) -> None:
        """Tells everybody who watches what happened, and whom the game waits for now.

        All get one message, those too who see nothing of it; viewers of one kind get the same bytes.
        """
        made: dict[int, bytes] = {}
        for watcher in self.watchers:
            viewer = watcher.viewer
            if viewer not in made:
                first = told[place_of(viewer)] + 1
                made[viewer] = events_message(self.id, first, news.to(viewer), self.asking(viewer))
            watcher.send(made[viewer])

    def asking(self, viewer: int) -> dict[str, Any]:
        """Who is still choosing, for whom a bot plays, how clocks stand; and whether one may take an answer back."""
        return {
            "seats": self.asked(),
            "away": [number for number, seat in enumerate(self.seats) if seat.away],
            "undo": viewer >= 0 and self.position.seat == viewer,
            "paused": self.paused,
            "left": self._time_left(),
        }

    def _time_left(self) -> dict[int, float]:
        """The seconds that each of those who are asked has left, where there is a clock."""
        now = self.service.now()
        due = self.clocks.due(self.limits, self.asked())
        return {seat: round(max(0.0, when - now), 1) for seat, when in due.items()}

    def _tell_asking(self) -> None:
        """Tells everybody who watches whom the game waits for."""
        made: dict[int, bytes] = {}
        for watcher in self.watchers:
            viewer = watcher.viewer
            if viewer not in made:
                made[viewer] = _encode({"type": "asking", "table": self.id, "asking": self.asking(viewer)})
            watcher.send(made[viewer])

    async def set_away(self, seat: int, away: bool) -> None:
        """A bot plays for a person from now on, or no longer."""
        await self.stored.set_away(self.id, seat, away)
        await self.seat_anew()
        await self.wakes.publish(TABLE, self.id)

    # What others did.

    async def catch_up(self) -> None:
        """Reads what other processes wrote, if there may be something, and tells it."""
        if not self.stale:
            return
        rows = await self.stored.plies_after(self.id, self.position.ply)
        self.seats, self.abandoned = await self.stored.sitting(self.id)
        for row in rows:
            told = self.position.told
            self.position = row.position(self.position.game.table)
            self.clocks = row.clocks
            self._tell(row.news, told)
            if row.command is not None:
                self._remember(row.seat, Sender(row.by, row.command), Result(row.ply))
        self.stale = False
        if rows:
            self.on_ply(self)

    async def woken(self) -> None:
        """Another process says that it wrote something."""
        async with self.lock:
            self.stale = True
            await self.catch_up()

    async def seat_anew(self) -> None:
        """Reads who sits where: somebody has left, or come back, or the game was abandoned."""
        async with self.lock:
            sitting, abandoned = await self.stored.sitting(self.id)
            if (sitting, abandoned) == (self.seats, self.abandoned):
                return
            self.seats, self.abandoned = sitting, abandoned
            self._tell_asking()
        self.on_ply(self)


def events_message(table: str, first: int, entries: Iterable[bytes], asking: dict[str, Any]) -> bytes:
    """The message that tells some entries, and whom the game waits for after them."""
    parts = (table.encode(), first, b",".join(entries), _encode(asking))
    return b'{"type":"events","table":"%s","first":%d,"events":[%s],"asking":%s}' % parts


def _nothing(room: Room) -> None:
    pass
