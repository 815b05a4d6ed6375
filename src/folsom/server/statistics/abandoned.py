"""Ratings of abandoned games. Nobody has won: whoever played longer is placed before those who stopped earlier."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import structlog
from sqlalchemy import and_, func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from folsom.arena.match import sides
from folsom.base.layout import new_game
from folsom.base.setup import SetupError, setup_from
from folsom.core.seats import seats_to_take
from folsom.server.statistics.ratings import Ranked, change_ratings, is_rated, of_two_sides
from folsom.server.store.kinds import ANSWER
from folsom.server.store.schema import games, plies, seats

log = structlog.get_logger()


async def rate_abandoned(connection: AsyncConnection, table: str, now: float) -> None:
    """Rates a game that was abandoned, if its table asked for it; in the transaction that ends it.

    A game whose parts are not installed any more is not rated: who plays with whom is not known.
    """
    if not await is_rated(connection, table):
        return
    wanted = select(games.c.setup, games.c.begun).where(games.c.table == table)
    setup, begun = (await connection.execute(wanted)).one()
    try:
        game = new_game(setup_from(setup))
    except SetupError as problem:
        log.warning("an abandoned game could not be rated", table=table, problem=str(problem))
        return
    sitting = await _last_answers(connection, table, begun)
    taken = seats_to_take(game.table.roles)
    side_of = sides(game)
    ranked = by_staying([side_of[seat] for seat in taken], [sitting[seat] for seat in taken])
    await change_ratings(connection, ranked, now)


async def _last_answers(connection: AsyncConnection, table: str, begun: float) -> Sequence[Any]:
    """For each seat its person, and when he last gave an answer himself; if he gave none, when the game began."""
    same = and_(plies.c.table == seats.c.table, plies.c.seat == seats.c.seat)
    own = and_(same, plies.c.kind == ANSWER, plies.c.by == seats.c.person)
    last = func.coalesce(func.max(plies.c.at), begun).label("last")
    wanted = select(seats.c.person, last).select_from(seats.outerjoin(plies, own)).where(seats.c.table == table)
    rows = await connection.execute(wanted.group_by(seats.c.seat, seats.c.person).order_by(seats.c.seat))
    return rows.all()


def by_staying(side_of: Sequence[int], sitting: Sequence[Any]) -> list[Ranked]:
    """The seats of the sides that take part, placed by when a person of each side has last answered. Those of a side
    who stopped before him did not stay."""
    last: dict[int, float] = {}
    for side, one in zip(side_of, sitting):
        if one.person is not None:
            last[side] = max(one.last, last.get(side, one.last))
    order = sorted(set(last.values()), reverse=True)
    playing = [(side, one) for side, one in zip(side_of, sitting) if side in last]
    return of_two_sides([Ranked(s, order.index(last[s]), one.person, one.last == last[s]) for s, one in playing])
