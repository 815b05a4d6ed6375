"""Who looks at which table in this process."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from folsom.server.wakes import TABLE

Send = Callable[[bytes], None]


NOBODY: Final = ""  # whose eyes a screen has that looks on without being anybody


class Onlooker:
    """Somebody's eyes on a table: whose they are, and what he was told last of each kind of thing."""

    def __init__(self, person: str, send: Send) -> None:
        self.person = person
        self.send = send
        self.told: dict[str, bytes] = {}
        self.heard: frozenset[int] = frozenset()  # the last words that were for him, by their numbers

    def tell(self, kind: str, message: bytes) -> None:
        """Tells how something is now, unless that is what he was told last."""
        if self.told.get(kind) != message:
            self.told[kind] = message
            self.send(message)


class Gallery:
    """The onlookers of this process, by table."""

    def __init__(self) -> None:
        self.onlookers: dict[str, list[Onlooker]] = {}

    def enter(self, table: str, onlooker: Onlooker) -> None:
        """Somebody looks."""
        self.onlookers.setdefault(table, []).append(onlooker)

    def leave(self, table: str, onlooker: Onlooker) -> None:
        """Somebody looks away."""
        here = self.onlookers.get(table, [])
        if onlooker in here:
            here.remove(onlooker)
            if not here:
                del self.onlookers[table]

    def at(self, table: str) -> list[Onlooker]:
        """Those who look at a table now."""
        return list(self.onlookers.get(table, ()))

    def informed(self, table: str) -> list[Onlooker]:
        """Those who were told how the table is: only they are told more of it."""
        return [onlooker for onlooker in self.at(table) if TABLE in onlooker.told]

    def people_at(self, table: str) -> set[str]:
        """The people who look at a table, with however many eyes. Who was told nothing of it may look at none."""
        return {onlooker.person for onlooker in self.informed(table)} - {NOBODY}
