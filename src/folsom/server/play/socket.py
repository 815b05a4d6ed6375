"""One WebSocket: a person's eyes and hands at his tables.

What is to be sent is queued and never waited for; who reads too slowly is let go, and may come back and resume. What
comes in is read one message at a time, so a client's messages are carried out in their order.
"""

from __future__ import annotations

import asyncio
from collections import deque
from contextlib import suppress
from typing import Any, Final

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from folsom.core.game import SPECTATOR
from folsom.notation.record import rules_version
from folsom.server.house import House
from folsom.server.limits import Bucket
from folsom.server.people.sessions import Person
from folsom.server.play.hands import Hands
from folsom.server.play.room import Room, events_message
from folsom.server.play.viewers import place_of
from folsom.server.problems import Problem, bad
from folsom.server.protocol.messages import (
    PROTOCOL,
    Answer,
    Emote,
    Incoming,
    Lobby,
    Pause,
    Return,
    Say,
    Sketch,
    Undo,
    Unwatch,
    Watch,
    WhyNot,
)
from folsom.server.protocol.reading import read_message
from folsom.server.tables.gallery import Onlooker
from folsom.server.tables.seating import come_back
from folsom.server.tables.talk import emote, say

MOST_WAITING: Final = 512  # messages for one who reads too slowly
RATE: Final = 20.0  # messages a second that a client may send in the long run ...
BURST: Final = 60.0  # ... and at once
FLOODED: Final = 1008
SLOW: Final = 1013
MOST_TABLES: Final = 4  # that one socket watches

_encode = msgspec.json.Encoder().encode


class Watching:
    """A table that a socket looks at."""

    def __init__(self, socket: Socket, viewer: int) -> None:
        self.socket = socket
        self.viewer = viewer
        self.room: Room | None = None  # none before there is a game
        self.onlooker = Onlooker(socket.person.id, socket.send)

    def send(self, message: bytes) -> None:
        self.socket.send(message)


class Socket:
    """One connection of one person."""

    def __init__(self, house: House, person: Person, wire: WebSocket) -> None:
        self.house = house
        self.person = person
        self.wire = wire
        self.hands = Hands(house, person)
        self.waiting: deque[str] = deque()
        self.wake = asyncio.Event()
        self.closed = False
        self.code = 1000
        self.watched: dict[str, Watching] = {}
        self.bucket = Bucket(RATE, BURST, asyncio.get_running_loop().time())

    def send(self, message: bytes) -> None:
        """Queues a message; who has too many waiting is let go."""
        if self.closed:
            return
        if len(self.waiting) >= MOST_WAITING:
            self.close(SLOW)
            return
        self.waiting.append(message.decode())
        self.wake.set()

    def say(self, message: dict[str, Any]) -> None:
        """Queues a message that is no bytes yet."""
        self.send(_encode(message))

    def close(self, code: int) -> None:
        """Lets the client go."""
        self.closed = True
        self.code = code
        self.waiting.clear()
        self.wake.set()

    async def run(self) -> None:
        """Until either side has had enough."""
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
                "person": self.person.id,
                "name": self.person.name,
            }
        )
        reader = asyncio.create_task(self._read())
        try:
            with self.house.figures.sockets.track_inprogress():
                await self._write()
        finally:
            reader.cancel()
            self.closed = True
            self.house.hall.lobby.leave(self.send)
            for table in list(self.watched):
                self._unwatch(table)
            with suppress(asyncio.CancelledError, Exception):
                await reader

    async def _write(self) -> None:
        with suppress(WebSocketDisconnect, RuntimeError, OSError):
            while not self.closed or self.waiting:
                while self.waiting:
                    await self.wire.send_text(self.waiting.popleft())
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
                await self._hear(said.get("text"))
        finally:
            self.closed = True
            self.wake.set()

    async def _hear(self, text: str | None) -> None:
        command: str | None = None
        try:
            if text is None:
                raise bad("no-text", "messages are text, not bytes")
            message = read_message(text)
            command = getattr(message, "command", None) or getattr(message, "id", None)
            await self._do(message)
        except Problem as problem:
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
                await self.hands.move(message, self.say)
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
            case Lobby():
                await self._lobby(message.on)
            case Pause():
                raise bad("not-yet", "this cannot be done here yet")

    async def _watch(self, message: Watch) -> None:
        """Looks at a table: how it is, then at its game, if there is one, and then at all that happens."""
        room = await self.hands.room_if_begun(message.table)
        viewer = SPECTATOR if room is None else self.hands.viewer(room, message.seat)
        if len(self.watched.keys() - {message.table}) >= MOST_TABLES:
            raise bad("too-many-tables", f"one connection watches at most {MOST_TABLES} tables")
        self._unwatch(message.table)
        watching = self.watched[message.table] = Watching(self, viewer)
        try:
            await self.house.hall.enter(message.table, watching.onlooker)
        except Problem:
            self._unwatch(message.table)
            raise
        if room is not None:
            await self._look(watching, room, message.after)

    async def _look(self, watching: Watching, room: Room, after: int | None) -> None:
        """Looks at a game, first at the whole of it or at what happened since."""
        viewer = watching.viewer
        async with room.lock:
            await room.catch_up()
            told = room.position.told[place_of(viewer)]
            if after is not None and after <= told:
                entries = await self.house.stored.entries_after(room.id, viewer, after)
                self.send(events_message(room.id, after + 1, entries, room.asking(viewer)))
            else:
                self.say(room.shown(viewer))
            watching.room = room
            room.enter(watching)

    def _unwatch(self, table: str) -> None:
        watching = self.watched.pop(table, None)
        if watching is not None:
            self.house.hall.leave(table, watching.onlooker)
            if watching.room is not None:
                watching.room.leave(watching)

    async def _lobby(self, on: bool) -> None:
        if on:
            await self.house.hall.lobby.enter(self.send)
        else:
            self.house.hall.lobby.leave(self.send)
