"""Games as the database keeps them: read to go on, to show, and to end."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final

from sqlalchemy import Executable, RowMapping, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from folsom.base.layout import new_table
from folsom.base.scoring import outcome
from folsom.base.setup import Setup, SetupError, setup_from
from folsom.core.game import Game
from folsom.core.table import Table
from folsom.core.telling import place_of
from folsom.notation.record import rules_version
from folsom.server.play.chapters import Chapter, begin_chapter, chapter_row, is_of_today, newest_chapter
from folsom.server.play.clocks import Clocks, Limits, clocks_from
from folsom.server.play.fair import commitment
from folsom.server.play.log import Sender, contents, position_of, row_of
from folsom.server.play.news import News, unpacked
from folsom.server.play.position import NOBODY, Ply, Position
from folsom.server.problems import conflict, missing
from folsom.server.statistics.ratings import rate
from folsom.server.statistics.results import result_rows, who_stayed
from folsom.server.store.database import writing
from folsom.server.store.kinds import PAUSE, RESUME
from folsom.server.store.schema import chapters, games, plies, results, seats, tables
from folsom.server.store.sitting import SeatOf
from folsom.server.store.states import ABANDONED, OVER, PLAYING
from folsom.server.store.writer import Change, Taken

LEVEL: Final = "outlaw"  # of the bots at a table that was kept without a level
CHUNK: Final = 32  # plies that are read at once, from the end of a log backwards
TABLES: Final = 64  # that are kept ready, by setup


@dataclass(frozen=True)
class Written:
    """A row of the log."""

    row: RowMapping

    @property
    def ply(self) -> int:
        return int(self.row["ply"])

    @property
    def kind(self) -> str:
        return str(self.row["kind"])

    @property
    def seat(self) -> int:
        return int(self.row["seat"])

    @property
    def command(self) -> str | None:
        found: str | None = self.row["command"]
        return found

    @property
    def contents(self) -> str:
        """What the command asked for that made this ply."""
        return contents(self.kind, self.row["decision"], self.row["part"], self.row["option"])

    @property
    def by(self) -> str:
        return str(self.row["by"])

    @property
    def news(self) -> News:
        return unpacked(self.row["news"])

    @property
    def clocks(self) -> Clocks:
        return clocks_from(self.row["clocks"])

    def position(self, table: Table) -> Position:
        """Where the game stood then."""
        return position_of(table, self.row)


@dataclass(frozen=True)
class Unfinished:
    """All that is needed to go on with a game."""

    id: str
    setup: Setup
    chapter: Chapter
    commitment: str
    seed: bytes
    seeds: list[str]
    seats: list[SeatOf]
    limits: Limits
    level: str
    position: Position
    clocks: Clocks
    abandoned: bool


class Stored:
    """Reads games, and says how they are written."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine

    async def unfinished(self, table_id: str, now: float) -> Unfinished:
        """A running game. One that another version has played so far goes on in a new chapter."""
        async with self.engine.connect() as connection:
            game = (await connection.execute(select(games).where(games.c.table == table_id))).mappings().first()
            if game is None:
                raise missing("game")
            place = (await connection.execute(select(tables).where(tables.c.id == table_id))).mappings().one()
            sitting = await _seats(connection, table_id)
            chapter = await newest_chapter(connection, table_id)
            last = select(plies).where(plies.c.table == table_id).order_by(plies.c.ply.desc()).limit(1)
            row = Written((await connection.execute(last)).mappings().one())
        try:
            table = table_for(json.dumps(game["setup"], sort_keys=True))
        except SetupError as problem:
            raise conflict("other-version", f"this server cannot go on with the game: {problem}") from None
        if not is_of_today(chapter, table, row.row):
            if place["state"] != PLAYING:
                raise missing("game")  # all that is left of it is its replay
            await begin_chapter(self.engine, table, chapter, row.row, now)
            return await self.unfinished(table_id, now)
        return Unfinished(
            id=table_id,
            setup=setup_from(game["setup"]),
            chapter=chapter,
            commitment=game["commitment"],
            seed=game["seed"],
            seeds=game["seeds"],
            seats=sitting,
            limits=limits_of(place["options"]),
            level=place["options"].get("level", LEVEL),
            position=row.position(table),
            clocks=row.clocks,
            abandoned=place["state"] == ABANDONED,
        )

    async def hand_over(self, table_id: str, late: Sequence[int], ply: int, now: float) -> bool:
        """Bots play for some people from now on; not if anything was written after a ply, by any process.

        Whoever writes a ply takes the row of its game first, so one of the two waits for the other.
        """
        playing = (tables.c.id == table_id, tables.c.state == PLAYING)
        game = games.c.table == table_id
        newest = select(func.max(plies.c.ply)).where(plies.c.table == table_id)
        here = (seats.c.table == table_id, seats.c.seat.in_(late))
        async with writing(self.engine) as connection:
            if (await connection.execute(select(tables.c.id).where(*playing).with_for_update())).first() is None:
                return False
            await connection.execute(select(games.c.table).where(game).with_for_update())
            if (await connection.execute(newest)).scalar() != ply:
                return False
            await connection.execute(update(seats).where(*here).values(gone=now, pause=False))
            await connection.execute(update(tables).where(*playing).values(_changed()))
            await note(connection, table_id)
        return True

    def taking_back(self, table_id: str, seat: int, pause: bool) -> list[Change]:
        """What changes when a person takes his seat back from the bot. ``pause``: whether he wishes for one."""
        here = (seats.c.table == table_id, seats.c.seat == seat)
        there = {"gone": None, "left": False, "pause": pause}
        return [while_playing(table_id, _changed()), update(seats).where(*here).values(there)]

    async def sitting(self, table_id: str) -> tuple[list[SeatOf], bool]:
        """Who sits at a table now, and whether its game was abandoned."""
        async with self.engine.connect() as connection:
            state = (await connection.execute(select(tables.c.state).where(tables.c.id == table_id))).scalar()
            return await _seats(connection, table_id), state == ABANDONED

    async def plies_after(self, table_id: str, ply: int) -> list[Written]:
        """What was written after a ply."""
        wanted = select(plies).where(plies.c.table == table_id, plies.c.ply > ply).order_by(plies.c.ply)
        async with self.engine.connect() as connection:
            return [Written(row) for row in (await connection.execute(wanted)).mappings()]

    async def entries_after(self, table_id: str, viewer: int, event: int) -> list[bytes]:
        """What a viewer was told after one of his events: the log is read back from its end, as far as needed."""
        place = place_of(viewer)
        found: list[bytes] = []
        before = 1 << 30
        async with self.engine.connect() as connection:
            while True:
                wanted = select(plies.c.ply, plies.c.told, plies.c.news)
                wanted = wanted.where(plies.c.table == table_id, plies.c.ply < before)
                rows = (await connection.execute(wanted.order_by(plies.c.ply.desc()).limit(CHUNK))).all()
                for ply, told, news in rows:
                    missed = told[place] - event
                    if missed <= 0:
                        return found
                    found[:0] = unpacked(news).to(viewer)[-missed:]
                    before = ply
                if not rows:
                    return found

    async def step(self, table_id: str, ply: int) -> tuple[Written, Written]:
        """A ply, and the one after it."""
        both = (plies.c.table == table_id, plies.c.ply.in_((ply, ply + 1)))
        async with self.engine.connect() as connection:
            first, second = (await connection.execute(select(plies).where(*both).order_by(plies.c.ply))).mappings()
        return Written(first), Written(second)

    async def ply_of(self, table_id: str, seat: int, command: str) -> Written | None:
        """The ply that a command made, if it made one."""
        same = (plies.c.table == table_id, plies.c.seat == seat, plies.c.command == command)
        async with self.engine.connect() as connection:
            row = (await connection.execute(select(plies).where(*same))).mappings().first()
        return None if row is None else Written(row)

    def ending(self, table_id: str, ply: Ply, now: float) -> list[Change]:
        """What changes when a game is over."""
        g = ply.after.game
        end = outcome(g)
        result = {"money": list(end.money), "winners": [b for b in range(len(end.money)) if end.won(b)]}
        return [
            while_playing(table_id, _over(now)),
            update(games).where(games.c.table == table_id).values(ended=now, result=result),
            lambda connection: _count_results(connection, table_id, g, now),
            lambda connection: rate(connection, table_id, now),
        ]


