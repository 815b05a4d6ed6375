"""People who play at random over real sockets, remember everything, and come back when their server goes away."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from folsom.core.chronicle import Entry, fold

AGAIN = 0.1  # seconds until somebody tries again to reach a server, or to be heard by it


@dataclass
class Habits:
    """How people play: how often they say a thing twice, take an answer back, change servers, or nap; and how long."""

    double: float = 0
    undo: float = 0
    wander: float = 0
    sleepy: float = 0
    nap: float = 0  # seconds, a little more or less


@dataclass
class Seen:
    """What a player remembers."""

    first: int = 0  # the last event before he came
    event: int = 0
    chain: bytes = b""  # a hash over all events since then
    sent: set[str] = field(default_factory=set)  # commands
    acknowledged: set[str] = field(default_factory=set)


class Player:
    """A seat that answers whenever it is asked. ``ports``: of the servers, any of which will do; they may change."""

    def __init__(
        self,
        table: str,
        seat: int,
        cookie: str,
        ports: Sequence[int],
        chance: random.Random,
        habits: Habits | None = None,
    ) -> None:
        self.table = table
        self.seat = seat
        self.cookie = cookie
        self.ports = ports
        self.chance = chance
        self.habits = habits or Habits()
        self.seen = Seen()
        self.view: dict[str, Any] = {}
        self.asking: dict[str, Any] = {}
        self.pending: dict[str, Any] | None = None  # sent, and not acknowledged yet
        self.sent_at = 0  # the event after which that was
        self.waits = False  # to be told what his answer made
        self.resting = False  # looks on and answers no more
        self.port: int | None = None  # of the server that he plays through now

    @property
    def over(self) -> bool:
        """Whether nobody is asked any more."""
        return bool(self.asking) and not self.asking["seats"]

    async def play(self, stop: asyncio.Event) -> None:
        """Plays until told to stop; comes back when the server goes away."""
        while not stop.is_set():
            port = self.chance.choice(self.ports)
            url = f"ws://127.0.0.1:{port}/ws"
            headers = {"Cookie": self.cookie}
            with suppress(OSError, ConnectionClosed, InvalidHandshake, TimeoutError):
                async with connect(url, additional_headers=headers, compression=None, open_timeout=10) as wire:
                    self.port = port
                    await self._at_the_table(wire, stop)
            self.port = None
            await asyncio.sleep(AGAIN)

    async def _at_the_table(self, wire: ClientConnection, stop: asyncio.Event) -> None:
        watch: dict[str, Any] = {"type": "watch", "table": self.table, "seat": self.seat}
        if self.view:
            watch["after"] = self.seen.event
        await wire.send(json.dumps(watch))
        if self.pending is not None:
            await wire.send(json.dumps(self.pending))
        while not stop.is_set():
            try:
                message = json.loads(await asyncio.wait_for(wire.recv(), 0.5))
            except TimeoutError:
                continue
            await self._hear(wire, message)
            if message["type"] == "done" and self.chance.random() < self.habits.wander:
                return

    async def _hear(self, wire: ClientConnection, message: dict[str, Any]) -> None:
        kind = message["type"]
        if kind == "game":
            assert not self.view, "who says what he has seen hears the rest"
            self.view = message["view"]
            self.seen.first = self.seen.event = message["event"]
        elif kind == "events":
            self._fold(message)
        elif kind == "done":
            self._done(message["command"])
        elif kind == "refused":
            await self._refused(wire, message)
        if "asking" in message:
            self.asking, self.waits = message["asking"], False
            if self.seat in self.asking["away"] and not self.resting:
                await wire.send(json.dumps({"type": "return", "table": self.table, "seat": self.seat}))
        if self.asking and self.seat in self.asking["seats"] and not (self.pending or self.waits or self.resting):
            await self._act(wire)

    def _done(self, command: str) -> None:
        """An answer is on disk. If what it made has not been told yet, there is nothing to answer before that."""
        self.seen.acknowledged.add(command)
        if self.pending is not None and self.pending["command"] == command:
            self.waits = self.seen.event == self.sent_at
            self.pending = None

    async def _refused(self, wire: ClientConnection, message: dict[str, Any]) -> None:
        assert message["code"] in ("refused", "try-again", "not-playing"), message
        if self.pending is None or message["command"] != self.pending["command"]:
            return
        await asyncio.sleep(AGAIN)
        if message["code"] == "try-again":
            await wire.send(json.dumps(self.pending))
            return
        self.pending = None  # somebody was faster, or he has not heard everything yet

    def _fold(self, message: dict[str, Any]) -> None:
        first = message["first"]
        assert first <= self.seen.event + 1, "an event is missing"
        for number, entry in enumerate(message["events"], first):
            if number <= self.seen.event:
                continue
            self.view = fold(self.view, Entry(entry["name"], entry["rule"], entry["numbers"], entry["changes"]))
            self.seen.event = number
            self.seen.chain = chained(self.seen.chain, entry)

    async def _act(self, wire: ClientConnection) -> None:
        if self.chance.random() < self.habits.sleepy:
            await asyncio.sleep(self.habits.nap + self.chance.uniform(-0.2, 0.2))
        command = f"{self.table}-{self.seat}-{self.chance.getrandbits(40):010x}"
        what: dict[str, Any] = {"table": self.table, "seat": self.seat, "command": command}
        if self.asking["undo"] and self.chance.random() < self.habits.undo:
            what["type"] = "undo"
        elif self.view["options"]:
            option = self.chance.choice(self.view["options"])
            what |= {"type": "answer", "decision": self.view["number"], "option": option}
        else:
            return
        self.pending, self.sent_at = what, self.seen.event
        self.seen.sent.add(command)
        for _ in range(2 if self.chance.random() < self.habits.double else 1):
            await wire.send(json.dumps(what))


def chained(chain: bytes, entry: dict[str, Any]) -> bytes:
    """A hash over all events so far."""
    return sha256(chain + json.dumps(entry, sort_keys=True).encode()).digest()
