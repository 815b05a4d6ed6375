"""What the laws must be told of a box: what they do not know they do not test."""

from __future__ import annotations

from typing import ClassVar

from folsom.boxes.voices import voices_on
from folsom.core.table import Table


class Box:
    """A box's part in the laws. The defaults tell nothing."""

    open_draws: ClassVar[tuple[str, ...]] = ()  # draws, by the name of the step, that everybody sees
    covert: ClassVar[tuple[str, ...]] = ()  # verbs of answers of which only the verb is seen
    passing: ClassVar[tuple[str, ...]] = ()  # events that everybody sees, number by number, and that may leave no trace
    marks: ClassVar[tuple[str, ...]] = ()  # how the names of rows begin in which a seat marks cards in secret


def boxes_on(table: Table) -> list[Box]:
    """What the laws must know of the boxes on a table."""
    return voices_on("laws", table)
