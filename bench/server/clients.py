"""Many players in one process: sockets that answer when they are asked, and note how long they waited."""

from __future__ import annotations

import asyncio
import random
import time
from dataclasses import dataclass, field

import msgspec
from websockets.asyncio.client import ClientConnection, connect


class Question(msgspec.Struct):
    """What a player is asked."""

    decision: int
    part: int
    options: list[str]


class Asking(msgspec.Struct):
    """Whom the game waits for."""

    question: Question | None = None


class Told(msgspec.Struct):
    """What a player needs of a message. The rest is passed over: he must not be what the server waits for."""

    type: str
    command: str = ""
    asking: Asking | None = None


_decode = msgspec.json.Decoder(Told).decode
_encode = msgspec.json.Encoder().encode


@dataclass
class Load:
    """What is measured."""

    every: float  # seconds between two moves of a table; 0: as fast as it goes
    waits: list[float] = field(default_factory=list)  # from an answer to its acknowledgement
    watching: int = 0  # players who have seen their game
    moves: int = 0
    told: int = 0  # messages about moves
    letters: int = 0  # in them
    running: bool = True
    counting: bool = False
    going: asyncio.Event = field(default_factory=asyncio.Event)  # not set: nobody answers, whatever he is asked

    @property
    def size(self) -> int:
        """The usual size of a message that tells of a move."""
        return self.letters // max(self.told, 1)


class Player:
    """A seat with a socket."""

    def __init__(self, port: int, cookie: str, table: str, seat: int, load: Load) -> None:
        self.url = f"ws://127.0.0.1:{port}/ws"
        self.cookie = cookie
        self.table = table
        self.seat = seat
        self.load = load
        self.sent: dict[str, float] = {}
        self.number = 0
        self.chance = random.Random(f"{table}{seat}")

    async def run(self, ready: asyncio.Semaphore) -> None:
        """Plays until the load ends."""
        async with ready:
            wire = await connect(
                self.url,
                additional_headers={"Cookie": self.cookie},
                compression=None,
                max_queue=None,
                ping_interval=None,
            )
            await wire.recv()
            await wire.send(_encode({"type": "watch", "table": self.table, "seat": self.seat}).decode())
        try:
            await self._listen(wire)
        finally:
            await wire.close()

    async def _listen(self, wire: ClientConnection) -> None:
        async for text in wire:
            message = _decode(text)
            kind = message.type
            if kind == "events":
                self.load.told += 1
                self.load.letters += len(text)
            if kind == "done":
                wait = time.perf_counter() - self.sent.pop(message.command)
                if self.load.counting:
                    self.load.waits.append(wait)
                    self.load.moves += 1
                continue
            if kind == "refused":
                raise AssertionError(text)
            if kind == "game":
                self.load.watching += 1
            if not self.load.running:
                return
            if message.asking is not None and (question := message.asking.question) is not None:
                if self.load.every:
                    await asyncio.sleep(self.chance.expovariate(1 / self.load.every))
                await self.load.going.wait()
                await self._answer(wire, question)

    async def _answer(self, wire: ClientConnection, question: Question) -> None:
        self.number += 1
        command = f"{self.seat}-{self.number:08d}"
        answer = {"type": "answer", "table": self.table, "seat": self.seat, "command": command}
        what = {"decision": question.decision, "part": question.part}
        self.sent[command] = time.perf_counter()
        await wire.send(_encode(answer | what | {"option": self.chance.choice(question.options)}).decode())