async def _count_results(connection: AsyncConnection, table_id: str, g: Game, now: float) -> None:
    """Writes how a game that is over ended, for each seat."""
    sitting = await _seats(connection, table_id)
    stayed = await who_stayed(connection, table_id, sitting)
    await connection.execute(insert(results).values(result_rows(table_id, g, sitting, stayed, now)))


async def _seats(connection: AsyncConnection, table_id: str) -> list[SeatOf]:
    who = (seats.c.person, seats.c.bot, seats.c.gone, seats.c.left, seats.c.pause)
    wanted = select(*who).where(seats.c.table == table_id)
    return [SeatOf(*row) for row in await connection.execute(wanted.order_by(seats.c.seat))]


def while_playing(table_id: str, values: dict[str, Any]) -> Change:
    """A change of a table at which the game still runs. If it was ended meanwhile, somebody else was faster."""
    playing = update(tables).where(tables.c.id == table_id, tables.c.state == PLAYING)

    async def change(connection: AsyncConnection) -> None:
        if (await connection.execute(playing.values(values))).rowcount != 1:
            raise Taken("the game does not run any more")

    return change


async def note(connection: AsyncConnection, table_id: str) -> None:
    """Adds a ply in which nothing happens to the log of a game that somebody has left.

    An answer that another process is about to write comes second then, so that it looks again who sits there.
    """
    last = select(plies).where(plies.c.table == table_id).order_by(plies.c.ply.desc()).limit(1)
    row = dict((await connection.execute(last)).mappings().one())
    kind = RESUME if row["clocks"]["paused"] is None else PAUSE
    row |= {"ply": row["ply"] + 1, "kind": kind, "seat": NOBODY, "command": None, "by": "", "part": 0, "option": ""}
    row |= {"draws": [], "news": News([]).packed()}
    await connection.execute(insert(plies).values(row))


