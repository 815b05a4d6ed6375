"""Tells those who look at a table what is said there; who has muted somebody is not told what he says."""

from __future__ import annotations

from typing import Final

from sqlalchemy import RowMapping, select
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from folsom.server.play.gallery import Gallery
from folsom.server.protocol.messages import Talk
from folsom.server.store.schema import mutes, people, talk
from folsom.server.wakes import Refresher

HISTORY: Final = 50  # things said that are told to who comes later


class Voices:
    """All that is said at the tables that somebody looks at here."""

    def __init__(self, engine: AsyncEngine, gallery: Gallery) -> None:
        self.engine = engine
        self.gallery = gallery
        self.refresher = Refresher(self._tell)

    async def _tell(self, table: str) -> None:
        here = self.gallery.informed(table)
        if not here:
            return
        async with self.engine.connect() as connection:
            said = await _last_words(connection, table)
            deaf = await _deaf(connection, {one.person for one in here}, {row["person"] for row in said})
        messages = [(row["id"], row["person"], _message(row)) for row in said]
        numbers = frozenset(number for number, _, _ in messages)
        there = self.gallery.at(table)  # who has looked away meanwhile may look again already, and hears it then
        for onlooker in (one for one in here if one in there):
            for number, speaker, message in messages:
                if number not in onlooker.heard and (onlooker.person, speaker) not in deaf:
                    onlooker.send(message)
            onlooker.heard = numbers  # all of them: of two that are written at once the first may show last


async def _last_words(connection: AsyncConnection, table: str) -> list[RowMapping]:
    """The last things said at a table, in their order."""
    named = select(talk, people.c.name).join(people, people.c.id == talk.c.person)
    last = named.where(talk.c.table == table).order_by(talk.c.id.desc()).limit(HISTORY)
    return list((await connection.execute(last)).mappings())[::-1]


async def _deaf(connection: AsyncConnection, hearers: set[str], speakers: set[str]) -> set[tuple[str, str]]:
    """Who of the hearers has muted which of the speakers."""
    wanted = select(mutes.c.person, mutes.c.muted).where(mutes.c.person.in_(hearers), mutes.c.muted.in_(speakers))
    return {(row.person, row.muted) for row in await connection.execute(wanted)}


def _message(row: RowMapping) -> bytes:
    named = {name: row[name] for name in ("table", "id", "person", "name", "kind", "text", "at")}
    return Talk(**named).model_dump_json().encode()
