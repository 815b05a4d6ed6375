"""What a box may add to texts besides those in its Fluent file."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import ClassVar

from folsom.boxes.voices import voices, voices_on
from folsom.core.table import Table


@dataclass(frozen=True)
class Doer:
    """Which bandit of a seat that leads several does something, and the verb whose text then says what he does."""

    which: int
    text: str


class BoxTexts:
    """What a box adds to texts. The defaults add nothing."""

    doers: ClassVar[Mapping[str, Doer]] = {}  # by verb: those that one bandit of a seat does

    # The log
    quiet: ClassVar[Sequence[str]] = ()  # events that the picture shows anyway
    quiet_rules: ClassVar[Sequence[str]] = ()  # and all events with these rules
    quiet_tokens: ClassVar[Sequence[str]] = ()  # rules with which a token changes its place and nobody need be told
    own_line: ClassVar[Sequence[str]] = ()  # events that begin a line
    own_rules: ClassVar[Sequence[str]] = ()  # the first event with one of these rules begins a line
    plain: ClassVar[Sequence[str]] = ()  # events that nobody asks the reason for
    plain_rules: ClassVar[Sequence[str]] = ()  # and rules, or families of them, whose events are so

    def sides(self, table: Table) -> Mapping[int, str]:
        """The names of sides, by their numbers: ``gang`` is said with the text ``side-gang``."""
        return {}


def side_names(table: Table) -> list[str]:
    """The names of the sides: a box's, or ``team`` where several seats win together; a seat alone needs none."""
    seats = [int(side) for side in table.side]
    names = ["team" if seats.count(side) > 1 else "" for side in range(max(seats) + 1)]
    for box in voices_on("text", table):
        for side, name in box.sides(table).items():
            names[side] = name
    return names


def doers() -> dict[str, Doer]:
    """The verbs of all boxes that one bandit of a seat does."""
    boxes: dict[str, BoxTexts] = voices("text")
    return {verb: doer for box in boxes.values() for verb, doer in box.doers.items()}