def _changed() -> dict[str, Any]:
    """A change of a table that was not made by reading it first: others who change it must look again."""
    return {"version": tables.c.version + 1}


@dataclass(frozen=True)
class Rows:
    """The rows of a game that begins."""

    game: dict[str, Any]
    ply: dict[str, Any]
    chapter: dict[str, Any]

    def inserts(self) -> list[Executable]:
        """What writes them."""
        return [insert(games).values(self.game), insert(plies).values(self.ply), insert(chapters).values(self.chapter)]


def beginning(table_id: str, setup: Setup, seed: bytes, seeds: list[str], clocks: Clocks, ply: Ply, now: float) -> Rows:
    """What is written when a game begins."""
    game = {
        "table": table_id,
        "rules": rules_version(),
        "setup": setup.as_data(),
        "seed": seed,
        "seeds": seeds,
        "commitment": commitment(seed),
        "begun": now,
    }
    return Rows(game, row_of(table_id, ply, Sender(""), clocks, now), chapter_row(table_id, 0, ply.after.game))


def _over(now: float) -> dict[str, Any]:
    return {"state": OVER, "code": None, "changed": now} | _changed()


def limits_of(options: dict[str, Any]) -> Limits:
    """The clock of a table."""
    return Limits(**options.get("clock", {}))


@lru_cache(maxsize=TABLES)
def table_for(setup: str) -> Table:
    """The table of a setup (as JSON), laid once."""
    return new_table(setup_from(json.loads(setup)))
