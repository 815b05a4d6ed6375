"""How many people one core can serve, and how long they wait.

    PYTHONPATH=build/compiled:tests .venv/bin/python bench/server/bench.py pace|top [--tables 300] [--seconds 60]

pace  300 tables of five, a move every five seconds at each: waits from answer to acknowledgement, memory of a socket.
top   as fast as it goes: moves for each second of the server's CPU time, beside the same fan-out without rules and
      database, measured in the same run.
The server runs on one core (taskset), on SQLite with every commit on the disk; the players on the other one.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from clients import Load, Player

from folsom import COMPILED, Setup
from folsom.server.house import open_house
from folsom.server.settings import Settings
from server.faults import seated
from server.services import free_port

FIVE = Setup(("doc", "belle", "tuco", "django", "cheyenne"))
TICKS = os.sysconf("SC_CLK_TCK")


def cpu_seconds(pid: int) -> float:
    """The CPU time that a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def memory(pid: int) -> int:
    """Its memory, in KB."""
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1])
    return 0


async def listening(port: int) -> None:
    """Waits until somebody listens."""
    for _ in range(1200):
        try:
            _, writer = await asyncio.open_connection("127.0.0.1", port)
        except OSError:
            await asyncio.sleep(0.05)
            continue
        writer.close()
        return
    raise AssertionError("the server did not start")


async def prepared(database: str, tables: int, setup: Setup = FIVE) -> list[tuple[str, int, str]]:
    """Tables at which games have begun: table, seat and cookie of each player."""
    house = await open_house(Settings(database=database))
    found = []
    for table in range(tables):
        name = f"table-{table}"
        found += [(name, seat, cookie) for seat, cookie in enumerate(await seated(house, name, setup))]
    await house.close()
    return found


async def driven(
    port: int, pid: int, players: list[tuple[str, int, str]], load: Load, seconds: float
) -> dict[str, float]:
    """Lets players play for a while; what was measured."""
    empty = memory(pid)
    ready = asyncio.Semaphore(50)
    tasks = [asyncio.create_task(Player(port, cookie, table, seat, load).run(ready)) for table, seat, cookie in players]
    await asyncio.sleep(10 + len(players) / 150)
    full = memory(pid)
    load.counting = True
    begin, used = time.perf_counter(), cpu_seconds(pid)
    await asyncio.sleep(seconds)
    load.counting = False
    used = cpu_seconds(pid) - used
    passed = time.perf_counter() - begin
    load.running = False
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    waits = sorted(load.waits) or [0.0]
    return {
        "moves": load.moves,
        "moves/s": load.moves / passed,
        "moves/CPU s": load.moves / max(used, 0.001),
        "CPU": used / passed,
        "p50 ms": 1000 * waits[len(waits) // 2],
        "p99 ms": 1000 * waits[int(len(waits) * 0.99)],
        "KB a socket": (full - empty) / len(players),
    }


def start(command: list[str], **environment: str) -> subprocess.Popen[bytes]:
    """A server on the first core."""
    return subprocess.Popen(["taskset", "-c", "0", *command], env=os.environ | environment)


async def ours(tables: int, every: float, seconds: float, folder: str) -> dict[str, float]:
    """A run of our server."""
    database = f"sqlite:///{Path(folder) / f'{random.getrandbits(40)}.db'}"
    players = await prepared(database, tables)
    port = free_port()
    command = [sys.executable, "-m", "folsom.cli", "serve", "--port", str(port), "--database", database]
    process = start(command, FOLSOM_LOG="error")
    try:
        await listening(port)
        return await driven(port, process.pid, players, Load(every), seconds)
    finally:
        process.terminate()
        process.wait()


async def plain(tables: int, seconds: float, size: int) -> dict[str, float]:
    """A run of the fan-out alone."""
    port = free_port()
    script = str(Path(__file__).parent / "plain.py")
    process = start([sys.executable, script], PLAIN_PORT=str(port), PLAIN_SIZE=str(size))
    players = [(f"table-{table}", seat, "none=1") for table in range(tables) for seat in range(5)]
    try:
        await listening(port)
        return await driven(port, process.pid, players, Load(0), seconds)
    finally:
        process.terminate()
        process.wait()


def show(name: str, figures: dict[str, float]) -> None:
    """One line."""
    print(name + ": " + ", ".join(f"{key} {value:,.2f}" for key, value in figures.items()), flush=True)


async def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("part", choices=["pace", "top"])
    parser.add_argument("--tables", type=int, default=300)
    parser.add_argument("--seconds", type=float, default=60)
    asked = parser.parse_args()
    os.sched_setaffinity(0, {1})
    print(f"{'compiled' if COMPILED else 'plain'} engine, {asked.tables} tables of five")
    with tempfile.TemporaryDirectory() as folder:
        if asked.part == "pace":
            show("a move every 5 s", await ours(asked.tables, 5.0, asked.seconds, folder))
            return
        for _ in range(3):
            mine = await ours(asked.tables, 0, asked.seconds, folder)
            theirs = await plain(asked.tables, asked.seconds, 900)
            show("ours", mine)
            show("fan-out alone", theirs)
            print(f"ratio {mine['moves/CPU s'] / theirs['moves/CPU s']:.2f}")


if __name__ == "__main__":
    asyncio.run(main())
