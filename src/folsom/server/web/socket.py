"""One WebSocket: a person's eyes and hands at his tables.

What is to be sent is queued and never waited for; who reads too slowly is let go, and may come back and resume. What
comes in is read one message at a time, so a client's messages are carried out in their order.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from contextlib import suppress
from dataclasses import replace
from typing import Any, Final

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from folsom.core.game import SPECTATOR
from folsom.core.telling import place_of
from folsom.notation.record import rules_version
from folsom.server.finishing import to_the_end
from folsom.server.house import House
from folsom.server.limits import Bucket
from folsom.server.people.sessions import Person
from folsom.server.play.envelopes import events_message
from folsom.server.play.gallery import Onlooker
from folsom.server.play.room import Room
from folsom.server.play.visits import Gaze
from folsom.server.problems import Problem, bad
from folsom.server.protocol.closes import BROKEN, FLOODED, SLOW, STOPPING, TOO_MANY
from folsom.server.protocol.messages import (
    PROTOCOL,
    Answer,
    Emote,
    Incoming,
    Pause,
    Request,
    Return,
    Say,
    Sketch,
    Undo,
    Unwatch,
    Watch,
    WatchLobby,
    WhyNot,
)
from folsom.server.protocol.reading import read_message
from folsom.server.store.trouble import trying
from folsom.server.tables.seating import come_back, wish_pause
from folsom.server.tables.talk import emote, say
from folsom.server.web.hands import Hands

MOST_WAITING: Final = 512  # messages for one who reads too slowly, and ...
MOST_LETTERS: Final = 1_000_000  # ... letters in them
RATE: Final = 20.0  # messages a second that a client may send in the long run ...
BURST: Final = 60.0  # ... and at once
MOST_TABLES: Final = 4  # that one socket watches
PATIENCE: Final = 5.0  # seconds in which somebody who is let go can still read why

log = logging.getLogger(__name__)
_encode = msgspec.json.Encoder().encode


class Watching:
    """A table that a socket looks at."""

    def __init__(self, socket: Socket, viewer: int) -> None:
        self.socket = socket
        self.viewer = viewer
        self.place = place_of(viewer)
        self.room: Room | None = None  # none before there is a game
        self.look: Gaze | None = None  # from one's own seat
        self.onlooker = Onlooker(socket.person.id, socket.send)

    def send(self, message: bytes) -> None:
        """Sends what happened; when it has gone out, it was seen."""
        assert self.room is not None
        self.socket.send(message, self.look, self.room.position.told[self.place])

    def lose(self) -> None:
        self.socket.close(STOPPING)


class Socket:
    """One connection of one person."""

    def __init__(self, house: House, person: Person, wire: WebSocket) -> None:
        self.house = house
        self.person = person
        self.wire = wire
        self.hands = Hands(house, person)
        self.waiting: deque[tuple[str, Gaze | None, int]] = deque()  # with what has then been seen
        self.letters = 0  # that wait
        self.wake = asyncio.Event()
        self.closed = False
        self.code = 1000
        self.watched: dict[str, Watching] = {}
        self.limit: asyncio.Timeout | None = None
        self.bucket = Bucket(RATE, BURST, asyncio.get_running_loop().time())

    def send(self, message: bytes, look: Gaze | None = None, event: int = 0) -> None:
        """Queues a message; who has too many waiting is let go. ``event``: the last one that is seen with it."""
        if self.closed:
            return
        if len(self.waiting) >= MOST_WAITING or self.letters >= MOST_LETTERS:
            self.close(SLOW)
            return
        text = message.decode()
        self.waiting.append((text, look, event))
        self.letters += len(text)
        self.wake.set()

    def say(self, message: dict[str, Any]) -> None:
        """Queues a message that is no bytes yet."""
        self.send(_encode(message))

    def rename(self, name: str) -> None:
        """His name has changed, in this window or in another one."""
        self.person = replace(self.person, name=name)
        self.say({"type": "you", "person": self.person.id, "name": name})

    def close(self, code: int) -> None:
        """Lets the client go."""
        if not self.closed:
            self.code = code
            self.waiting.clear()
            self._end()

    def _end(self) -> None:
        """Nothing more is said. Who does not read what was said is not waited for."""
        if not self.closed:
            self.closed = True
            self.wake.set()
            if self.limit is not None:
                self.limit.reschedule(asyncio.get_running_loop().time() + PATIENCE)

    async def run(self) -> None:
        """Until either side has had enough."""
        if self.house.sockets.has_too_many(self.person.id):
            await self.wire.accept()
            await self.wire.close(TOO_MANY)
            return
        self.house.sockets.enter(self)
        try:
            await self._run()
        finally:
            self.house.sockets.leave(self)

    async def _run(self) -> None:
        await self.wire.accept()
        self.say(
            {
                "type": "hello",
                "protocol": PROTOCOL,
                "version": rules_version(),
                "build": self.wire.app.state.build,
                "person": self.person.id or None,
                "name": self.person.name or None,
            }
        )
        reader = asyncio.create_task(self._read())
        try:
            with self.house.figures.sockets.track_inprogress(), suppress(TimeoutError):
                async with asyncio.timeout(None) as self.limit:
                    # By a task of its own: what is woken inside all layers of ASGI is woken through each of them.
                    await asyncio.create_task(self._write())
        finally:
            self.closed = True
            reader.cancel()
            await asyncio.wait([reader])  # what he has said last is still carried out
            self.house.hall.lobby.leave(self.send)
            for table in list(self.watched):
                self._unwatch(table)

    async def _write(self) -> None:
        with suppress(WebSocketDisconnect, RuntimeError, OSError):
            while not self.closed or self.waiting:
                while self.waiting:
                    text, look, event = self.waiting.popleft()
                    self.letters -= len(text)
                    await self.wire.send_text(text)
                    if look is not None:
                        look.event = event
                self.wake.clear()
                if not self.closed:
                    await self.wake.wait()
            await self.wire.close(self.code)

    async def _read(self) -> None:
        loop = asyncio.get_running_loop()
        try:
            while not self.closed:
                said = await self.wire.receive()
                if said["type"] == "websocket.disconnect":
                    break
                if not self.bucket.take(loop.time()):
                    self.close(FLOODED)
                    break
                await to_the_end(self._hear(said.get("text")))
        except Exception:  # a mistake of ours: the log has it, the client is told that it was none of his
            log.exception("a message could not be carried out")
            self.close(BROKEN)
        finally:
            self._end()

    async def _hear(self, text: str | None) -> None:
        command: str | None = None
        try:
            if text is None:
                raise bad("no-text", "messages are text, not bytes")
            message = read_message(text)
            command = getattr(message, "command", None) or getattr(message, "id", None)
            with trying():
                await self._do(message)
            if isinstance(message, Request) and message.id is not None:
                self.say({"type": "done", "command": message.id})
        except Problem as problem:
            self._refuse(command, problem)

    def _refuse(self, command: str | None, problem: Problem) -> None:
        self.house.figures.refused.labels(problem.code).inc()
        said = {"type": "refused", "command": command, "code": problem.code, "message": problem.message}
        self.say(said | {"rule": problem.rule})

    async def _do(self, message: Incoming) -> None:
        match message:
            case Watch():
                await self._watch(message)
            case Unwatch():
                self._unwatch(message.table)
            case Answer() | Undo():
                await self.hands.answer_or_undo(message, self.say)
            case WhyNot():
                await self.hands.why_not(message, self.say)
            case Sketch():
                await self.hands.sketch(message, self.say)
            case Say():
                await say(self.house, self.person.id, message.table, message.text)
            case Emote():
                await emote(self.house, self.person.id, message.table, message.name)
            case Return():
                await come_back(self.house, self.person.id, message.table, message.seat)
            case WatchLobby():
                await self._lobby(message.on)
            case Pause():
                await wish_pause(self.house, self.person.id, message.table, message.wish)

    async def _watch(self, message: Watch) -> None:
        """Looks at a table: how it is, then at its game, if there is one, and then at all that happens."""
        room = await self.hands.room_if_begun(message.table)
        viewer = SPECTATOR if room is None else self.hands.viewer(room, message.seat)
        if len(self.watched.keys() - {message.table}) >= MOST_TABLES:
            raise bad("too-many-tables", f"one connection watches at most {MOST_TABLES} tables")
        before = self._look_away(message.table)
        watching = self.watched[message.table] = Watching(self, viewer)
        try:
            await self.house.hall.enter(message.table, watching.onlooker)
            seen = None if room is None else await self._seen(message.table, viewer)
            while room is not None and not await self._look(watching, room, message.after, seen):
                room = await self.hands.room(message.table)
        except Exception:
            self._unwatch(message.table)
            raise
        finally:
            if before is not None:  # only now, so that nobody is told that he had gone
                self.house.hall.leave(message.table, before.onlooker)

    async def _look(self, watching: Watching, room: Room, after: int | None, seen: int | None) -> bool:
        """Looks at a game, first at the whole of it or at what happened since; false if it was put away meanwhile."""
        viewer = watching.viewer
        async with room.lock:
            if room.closed:
                return False
            room.stale = True  # he may have seen more already, through another process
            await room.catch_up()
            watching.room = room
            if viewer >= 0:
                watching.look = Gaze(room.id, self.person.id, viewer)
                self.house.visits.enter(watching.look)
            if after is not None and room.can_resume(viewer, after):
                entries = await self.house.stored.entries_after(room.id, viewer, after)
                watching.send(events_message(room.id, after + 1, entries, room.waiting().as_json(viewer)))
            else:
                watching.send(_encode(room.shown(viewer) | {"seen": seen}))
            room.enter(watching)
            return True

    async def _seen(self, table: str, viewer: int) -> int | None:
        """The last event that was sent to one's seat before one looked away, if one ever looked."""
        here = self.house.visits.here(self.person.id)
        async with self.house.engine.connect() as connection:
            seen = await self.house.visits.seen(connection, self.person.id, [table], here)
        return seen.get((table, viewer))

    def _unwatch(self, table: str) -> None:
        watching = self._look_away(table)
        if watching is not None:
            self.house.hall.leave(table, watching.onlooker)

    def _look_away(self, table: str) -> Watching | None:
        """Looks away from the game at a table; who does is still there."""
        watching = self.watched.pop(table, None)
        if watching is not None and watching.room is not None:
            watching.room.leave(watching)
        if watching is not None and watching.look is not None:
            self.house.visits.leave(watching.look)
        return watching

    async def _lobby(self, on: bool) -> None:
        if on:
            await self.house.hall.lobby.enter(self.send)
        else:
            self.house.hall.lobby.leave(self.send)
