"""Faults, for longer than tests can take: servers that are killed, replaced or used all at once, while people play.

    PYTHONPATH=build/compiled:tests .venv/bin/python bench/faults.py kills [--kills 300] [--tables 8] [--seed 1]
    PYTHONPATH=build/compiled:tests .venv/bin/python bench/faults.py kills --postgres --kills 100
    PYTHONPATH=build/compiled:tests .venv/bin/python bench/faults.py restarts --postgres [--rounds 40]
    PYTHONPATH=build/compiled:tests .venv/bin/python bench/faults.py race --postgres [--answers 2000] [--redis]

kills     the server is killed without warning at random moments, and a new one starts on the same database.
restarts  two servers are stopped in good order and started again, one after the other.
race      moves, joins and time-outs race through two servers; with Redis, or without.
Nothing may be lost, doubled or changed: what goes wrong raises. At the end stands a row for docs/testing.md. Each
database sees a part of the campaign (--round kills, restarts or answers); the next part begins with new games.
"""

from __future__ import annotations

import argparse
import asyncio
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from server.faults.kills import torture
from server.faults.nursery import Nursery, nursery
from server.faults.several import race, rolling
from server.services import Postgres, free_port, postgres, redis

HEAD = "| what | database | how often | tables | written | acknowledged | events checked | lost or doubled | seconds |"


class Campaign:
    """One run of this program."""

    def __init__(self, asked: argparse.Namespace, folder: Path, server: Postgres | None, servers: Nursery) -> None:
        self.asked = asked
        self.folder = folder
        self.postgres = server
        self.nursery = servers
        self.begin = time.monotonic()
        self.total: dict[str, int] = {}

    def database(self, number: int) -> str:
        """A new database."""
        if self.asked.postgres:
            assert self.postgres is not None, "PostgreSQL is not installed"
            return self.postgres.new_database(f"faults{number}")
        return f"sqlite:///{self.folder / f'faults{number}.db'}"

    def say(self, done: int) -> None:
        """Shows how far it has come."""
        print(f"{done} of {self.asked.times}, {time.monotonic() - self.begin:.0f} s: {self.total}", flush=True)

    def run(self) -> None:
        """All of it, a database at a time."""
        parts = {"kills": self.kills, "restarts": self.restarts, "race": self.race}
        for done in range(0, self.asked.times, self.asked.round):
            number = min(self.asked.round, self.asked.times - done)
            counted = parts[self.asked.part](done, number)
            self.nursery.clear()
            self.total = {name: self.total.get(name, 0) + value for name, value in counted.items()}
            self.say(done + number)
        self.table()

    def progress(self, done: int) -> Callable[[int], None]:
        """Shows every fifth mishap."""
        return lambda number: self.say(done + number) if number % 5 == 0 else None

    def kills(self, done: int, number: int) -> dict[str, int]:
        """Kills a server so many times."""
        told = self.progress(done)
        database, seed = self.database(done), self.asked.seed + done
        return asyncio.run(torture(self.nursery, database, number, self.asked.tables, seed, told))

    def restarts(self, done: int, number: int) -> dict[str, int]:
        """Replaces one of two servers so many times."""
        told = self.progress(done)
        database, seed = self.database(done), self.asked.seed + done
        with redis() as wakes:
            address = wakes.address if wakes is not None else ""
            return asyncio.run(rolling(self.nursery, database, address, self.asked.tables, number, seed, told))

    def race(self, done: int, number: int) -> dict[str, int]:
        """Lets people give so many answers through two servers."""
        database, ports = self.database(done), [free_port(), free_port()]

        async def inside(address: str) -> dict[str, int]:
            for port in ports:
                await self.nursery.serve(port=port, database=database, redis=address).ready()
            tables, seed = self.asked.tables, self.asked.seed + done
            return await race(database, ports, tables, number, seed, self.nursery.clear)

        with redis() as wakes:
            return asyncio.run(inside(wakes.address if wakes is not None and self.asked.redis else ""))

    def table(self) -> None:
        """The result, as a row of a table."""
        asked, total = self.asked, self.total
        what = asked.part + (", no Redis" if asked.part == "race" and not asked.redis else "")
        where = "PostgreSQL" if asked.postgres else "SQLite"
        counted = [f"{total[name]:,}" for name in ("plies", "acknowledged", "events")]
        cells = [what, where, asked.times, asked.tables, *counted, "none", f"{time.monotonic() - self.begin:.0f}"]
        print(f"\n{HEAD}\n|{'---|' * len(cells)}\n| {' | '.join(str(cell) for cell in cells)} |")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("part", choices=["kills", "restarts", "race"])
    parser.add_argument("--kills", "--rounds", "--answers", dest="times", type=int)
    parser.add_argument("--tables", type=int, default=8)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--round", type=int, help="how much one database sees before a new one is taken")
    parser.add_argument("--postgres", action="store_true")
    parser.add_argument("--redis", action="store_true")
    asked = parser.parse_args()
    asked.times = asked.times or {"kills": 300, "restarts": 40, "race": 2000}[asked.part]
    asked.round = asked.round or (500 if asked.part == "race" else 25)
    with tempfile.TemporaryDirectory() as folder, postgres() as server, nursery() as servers:
        Campaign(asked, Path(folder), server, servers).run()


if __name__ == "__main__":
    main()
