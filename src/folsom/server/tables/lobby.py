"""The lobby: who wants to is told of public tables, first of all and then of those that change."""

from __future__ import annotations

from typing import Final

from sqlalchemy.ext.asyncio import AsyncEngine

from folsom.server.clock import Clock
from folsom.server.protocol.messages import LobbyNews
from folsom.server.tables.gallery import Send
from folsom.server.tables.listing import public_tables
from folsom.server.wakes import Refresher

PAUSE: Final = 0.25  # seconds between two messages: what changes meanwhile is told together
ALL: Final = ""


class Lobby:
    """Those who are in the lobby of this process.

    A table that nobody here was told of is never called gone: it may be private, and its id is its key.
    """

    def __init__(self, engine: AsyncEngine, clock: Clock) -> None:
        self.engine = engine
        self.clock = clock
        self.people: list[Send] = []
        self.fresh: list[Send] = []  # who has not been told anything yet
        self.changed: set[str] = set()
        self.listed: set[str] = set()
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

    def look_again(self) -> None:
        """Any table may have changed: everybody gets the whole list."""
        if self.people:
            self.fresh = list(self.people)
            self.refresher.wake(ALL)

    async def _tell(self, _: str) -> None:
        fresh, self.fresh = self.fresh, []
        changed, self.changed = self.changed, set()
        others = [send for send in self.people if send not in fresh]
        async with self.engine.connect() as connection:
            now = self.clock.now()
            full = await public_tables(connection, now) if fresh else []
            some = await public_tables(connection, now, sorted(changed)) if changed else []
        gone = sorted((changed & self.listed) - {card.id for card in some})
        self.listed = (self.listed | {card.id for card in full + some}) - set(gone) if self.people else set()
        if fresh:
            message = LobbyNews(full=True, tables=full, gone=[]).model_dump_json().encode()
            self._send(fresh, message)
        if some or gone:
            message = LobbyNews(full=False, tables=some, gone=gone).model_dump_json().encode()
            self._send(others, message)

    def _send(self, to: list[Send], message: bytes) -> None:
        for send in to:
            if send in self.people:  # he may have gone meanwhile
                send(message)
