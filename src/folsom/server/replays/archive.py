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

from folsom.core.telling import place_of
from folsom.server.play.news import News, Stored, news_from, unpacked
from folsom.server.play.words import as_of_today
from folsom.server.problems import missing
from folsom.server.store.schema import chapters, games, people, plies, records, seats, tables
from folsom.server.store.states import ABANDONED, OVER

GAME: Final = "game"
RECORD: Final = "record"
SECRETS: Final = ("seed", "seeds", "dealing")  # of a game, until it is over
CHUNK: Final = 64  # plies that are read at once: who reads slowly keeps no connection to the database

PliesTold = AsyncIterator[tuple[int, News]]  # each ply with its number
Views = dict[str, msgspec.Raw]  # what everybody saw, by place

_raw_views = msgspec.json.Decoder(dict[str, msgspec.Raw]).decode
_raw_plies = msgspec.json.Decoder(list[Stored]).decode


@dataclass(frozen=True)
class Sitting:
    """Who sat on a seat. Who has gone has no name any more."""

    name: str
    person: str | None
    bot: str | None


@dataclass(frozen=True)
class ReplayChapter:
    """A chapter of a game, which one version has played: what its numbers mean, and what everybody saw as it began."""

    rules: str
    legend: msgspec.Raw
    views: Views

    def view(self, viewer: int) -> msgspec.Raw:
        """What a viewer saw."""
        return self.views[str(place_of(viewer))]


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
    seeds: list[str]  # the same
    dealing: dict[str, Any] | None  # how bandits were dealt; the same
    chapters: dict[int, ReplayChapter]  # by the ply that they begin with; the first is 0
    told: list[int]  # how many entries there are for everybody, by place
    plies: Callable[[], PliesTold]

    @property
    def over(self) -> bool:
        """Whether everything may be shown."""
        return self.state in (OVER, ABANDONED)


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
        shown = [column for column in games.c if column.name not in SECRETS]
        wanted = select(*shown, tables.c.state).join(tables, tables.c.id == games.c.table)
        row = (await connection.execute(wanted.where(games.c.table == address))).mappings().first()
        if row is None:
            return None
        seed, seeds_of_players, dealing = None, [], None
        if row["state"] in (OVER, ABANDONED):
            secret = select(*[games.c[name] for name in SECRETS]).where(games.c.table == address)
            told = (await connection.execute(secret)).one()
            seed, seeds_of_players, dealing = told.seed.hex(), told.seeds, told.dealing
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
            seeds=seeds_of_players,
            dealing=dealing,
            chapters=await _chapters(connection, address),
            told=end.told,
            plies=lambda: self._plies(address, end.ply),
        )

    async def _plies(self, table: str, last: int) -> PliesTold:
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
            dealing=None,
            chapters={0: _chapter(row)},
            told=row["told"],
            plies=lambda: _plies_of(row),
        )


def _chapter(row: RowMapping) -> ReplayChapter:
    legend = as_of_today(msgspec.json.decode(zlib.decompress(row["legend"])))
    views = _raw_views(zlib.decompress(row["views"]))
    return ReplayChapter(row["rules"], msgspec.Raw(msgspec.json.encode(legend)), views)


async def _chapters(connection: AsyncConnection, table: str) -> dict[int, ReplayChapter]:
    rows = (await connection.execute(select(chapters).where(chapters.c.table == table))).mappings()
    return {row["ply"]: _chapter(row) for row in rows}


async def _plies_of(row: RowMapping) -> PliesTold:
    """The plies of a record."""
    for ply, things in enumerate(_raw_plies(zlib.decompress(row["news"])), start=1):
        yield ply, news_from(things)


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
