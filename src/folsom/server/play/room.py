"""A running game in this process: where it stands, who watches it, and what happens to a command.

The log in the database is the truth. A command makes a ply from the newest position; the ply is written, then
acknowledged, then told. If another process was faster, its plies are read and told here, and the command is tried on
the position that they made.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace
from typing import Any, Final, NamedTuple

import structlog

from folsom.core.loop import Refused, asked
from folsom.core.telling import place_of
from folsom.server.play.audience import Audience, Messages, Watcher
from folsom.server.play.clocks import NONE as NO_CLOCK
from folsom.server.play.clocks import Clocks, Limits, next_due
from folsom.server.play.envelopes import Awaited, Letters, asking_message
from folsom.server.play.fair import Fair
from folsom.server.play.log import Sender, contents, row_of
from folsom.server.play.news import News, view_data
from folsom.server.play.pausing import is_wished, rests, stands_still
from folsom.server.play.position import Ply, Position, answered, halted, may_undo, undone
from folsom.server.play.stored import Stored, Unfinished
from folsom.server.play.viewers import seen_by
from folsom.server.problems import busy, conflict
from folsom.server.service import Service
from folsom.server.store.kinds import ANSWER, CHAPTER, PAUSE, RESUME, UNDO
from folsom.server.store.sitting import SeatOf
from folsom.server.store.trouble import trying
from folsom.server.store.writer import SAME, Change, Due, Taken, Unwritten, Writer
from folsom.server.wakes import PLY, TABLE, Wakes

KEPT: Final = 256  # commands that a room remembers without asking the database
TRIES: Final = 8  # at a position that others change
PUT_AWAY: Final = "the game was put away just now: try again"

log = structlog.get_logger()

First = Callable[[], None]


class Made(NamedTuple):
    """A ply, how the clocks stand after it, and who sits where then."""

    ply: Ply
    clocks: Clocks
    seats: list[SeatOf]


Make = Callable[[], Awaitable[Made]]


class Stopped(Refused):
    """The game stands still."""


class CarriedOut(NamedTuple):
    """What became of a command: the ply that it made, and what it asked for."""

    ply: int
    contents: str


class Room(Audience):
    """One running game, and those who watch it here."""

    def __init__(self, game: Unfinished, stored: Stored, writer: Writer, service: Service, wakes: Wakes) -> None:
        super().__init__()
        self.id = game.id
        self.setup = game.setup
        self.chapter = game.chapter
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
        self.stale = True  # others may write while it is read
        self.kept_due: Due = SAME  # as it is in the database, if that is known
        self.closed = False  # nobody needs it here any more: who comes now needs another one
        self.used = service.clock.steady()
        self.commands: dict[tuple[int, str], CarriedOut] = {}
        self.on_ply: Callable[[Room], None] = _nothing  # something was done here, or a seat has changed hands
        self.on_news: Callable[[Room], None] = _nothing  # another process has done something
        self.on_gone: Callable[[Room], None] = _nothing  # another version goes on with the game

    # What can be asked.

    @property
    def over(self) -> bool:
        """Whether the game has ended, or was abandoned."""
        return self.abandoned or self.position.game.over()

    @property
    def paused(self) -> bool:
        """Whether the game stands still: all people who are there wish so, or none of them is there."""
        return self.clocks.paused is not None

    def by_bot(self, seat: int) -> bool:
        """Whether a bot answers for a seat: it is one, its person is away, or he came back when his time was up."""
        return self.seats[seat].by_bot or seat in self.clocks.late

    def asked(self) -> list[int]:
        """The seats that are asked now."""
        return asked(self.position.game)

    def due(self) -> float | None:
        """When somebody must look after the game, should this process be gone by then."""
        return self._due(self.position, self.clocks, self.seats)

    def shown(self, viewer: int) -> dict[str, Any]:
        """The game as a viewer knows it now."""
        return {
            "type": "game",
            "table": self.id,
            "seat": viewer if viewer >= 0 else None,
            "legend": self.chapter.legend,
            "view": view_data(seen_by(self.position.game, viewer)),
            "event": self.position.told[place_of(viewer)],
            "asking": self.asking(viewer),
            "commitment": self.commitment,
        }

    def can_resume(self, viewer: int, event: int) -> bool:
        """Whether somebody who has seen so many events can go on from there: not across the beginning of a chapter."""
        place = place_of(viewer)
        begun = self.chapter.told[place] if self.chapter.ply else -1
        return begun < event <= self.position.told[place]

    def leave(self, watcher: Watcher) -> None:
        """Somebody looks away."""
        super().leave(watcher)
        self.used = self.service.clock.steady()

    # What is done.

    async def answer(
        self,
        seat: int,
        decision: int,
        part: int,
        option: str,
        sender: Sender,
        first: First | None = None,
    ) -> CarriedOut:
        """A seat answers. Returns when the answer is on disk. ``first``: called then, before others are told.

        A person for whom a bot plays is there again when his own answer is taken, and not when it is refused.
        """

        async def make() -> Made:
            now = self.service.now()
            clocks = self._clocks_for(seat, sender, now)
            if sender.bot and not self.by_bot(seat):
                raise Refused("somebody plays here himself")
            ply = answered(self.position, self.fair, seat, decision, part, option, sender.command is not None)
            return Made(ply, self._clocks_after(clocks, ply, now), self._seats_after(seat, sender))

        return await self._do(seat, sender, contents(ANSWER, decision, part, option), make, first)

    async def undo(self, seat: int, sender: Sender, first: First | None = None) -> CarriedOut:
        """A seat takes its last answer back. Whoever does is there again, as with an answer."""

        async def make() -> Made:
            now = self.service.now()
            clocks = self._clocks_for(seat, sender, now)
            if not may_undo(self.position, seat):
                raise Refused("there is nothing that you can take back")
            asked_row, answer_row = await self.stored.step(self.id, self.position.back[seat])
            table = self.position.game.table
            earlier, then = asked_row.position(table), answer_row.position(table)
            own = [n for n, one in enumerate(self.seats) if one.person == self.seats[seat].person]
            same = then.game.number == earlier.game.number
            clocks = clocks.asked_again(seat, asked_row.clocks, answer_row.clocks, same, now)
            return Made(undone(self.position, seat, earlier, own), clocks, self._seats_after(seat, sender))

        return await self._do(seat, sender, contents(UNDO, 0, 0, ""), make, first)

    def _clocks_after(self, clocks: Clocks, ply: Ply, now: float) -> Clocks:
        """How the clocks stand after an answer. Who has begun to choose and goes on is charged when he has chosen:
        others would see by his clock that he has begun."""
        if self.limits.kind == NO_CLOCK:
            return clocks
        after = ply.after.game
        same = after.number == self.position.game.number
        if same and ply.seat in asked(after):
            return clocks
        clocks = clocks.answered(self.limits, ply.seat, now)
        return clocks if same else clocks.asked_anew(now)

    def _clocks_for(self, seat: int, sender: Sender, now: float) -> Clocks:
        """The clocks as somebody finds them who answers now. Nobody can while the game stands still, but whoever comes
        back with his answer to a game that rests wakes it."""
        if self.abandoned:
            raise Refused("the game was abandoned")
        back = self._is_back(seat, sender)
        if self.paused and not (back and rests(self.seats)):
            raise Stopped("the game is paused: it goes on as soon as somebody at the table wishes so")
        return self._clocks_back(seat, False, now) if back else self.clocks

    def _is_back(self, seat: int, sender: Sender) -> bool:
        """Whether a person acts himself for whom a bot has played so far."""
        return self.seats[seat].away and sender.by == self.seats[seat].person

    def _seats_after(self, seat: int, sender: Sender) -> list[SeatOf]:
        """The seats after somebody has acted."""
        return self._seats_back(seat, False) if self._is_back(seat, sender) else self.seats

    def _seats_back(self, seat: int, pause: bool) -> list[SeatOf]:
        """The seats when somebody is back. ``pause``: whether he wishes for one."""
        back = replace(self.seats[seat], gone=None, left=False, pause=pause)
        return [back if number == seat else one for number, one in enumerate(self.seats)]

    def _clocks_back(self, seat: int, pause: bool, now: float) -> Clocks:
        """How the clocks stand when somebody is back: as they were, unless he wakes a game that rests."""
        if not rests(self.seats):
            clocks = self.clocks.stopped(now) if pause else self.clocks.resumed(now)
            return clocks.returned(self.limits, seat, self.asked(), now)
        last = max(one.gone for one in self.seats if one.gone is not None)
        clocks = self.clocks.stopped(max(last, self.clocks.since))  # unless that is written already
        return clocks.woken(self.limits, seat, self.asked(), now)

    async def _do(self, seat: int, sender: Sender, asked_for: str, make: Make, first: First | None) -> CarriedOut:
        """Carries a command out. Nobody may cancel it: what is on disk would not be told."""
        async with self.lock:
            if self.closed:
                raise busy(PUT_AWAY)
            sitting = self.seats
            with trying():
                result = await self._carry_out(seat, sender, make, first)
                if result.contents != asked_for:
                    raise conflict("command-reused", "this id belongs to another command: choose a new one")
        await self.wakes.publish(PLY, self.id)
        if self.over or self.seats is not sitting:
            await self.wakes.publish(TABLE, self.id)
        return result

    async def _carry_out(self, seat: int, sender: Sender, make: Make, first: First | None) -> CarriedOut:
        if (known := self.commands.get((seat, sender.command or ""))) is not None:
            return known
        for _ in range(TRIES):
            if self.stale:
                await self.catch_up()
            try:
                made = await make()
                back = made.seats is not self.seats
                letters = self._letters(made.ply.news, self.position, made.ply.after, made.clocks, made.seats, back)
                await self._write(made, sender, self.stored.taking_back(self.id, seat, False) if back else ())
            except (Refused, Taken) as problem:
                self.stale = True  # another process may have written what is not known here yet
                news = await self.catch_up()
                if (known := await self._before(seat, sender)) is not None:
                    return known
                if isinstance(problem, Refused) and not news:
                    code = "paused" if isinstance(problem, Stopped) else "refused"
                    raise conflict(code, str(problem), problem.rule) from None
                continue
            return self._done(made.ply, sender, letters, first)
        raise busy("others were faster, again and again")

    def _done(self, ply: Ply, sender: Sender, letters: Messages, first: First | None = None) -> CarriedOut:
        """A ply is on disk: acknowledge it, then tell it."""
        result = CarriedOut(ply.after.ply, contents(ply.kind, ply.decision, ply.part, ply.option))
        if first is not None:
            first()
        self.position = ply.after
        self._remember(ply.seat, sender, result)
        self.send(letters)
        self.on_ply(self)
        return result

    async def _before(self, seat: int, sender: Sender) -> CarriedOut | None:
        """What became of a command, if it was carried out before, by whomever."""
        if sender.command is None:
            return None
        ply = await self.stored.ply_of(self.id, seat, sender.command)
        return None if ply is None else CarriedOut(ply.ply, ply.contents)

    async def _write(self, made: Made, sender: Sender, more: Sequence[Change] = ()) -> None:
        """Puts a ply on disk. If that fails nobody knows whether it is there: the log is read before anything else."""
        ply, clocks, seats = made
        now = self.service.clock.now()
        row = row_of(self.id, ply, sender, clocks, now)
        if ply.after.game.over():
            more = [*more, *self.stored.ending(self.id, ply, now)]
        due = self._due_after(made)
        try:
            await self.writer.add(row, SAME if due == self.kept_due else due, more)
        except Unwritten as problem:
            self.stale = True
            log.warning("a ply could not be written", table=self.id, problem=str(problem))
            raise busy("the answer could not be written: try again") from None
        self.clocks, self.seats, self.kept_due = clocks, seats, due

    def _due_after(self, made: Made) -> float | None:
        """As due(), but a game that was halted is looked at again soon: wishes may have changed before it was."""
        if made.ply.kind in (PAUSE, RESUME):
            return self.service.now()
        return self._due(made.ply.after, made.clocks, made.seats)

    def _due(self, position: Position, clocks: Clocks, seats: list[SeatOf]) -> float | None:
        choosing = asked(position.game)
        by_bot = any(seats[seat].by_bot or seat in clocks.late for seat in choosing)
        return next_due(clocks, self.limits, choosing, by_bot, self.service.now())

    def _remember(self, seat: int, sender: Sender, result: CarriedOut) -> None:
        if sender.command is not None:
            self.commands[seat, sender.command] = result
            if len(self.commands) > KEPT:
                del self.commands[next(iter(self.commands))]

    def _letters(
        self, news: News, before: Position, after: Position, clocks: Clocks, seats: list[SeatOf], halted: bool
    ) -> Messages:
        """What everybody who watches is told of a ply, and whom the game waits for after it.

        They are written before it is on disk, while it is at hand: many games may have their turn until it is.
        ``halted``: the game was, or it goes on, or somebody is back.
        """
        now = Awaited(after, seats, clocks, self.limits, self.service.now())
        noticed = asked(before.game) != now.choosing
        letters = Letters(self.id, now)

        def to(viewer: int) -> bytes | None:
            """Nothing to who sees nothing of it, since that would tell that somebody has chosen in secret."""
            entries = news.to(viewer)
            if not entries and halted:
                return asking_message(self.id, now.as_json(viewer))
            if not entries and not noticed and may_undo(before, viewer) == may_undo(after, viewer):
                return None
            return letters.to(viewer, before.told[place_of(viewer)] + 1, entries)

        return self.written(to)

    def asking(self, viewer: int) -> dict[str, Any]:
        """Whom the game waits for, as a viewer is told."""
        return self.waiting().as_data(viewer)

    def waiting(self) -> Awaited:
        """Whom the game waits for."""
        return Awaited(self.position, self.seats, self.clocks, self.limits, self.service.now())

    async def time_out(self) -> None:
        """A bot plays from now on for everybody who has run out of time, unless he has answered, here or elsewhere."""
        async with self.lock:
            self.stale = True
            await self.catch_up()
            now = self.service.now()
            due = self.clocks.due(self.limits, self.asked())
            late = [seat for seat, when in due.items() if when <= now and not self.seats[seat].by_bot]
            if not late or not await self.stored.hand_over(self.id, late, self.position.ply, now):
                return
        await self.woken()
        await self.wakes.publish(TABLE, self.id)

    async def come_back(self, seat: int) -> None:
        """A person takes his seat back from the bot that plays for him. His time goes on as it was: if it is up, the
        bot still answers the open question for him. Only while nobody was there it did not run. If all others wish for
        a pause, he lets the game stand still.

        This is a ply, so that two processes cannot do it at once.
        """
        async with self.lock:
            if self.closed:
                raise busy(PUT_AWAY)
            with trying():
                await self._take_back(seat)
        await self.wakes.publish(PLY, self.id)
        await self.wakes.publish(TABLE, self.id)

    async def _take_back(self, seat: int) -> None:
        for _ in range(TRIES):
            self.stale = True
            await self.catch_up()
            if self.over or not self.seats[seat].away:
                return
            pause = is_wished(self.seats)
            clocks = self._clocks_back(seat, pause, self.service.now())
            made = Made(halted(self.position, pause), clocks, self._seats_back(seat, pause))
            if await self._halt(made, self.stored.taking_back(self.id, seat, pause)):
                return
        raise busy("others were faster, again and again")

    # What others did.

    async def catch_up(self) -> bool:
        """Reads what other processes wrote, if there may be something, and tells it; whether there was something."""
        if not self.stale:
            return False
        rows = await self.stored.plies_after(self.id, self.position.ply)
        seated = self._seated(*await self.stored.sitting(self.id))
        self.kept_due = SAME
        for row in rows:
            if row.kind == CHAPTER:
                self._go_over()
            after = row.position(self.position.game.table)
            still = row.kind in (PAUSE, RESUME)
            letters = self._letters(row.news, self.position, after, row.clocks, self.seats, still)
            self.position, self.clocks = after, row.clocks
            self.send(letters)
            if row.command is not None:
                self._remember(row.seat, Sender(row.by, row.command), CarriedOut(row.ply, row.contents))
        self.stale = False
        if seated and not rows:
            now = self.waiting()
            self.send(self.written(lambda viewer: asking_message(self.id, now.as_json(viewer))))
        if seated:
            self.on_ply(self)
        elif rows:
            self.on_news(self)
        return seated or bool(rows)

    def _go_over(self) -> None:
        """Another version has gone on with the game: what is here means nothing now; whoever needs it reads anew."""
        for watcher in self.watchers[:]:
            watcher.lose()
        self.on_gone(self)
        raise busy("another version goes on with this game: look at it again")

    async def woken(self) -> None:
        """Something has changed: another process wrote a ply, or somebody has left, come back or wished for a pause."""
        async with self.lock:
            self.stale = True
            await self.catch_up()
            written = await self._settle()
        if written:
            await self.wakes.publish(PLY, self.id)

    def _seated(self, sitting: list[SeatOf], abandoned: bool) -> bool:
        """Takes note of who sits where; whether anything has changed."""
        changed = (sitting, abandoned) != (self.seats, self.abandoned)
        if changed:
            self.seats, self.abandoned = sitting, abandoned
        return changed

    async def _settle(self) -> bool:
        """Halts the game, or lets it go on, if that is what its people wish; whether it did.

        What they wish is in the database before this is done. Should this process be gone now, another one finds the
        game overdue and does it; two that do it at once write one ply.
        """
        for _ in range(TRIES):
            still = stands_still(self.seats)
            if self.over or still == self.paused:
                return False
            now = self.service.now()
            clocks = self.clocks.stopped(now) if still else self.clocks.resumed(now)
            if await self._halt(Made(halted(self.position, still), clocks, self.seats)):
                return True
            self.stale = True
            await self.catch_up()
        raise busy("others were faster, again and again")

    async def _halt(self, made: Made, more: Sequence[Change] = ()) -> bool:
        """Writes and tells that the game stands still, or goes on; whether nobody else was faster."""
        ply, sender = made.ply, Sender("")
        letters = self._letters(ply.news, self.position, ply.after, made.clocks, made.seats, True)
        try:
            await self._write(made, sender, more)
        except Taken:
            return False
        self._done(ply, sender, letters)
        return True


def _nothing(room: Room) -> None:
    pass
