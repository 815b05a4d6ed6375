"""Tells those who look at a table how it is, whenever it changes."""

from __future__ import annotations

from sqlalchemy.ext.asyncio import AsyncEngine

from folsom.server.play.gallery import Gallery
from folsom.server.protocol.messages import TableNews
from folsom.server.tables.shown import shown
from folsom.server.wakes import TABLE, Refresher


class TableTeller:
    """The news of all tables that somebody looks at here."""

    def __init__(self, engine: AsyncEngine, gallery: Gallery) -> None:
        self.engine = engine
        self.gallery = gallery
        self.refresher = Refresher(self._tell)

    async def _tell(self, table: str) -> None:
        here = self.gallery.at(table)
        if not here:
            return
        async with self.engine.connect() as connection:
            now = await shown(connection, table)
        message = TableNews(table=table, shown=now).model_dump_json().encode()
        for onlooker in here:
            onlooker.tell(TABLE, message)
