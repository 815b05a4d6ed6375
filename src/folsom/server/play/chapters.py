"""Chapters of a game: each version that plays it begins one, with a legend and with what everybody sees then.

A chapter begins with a ply of its own, in which nothing happens. So the log decides between processes of two versions
too: the one that reads such a ply of another version knows that its numbers may mean something else now.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final

from sqlalchemy import RowMapping, insert, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from folsom.core.game import Game
from folsom.core.snapshot import Unreadable
from folsom.core.table import Table
from folsom.core.telling import place_of
from folsom.notation.record import rules_version
from folsom.server.play.adopt import adopted
from folsom.server.play.clocks import clocks_from
from folsom.server.play.forms import Legend, is_todays
from folsom.server.play.legend import legend_of
from folsom.server.play.log import Sender, pack, position_from, row_of, unpack
from folsom.server.play.news import News, view_data
from folsom.server.play.position import NO_WAY_BACK, NOBODY, Ply
from folsom.server.play.viewers import seen_by, viewers_of
from folsom.server.play.words import as_of_today
from folsom.server.problems import conflict
from folsom.server.store.database import writing
from folsom.server.store.kinds import CHAPTER
from folsom.server.store.schema import chapters, plies

# They become more with every part that is loaded; those that were stay.
WORDS: Final = ("verbs", "happenings", "private", "words")
TABLES: Final = 64  # whose legends are kept ready


@dataclass(frozen=True)
class Chapter:
    """Where the numbers of a game mean the same: from a ply on, of which everybody had been told so much."""

    ply: int
    legend: Legend
    told: tuple[int, ...]


async def newest_chapter(connection: AsyncConnection, table_id: str) -> Chapter:
    """The chapter that a game is in."""
    wanted = select(chapters.c.ply, chapters.c.legend, plies.c.told)
    wanted = wanted.join(plies, (plies.c.table == chapters.c.table) & (plies.c.ply == chapters.c.ply))
    wanted = wanted.where(chapters.c.table == table_id).order_by(chapters.c.ply.desc()).limit(1)
    row = (await connection.execute(wanted)).one()
    return Chapter(row.ply, as_of_today(unpack(row.legend)), tuple(row.told))


def chapter_row(table_id: str, ply: int, g: Game) -> dict[str, Any]:
    """The row of a chapter that begins with this game."""
    views = {place_of(viewer): view_data(seen_by(g, viewer)) for viewer in viewers_of(g.table)}
    return {
        "table": table_id,
        "ply": ply,
        "rules": rules_version(),
        "legend": pack(legend_of(g.table)),
        "views": pack(views),
    }


def is_of_today(chapter: Chapter, table: Table, last: RowMapping) -> bool:
    """Whether this version calls everything as the chapter does, and would have written its last ply in its form."""
    today = legend_today(table)
    named = all(today[name] == chapter.legend.get(name) for name in today if name not in WORDS)
    return named and is_todays(unpack(last["snapshot"]))


@lru_cache(maxsize=TABLES)
def legend_today(table: Table) -> Legend:
    """The legend of a table as it comes back from the database."""
    legend: Legend = unpack(pack(legend_of(table)))
    return legend


async def begin_chapter(engine: AsyncEngine, table: Table, chapter: Chapter, last: RowMapping, now: float) -> None:
    """This version goes on with a game that another one has played so far. If somebody was faster, nothing happens."""
    data = unpack(last["snapshot"])
    try:
        data = adopted(data, chapter.legend, legend_today(table), table)
        before = position_from(table, data, last)
    except (Unreadable, KeyError, ValueError) as problem:
        raise conflict("other-version", f"this version cannot go on with the game: {problem}") from None
    after = before.a_ply_later(NO_WAY_BACK)
    ply = Ply(CHAPTER, NOBODY, 0, 0, "", [], News([]), after)
    row = row_of(last["table"], ply, Sender(""), clocks_from(last["clocks"]), now)
    try:
        async with writing(engine) as connection:
            await connection.execute(insert(plies).values(row))
            await connection.execute(insert(chapters).values(chapter_row(last["table"], after.ply, after.game)))
    except IntegrityError:
        return
