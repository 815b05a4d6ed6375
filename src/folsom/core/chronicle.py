"""What each viewer is told: every event as he sees it, with the changes that it makes to his view.

A view and its viewer's entries give the next view (:func:`fold`), so whoever draws the game needs no rules. The
changes are taken from the views themselves: an entry cannot tell more than a view does.
"""

from __future__ import annotations

from typing import Any, Final

from folsom.core.events import Event, Listener
from folsom.core.game import Game
from folsom.core.snapshot import ARRAYS, save
from folsom.core.steps import CHANCE
from folsom.core.views import project

ASKED: Final = "asked"  # the entry that ends a run of events: the question that is now open

# What is only told with a question, since nobody is shown a game in the middle of a draw.
QUESTION: Final = ("stack", "asked", "open", "options", "number", "answers")


class Entry:
    """One event for one viewer: its name, its rule, its numbers as he sees them, and the changes of his view."""

    def __init__(self, name: str, rule: str, numbers: list[int], changes: dict[str, Any]) -> None:
        self.name = name
        self.rule = rule
        self.numbers = numbers
        self.changes = changes

    def as_data(self) -> dict[str, Any]:
        """The entry as plain data."""
        return {"name": self.name, "rule": self.rule, "numbers": self.numbers, "changes": self.changes}


class Chronicle(Listener):
    """Listens to a game for some viewers (seats, and -2 for spectators); :meth:`pause` at every open question."""

    def __init__(self, g: Game, viewers: list[int]) -> None:
        super().__init__()
        assert g.asked != CHANCE, "a draw is open"
        self.shown: dict[int, dict[str, Any]] = {v: save(project(g, v)) for v in viewers}
        self.entries: dict[int, list[Entry]] = {v: [] for v in viewers}
        g.listener = self

    def hear(self, g: Game, event: Event) -> None:
        """Each viewer's view changes by what he sees of the event."""
        for viewer, before in self.shown.items():
            after = save(project(g, viewer))
            for name in QUESTION:
                after[name] = before[name]
            self.shown[viewer] = after
            self.entries[viewer].append(Entry(event.name, event.rule, event.seen_by(viewer), changes(before, after)))

    def pause(self, g: Game) -> dict[int, list[Entry]]:
        """The entries since the last pause, with the question that is open now.

        Who sees no change gets no entry: a count of entries would tell how many have answered in secret.
        """
        assert g.asked != CHANCE, "a draw is open"
        for viewer, before in self.shown.items():
            after = save(project(g, viewer))
            self.shown[viewer] = after
            changed = changes(before, after)
            if changed:
                self.entries[viewer].append(Entry(ASKED, "", [int(g.number)], changed))
        told = self.entries
        self.entries = {viewer: [] for viewer in self.shown}
        return told


def changes(before: dict[str, Any], after: dict[str, Any]) -> dict[str, Any]:
    """What turns one view into another: single numbers of arrays, whole values of the rest."""
    out: dict[str, Any] = {}
    for name, value in after.items():
        if value == before[name]:
            continue
        if name in ARRAYS:
            out[name] = [[i, x] for i, x in enumerate(value) if x != before[name][i]]
        else:
            out[name] = value
    return out


def fold(view: dict[str, Any], entry: Entry) -> dict[str, Any]:
    """The view (as :func:`~folsom.core.snapshot.save` writes it) after an entry."""
    after = dict(view)
    for name, value in entry.changes.items():
        if name in ARRAYS:
            after[name] = list(view[name])
            for i, x in value:
                after[name][i] = x
        else:
            after[name] = value
    return after
