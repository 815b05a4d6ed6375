"""What the first lesson looks like over HTTP."""

from __future__ import annotations

from folsom.server.protocol.games import Entry, Legend, View
from folsom.server.protocol.messages import Waiting
from folsom.server.protocol.tables import SeatShown
from folsom.server.shapes import Shape


class LessonStep(Shape):
    """What happens before the coach says something, and what he says (`lesson-note-…` in the texts) about what.

    ``asking``: whom the game waits for then; none in the midst of what happens. ``answer``: where the student is asked
    something, the answer by which the lesson goes on; else ``null``.
    """

    events: list[Entry]
    asking: Waiting | None
    answer: str | None
    note: str
    at: list[str]


class LessonShown(Shape):
    """A part of a game that is played with a coach, as the student on ``seat`` is told it, from ``view`` on."""

    seat: int
    seats: list[SeatShown]
    legend: Legend
    view: View
    steps: list[LessonStep]
