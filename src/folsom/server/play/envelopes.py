"""The messages in which a game is told: what goes around the entries, and whom it waits for."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final

import msgspec

from folsom.core.game import Game
from folsom.core.loop import Decision, pending
from folsom.core.steps import Ask
from folsom.core.table import Table
from folsom.notation.options import option_text
from folsom.server.play.clocks import Clocks, Limits
from folsom.server.play.ending import ending
from folsom.server.play.position import Position, may_undo
from folsom.server.store.sitting import SeatOf
from folsom.text.texts import numbers_of

_encode = msgspec.json.Encoder().encode

NO_MORE: Final = _encode({"question": None, "undo": False})  # for most viewers most of the time


class Awaited:
    """Whom a game waits for: who is still choosing and about what, for whom a bot plays, how clocks stand, who wishes
    that they stop. What is asked is no secret: it is the uppermost step that is left to do, and every view has that.

    :meth:`as_data` adds what a viewer himself is asked, and whether he may take an answer back.
    """

    def __init__(self, position: Position, seats: Sequence[SeatOf], clocks: Clocks, limits: Limits, now: float) -> None:
        self.position = position
        self.open_now = pending(position.game)
        self.paused = clocks.paused is not None
        self.choosing = [decision.seat for decision in self.open_now]
        self.everybody = {
            "seats": self.choosing,
            "about": self.open_now[0].about if self.open_now else "",
            "numbers": numbers_of(position.game.table, self.open_now[0].step) if self.open_now else {},
            "public": _public(position.game, self.open_now),
            "away": [number for number, seat in enumerate(seats) if seat.away],
            "paused": self.paused,
            "pausing": [number for number, seat in enumerate(seats) if seat.pause],
            "left": clocks.left(limits, self.choosing, now),
            "ending": ending(position.game) if position.game.over() else None,
        }

        self.start = _encode(self.everybody)[:-1]

    def as_data(self, viewer: int) -> dict[str, Any]:
        """What a viewer is told."""
        return self.everybody | self._own(viewer)

    def as_json(self, viewer: int) -> bytes:
        """The same as it is sent; that there is nothing for him alone is written once."""
        own = _encode(self._own(viewer)) if self.has_more(viewer) else NO_MORE
        return b"%s,%s" % (self.start, own[1:])

    def has_more(self, viewer: int) -> bool:
        """Whether a viewer is told more than everybody is."""
        return viewer in self.choosing or may_undo(self.position, viewer)

    def _own(self, viewer: int) -> dict[str, Any]:
        """What is for him alone."""
        table = self.position.game.table
        own = [_question(table, decision) for decision in self.open_now if decision.seat == viewer]
        undo = may_undo(self.position, viewer) and not self.paused
        return {"question": own[0] if own else None, "undo": undo}


def _question(table: Table, decision: Decision) -> dict[str, Any]:
    return {
        "decision": int(decision.number),
        "part": int(decision.part),
        "about": decision.about,
        "options": [option_text(table, option) for option in decision.options],
    }


def _public(g: Game, open_now: list[Decision]) -> dict[str, Any] | None:
    """The question to one seat, if everybody can see what it may answer; answers in secret are not told."""
    step = g.top.step
    if not open_now or not isinstance(step, Ask) or (step.secret and not step.plain(g)):
        return None
    return _question(g.table, open_now[0])


class Letters:
    """The messages that tell one ply: viewers who are told the same get the same one."""

    def __init__(self, table: str, waiting: Awaited) -> None:
        self.table = table
        self.waiting = waiting
        self.written: list[tuple[int, list[bytes], bytes]] = []  # to whom nothing more is said than to everybody

    def to(self, viewer: int, first: int, entries: list[bytes]) -> bytes:
        """The message for a viewer: his entries, the number of the first of them, and whom the game waits for."""
        shared = not self.waiting.has_more(viewer)
        if shared:
            for number, same, message in self.written:
                if number == first and same == entries:
                    return message
        message = events_message(self.table, first, entries, self.waiting.as_json(viewer))
        if shared:
            self.written.append((first, entries, message))
        return message


def events_message(table: str, first: int, entries: Iterable[bytes], asking: bytes) -> bytes:
    """The message that tells some entries, and whom the game waits for after them."""
    parts = (table.encode(), first, b",".join(entries), asking)
    return b'{"type":"events","table":"%s","first":%d,"events":[%s],"asking":%s}' % parts


def asking_message(table: str, asking: bytes) -> bytes:
    """The message that tells whom a game waits for, though nothing happened in it."""
    return b'{"type":"asking","table":"%s","asking":%s}' % (table.encode(), asking)
