"""A row that goes to the driver as it takes it is the row that SQLAlchemy would have written, on both databases."""

from __future__ import annotations

from typing import Any

from sqlalchemy import insert, select

from folsom.server.house import House
from folsom.server.store.database import writing
from folsom.server.store.schema import plies
from folsom.server.store.writer import Insert
from server.houses import new_people, new_table, on_seats, run


def row(table: str, ply: int) -> dict[str, Any]:
    """A row in which every column says something."""
    return {
        "table": table,
        "ply": ply,
        "kind": "answer",
        "seat": 2,
        "command": None if ply % 2 else f"command-{ply}",
        "by": "p1",
        "decision": 7,
        "part": 1,
        "option": "play \N{LATIN SMALL LETTER E WITH ACUTE}",
        "draws": [{"counter": 3, "bag": ["cards move", '"'], "drawn": []}],
        "news": bytes(range(256)),
        "snapshot": b"",
        "counter": 4,
        "told": [1, 2, 3],
        "back": [-1, 5],
        "clocks": {"banks": [0.5], "since": 12.25, "paused": None},
        "at": 1_000_000.125,
    }


def test_a_row_is_written_as_it_is(database: str) -> None:
    async def inside(house: House) -> None:
        await new_people(house, 4)
        await new_table(house, "one", on_seats("p0", "p1", "p2", "p3"))
        await new_table(house, "two", on_seats("p0", "p1", "p2", "p3"))
        async with writing(house.engine) as connection:
            await Insert(plies, house.engine.dialect).add(connection, [row("one", ply) for ply in (8, 9)])
            await connection.execute(insert(plies), [row("two", ply) for ply in (8, 9)])
            wanted = select(plies).where(plies.c.ply >= 8).order_by(plies.c.table, plies.c.ply)
            found = [dict(one) for one in (await connection.execute(wanted)).mappings()]
        assert found == [row(table, ply) for table in ("one", "two") for ply in (8, 9)]

    run(inside, database)
