"""What each viewer is told: every event as he sees it, with the changes that it makes to his view.

A view and its viewer's entries give the next view (:func:`fold`), so whoever draws the game needs no rules. The
changes are taken from the views themselves: an entry cannot tell more than a view does.
"""

from __future__ import annotations

from typing import Any, Final

from folsom.core.events import Event, Listener
from folsom.core.game import EVERYTHING, Game
from folsom.core.ints import Ints, i64
from folsom.core.snapshot import ARRAYS, stack_data
from folsom.core.steps import CHANCE
from folsom.core.views import project

ASKED: Final = "asked"  # the entry that ends a run of events: the question that is now open


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
    """Listens to a game for some viewers (seats, -2 for spectators, -1 for all-seeing ones).

    :meth:`pause` at every open question.
    """

    def __init__(self, g: Game, viewers: list[int]) -> None:
        super().__init__()
        assert g.asked != CHANCE, "a draw is open"
        self.shown: dict[int, Game] = {v: _seen_by(g, v) for v in viewers}
        self.entries: dict[int, list[Entry]] = {v: [] for v in viewers}
        g.listener = self

    def hear(self, g: Game, event: Event) -> None:
        """Each viewer's view changes by what he sees of the event."""
        for viewer, before in self.shown.items():
            after = _seen_by(g, viewer)
            _still_asked(before, after)
            self.shown[viewer] = after
            self.entries[viewer].append(Entry(event.name, event.rule, event.seen_by(viewer), changes(before, after)))

    def pause(self, g: Game) -> dict[int, list[Entry]]:
        """The entries since the last pause, with the question that is open now.

        Who sees no change gets no entry: a count of entries would tell how many have answered in secret.
        """
        assert g.asked != CHANCE, "a draw is open"
        for viewer, before in self.shown.items():
            after = _seen_by(g, viewer)
            self.shown[viewer] = after
            changed = changes(before, after)
            if changed:
                self.entries[viewer].append(Entry(ASKED, "", [int(g.number)], changed))
        told = self.entries
        self.entries = {viewer: [] for viewer in self.shown}
        return told


def _seen_by(g: Game, viewer: int) -> Game:
    """What a viewer knows of a game, in the middle of things too."""
    return g.copy() if viewer == EVERYTHING else project(g, viewer)


def _still_asked(before: Game, after: Game) -> None:
    """What is asked is told with the next question only, since nobody is shown a game in the middle of a draw."""
    after.top = before.top
    after.asked = before.asked
    after.open = before.open
    after.options = before.options
    after.number = before.number
    after.answers = before.answers


def changes(before: Game, after: Game) -> dict[str, Any]:
    """What turns one view into another, as snapshots write them: single numbers of arrays, whole values of the rest."""
    out: dict[str, Any] = {}
    if after.number != before.number:
        out["number"] = int(after.number)
    _differ(out, "at", before.at, after.at)
    _differ(out, "who", before.who, after.who)
    _differ(out, "token_at", before.token_at, after.token_at)
    _differ(out, "token_value", before.token_value, after.token_value)
    _differ(out, "token_known", before.token_known, after.token_known)
    _differ(out, "token_sure", before.token_sure, after.token_sure)
    _differ(out, "token_maybe", before.token_maybe, after.token_maybe)
    _differ(out, "values", before.values, after.values)
    _differ(out, "cards", before.cards, after.cards)
    _differ(out, "counters", before.counters, after.counters)
    _differ(out, "answers", before.answers, after.answers)
    if after.rows != before.rows:
        out["rows"] = [row[:] for row in after.rows]
    if after.top is not before.top:
        stack = stack_data(after)
        if stack != stack_data(before):
            out["stack"] = stack
    if after.asked != before.asked:
        out["asked"] = int(after.asked)
    if after.open != before.open:
        out["open"] = int(after.open)
    if after.options != before.options:
        out["options"] = list(after.options)
    return out


def _differ(out: dict[str, Any], name: str, before: Ints, after: Ints) -> None:
    """The numbers of an array that are others now, each with its index."""
    i: i64
    for i in range(len(after)):
        if after[i] != before[i]:
            break
    else:
        return
    out[name] = [[j, int(after[j])] for j in range(len(after)) if after[j] != before[j]]


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
