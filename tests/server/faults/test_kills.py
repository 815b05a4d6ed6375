"""A server that is killed without warning loses nothing (the long version: bench/faults.py)."""

from __future__ import annotations

import asyncio

from server.faults.kills import torture
from server.faults.nursery import Nursery


def test_a_killed_server_loses_nothing(nursery: Nursery, database: str) -> None:
    counted = asyncio.run(torture(nursery, database, kills=3, number=3, seed=1))
    assert counted["acknowledged"] > 20
    assert counted["events"] > counted["acknowledged"]
