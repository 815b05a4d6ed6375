"""The lobby: who wants to is told of public tables, first of all and then of those that change."""

from __future__ import annotations

from typing import Final

from sqlalchemy.ext.asyncio import AsyncEngine

from folsom.server.clock import Clock
from folsom.server.play.gallery import Send
from folsom.server.protocol.messages import LobbyNews
from folsom.server.protocol.tables import TableCard
from folsom.server.tables.listing import public_tables
from folsom.server.wakes import Refresher

PAUSE: Final = 0.25  # seconds between two messages: what changes meanwhile is told together
ALL: Final = ""


class Lobby:
    """Those who are in the lobby of this process.

    A table that nobody here was told of is never called gone: it may be private, and its id is its key. What has been
    told is not told again.
    """

    def __init__(self, engine: AsyncEngine, clock: Clock) -> None:
        self.engine = engine
        self.clock = clock
        self.people: list[Send] = []
        self.fresh: list[Send] = []  # who has not been told anything yet
        self.changed: set[str] = set()
        self.listed: dict[str, TableCard] = {}
        self.refresher = Refresher(self._tell, PAUSE)

    async def enter(self, send: Send) -> None:
        """Somebody comes, or wants the whole list again."""
        self.leave(send)
        self.people.append(send)
        self.fresh.append(send)
        await self.refresher.now(ALL)

    def leave(self, send: Send) -> None:
        """Somebody goes."""
        self.people = [one for one in self.people if one != send]
        self.fresh = [one for one in self.fresh if one != send]

    def has_changed(self, table: str) -> None:
        """A table has changed."""
        if self.people:
            self.changed.add(table)
            self.refresher.wake(ALL)

    async def _tell(self, _: str) -> None:
        fresh, self.fresh = self.fresh, []
        changed, self.changed = self.changed, set()
        others = [send for send in self.people if send not in fresh]
        try:
            async with self.engine.connect() as connection:
                now = self.clock.now()
                full = await public_tables(connection, now) if fresh else []
                some = await public_tables(connection, now, sorted(changed)) if changed else []
        except Exception:
            self.fresh, self.changed = fresh + self.fresh, changed | self.changed  # with the next change
            raise
        known = {card.id: card for card in full + some}
        new = [card for card in known.values() if self.listed.get(card.id) != card]
        gone = sorted((changed & self.listed.keys()) - known.keys())
        still = {id: card for id, card in (self.listed | known).items() if id not in gone}
        self.listed = still if self.people else {}
        if fresh:
            message = LobbyNews(full=True, tables=full, gone=[]).model_dump_json().encode()
            self._send(fresh, message)
        if new or gone:
            message = LobbyNews(full=False, tables=new, gone=gone).model_dump_json().encode()
            self._send(others, message)

    def _send(self, to: list[Send], message: bytes) -> None:
        for send in to:
            if send in self.people:  # he may have gone meanwhile
                send(message)
