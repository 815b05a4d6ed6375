"""All that is kept of somebody, as JSON: what he did himself, and nothing that a game still hides."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any, Final

import msgspec
from sqlalchemy import Select, Table, select, union
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from folsom.server.store.schema import people, plies, ratings, results, seats, sessions, tables, talk, visits

# What is told of a row that is his. Of plies only the answers: news and snapshots know what he may not, and the
# numbers of plies count what others have answered in secret.
PERSON: Final = ("id", "name", "login", "lang", "created")
TOLD: Final[dict[Table, tuple[str, ...]]] = {
    seats: ("seat", "role", "bandits", "ready", "gone", "left", "pause", "seed"),
    talk: ("kind", "text", "at"),
    visits: ("viewer", "event", "at"),
    results: ("seat", "bandits", "money", "won", "players", "rated", "at"),
}
ANSWERS: Final = ("kind", "seat", "command", "decision", "part", "option", "at")
HOSTED: Final = ("id", "public", "state", "setup", "options", "created", "changed")

_encode = msgspec.json.Encoder().encode


async def export(engine: AsyncEngine, person: str) -> AsyncIterator[bytes]:
    """The export, in pieces: table by table, so that a long life at the tables is never in memory as a whole."""
    async with engine.connect() as connection:
        who = await _rows(connection, _some(people, PERSON).where(people.c.id == person))
        known = await _rows(connection, _some(sessions, ("created", "seen")).where(sessions.c.person == person))
        rating = _some(ratings, ("mu", "sigma", "games", "at")).where(ratings.c.person == person)
        rated = await _rows(connection, rating)
        places = list((await connection.execute(_tables_of(person))).scalars())
    yield b'{"person":%s,"sessions":%s,"ratings":%s,"tables":[' % (_encode(who[0]), _encode(known), _encode(rated))
    for number, table in enumerate(places):
        async with engine.connect() as connection:
            told = await _at(connection, table, person)
        yield (b"," if number else b"") + _encode(told)
    yield b"]}"


async def _at(connection: AsyncConnection, table: str, person: str) -> dict[str, Any]:
    """What is kept of somebody at one table."""
    hosted = _some(tables, HOSTED).where(tables.c.id == table, tables.c.host == person)
    told: dict[str, Any] = {"table": table, "hosted": await _rows(connection, hosted)}
    for kind, columns in TOLD.items():
        his = _some(kind, columns).where(kind.c.table == table, kind.c.person == person)
        told[kind.name] = await _rows(connection, his)
    answers = _some(plies, ANSWERS).where(plies.c.table == table, plies.c.by == person).order_by(plies.c.ply)
    return told | {"plies": await _rows(connection, answers)}


def _tables_of(person: str) -> Select[Any]:
    """Every table at which there is something of somebody."""
    found = [select(kind.c.table).where(kind.c.person == person) for kind in TOLD]
    all_of_them = union(select(tables.c.id.label("table")).where(tables.c.host == person), *found).subquery()
    return select(all_of_them.c.table).order_by(all_of_them.c.table)


def _some(kind: Table, columns: tuple[str, ...]) -> Select[Any]:
    return select(*(kind.c[name] for name in columns))


async def _rows(connection: AsyncConnection, wanted: Select[Any]) -> list[dict[str, Any]]:
    return [dict(row) for row in (await connection.execute(wanted)).mappings()]
