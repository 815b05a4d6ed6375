"""Kills the server again and again while people play, and checks that nothing was lost (docs/testing.md has results).

PYTHONPATH=build/compiled:tests .venv/bin/python bench/faults.py [--kills 300] [--tables 8] [--seed 1]
PYTHONPATH=build/compiled:tests .venv/bin/python bench/faults.py --postgres --kills 100
"""

from __future__ import annotations

import argparse
import asyncio
import tempfile
import time
from pathlib import Path

from server.faults import torture
from server.services import postgres


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--kills", type=int, default=300)
    parser.add_argument("--tables", type=int, default=8)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--round", type=int, default=25, help="kills of one database, before a new one is taken")
    parser.add_argument("--postgres", action="store_true")
    asked = parser.parse_args()
    begin = time.monotonic()
    total: dict[str, int] = {}
    with tempfile.TemporaryDirectory() as folder, postgres() as server:
        for done in range(0, asked.kills, asked.round):
            kills = min(asked.round, asked.kills - done)
            if asked.postgres:
                assert server is not None, "PostgreSQL is not installed"
                database = server.new_database(f"faults{done}")
            else:
                database = f"sqlite:///{Path(folder) / f'faults{done}.db'}"
            counted = asyncio.run(torture(database, kills, asked.tables, asked.seed + done))
            total = {name: total.get(name, 0) + number for name, number in counted.items()}
            print(f"{done + kills} kills, {time.monotonic() - begin:.0f} s: {total}", flush=True)


if __name__ == "__main__":
    main()
