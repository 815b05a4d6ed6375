"""Wakes between processes, through Redis. It carries no news, only that there is something to read.

While Redis is away nothing is lost: every process then looks by itself more often.
"""

from __future__ import annotations

import asyncio
import json
import secrets
from contextlib import suppress
from hashlib import sha256
from typing import Final

import structlog
from redis.asyncio import Redis
from redis.exceptions import RedisError

from folsom.server.wakes import ALONE, MISSED, Wakes

CONNECT: Final = 2.0  # seconds that Redis may take to answer
AGAIN: Final = 1.0  # seconds between two tries to reach it
WOKEN: Final = 10.0  # seconds between two looks while it is there: a wake can be lost on its way
MOST_WAITING: Final = 10_000  # wakes that are kept for it

log = structlog.get_logger()


def reach(address: str) -> Redis:
    """Redis at an address; it must answer soon."""
    return Redis.from_url(address, socket_connect_timeout=CONNECT, socket_timeout=CONNECT)


class RedisWakes(Wakes):
    """The wakes of one process among several. ``realm``: the database that they share."""

    def __init__(self, address: str, realm: str) -> None:
        super().__init__()
        self.pause = WOKEN
        self.redis = reach(address)
        self.channel = f"folsom:{sha256(realm.encode()).hexdigest()[:16]}"
        self.me = secrets.token_hex(8)
        self.waiting: asyncio.Queue[tuple[str, str]] = asyncio.Queue(MOST_WAITING)
        self.tasks: list[asyncio.Task[None]] = []

    def start(self) -> None:
        """Begins to speak and to listen."""
        self.tasks = [asyncio.create_task(self._speak()), asyncio.create_task(self._listen())]

    async def stop(self) -> None:
        """Says what is still to be said, if it can, and falls silent."""
        with suppress(TimeoutError):
            await asyncio.wait_for(self.waiting.join(), CONNECT)
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        with suppress(RedisError, OSError):
            await self.redis.aclose()

    async def publish(self, kind: str, id: str) -> None:
        """Tells this process at once, and the others as soon as Redis takes it; nobody waits for that."""
        await super().publish(kind, id)
        with suppress(asyncio.QueueFull):  # the others look by themselves
            self.waiting.put_nowait((kind, id))

    async def _speak(self) -> None:
        while True:
            kind, id = await self.waiting.get()
            with suppress(RedisError, OSError):  # the others look by themselves
                await self.redis.publish(self.channel, json.dumps([self.me, kind, id]))
            self.waiting.task_done()

    async def _listen(self) -> None:
        while True:
            try:
                await self._hear_all()
            except (RedisError, OSError):
                if self.pause != ALONE:
                    log.warning("redis cannot be reached: others are not woken, and look by themselves")
                    self.pause = ALONE
                    self.heard(MISSED, "", own=False)
                await asyncio.sleep(AGAIN)

    async def _hear_all(self) -> None:
        """Listens until the connection breaks. What was said before it stood is looked for."""
        async with self.redis.pubsub() as line:
            await line.subscribe(self.channel)
            self.pause = WOKEN
            self.heard(MISSED, "", own=False)
            while True:
                message = await line.get_message(ignore_subscribe_messages=True, timeout=CONNECT)
                if message is not None:
                    self._take(message["data"])

    def _take(self, data: bytes) -> None:
        """What another process says; nonsense on the channel is nobody's wake."""
        with suppress(ValueError, TypeError):
            sender, kind, id = json.loads(data)
            if sender != self.me and isinstance(kind, str) and isinstance(id, str):
                self.heard(kind, id, own=False)
