"""A game begins: the seed is drawn, chance deals, and the first ply is written."""

from __future__ import annotations

from sqlalchemy import insert
from sqlalchemy.ext.asyncio import AsyncConnection

from folsom.base.setup import Setup
from folsom.server.play.clocks import Limits
from folsom.server.play.fair import Fair, new_seed
from folsom.server.play.position import begin
from folsom.server.play.stored import beginning
from folsom.server.store.schema import games, plies


async def begin_game(
    connection: AsyncConnection, table: str, setup: Setup, seed: bytes, seeds: list[str], limits: Limits, now: float
) -> None:
    """Writes the beginning of a game, with the seed that was committed to and those of the players."""
    game, first = beginning(table, setup, seed, seeds, limits, begin(setup, Fair(seed, seeds)), now)
    await connection.execute(insert(games).values(game))
    await connection.execute(insert(plies).values(first))


__all__ = ["begin_game", "new_seed"]
