"""Lists of tables: the public ones, and one's own with those where one is asked."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Final

from sqlalchemy import and_, func, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from folsom.server.play.log import position_of
from folsom.server.play.position import asked
from folsom.server.play.stored import table_for
from folsom.server.protocol.tables import MyTable, TableCard, TableShown
from folsom.server.store.schema import games, plies, seats, tables
from folsom.server.tables.shown import card_of, shown_tables
from folsom.server.tables.states import FINISHED, OPEN, PLAYING

MOST_LISTED: Final = 100
LISTED: Final = 86_400.0  # seconds that an open table is listed after its last change
PAGE: Final = 20

STATES: Final[dict[str, tuple[str, ...]]] = {"playing": (PLAYING,), "open": (OPEN,), "over": FINISHED}


async def public_tables(connection: AsyncConnection, now: float, ids: Sequence[str] | None = None) -> list[TableCard]:
    """Public tables that are open or where a game runs, open ones first; ``ids``: only these."""
    fresh = and_(tables.c.state == OPEN, tables.c.changed > now - LISTED)
    wanted = select(tables.c.id).where(tables.c.public, or_(fresh, tables.c.state == PLAYING))
    if ids is not None:
        wanted = wanted.where(tables.c.id.in_(ids))
    newest = wanted.order_by(tables.c.state, tables.c.created.desc(), tables.c.id).limit(MOST_LISTED)
    found = (await connection.execute(newest)).scalars().all()
    return [card_of(table) for table in await shown_tables(connection, found)]


async def my_tables(
    connection: AsyncConnection, person: str, states: Sequence[str], page: int
) -> tuple[list[MyTable], bool]:
    """A page of the tables where somebody sits or is invited, the last changed first; and whether there are more."""
    mine = select(seats.c.table).where(or_(seats.c.person == person, seats.c.kept == person))
    wanted = select(tables.c.id).where(tables.c.id.in_(mine), tables.c.state.in_(states))
    newest = wanted.order_by(tables.c.changed.desc(), tables.c.id).limit(PAGE + 1).offset(page * PAGE)
    found = (await connection.execute(newest)).scalars().all()
    here = await shown_tables(connection, found[:PAGE])
    waiting = await asked_seats(connection, [table.id for table in here if table.state == PLAYING])
    return [_mine(table, person, waiting.get(table.id, [])) for table in here], len(found) > PAGE


def _mine(table: TableShown, person: str, waiting: Sequence[int]) -> MyTable:
    own = [n for n, seat in enumerate(table.seats) if seat.person is not None and seat.person.id == person]
    return MyTable(
        card=card_of(table),
        seats=own,
        invited=not own,
        turn=any(seat in waiting and not table.seats[seat].away for seat in own),
        away=any(table.seats[seat].away for seat in own),
    )


async def asked_seats(connection: AsyncConnection, ids: Sequence[str]) -> dict[str, list[int]]:
    """The seats that are asked in some running games: as their newest plies say."""
    last = select(plies.c.table, func.max(plies.c.ply).label("ply")).where(plies.c.table.in_(ids))
    newest = last.group_by(plies.c.table).subquery()
    wanted = (
        select(plies, games.c.setup)
        .join(newest, and_(plies.c.table == newest.c.table, plies.c.ply == newest.c.ply))
        .join(games, games.c.table == plies.c.table)
    )
    found: dict[str, list[int]] = {}
    for row in (await connection.execute(wanted)).mappings():
        table = table_for(json.dumps(row["setup"], sort_keys=True))
        found[row["table"]] = asked(position_of(table, row).game)
    return found
