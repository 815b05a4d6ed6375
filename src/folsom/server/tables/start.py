"""A game begins: chance deals, and the first ply is written."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import insert
from sqlalchemy.ext.asyncio import AsyncConnection

from folsom.base.setup import Setup
from folsom.server.play.clocks import Limits, fresh, next_due
from folsom.server.play.fair import Fair
from folsom.server.play.position import asked, begin
from folsom.server.play.stored import beginning
from folsom.server.store.schema import games, plies


@dataclass(frozen=True)
class When:
    """Now: by the time of day, and by the time that clocks run by."""

    day: float
    service: float


def first_rows(
    table: str, setup: Setup, seed: bytes, seeds: list[str], limits: Limits, bots: Sequence[bool], when: When
) -> tuple[dict[str, Any], dict[str, Any]]:
    """The row of a game that begins, and that of its first ply. ``bots``: the seats for which a bot answers."""
    ply = begin(setup, Fair(seed, seeds))
    clocks = fresh(limits, len(bots), when.service)
    game, first = beginning(table, setup, seed, seeds, clocks, ply, when.day)
    game["due"] = next_due(clocks, limits, asked(ply.after.game), bots, when.service)
    return game, first


async def begin_game(
    connection: AsyncConnection, table: str, setup: Setup, seed: bytes, seeds: list[str], limits: Limits, now: float
) -> None:
    """Writes the beginning of a game of people, with the seed that was committed to and those of the players."""
    game, first = first_rows(table, setup, seed, seeds, limits, [False] * len(seeds), When(now, now))
    await connection.execute(insert(games).values(game))
    await connection.execute(insert(plies).values(first))
