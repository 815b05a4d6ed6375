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
from folsom.core.steps import CHANCE, Link
from folsom.core.views import ask_again, follow, peek

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

    :meth:`pause` at every open question. ``shown``: what they see of the game; a view is never changed any more.
    """

    def __init__(self, g: Game, viewers: list[int]) -> None:
        super().__init__()
        assert g.asked != CHANCE, "a draw is open"
        self.true = g.copy()
        self.shown: dict[int, Game] = {v: self.true if v == EVERYTHING else peek(self.true, v) for v in viewers}
        self.entries: dict[int, list[Entry]] = {v: [] for v in viewers}
        g.listener = self

    def hear(self, g: Game, event: Event) -> None:
        """Each viewer's view changes by what he sees of the event; what is public follows when he next sees more."""
        step = Difference(self.true, g)
        self.true = step.after
        name = event.name
        if not step.cards and not step.tokens:
            self._tell_alike(event, Entry(name, event.rule, event.numbers, step.public))
            return
        for viewer, before in self.shown.items():
            after = follow(before, step.after, step.cards, step.tokens)
            self.shown[viewer] = after
            self.entries[viewer].append(Entry(name, event.rule, event.seen_by(viewer), step.told(before, after)))

    def _tell_alike(self, event: Event, whole: Entry) -> None:
        """Everybody's view changes alike: who sees all of the event is told the same, and so are the others."""
        partly: Entry | None = None
        for viewer, entries in self.entries.items():
            numbers = event.seen_by(viewer)
            if numbers is event.numbers:
                entries.append(whole)
                continue
            if partly is None:
                partly = Entry(whole.name, whole.rule, numbers, whole.changes)
            entries.append(partly)

    def pause(self, g: Game) -> dict[int, list[Entry]]:
        """The entries since the last pause, with the question that is open now.

        Who sees no change gets no entry: a count of entries would tell how many have answered in secret.
        """
        assert g.asked != CHANCE, "a draw is open"
        step = Difference(self.true, g)
        stack = _new_stack(self.true, g)
        self.true = step.after
        self.true.top = g.top
        for viewer, before in self.shown.items():
            after = follow(before, step.after, step.cards, step.tokens)
            ask_again(after, g)
            self.shown[viewer] = after
            changed = step.told(before, after)
            _asked(changed, before, after)
            if stack is not None:
                changed["stack"] = stack
            if changed:
                self.entries[viewer].append(Entry(ASKED, "", [int(g.number)], changed))
        told = self.entries
        self.entries = {viewer: [] for viewer in self.shown}
        return told


class Difference:
    """What has changed in a game since a copy of it was made, and a copy of it now, which shares the rest.

    ``public``: what has changed for everybody alike. ``cards``, ``tokens``: whether something has changed there, where
    each sees something else.
    """

    def __init__(self, before: Game, g: Game) -> None:
        self.public: dict[str, Any] = {}
        _differ(self.public, "at", before.at, g.at)
        _differ(self.public, "who", before.who, g.who)
        _differ(self.public, "counters", before.counters, g.counters)
        self.tokens = (
            _are_others(before.token_at, g.token_at)
            or _are_others(before.token_value, g.token_value)
            or _are_others(before.token_known, g.token_known)
            or _are_others(before.token_sure, g.token_sure)
            or _are_others(before.token_maybe, g.token_maybe)
            or _are_others(before.values, g.values)
        )
        mixed = g.table.lots is not None and "counters" in self.public
        self.cards = mixed or _are_others(before.cards, g.cards) or before.rows != g.rows
        self.after = Game(
            g.table,
            g.at[:] if "at" in self.public else before.at,
            g.who[:] if "who" in self.public else before.who,
            g.token_at[:] if self.tokens else before.token_at,
            g.token_value[:] if self.tokens else before.token_value,
            g.token_known[:] if self.tokens else before.token_known,
            g.token_sure[:] if self.tokens else before.token_sure,
            g.token_maybe[:] if self.tokens else before.token_maybe,
            g.values[:] if self.tokens else before.values,
            g.cards[:] if self.cards else before.cards,
            g.counters[:] if "counters" in self.public else before.counters,
            before.answers,
            [row[:] for row in g.rows] if self.cards else before.rows,
            before.top,
            before.open,
            before.number,
            before.asked,
            before.options,
            before.viewer,
        )

    def told(self, before: Game, after: Game) -> dict[str, Any]:
        """What has changed in a view."""
        out = dict(self.public)
        if self.tokens:
            _differ(out, "token_at", before.token_at, after.token_at)
            _differ(out, "token_value", before.token_value, after.token_value)
            _differ(out, "token_known", before.token_known, after.token_known)
            _differ(out, "token_sure", before.token_sure, after.token_sure)
            _differ(out, "token_maybe", before.token_maybe, after.token_maybe)
            _differ(out, "values", before.values, after.values)
        if self.cards:
            _differ(out, "cards", before.cards, after.cards)
            if after.rows != before.rows:
                out["splices"] = _splices(before.rows, after.rows)
        return out


