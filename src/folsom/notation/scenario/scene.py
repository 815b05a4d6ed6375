"""What facts are checked on, and how a fact that does not hold is noted."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from folsom import Event, Game, view


@dataclass(frozen=True)
class FalseFact:
    """A fact that does not hold: where it stands in the file, what it says, and what is."""

    where: str
    expected: str
    found: str

    def __str__(self) -> str:
        return f"{self.where}: expected {self.expected}, found {self.found}"


@dataclass
class Scene:
    """What facts are checked on: a game or a view of it, what has been heard, and the failures so far."""

    game: Game
    viewer: int
    heard: list[Event]
    failures: list[FalseFact]

    def compare(self, where: str, expected: str, found: str) -> None:
        """Notes a failure unless the two are the same."""
        if expected != found:
            self.failures.append(FalseFact(where, expected, found))


def listed(texts: list[str], ordered: bool = False) -> str:
    """A list as failures show it."""
    return ", ".join(texts if ordered else sorted(texts)) or "nothing"


def compare_many(scene: Scene, where: str, wanted: Any, found: list[str], ordered: bool = False) -> None:
    """A list of things, or only their number."""
    if isinstance(wanted, int):
        scene.compare(where, str(wanted), str(len(found)))
    else:
        scene.compare(where, listed(wanted, ordered), listed(found, ordered))


def seen_by(scene: Scene, viewer: int) -> Scene:
    """The same scene as a viewer sees it."""
    return Scene(view(scene.game, viewer), viewer, scene.heard, scene.failures)
