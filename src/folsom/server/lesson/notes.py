"""The coach's notes, and where they stand in the game."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from importlib.resources import files
from typing import Final

QUESTION: Final = "question"  # until the student is asked something


@dataclass(frozen=True)
class Note:
    """Something that the coach says. ``until``: after what (see `first.toml`); ``at``: what he points at."""

    id: str
    until: str
    times: int
    at: tuple[str, ...]

    def follows(self, name: str, rule: str) -> bool:
        """Whether it is said after something of this name and rule."""
        wanted, _, by = self.until.partition(" ")
        return wanted == name and by in ("", rule)


@dataclass(frozen=True)
class Script:
    """A lesson as it is written: the record of its game, the student's bandit, the notes."""

    record: str
    student: str
    notes: tuple[Note, ...]


def script(name: str = "first") -> Script:
    """A lesson of the package."""
    folder = files("folsom.server.lesson")
    data = tomllib.loads((folder / f"{name}.toml").read_text(encoding="utf-8"))
    notes = [Note(one["id"], one.get("until", ""), one.get("times", 1), tuple(one["at"])) for one in data["note"]]
    return Script((folder / f"{name}.record").read_text(encoding="utf-8"), data["student"], tuple(notes))
