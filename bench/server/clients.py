"""Many players in one process: sockets that answer when they are asked, and note how long they waited."""

from __future__ import annotations

import asyncio
import random
import time
from dataclasses import dataclass, field
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect

_decode = msgspec.json.Decoder().decode
_encode = msgspec.json.Encoder().encode


@dataclass
class Load:
    """What is measured."""

    every: float  # seconds between two moves of a table; 0: as fast as it goes
    waits: list[float] = field(default_factory=list)  # from an answer to its acknowledgement
    moves: int = 0
    received: int = 0
    running: bool = True
    counting: bool = False


class Player:
    """A seat with a socket."""

    def __init__(self, port: int, cookie: str, table: str, seat: int, load: Load) -> None:
        self.url = f"ws://127.0.0.1:{port}/ws"
        self.cookie = cookie
        self.table = table
        self.seat = seat
        self.load = load
        self.view: dict[str, Any] = {}
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
            self.load.received += 1
            message = _decode(text)
            kind = message["type"]
            if kind == "done":
                wait = time.perf_counter() - self.sent.pop(message["command"])
                if self.load.counting:
                    self.load.waits.append(wait)
                    self.load.moves += 1
                continue
            if kind == "game":
                self.view = message["view"]
            elif kind == "events":
                for event in message["events"]:
                    for name in ("options", "number"):
                        if name in event["changes"]:
                            self.view[name] = event["changes"][name]
            elif kind == "refused":
                raise AssertionError(message)
            if not self.load.running:
                return
            if self.seat in message.get("asking", {}).get("seats", ()):
                if self.load.every:
                    await asyncio.sleep(self.chance.expovariate(1 / self.load.every))
                await self._answer(wire)

    async def _answer(self, wire: ClientConnection) -> None:
        self.number += 1
        command = f"{self.seat}-{self.number:08d}"
        option = self.chance.choice(self.view["options"])
        answer = {"type": "answer", "table": self.table, "seat": self.seat, "command": command, "part": 0}
        self.sent[command] = time.perf_counter()
        await wire.send(_encode(answer | {"decision": self.view["number"], "option": option}).decode())
