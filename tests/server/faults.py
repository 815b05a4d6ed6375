"""Kills a server again and again while people play, and checks that nothing was lost, doubled or changed.

Players answer at random over real sockets and remember every acknowledgement and every event. The server process is
killed without warning; a new one starts on the same database; players come back, resume after the last event that they
have, and send again what was not acknowledged. In the end the log is compared with what the players remember.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import signal
import subprocess
import sys
import time
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Any

from sqlalchemy import insert, select
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from folsom import SPECTATOR, Setup
from folsom.core.chronicle import Entry, fold
from folsom.server.house import House, open_house
from folsom.server.people.cookies import cookie_name
from folsom.server.people.sessions import begin_session
from folsom.server.play.clocks import Limits
from folsom.server.play.fair import new_seed
from folsom.server.play.viewers import place_of
from folsom.server.settings import Settings
from folsom.server.store.database import writing
from folsom.server.store.schema import people, plies, seats, tables
from folsom.server.tables.start import begin_game
from server.services import free_port

SETUPS = (Setup(("doc", "belle", "tuco")), Setup(("doc", "belle", "tuco", "django"), boxes=("horses",)))


@dataclass
class Seen:
    """What a player remembers."""

    event: int = 0
    chain: bytes = b""  # a hash over all events so far
    acknowledged: set[str] = field(default_factory=set)  # commands


class Player:
    """A seat that answers whenever it is asked, also after its server was killed."""

    def __init__(self, table: str, seat: int, cookie: str, port: int, chance: random.Random) -> None:
        self.table = table
        self.seat = seat
        self.cookie = cookie
        self.port = port
        self.chance = chance
        self.seen = Seen()
        self.view: dict[str, Any] = {}
        self.pending: dict[str, Any] | None = None  # sent, and not acknowledged yet
        self.count = 0

    async def play(self, stop: asyncio.Event) -> None:
        """Plays until told to stop; comes back when the server goes away."""
        while not stop.is_set():
            try:
                url = f"ws://127.0.0.1:{self.port}/ws"
                headers = {"Cookie": self.cookie}
                async with connect(url, additional_headers=headers, compression=None, open_timeout=5) as wire:
                    await self._at_the_table(wire, stop)
            except (OSError, ConnectionClosed, InvalidHandshake, TimeoutError):
                await asyncio.sleep(0.1)

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

    async def _hear(self, wire: ClientConnection, message: dict[str, Any]) -> None:
        kind = message["type"]
        if kind == "game":
            self.view = message["view"]
            self.seen.event = message["event"]
        elif kind == "events":
            self._fold(message)
        elif kind == "done":
            self.seen.acknowledged.add(message["command"])
            if self.pending is not None and self.pending["command"] == message["command"]:
                self.pending = None
        elif kind == "refused":
            assert self.pending is not None and message["command"] == self.pending["command"], message
            assert message["code"] in ("refused", "try-again"), message
            self.pending = None
        if self.pending is None and self.seat in message.get("asking", {}).get("seats", ()):
            await self._answer(wire)

    def _fold(self, message: dict[str, Any]) -> None:
        first = message["first"]
        assert first <= self.seen.event + 1, "an event is missing"
        for number, entry in enumerate(message["events"], first):
            if number <= self.seen.event:
                continue
            self.view = fold(self.view, Entry(entry["name"], entry["rule"], entry["numbers"], entry["changes"]))
            self.seen.event = number
            self.seen.chain = chained(self.seen.chain, entry)

    async def _answer(self, wire: ClientConnection) -> None:
        if not self.view["options"]:
            return
        self.count += 1
        self.pending = {
            "type": "answer",
            "table": self.table,
            "seat": self.seat,
            "decision": self.view["number"],
            "option": self.chance.choice(self.view["options"]),
            "command": f"{self.table}-{self.seat}-{self.count:06d}",
        }
        await wire.send(json.dumps(self.pending))


def chained(chain: bytes, entry: dict[str, Any]) -> bytes:
    """A hash over all events so far."""
    return sha256(chain + json.dumps(entry, sort_keys=True).encode()).digest()


class Victim:
    """A server in a process of its own, to be killed."""

    def __init__(self, database: str, port: int) -> None:
        command = [sys.executable, "-m", "folsom.cli", "serve", "--port", str(port), "--database", database]
        environment = os.environ | {"FOLSOM_LOG": "error"}
        self.process = subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL)
        self.port = port

    async def ready(self) -> None:
        """Waits until it listens."""
        limit = time.monotonic() + 60
        while True:
            assert self.process.poll() is None and time.monotonic() < limit, "the server did not start"
            try:
                _, writer = await asyncio.open_connection("127.0.0.1", self.port)
            except OSError:
                await asyncio.sleep(0.05)
                continue
            writer.close()
            return

    def kill(self) -> None:
        """Without warning."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()


