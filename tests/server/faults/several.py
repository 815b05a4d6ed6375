"""Several servers on one database: people play through all of them at once, and in the end all of them agree.

``race``: moves, joins and time-outs at once. ``rolling``: one server after the other is stopped and started under play.
"""

from __future__ import annotations

import asyncio
import socket
import time
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress

from sqlalchemy import func, select

from folsom.server.store.database import open_database
from folsom.server.store.schema import plies, present
from patience import PATIENCE
from server.faults.games import all_told, check, playing, prepared, progress
from server.faults.nursery import Forked, Nursery, listening
from server.faults.players import Habits, Player
from server.faults.test_joins import guest, join
from server.services import free_port

EACH = 2.0  # seconds for a decision where clocks run
RACE = Habits(double=0.2, undo=0.1, wander=0.05, sleepy=0.03, nap=EACH)
ROLLING = Habits(double=0.2, undo=0.1, wander=0.05)
CLOCK = {"kind": "live", "each": EACH, "bank": 0.0}


async def nothing() -> None:
    """Nothing happens."""


async def race(
    database: str,
    ports: Sequence[int],
    number: int,
    answers: int,
    seed: int,
    stop: Callable[[], None],
    mishap: Callable[[], Awaitable[None]] = nothing,
) -> dict[str, int]:
    """People play, join and run out of time at servers that run already; what was counted. What goes wrong raises.

    ``mishap``: what happens in the middle of it. ``stop``: ends the servers, whose bots would play on.
    """
    players = await prepared(database, number, ports, seed, RACE, clock=CLOCK, level="greenhorn")
    async with playing(players):
        joins = asyncio.create_task(joining(ports, seed))
        await progress(players, answers // 2)
        await mishap()
        await progress(players, answers // 2)
        servers = await _servers(database)
        await joins
        await all_told(database, players, 120)
    stop()
    counted = await check(database, players)
    return counted | {"servers": servers, "by bots": await _by_bots(database)}


async def joining(ports: Sequence[int], seed: int) -> None:
    """People want the same seats, through all servers at once."""
    people = [await guest(ports[n % len(ports)], f"Person {n}") for n in range(4)]
    for turn in range(3):
        host = people[turn % len(people)]
        table = (await host.post("/tables", json={"setup": {"players": 3}})).json()["id"]
        for wanted in (1, 2):
            said = await asyncio.gather(*[join(one, table, wanted) for one in people if one is not host])
            assert said.count("in") == 1 and set(said) <= {"in", "seat-taken"}, said
    for one in people:
        await one.aclose()


async def _servers(database: str) -> int:
    """How many servers somebody looks through just now."""
    engine = open_database(database)
    async with engine.connect() as connection:
        found = (await connection.execute(select(func.count(present.c.server.distinct())))).scalar_one()
    await engine.dispose()
    return int(found)


async def _by_bots(database: str) -> int:
    """How many answers bots have given."""
    engine = open_database(database)
    wanted = select(func.count()).select_from(plies).where(plies.c.command.is_(None), plies.c.kind == "answer")
    async with engine.connect() as connection:
        found = (await connection.execute(wanted)).scalar_one()
    await engine.dispose()
    return int(found)


async def rolling(
    nursery: Nursery,
    database: str,
    redis: str,
    number: int,
    rounds: int,
    seed: int,
    restarted: Callable[[int], None] = lambda restarts: None,
) -> dict[str, int]:
    """Two servers are stopped and started in turn while people play; what was counted. What goes wrong raises.

    Every other time the old one still has somebody to serve when the new one starts on the same port.
    """
    ports = [free_port(), free_port()]
    servers = [nursery.serve(port=port, database=database, redis=redis) for port in ports]
    players = await prepared(database, number, ports, seed, ROLLING)
    async with playing(players):
        for turn in range(rounds):
            await progress(players, 20)
            which = turn % 2
            servers[which] = await _replaced(nursery, servers[which], database, redis, lingers=turn % 4 < 2)
            restarted(turn + 1)
            await back(players, ports[which])
        await progress(players, 20)
        await all_told(database, players)
    for server in servers:
        assert server.stop() == 0
    return await check(database, players)


async def back(players: Sequence[Player], port: int, seconds: float = PATIENCE) -> None:
    """Waits until somebody plays through a server again, or nobody plays any more."""
    limit = time.monotonic() + seconds
    while not any(player.port == port for player in players) and not all(player.over for player in players):
        assert time.monotonic() < limit, "nobody comes back"
        await asyncio.sleep(0.05)


async def _replaced(nursery: Nursery, old: Forked, database: str, redis: str, lingers: bool) -> Forked:
    """A new server in place of an old one, which may still have to wait for a slow client."""
    slow = _slow_client(old.port) if lingers else None
    old.tell()
    await _silent(old.port)
    new = nursery.serve(port=old.port, database=database, redis=redis)
    await listening(new.port)
    if slow is not None:
        slow.close()
    assert await asyncio.to_thread(old.ended) == 0
    return new


def _slow_client(port: int) -> socket.socket:
    """Somebody who has sent half of what he wants to send."""
    wire = socket.create_connection(("127.0.0.1", port))
    head = "POST /api/guests HTTP/1.1\r\nHost: folsom\r\nContent-Type: application/json\r\nContent-Length: 50\r\n\r\n{"
    wire.sendall(head.encode())
    return wire


async def _silent(port: int) -> None:
    """Waits until nobody listens any more."""
    with suppress(OSError):
        while True:
            _, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.close()
            await asyncio.sleep(0.02)
