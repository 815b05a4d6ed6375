"""What a log tells: which events are worth a line, and which begin one. Terminals and browsers tell it alike."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from folsom.boxes.voices import voices
from folsom.text.box import BoxTexts

# The words of the base game and the variants, each under the name that a box has for its own.
OWN: Final[Mapping[str, Sequence[str]]] = {
    # What the picture shows anyway.
    "quiet": ("hand-back", "revealed", "score", "winner"),
    "quiet_rules": ("BASE-SETUP-2", "BASE-SETUP-3", "BASE-SETUP-6"),
    "quiet_tokens": (),
    # What follows from the card that is resolved is told in its line.
    "own_line": (
        *("train", "first-player", "round", "turn", "drew", "played", "hidden", "skipped", "resolved", "event"),
        *("discarded", "took-top", "reshuffled", "searched", "no-search"),
    ),
    # The first event with one of these rules begins a line.
    "own_rules": ("VAR-PAIR-4", "VAR-DUO-2"),
    # What happens all the time, so that nobody asks why: events, and rules or whole families of them.
    "plain": ("train", "first-player", "round", "turn", "drew", "played", "hidden", "resolved"),
    "plain_rules": ("BASE-SETUP", "BASE-MOVE", "BASE-FLOOR-1", "BASE-ROB-1"),
}


def story_words() -> dict[str, list[str]]:
    """The words of the base game with those of all boxes, by kind."""
    boxes: dict[str, BoxTexts] = voices("text")
    return {kind: [*own, *(word for box in boxes.values() for word in getattr(box, kind))] for kind, own in OWN.items()}
