"""Several processes serve the same tables, for real (the long versions: bench/faults.py)."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from pathlib import Path

from server.faults.nursery import Nursery, listening
from server.faults.several import race, rolling
from server.services import Postgres, Redis, free_port


def test_two_workers_of_one_command(tmp_path: Path, redis_server: Redis) -> None:
    """`folsom serve --workers 2 --redis …`, as one starts it. The system says which of them a socket comes to."""
    for attempt in range(3):
        counted = raced(f"sqlite:///{tmp_path / f'{attempt}.db'}", redis_server)
        assert counted["acknowledged"] > 50
        if counted["servers"] == 2:
            return
    raise AssertionError("one of two workers never got anything to do")


def raced(database: str, redis_server: Redis) -> dict[str, int]:
    """What was counted at some games of two workers."""
    port = free_port()
    command = [sys.executable, "-m", "folsom.cli", "serve", "--port", str(port), "--database", database]
    command += ["--workers", "2", "--redis", redis_server.address]
    environment = os.environ | {"FOLSOM_LOG": "error", "FOLSOM_PACE": "0"}
    with subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL) as process:

        def stop() -> None:
            process.terminate()
            assert process.wait(60) in (0, -signal.SIGTERM)

        async def inside() -> dict[str, int]:
            await listening(port, process)
            return await race(database, [port], number=3, answers=60, seed=1, stop=stop)

        try:
            return asyncio.run(inside())
        finally:
            process.terminate()


def test_two_servers_and_a_redis_that_goes_and_comes(
    nursery: Nursery, postgres_server: Postgres, redis_server: Redis
) -> None:
    database = postgres_server.new_database("two")
    ports = [free_port(), free_port()]

    async def mishap() -> None:
        redis_server.stop()
        await asyncio.sleep(1)
        redis_server.start()

    async def inside() -> dict[str, int]:
        for port in ports:
            nursery.serve(port=port, database=database, redis=redis_server.address)
        for server in nursery.servers:
            await server.ready()
        return await race(database, ports, number=3, answers=60, seed=2, stop=nursery.clear, mishap=mishap)

    counted = asyncio.run(inside())
    assert counted["acknowledged"] > 50
    assert counted["servers"] == 2


def test_two_servers_without_redis(nursery: Nursery, postgres_server: Postgres) -> None:
    database = postgres_server.new_database("alone")
    ports = [free_port(), free_port()]

    async def inside() -> dict[str, int]:
        for port in ports:
            nursery.serve(port=port, database=database)
        for server in nursery.servers:
            await server.ready()
        return await race(database, ports, number=2, answers=20, seed=3, stop=nursery.clear)

    assert asyncio.run(inside())["servers"] == 2


def test_servers_are_replaced_one_after_the_other(nursery: Nursery, database: str, redis_server: Redis) -> None:
    counted = asyncio.run(rolling(nursery, database, redis_server.address, number=2, rounds=4, seed=1))
    assert counted["acknowledged"] > 80
