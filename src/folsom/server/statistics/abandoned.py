"""Ratings of abandoned games. Nobody has won: whoever stayed longer is placed before those who went earlier."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from folsom.arena.match import sides
from folsom.base.layout import new_game
from folsom.base.setup import setup_from
from folsom.server.statistics.ratings import Ranked, change_ratings, is_rated, of_two_sides
from folsom.server.store.schema import games, seats


async def rate_abandoned(connection: AsyncConnection, table: str, now: float) -> None:
    """Rates a game that was abandoned, if its table asked for it; in the transaction that ends it."""
    if not await is_rated(connection, table):
        return
    setup = (await connection.execute(select(games.c.setup).where(games.c.table == table))).scalar_one()
    wanted = select(seats.c.person, seats.c.gone).where(seats.c.table == table).order_by(seats.c.seat)
    sitting = (await connection.execute(wanted)).all()
    side_of = sides(new_game(setup_from(setup)))
    await change_ratings(connection, by_staying(side_of, sitting), now)


def by_staying(side_of: Sequence[int], sitting: Sequence[Any]) -> list[Ranked]:
    """The seats of the sides that take part, placed by when the last person of each side has gone."""
    gone: dict[int, float] = {}
    for side, one in zip(side_of, sitting):
        if one.person is not None:
            gone[side] = max(one.gone, gone.get(side, one.gone))
    order = sorted(set(gone.values()), reverse=True)
    playing = [(side, one) for side, one in zip(side_of, sitting) if side in gone]
    return of_two_sides([Ranked(side, order.index(gone[side]), one.person) for side, one in playing])
