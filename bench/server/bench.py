"""How many people one core can serve, and how long they wait.

    PYTHONPATH=build/compiled:tests .venv/bin/python bench/server/bench.py pace|bots|top [--tables 300] [--seconds 60]

pace  300 tables of five, a move every five seconds at each: waits from answer to acknowledgement, memory of a socket.
bots  the same, without and with two more tables at which bots think all the time.
top   as fast as it goes: moves a second, and for each second of the server's CPU time, beside the same fan-out without
      rules and database, with messages of the same size. Both servers are up at once and take turns, a second each:
      a machine that is shared is faster and slower from one moment to the next.
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
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from clients import Load, Player

from folsom import COMPILED, Setup
from folsom.server.opening import open_house
from folsom.server.settings import Settings
from folsom.server.store.sitting import SeatOf
from server.faults.games import seated
from server.houses import new_people, new_table
from server.services import free_port

FIVE = Setup(("doc", "belle", "tuco", "django", "cheyenne"))
EVERY = 5.0  # seconds between two moves of a table
WARM = 10.0  # seconds of play before anything counts
WARM_TOP = 4.0  # of top
START = 0.3  # seconds in which a server whose turn it is gets going
REST = 0.4  # seconds until what was under way is done
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


class Run:
    """A server under load, and what was measured of it."""

    def __init__(self, pid: int, port: int, players: list[tuple[str, int, str]], load: Load) -> None:
        self.pid = pid
        self.load = load
        self.sockets = len(players)
        self.empty = memory(pid)
        self.full = self.empty
        self.passed = 0.0
        self.used = 0.0
        ready = asyncio.Semaphore(50)
        players_of = [Player(port, cookie, table, seat, load) for table, seat, cookie in players]
        self.tasks = [asyncio.create_task(player.run(ready)) for player in players_of]

    async def begin(self, seconds: float) -> None:
        """Waits until everybody has seen his game, then lets them play without counting."""
        while self.load.watching < self.sockets:
            await asyncio.sleep(0.2)
        await self.play(seconds, 0)
        self.full = memory(self.pid)

    async def play(self, before: float, counted: float) -> None:
        """Lets everybody play: a while that does not count, and one that does."""
        self.load.going.set()
        await asyncio.sleep(before)
        self.load.counting = True
        begin, used = time.perf_counter(), cpu_seconds(self.pid)
        await asyncio.sleep(counted)
        self.load.counting = False
        self.used += cpu_seconds(self.pid) - used
        self.passed += time.perf_counter() - begin

    async def rest(self) -> None:
        """Lets nobody answer any more, and what is under way come to its end."""
        self.load.going.clear()
        await asyncio.sleep(REST)

    async def end(self) -> dict[str, float]:
        """What was measured."""
        self.load.running = False
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        waits = sorted(self.load.waits) or [0.0]
        return {
            "moves": self.load.moves,
            "moves/s": self.load.moves / self.passed,
            "moves/CPU s": self.load.moves / max(self.used, 0.001),
            "CPU": self.used / self.passed,
            "p50 ms": 1000 * waits[len(waits) // 2],
            "p99 ms": 1000 * waits[int(len(waits) * 0.99)],
            "KB a socket": (self.full - self.empty) / self.sockets,
        }


@asynccontextmanager
async def ours(tables: int, load: Load, folder: str, bots: int = 0) -> AsyncIterator[Run]:
    """Our server under load."""
    database = f"sqlite:///{Path(folder) / f'{random.getrandbits(40)}.db'}"
    players = await prepared(database, tables, bots)
    port = free_port()
    command = [sys.executable, "-m", "folsom.cli", "serve", "--port", str(port), "--database", database]
    async with serving(command, port, FOLSOM_LOG="error", FOLSOM_BOTS=str(max(bots, 1))) as pid:
        yield Run(pid, port, players, load)


@asynccontextmanager
async def plain(tables: int, load: Load, size: int) -> AsyncIterator[Run]:
    """The fan-out alone under load."""
    port = free_port()
    command = [sys.executable, str(Path(__file__).parent / "plain.py")]
    players = [(f"table-{table}", seat, "none=1") for table in range(tables) for seat in range(5)]
    async with serving(command, port, PLAIN_PORT=str(port), PLAIN_SIZE=str(size)) as pid:
        yield Run(pid, port, players, load)


@asynccontextmanager
async def serving(command: list[str], port: int, **environment: str) -> AsyncIterator[int]:
    """A server on the first core, by its process."""
    process = subprocess.Popen(
        ["taskset", "-c", "0", *command], env=os.environ | environment, stdout=subprocess.DEVNULL
    )
    try:
        await listening(port)
        yield process.pid
    finally:
        process.terminate()
        process.wait()


async def pace(tables: int, seconds: float, folder: str, bots: int) -> dict[str, float]:
    """A move now and then at every table."""
    async with ours(tables, Load(EVERY), folder, bots) as run:
        await run.begin(WARM)
        await run.play(0, seconds)
        return await run.end()


async def top(tables: int, seconds: int, folder: str) -> tuple[dict[str, float], dict[str, float]]:
    """As fast as it goes, beside the fan-out alone, by turns."""
    load = Load(0)
    async with ours(tables, load, folder) as mine:
        await mine.begin(WARM_TOP)
        await mine.rest()
        async with plain(tables, Load(0), load.size) as theirs:
            await theirs.begin(WARM_TOP / 2)
            await theirs.rest()
            for _ in range(seconds):
                for run in (mine, theirs):
                    await run.play(START, 1)
                    await run.rest()
            return await mine.end(), await theirs.end()


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
                show(
                    f"a move every {EVERY:.0f} s, {bots} bots",
                    await pace(asked.tables, asked.seconds or 60, folder, bots),
                )
            return
        ratios = []
        for _ in range(asked.times):
            mine, theirs = await top(asked.tables, int(asked.seconds or 6), folder)
            show("ours", mine)
            show("fan-out alone", theirs)
            ratios.append([mine[key] / theirs[key] for key in ("moves/s", "moves/CPU s")])
            print("of it: {:.2f} of the moves a second, {:.2f} by CPU time".format(*ratios[-1]), flush=True)
        for what, some in zip(("moves a second", "moves by CPU time"), zip(*ratios)):
            print(f"{what}: median {statistics.median(some):.2f}, from {min(some):.2f} to {max(some):.2f}")


if __name__ == "__main__":
    asyncio.run(main())
