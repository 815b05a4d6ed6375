"""What a ply tells each viewer, as it is sent and stored: JSON, where viewers who are told the same share it."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from folsom.core.chronicle import Entry
from folsom.core.game import EVERYTHING, SPECTATOR, Game
from folsom.core.snapshot import save
from folsom.core.table import MOST, Table
from folsom.core.telling import place_of, shared
from folsom.notation.options import option_text
from folsom.server.store.packing import as_before, smaller

Shares = list[tuple[int, bytes]]  # who is told (a mask of viewers' places), and what, as JSON
Stored = list[list[tuple[int, msgspec.Raw]]]  # the things of one ply

_BITS: Final = {viewer: 1 << place_of(viewer) for viewer in (*range(MOST), SPECTATOR, EVERYTHING)}

_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(Stored).decode


class News:
    """What one ply tells: for each thing that happened the different ways to tell it, each with a mask of viewers."""

    def __init__(self, things: list[Shares]) -> None:
        self.things: Final = things

    def to(self, viewer: int) -> list[bytes]:
        """The entries of one viewer."""
        bit = _BITS[viewer]
        return [entry for shares in self.things for mask, entry in shares if mask & bit]

    def packed(self) -> bytes:
        """As it is stored."""
        return smaller(self.as_json())

    def as_json(self) -> bytes:
        """All of it."""
        return json_list([json_list([b"[%d,%s]" % share for share in shares]) for shares in self.things])


def json_list(parts: list[bytes]) -> bytes:
    """A list of what is JSON already."""
    return b"[%s]" % b",".join(parts)


def unpacked(stored: bytes) -> News:
    """The news that were stored."""
    return news_from(_decode(as_before(stored)))


def news_from(stored: Stored) -> News:
    """The news of one ply, as they were written."""
    return News([[(mask, bytes(entry)) for mask, entry in shares] for shares in stored])


def news_of(table: Table, told: dict[int, list[Entry]]) -> News:
    """What a chronicle says to each viewer, told once to those who hear the same."""
    return News([[(one.viewers, _encode(entry_data(table, one.entry))) for one in ways] for ways in shared(told)])


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
