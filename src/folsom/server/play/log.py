"""Plies as rows of the log, and a position from its newest row."""

from __future__ import annotations

from typing import Any, Final

import msgspec
from sqlalchemy import RowMapping

from folsom.core.snapshot import load, save
from folsom.core.table import Table
from folsom.notation.options import option_text, parse_option
from folsom.server.play.clocks import Clocks
from folsom.server.play.position import Ply, Position
from folsom.server.store.kinds import ANSWER
from folsom.server.store.packing import as_before, smaller

_encode = msgspec.json.Encoder().encode


class Sender:
    """Who made a ply: a person, or a bot by its code; and the id that it was sent with, if it was."""

    def __init__(self, by: str, command: str | None = None, bot: bool = False) -> None:
        self.by: Final = by
        self.command: Final = command
        self.bot: Final = bot


def contents(kind: str, decision: int, part: int, option: str) -> str:
    """What a command asks for, by the ply that it makes. The server itself numbers an undo, so its kind says it all."""
    return f"{kind} {decision} {part} {option}" if kind == ANSWER else kind


def row_of(table_id: str, ply: Ply, sender: Sender, clocks: Clocks, now: float) -> dict[str, Any]:
    """The row of a ply."""
    after = ply.after
    return {
        "table": table_id,
        "ply": after.ply,
        "kind": ply.kind,
        "seat": ply.seat,
        "command": sender.command,
        "by": sender.by,
        "decision": ply.decision,
        "part": ply.part,
        "option": ply.option,
        "draws": [drawn.as_data() for drawn in ply.draws],
        "news": ply.news.packed(),
        "snapshot": packed_snapshot(after),
        "counter": after.counter,
        "told": list(after.told),
        "back": list(after.back),
        "clocks": clocks.as_data(),
        "at": now,
    }


def packed_snapshot(position: Position) -> bytes:
    """The game as it is stored: options, and what some have chosen in secret while others choose, as text, so that it
    can be read by a later version."""
    g = position.game
    data = save(g)
    if g.open:
        data["chosen"] = [option_text(g.table, answer) if answer else "" for answer in g.answers]
    data["options"] = [option_text(g.table, option) for option in g.options]
    return pack(data)


def position_of(table: Table, row: RowMapping) -> Position:
    """Where a game stands by a row of its log."""
    return position_from(table, unpack(row["snapshot"]), row)


def position_from(table: Table, data: dict[str, Any], row: RowMapping) -> Position:
    """Where a game stands by a row of its log and the data of its snapshot."""
    if "chosen" in data:  # older versions wrote the numbers alone
        data["answers"] = [parse_option(table, text) if text else 0 for text in data["chosen"]]
    data["options"] = [parse_option(table, text) for text in data["options"]]
    told = tuple(row["told"])
    return Position(load(table, data), row["ply"], row["counter"], told, tuple(row["back"]))


def seats_asked(row: RowMapping) -> list[int]:
    """The seats that are asked after a row of the log, whichever version wrote it."""
    data = unpack(row["snapshot"])
    asked, several = int(data["asked"]), int(data["open"])
    if asked < 0 or not several:
        return [asked] if asked >= 0 else []
    return [seat for seat in range(several.bit_length()) if several >> seat & 1]


def pack(data: object) -> bytes:
    """Plain data as it is stored."""
    return smaller(_encode(data))


def unpack(stored: bytes) -> Any:
    """The data that was stored."""
    return msgspec.json.decode(as_before(stored))