async def prepare(database: str, number: int, port: int, chance: random.Random) -> list[Player]:
    """Tables at which games have begun, and their players."""
    house = await open_house(Settings(database=database))
    players = []
    for table in range(number):
        players += await _table(house, f"table-{table}", SETUPS[table % len(SETUPS)], port, chance)
    await house.close()
    return players


async def _table(house: House, table: str, setup: Setup, port: int, chance: random.Random) -> list[Player]:
    cookies = await seated(house, table, setup)
    return [
        Player(table, seat, cookie, port, random.Random(chance.getrandbits(60))) for seat, cookie in enumerate(cookies)
    ]


async def seated(house: House, table: str, setup: Setup) -> list[str]:
    """A table at which a game has begun, with a new person on each seat: the cookies of their browsers."""
    now = house.clock.now()
    who = [f"{table}-{seat}" for seat in range(len(setup.bandits))]
    row = {"id": table, "code": None, "host": who[0], "public": False, "state": "playing", "setup": setup.as_data()}
    row |= {"options": {}, "version": 1, "created": now, "changed": now}
    sitting = [
        {"table": table, "seat": seat, "person": person, "bandits": [], "ready": True, "away": False, "seed": ""}
        for seat, person in enumerate(who)
    ]
    async with writing(house.engine) as connection:
        await connection.execute(insert(people), [{"id": one, "name": one, "created": now} for one in who])
        tokens = [await begin_session(connection, one, now) for one in who]
        await connection.execute(insert(tables).values(row))
        await connection.execute(insert(seats), sitting)
        await begin_game(connection, table, setup, new_seed(), [""] * len(who), Limits(), house.service.now())
    return [f"{cookie_name(False)}={house.gate.signed(token)}" for token in tokens]


async def torture(database: str, kills: int, number: int, seed: int, pause: float = 1.0) -> dict[str, int]:
    """Kills servers while people play at so many tables; returns what was counted. What went wrong raises."""
    chance = random.Random(seed)
    port = free_port()
    players = await prepare(database, number, port, chance)
    stop = asyncio.Event()
    tasks = [asyncio.create_task(player.play(stop)) for player in players]
    victim = Victim(database, port)
    try:
        for _ in range(kills):
            await victim.ready()
            await asyncio.sleep(chance.uniform(0.05, pause))
            victim.kill()
            _raise_what_went_wrong(tasks)
            victim = Victim(database, port)
        await victim.ready()
        await asyncio.sleep(pause + 1)
    finally:
        stop.set()
        await asyncio.gather(*tasks, return_exceptions=True)
        victim.kill()
    _raise_what_went_wrong(tasks)
    return await check(database, players)


def _raise_what_went_wrong(tasks: list[asyncio.Task[None]]) -> None:
    for task in tasks:
        if task.done() and task.exception() is not None:
            raise task.exception() or AssertionError


async def check(database: str, players: list[Player]) -> dict[str, int]:
    """Compares the log with what the players remember."""
    house = await open_house(Settings(database=database))
    counted = {"plies": 0, "acknowledged": 0, "events": 0}
    try:
        async with house.engine.connect() as connection:
            rows = (await connection.execute(select(plies).order_by(plies.c.table, plies.c.ply))).mappings().all()
        for table in sorted({player.table for player in players}):
            log = [row for row in rows if row["table"] == table]
            assert [row["ply"] for row in log] == list(range(len(log))), "a ply is missing"
            commands = {row["command"]: row["ply"] for row in log if row["command"]}
            assert len(commands) == len(log) - 1, "a command counted twice"
            counted["plies"] += len(log) - 1
            for player in [one for one in players if one.table == table]:
                assert player.seen.acknowledged <= set(commands), "an acknowledged answer is lost"
                counted["acknowledged"] += len(player.seen.acknowledged)
                entries = await house.stored.entries_after(table, player.seat, 0)
                assert len(entries) == log[-1]["told"][place_of(player.seat)] >= player.seen.event
                chain = b""
                for entry in entries[: player.seen.event]:
                    chain = chained(chain, json.loads(entry))
                assert chain == player.seen.chain, "events are others than those that were told"
                counted["events"] += player.seen.event
            room = await house.rooms.room(table)
            assert room.shown(SPECTATOR)["event"] == log[-1]["told"][place_of(SPECTATOR)]
    finally:
        await house.close()
    return counted
