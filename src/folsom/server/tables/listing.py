"""Lists of tables: the public ones, and one's own with what waits for one there."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from sqlalchemy import RowMapping, and_, func, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from folsom.core.telling import PLACES, place_of
from folsom.server.play.log import seats_asked
from folsom.server.play.visits import Place, Visits
from folsom.server.protocol.tables import MyTable, TableCard, TableShown
from folsom.server.store.schema import games, plies, results, seats, tables
from folsom.server.store.states import FINISHED, OPEN, PLAYING
from folsom.server.tables.shown import card_of, shown_tables

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
    connection: AsyncConnection, visits: Visits, person: str, states: Sequence[str], page: int
) -> tuple[list[MyTable], bool]:
    """A page of the tables where somebody sits or is invited, the last changed first; and whether there are more."""
    seen_here = visits.here(person)
    own = select(seats.c.table).where(or_(seats.c.person == person, seats.c.kept == person))
    wanted = select(tables.c.id).where(tables.c.id.in_(own), tables.c.state.in_(states))
    newest = wanted.order_by(tables.c.changed.desc(), tables.c.id).limit(PAGE + 1).offset(page * PAGE)
    found = (await connection.execute(newest)).scalars().all()
    here = await shown_tables(connection, found[:PAGE])
    games_here = await _standings(connection, found[:PAGE])
    seen = await visits.seen(connection, person, found[:PAGE], seen_here)
    won = await _winners(connection, found[:PAGE])
    mine = [_mine(table, person, games_here.get(table.id, NO_GAME), seen, won[table.id]) for table in here]
    return mine, len(found) > PAGE


@dataclass(frozen=True)
class Standing:
    """How a game stands: who is asked, whether it stands still, and how many entries everybody was told, by place."""

    asked: Sequence[int]
    paused: bool
    told: Sequence[int]


NO_GAME: Final = Standing((), False, (0,) * PLACES)


def _mine(table: TableShown, person: str, game: Standing, seen: Mapping[Place, int], winners: Sequence[int]) -> MyTable:
    own = [n for n, seat in enumerate(table.seats) if seat.person is not None and seat.person.id == person]
    missed = [game.told[place_of(seat)] > seen.get((table.id, seat), 0) for seat in own]
    return MyTable(
        card=card_of(table),
        seats=own,
        invited=not own,
        turn=not game.paused and any(seat in game.asked and not table.seats[seat].away for seat in own),
        away=any(table.seats[seat].away for seat in own),
        paused=game.paused,
        rests=game.paused and all(seat.away for seat in table.seats if seat.person is not None),
        news=bool(missed) and all(missed),  # who has seen it from one of his seats has seen it
        winners=[table.seats[seat] for seat in winners],
    )


async def _winners(connection: AsyncConnection, ids: Sequence[str]) -> dict[str, list[int]]:
    """The seats that won, of some tables; none where nobody did, or where no game is over."""
    wanted = select(results.c.table, results.c.seat).where(results.c.table.in_(ids), results.c.won)
    found: dict[str, list[int]] = {id: [] for id in ids}
    for table, seat in await connection.execute(wanted.order_by(results.c.seat)):
        found[table].append(seat)
    return found


async def _standings(connection: AsyncConnection, ids: Sequence[str]) -> dict[str, Standing]:
    """How some games stand, as their newest plies say."""
    last = select(plies.c.table, func.max(plies.c.ply).label("ply")).where(plies.c.table.in_(ids))
    newest = last.group_by(plies.c.table).subquery()
    wanted = (
        select(plies, games.c.ended)
        .join(newest, and_(plies.c.table == newest.c.table, plies.c.ply == newest.c.ply))
        .join(games, games.c.table == plies.c.table)
    )
    return {row["table"]: _standing(row) for row in (await connection.execute(wanted)).mappings()}


def _standing(row: RowMapping) -> Standing:
    if row["ended"] is not None:
        return Standing((), False, row["told"])
    return Standing(seats_asked(row), row["clocks"]["paused"] is not None, row["told"])