def _asked(out: dict[str, Any], before: Game, after: Game) -> None:
    """Adds what is asked now, as snapshots write it."""
    if after.number != before.number:
        out["number"] = int(after.number)
    _differ(out, "answers", before.answers, after.answers)
    if after.asked != before.asked:
        out["asked"] = int(after.asked)
    if after.open != before.open:
        out["open"] = int(after.open)
    if after.options != before.options:
        out["options"] = list(after.options)


def _new_stack(before: Game, after: Game) -> list[list[Any]] | None:
    """What is left to do, if that is something else now; everybody knows it."""
    return None if _are_same(before.top, after.top) else stack_data(after)


def _are_same(one: Link, other: Link) -> bool:
    """Whether two stacks have the same steps."""
    while one is not other:
        if type(one.step) is not type(other.step) or one.step.args() != other.step.args():
            return False
        one, other = one.below, other.below
    return True


def _are_others(before: Ints, after: Ints) -> bool:
    """Whether a number of an array is another one now."""
    i: i64
    for i in range(len(after)):
        if after[i] != before[i]:
            return True
    return False


def _differ(out: dict[str, Any], name: str, before: Ints, after: Ints) -> None:
    """The numbers of an array that are others now, each with its index."""
    if _are_others(before, after):
        out[name] = [[j, int(after[j])] for j in range(len(after)) if after[j] != before[j]]


def _splices(before: list[list[int]], after: list[list[int]]) -> list[list[int]]:
    """The rows that are others now: in which one, from which card on, how many are gone, and which have come instead.

    What lies face down looks different to everybody, and stays where it is: told like this it is not told again.
    """
    out: list[list[int]] = []
    for r in range(len(after)):
        old, new = before[r], after[r]
        if old is new or old == new:
            continue
        least = min(len(old), len(new))
        start = 0
        while start < least and old[start] == new[start]:
            start += 1
        end = 0
        while end < least - start and old[-1 - end] == new[-1 - end]:
            end += 1
        out.append([r, start, len(old) - start - end, *new[start : len(new) - end]])
    return out


def fold(view: dict[str, Any], entry: Entry) -> dict[str, Any]:
    """The view (as :func:`~folsom.core.snapshot.save` writes it) after an entry."""
    after = dict(view)
    for name, value in entry.changes.items():
        if name in ARRAYS:
            after[name] = list(view[name])
            for i, x in value:
                after[name][i] = x
        elif name == "splices":
            after["rows"] = _spliced(after["rows"], value)
        else:
            after[name] = value
    return after


def _spliced(rows: list[list[int]], splices: list[list[int]]) -> list[list[int]]:
    """The rows after some cards were put in the place of others."""
    after = list(rows)
    for row, start, gone, *cards in splices:
        after[row] = [*rows[row][:start], *cards, *rows[row][start + gone :]]
    return after
