"""How many people one core can serve, and how long they wait.

    PYTHONPATH=build/compiled:tests .venv/bin/python bench/server/bench.py pace|bots|top [--tables 300] [--seconds 60]

pace  300 tables of five, a move every five seconds at each: waits from answer to acknowledgement, memory of a socket.
bots  the same, without and with two more tables at which bots think all the time.
top   as fast as it goes: moves for each second of the server's CPU time, beside the same fan-out without rules and
      database, with messages of the same size, measured in the same run.
The server runs on one core (taskset), and so do its bots, on SQLite with every commit on the disk; the players run on
the other one.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from clients import Load, Player

from folsom import COMPILED, Setup
from folsom.server.house import open_house
from folsom.server.play.stored import SeatOf
from folsom.server.settings import Settings
from server.faults.games import seated
from server.houses import new_people, new_table
from server.services import free_port

FIVE = Setup(("doc", "belle", "tuco", "django", "cheyenne"))
EVERY = 5.0  # seconds between two moves of a table
BOT = "legend"
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


async def prepared(database: str, tables: int, bots: int) -> list[tuple[str, int, str]]:
    """Tables at which games have begun: table, seat and cookie of each player. Some more are played by bots alone."""
    house = await open_house(Settings(database=database))
    found = []
    for table in range(tables):
        name = f"table-{table}"
        found += [(name, seat, cookie) for seat, cookie in enumerate(await seated(house, name, FIVE))]
    for number, host in enumerate(await new_people(house, bots) if bots else ()):
        sitting = [SeatOf(host, None, True), *[SeatOf(None, BOT, False)] * 4]
        await new_table(house, f"bots-{number}", sitting, FIVE, level=BOT)
    await house.close()
    return found


async def driven(
    port: int, pid: int, players: list[tuple[str, int, str]], load: Load, seconds: float
) -> dict[str, float]:
    """Lets players play for a while; what was measured."""
    empty = memory(pid)
    ready = asyncio.Semaphore(50)
    tasks = [asyncio.create_task(Player(port, cookie, table, seat, load).run(ready)) for table, seat, cookie in players]
    while load.watching < len(players):
        await asyncio.sleep(0.2)
    await asyncio.sleep(10 if load.every else 4)
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


async def ours(tables: int, load: Load, seconds: float, folder: str, bots: int = 0) -> dict[str, float]:
    """A run of our server."""
    database = f"sqlite:///{Path(folder) / f'{random.getrandbits(40)}.db'}"
    players = await prepared(database, tables, bots)
    port = free_port()
    command = [sys.executable, "-m", "folsom.cli", "serve", "--port", str(port), "--database", database]
    process = start(command, FOLSOM_LOG="error", FOLSOM_BOTS=str(max(bots, 1)))
    try:
        await listening(port)
        return await driven(port, process.pid, players, load, seconds)
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
    parser.add_argument("part", choices=["pace", "bots", "top"])
    parser.add_argument("--tables", type=int, default=300)
    parser.add_argument("--seconds", type=float, help="60; of top 6, since games played so fast are soon over")
    parser.add_argument("--times", type=int, default=5, help="of top")
    asked = parser.parse_args()
    os.sched_setaffinity(0, {1})
    print(f"{'compiled' if COMPILED else 'plain'} engine, {asked.tables} tables of five")
    with tempfile.TemporaryDirectory() as folder:
        if asked.part != "top":
            for bots in (0, 2) if asked.part == "bots" else (0,):
                figures = await ours(asked.tables, Load(EVERY), asked.seconds or 60, folder, bots)
                show(f"a move every {EVERY:.0f} s, {bots} bots", figures)
            return
        ratios = []
        for _ in range(asked.times):
            load = Load(0)
            mine = await ours(asked.tables, load, asked.seconds or 6, folder)
            theirs = await plain(asked.tables, asked.seconds or 6, load.size)
            show("ours", mine)
            show("fan-out alone", theirs)
            ratios.append([mine[key] / theirs[key] for key in ("moves/s", "moves/CPU s")])
            print("of it: {:.2f} of the moves a second, {:.2f} by CPU time".format(*ratios[-1]), flush=True)
        for what, some in zip(("moves a second", "moves by CPU time"), zip(*ratios)):
            print(f"{what}: median {statistics.median(some):.2f}, from {min(some):.2f} to {max(some):.2f}")


if __name__ == "__main__":
    asyncio.run(main())
