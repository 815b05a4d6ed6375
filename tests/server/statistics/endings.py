"""Games that end at once: what the server writes when a game is over, without playing it move by move."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

from sqlalchemy import select

from folsom import Game, Setup, Source, new_game, play_out
from folsom.server.house import House
from folsom.server.play.clocks import Limits, fresh
from folsom.server.play.fair import Fair
from folsom.server.play.log import Sender, row_of
from folsom.server.play.position import Ply, Position, begin
from folsom.server.store.kinds import ANSWER
from folsom.server.store.schema import ratings, results
from folsom.server.store.sitting import SeatOf
from folsom.server.store.writer import Change
from server.houses import SEED, SETUP, new_table

LIMITS = Limits()


@cache
def over(setup: Setup, seed: int) -> Game:
    """A game that was played to its end."""
    g = new_game(setup)
    play_out(g, Source(seed))
    return g


def person(name: str) -> SeatOf:
    """A seat with a person who stayed."""
    return SeatOf(name, None)


def left(name: str) -> SeatOf:
    """A seat with a person who left by his own act."""
    return SeatOf(name, None, gone=0.0, left=True)


def bot(code: str = "outlaw") -> SeatOf:
    """A seat with a bot."""
    return SeatOf(None, code)


async def end_game(
    house: House,
    table: str,
    sitting: list[SeatOf],
    setup: Setup = SETUP,
    seed: int = 1,
    then: Sequence[Change] = (),
    **options: Any,
) -> Game:
    """A game with these people begins at a table and ends with the next ply. ``then``: what else is written with it."""
    now = house.clock.now()
    await new_table(house, table, sitting, setup, **options)
    first = begin(setup, Fair(SEED, [""] * len(sitting)))
    g = over(setup, seed)
    last = Ply(ANSWER, 0, first.decision, first.part, "", [], first.news, Position(g, 1, first.after.counter))
    clocks = fresh(LIMITS, len(sitting), now)
    more = house.stored.ending(table, last, now)
    sender = Sender(sitting[0].person or "outlaw")
    await house.writer.add(row_of(table, last, sender, clocks, now), None, [*more, *then])
    return g


async def rated(house: House) -> dict[str, tuple[float, float, float, int]]:
    """Everybody's mu, sigma, rating and number of rated games."""
    async with house.engine.connect() as connection:
        rows = (await connection.execute(select(ratings))).all()
    return {row.person: (row.mu, row.sigma, row.rating, row.games) for row in rows}


async def result_of(house: House, table: str) -> list[Any]:
    """The rows of a game, by seat."""
    async with house.engine.connect() as connection:
        wanted = select(results).where(results.c.table == table).order_by(results.c.seat)
        return list((await connection.execute(wanted)).all())
