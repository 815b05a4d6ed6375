"""What a box may add to texts besides those in its Fluent file."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar

from folsom.boxes.voices import voices


@dataclass(frozen=True)
class Doer:
    """Which bandit of a seat that leads several does something, and the verb whose text then says what he does."""

    which: int
    text: str


class BoxTexts:
    """What a box adds to texts. The defaults add nothing."""

    doers: ClassVar[Mapping[str, Doer]] = {}  # by verb: those that one bandit of a seat does


def doers() -> dict[str, Doer]:
    """The verbs of all boxes that one bandit of a seat does."""
    boxes: dict[str, BoxTexts] = voices("text")
    return {verb: doer for box in boxes.values() for verb, doer in box.doers.items()}
