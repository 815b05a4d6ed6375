"""What a ply tells each viewer, as it is sent and stored: JSON, where viewers who are told the same share it."""

from __future__ import annotations

import zlib
from dataclasses import dataclass
from typing import Any, Final

import msgspec

from folsom.core.chronicle import Entry
from folsom.core.game import Game
from folsom.core.snapshot import save
from folsom.core.table import Table
from folsom.notation.options import option_text
from folsom.server.play.viewers import PLACES, place_of

LEVEL: Final = 1  # of compression: quick

Shares = list[tuple[int, msgspec.Raw]]  # who is told (a mask of viewers' places), and what

_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(list[Shares]).decode


@dataclass(frozen=True)
class News:
    """What one ply tells: for each thing that happened the different ways to tell it, each with a mask of viewers."""

    things: list[Shares]

    def to(self, viewer: int) -> list[bytes]:
        """The entries of one viewer."""
        bit = 1 << place_of(viewer)
        return [bytes(raw) for shares in self.things for mask, raw in shares if mask & bit]

    def counts(self) -> list[int]:
        """How many entries there are for each viewer, by place."""
        return [sum(mask >> place & 1 for shares in self.things for mask, _ in shares) for place in range(PLACES)]

    def packed(self) -> bytes:
        """As it is stored."""
        return zlib.compress(_encode(self.things), LEVEL)


def unpacked(stored: bytes) -> News:
    """The news that were stored."""
    return News(_decode(zlib.decompress(stored)))


def news_of(table: Table, told: dict[int, list[Entry]]) -> News:
    """What a chronicle says to each viewer, told once to those who hear the same."""
    things: list[Shares] = []
    for i in range(max(len(entries) for entries in told.values())):
        groups: list[tuple[Entry, int]] = []
        for viewer, entries in told.items():
            if i < len(entries):
                _join(groups, entries[i], 1 << place_of(viewer))
        things.append([(mask, msgspec.Raw(_encode(entry_data(table, entry)))) for entry, mask in groups])
    return News(things)


def _join(groups: list[tuple[Entry, int]], entry: Entry, bit: int) -> None:
    """A viewer joins those who are told the same."""
    for number, (other, mask) in enumerate(groups):
        if entry.name == other.name and entry.numbers == other.numbers and entry.changes == other.changes:
            groups[number] = other, mask | bit
            return
    groups.append((entry, bit))


def entry_data(table: Table, entry: Entry) -> dict[str, Any]:
    """An entry as plain data, options as text."""
    data = entry.as_data()
    if "options" in entry.changes:
        data["changes"] = entry.changes | {"options": [option_text(table, o) for o in entry.changes["options"]]}
    return data


def view_data(v: Game) -> dict[str, Any]:
    """A view as plain data, options as text."""
    data = save(v)
    data["options"] = [option_text(v.table, option) for option in v.options]
    return data
