"""The lesson as it is told: its record is played by the engine, and cut into steps where the coach says something."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any, Final

import msgspec

from folsom.core.chronicle import Chronicle
from folsom.core.game import Game
from folsom.core.seats import LEADS_BANDITS
from folsom.core.steps import CHANCE
from folsom.notation.record import Record, parse_record, verifying
from folsom.server.lesson.notes import QUESTION, Note, Script, script
from folsom.server.play.clocks import Clocks, Limits
from folsom.server.play.envelopes import Awaited
from folsom.server.play.legend import legend_of
from folsom.server.play.news import entry_data, view_data
from folsom.server.play.position import Position
from folsom.server.play.viewers import seen_by
from folsom.server.store.sitting import SeatOf

BOT: Final = "greenhorn"  # what the others are said to be


class NoLesson(ValueError):
    """Notes that do not fit the game."""


@dataclass
class LessonMoment:
    """After an entry (none: at the beginning): whom the game waits for, if it does, and what the student answers."""

    entry: dict[str, Any]
    asking: dict[str, Any] | None = None
    answer: str | None = None

    @property
    def name(self) -> str:
        """What happened."""
        return str(self.entry.get("name", ""))

    @property
    def rule(self) -> str:
        """The rule behind it."""
        return str(self.entry.get("rule", ""))


@cache
def lesson_json() -> bytes:
    """The first lesson as it is sent; made once."""
    return msgspec.json.encode(lesson_data(script()))


def lesson_data(written: Script) -> dict[str, Any]:
    """A lesson as plain data: `LessonShown`."""
    record = parse_record(written.record)
    seat = record.setup.bandits.index(written.student)
    first: dict[str, Any] = {}
    moments = list(_moments(record, seat, first))
    seats = [_seat_data(bandit, number == seat) for number, bandit in enumerate(record.setup.bandits)]
    return {"seat": seat, "seats": seats, **first, "steps": list(_steps(written.notes, moments))}


def _moments(record: Record, seat: int, first: dict[str, Any]) -> Iterator[LessonMoment]:
    """Everything that the student is told, in order. ``first`` takes legend and view of the beginning."""
    chronicle: Chronicle | None = None
    for ply, g in enumerate(verifying(record)):
        if g.asked == CHANCE:
            continue
        if chronicle is None:
            first |= {"legend": legend_of(g.table), "view": view_data(seen_by(g, seat))}
            chronicle = Chronicle(g, [seat])
            told = [LessonMoment({})]
        else:
            told = [LessonMoment(entry_data(g.table, entry)) for entry in chronicle.pause(g)[seat]]
        following = record.plies[ply] if ply < len(record.plies) else None
        told[-1].asking = _asking(g, seat)
        told[-1].answer = following.text if following is not None and following.seat == seat else None
        yield from told


def _asking(g: Game, seat: int) -> dict[str, Any]:
    """Whom the game waits for, as at a table of people without clocks."""
    seats = [SeatOf(None, None)] * int(g.table.seats)
    banks = Clocks((0.0,) * len(seats), 0.0)
    return Awaited(Position(g.copy(), 0, 0), seats, banks, Limits(), 0.0).as_data(seat)


def _steps(notes: tuple[Note, ...], moments: list[LessonMoment]) -> Iterator[dict[str, Any]]:
    """The steps of a lesson. What happens after the last note is left out."""
    at = 0
    for number, note in enumerate(notes):
        to = _found(note, moments, at) if note.until else at
        last = number + 1 == len(notes)
        if any(moment.answer is not None for moment in moments[at + 1 : to]):
            raise NoLesson(f"before the note {note.id!r} the student is asked something")
        if moments[to].answer is not None and (last or not notes[number + 1].until):
            raise NoLesson(f"after the note {note.id!r} nothing happens, but the student is asked something")
        yield {
            "events": [moment.entry for moment in moments[at + 1 : to + 1]],
            "asking": moments[to].asking,
            "answer": moments[to].answer,
            "note": note.id,
            "at": list(note.at),
        }
        at = to


def _found(note: Note, moments: list[LessonMoment], at: int) -> int:
    """Where a note stands. Of several things of one name in a row, it is after the last."""
    later = range(at + 1, len(moments))
    if note.until == QUESTION:
        found = [number for number in later if moments[number].answer is not None]
    else:
        found = [number for number in later if note.follows(moments[number].name, moments[number].rule)]
    if len(found) < note.times:
        raise NoLesson(f"what the note {note.id!r} waits for does not happen")
    to = found[note.times - 1]
    while note.until != QUESTION and to + 1 in later and moments[to + 1].name == moments[to].name:
        to += 1
    return to


def _seat_data(bandit: str, student: bool) -> dict[str, Any]:
    """A seat as at any table: `SeatShown`."""
    sitting = {"person": None, "bot": None if student else BOT, "kept": None, "away": False, "left": False}
    return {"role": LEADS_BANDITS, "name": "", **sitting, "bandits": [bandit], "ready": True}
