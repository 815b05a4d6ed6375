"""What can be shown again: games of this server, and records that somebody brought.

All of it comes from what was stored when it was played or brought. No rule is asked: a replay shows what happened then,
whatever the rules are now.
"""

from __future__ import annotations

import zlib
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass
from typing import Any, Final

import msgspec
from sqlalchemy import RowMapping, select
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from folsom.server.play.news import News, Shares, unpacked
from folsom.server.play.viewers import place_of
from folsom.server.problems import missing
from folsom.server.store.schema import games, people, plies, records, seats, tables
from folsom.server.tables.states import ABANDONED, OVER

GAME: Final = "game"
RECORD: Final = "record"
CHUNK: Final = 64  # plies that are read at once: who reads slowly keeps no connection to the database

Told = AsyncIterator[tuple[int, News]]  # each ply with its number

_raw_views = msgspec.json.Decoder(dict[str, msgspec.Raw]).decode
_raw_plies = msgspec.json.Decoder(list[list[Shares]]).decode


@dataclass(frozen=True)
class Sitting:
    """Who sat on a seat. Who has gone has no name any more."""

    name: str
    person: str | None
    bot: str | None


@dataclass(frozen=True)
class Replay:
    """A game that can be shown, all of it but its plies, which are read when they are wanted."""

    id: str
    kind: str
    state: str
    rules: str
    setup: dict[str, Any]
    seats: list[Sitting]
    result: dict[str, Any] | None
    begun: float | None
    ended: float | None
    commitment: str
    seed: str | None  # none while the game runs
    seeds: list[str]
    legend: msgspec.Raw
    views: dict[str, msgspec.Raw]  # what everybody saw at the beginning, by place
    told: list[int]  # how many entries there are for everybody, by place
    plies: Callable[[], Told]

    @property
    def over(self) -> bool:
        """Whether everything may be shown."""
        return self.state in (OVER, ABANDONED)

    def view(self, viewer: int) -> msgspec.Raw:
        """What a viewer saw at the beginning."""
        return self.views[str(place_of(viewer))]


class Archive:
    """Finds what can be shown."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine

    async def replay(self, address: str) -> Replay:
        """A game, or a record that somebody brought, by its address."""
        async with self.engine.connect() as connection:
            found = await self._game(connection, address) or await self._record(connection, address)
        if found is None:
            raise missing("game")
        return found

    async def _game(self, connection: AsyncConnection, address: str) -> Replay | None:
        shown = [column for column in games.c if column is not games.c.seed]
        wanted = select(*shown, tables.c.state).join(tables, tables.c.id == games.c.table)
        row = (await connection.execute(wanted.where(games.c.table == address))).mappings().first()
        if row is None:
            return None
        seed = None
        if row["state"] in (OVER, ABANDONED):
            seed = (await connection.execute(select(games.c.seed).where(games.c.table == address))).scalar_one().hex()
        last = select(plies.c.ply, plies.c.told).where(plies.c.table == address).order_by(plies.c.ply.desc()).limit(1)
        end = (await connection.execute(last)).one()
        return Replay(
            id=address,
            kind=GAME,
            state=row["state"],
            rules=row["rules"],
            setup=row["setup"],
            seats=await sitting_at(connection, address),
            result=row["result"],
            begun=row["begun"],
            ended=row["ended"],
            commitment=row["commitment"],
            seed=seed,
            seeds=row["seeds"],
            legend=msgspec.Raw(zlib.decompress(row["legend"])),
            views=_raw_views(zlib.decompress(row["views"])),
            told=end.told,
            plies=lambda: self._plies(address, end.ply),
        )

    async def _plies(self, table: str, last: int) -> Told:
        """The plies of a game up to one of them, some at a time."""
        done = -1
        while done < last:
            wanted = select(plies.c.ply, plies.c.news).where(plies.c.table == table, plies.c.ply > done)
            wanted = wanted.where(plies.c.ply <= last).order_by(plies.c.ply).limit(CHUNK)
            async with self.engine.connect() as connection:
                rows = (await connection.execute(wanted)).all()
            for ply, news in rows:
                yield ply, unpacked(news)
                done = ply

    async def _record(self, connection: AsyncConnection, address: str) -> Replay | None:
        row = (await connection.execute(select(records).where(records.c.id == address))).mappings().first()
        if row is None:
            return None
        return Replay(
            id=address,
            kind=RECORD,
            state=OVER,
            rules=row["rules"],
            setup=row["setup"],
            seats=[Sitting(name, None, None) for name in row["names"]],
            result=row["result"],
            begun=None,
            ended=None,
            commitment="",
            seed=None,
            seeds=[],
            legend=msgspec.Raw(zlib.decompress(row["legend"])),
            views=_raw_views(zlib.decompress(row["views"])),
            told=row["told"],
            plies=lambda: _plies_of(row),
        )


async def _plies_of(row: RowMapping) -> Told:
    """The plies of a record."""
    for ply, things in enumerate(_raw_plies(zlib.decompress(row["news"])), start=1):
        yield ply, News(things)


async def sitting_at(connection: AsyncConnection, table: str) -> list[Sitting]:
    """Who sits, or sat, at a table."""
    wanted = (
        select(seats.c.person, seats.c.bot, people.c.name, people.c.gone)
        .outerjoin(people, people.c.id == seats.c.person)
        .where(seats.c.table == table)
        .order_by(seats.c.seat)
    )
    rows = (await connection.execute(wanted)).all()
    return [_sitting(row.person, row.bot, row.name, row.gone) for row in rows]


def _sitting(person: str | None, bot: str | None, name: str | None, gone: float | None) -> Sitting:
    if gone is not None:
        return Sitting("", None, bot)
    return Sitting(name or "", person, bot)
