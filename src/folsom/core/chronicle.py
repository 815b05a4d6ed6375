"""What each viewer is told: every event as he sees it, with the changes that it makes to his view.

A view and its viewer's entries give the next view (:func:`fold`), so whoever draws the game needs no rules. The
changes are taken from the views themselves: an entry cannot tell more than a view does.
"""

from __future__ import annotations

from typing import Any, Final

from folsom.core.events import Event, Listener
from folsom.core.game import EVERYTHING, Game
from folsom.core.ints import Ints, i64
from folsom.core.packed import unpack
from folsom.core.snapshot import OF_TOKENS, array, stack_data
from folsom.core.steps import CHANCE, Link
from folsom.core.views import Question, card_seat, follow, is_face_down, peek, questions
from folsom.core.words import CARDS, CARS, HAPPENINGS

WHOLE: Final = ("rows", "stack", "options")  # lists that are told anew; all others are told number by number
ASKED: Final = "asked"  # the entry that ends a run of events: the question that is now open


class Entry:
    """One event for one viewer: its name, its rule, its numbers as he sees them, and the changes of his view.

    Several cards, or cars, are a list among the numbers: packed they would be too large for a browser's numbers.
    """

    def __init__(self, name: str, rule: str, numbers: list[Any], changes: dict[str, Any]) -> None:
        self.name = name
        self.rule = rule
        self.numbers = numbers
        self.changes = changes

    def as_data(self) -> dict[str, Any]:
        """The entry as plain data."""
        return {"name": self.name, "rule": self.rule, "numbers": self.numbers, "changes": self.changes}


class Chronicle(Listener):
    """Listens to a game for some viewers (seats, -2 for spectators, -1 for all-seeing ones).

    :meth:`pause` at every open question. ``true``: a copy of the game that nobody changes, if there is one.
    """

    def __init__(self, g: Game, viewers: list[int], true: Game | None = None) -> None:
        super().__init__()
        assert g.asked != CHANCE, "a draw is open"
        self.viewers = sorted(viewers)  # spectators first: most events touch nothing of theirs, and tell for others
        self.true = g.copy() if true is None else true
        self.views: dict[int, Game] = {}  # cards and tokens, of those who have been told of some; never changed
        self.asked = questions(g, self.viewers)
        self.entries: dict[int, list[Entry]] = {v: [] for v in self.viewers}
        g.listener = self

    def hear(self, g: Game, event: Event) -> None:
        """Each viewer is told what he sees of the event, and what it changes in his view."""
        changes = self._changes(Difference(self.true, g))
        name = event.name
        made: list[Entry] = []
        for i, viewer in enumerate(self.viewers):
            numbers = _numbers(event, viewer)
            self.entries[viewer].append(_shared_entry(made, name, event.rule, numbers, changes[i]))

    def pause(self, g: Game) -> dict[int, list[Entry]]:
        """The entries since the last pause, with the question that is open now.

        Who sees no change gets no entry: a count of entries would tell how many have answered in secret.
        """
        assert g.asked != CHANCE, "a draw is open"
        stack = _new_stack(self.true, g)
        changes = self._changes(Difference(self.true, g))
        before, now = self.asked, questions(g, self.viewers)
        made: list[Entry] = []
        for i, viewer in enumerate(self.viewers):
            j = 0  # somebody to whom it all looks the same
            while changes[j] is not changes[i] or before[j] is not before[i] or now[j] is not now[i]:
                j += 1
            made.append(made[j] if j < i else _asked(changes[i], before[i], now[i], stack))
            if made[i].changes:
                self.entries[viewer].append(made[i])
        self._ask(g, now)
        told = self.entries
        self.entries = {viewer: [] for viewer in self.viewers}
        return told

    def _ask(self, g: Game, now: list[Question]) -> None:
        """This is the question that is open now."""
        self.asked = now
        true = self.true
        true.answers, true.top, true.open = g.answers[:], g.top, g.open
        true.number, true.asked, true.options = g.number, g.asked, g.options

    def _changes(self, step: Difference) -> list[dict[str, Any]]:
        """What has changed in each viewer's view; those who see the same of it share it."""
        found: list[dict[str, Any]] = []
        alike: dict[str, Any] | None = None if step.cards or step.tokens else step.public
        for viewer in self.viewers:
            if step.is_own(viewer):
                found.append(self._change(viewer, step))
                continue
            if alike is None:
                alike = self._change(viewer, step)
            elif step.cards and viewer in self.views:
                del self.views[viewer]  # it is looked at anew when it is needed
            found.append(alike)
        self.true = step.after
        return found

    def _change(self, viewer: int, step: Difference) -> dict[str, Any]:
        """What has changed in the view of one viewer."""
        if viewer == EVERYTHING:
            return step.told(self.true, step.after)
        before = self.views[viewer] if viewer in self.views else peek(self.true, viewer)
        after = follow(before, step.after, step.cards, step.tokens)
        self.views[viewer] = after
        return step.told(before, after)


def _numbers(event: Event, viewer: int) -> list[Any]:
    """The numbers of an event as a viewer is told them."""
    numbers: list[Any] = event.seen_by(viewer)
    happening = HAPPENINGS[event.happening]
    if not happening.lists:
        return numbers
    return [unpack(n) if kind == CARDS or kind == CARS else n for n, kind in zip(numbers, happening.kinds)]


def _shared_entry(made: list[Entry], name: str, rule: str, numbers: list[Any], changes: dict[str, Any]) -> Entry:
    """The entry of an event: who is told the same is told it by the same one."""
    for one in made:
        if one.changes is changes and (one.numbers is numbers or one.numbers == numbers):
            return one
    entry = Entry(name, rule, numbers, changes)
    made.append(entry)
    return entry


class Difference:
    """What has changed in a game since a copy of it was made, and a copy of it now, which shares the rest.

    ``public``: what has changed for everybody alike. ``cards``, ``tokens``: whether something has changed there.
    """

    def __init__(self, before: Game, g: Game) -> None:
        self.public: dict[str, Any] = {}
        _differ(self.public, "at", before.at, g.at)
        _differ(self.public, "who", before.who, g.who)
        _differ(self.public, "counters", before.counters, g.counters)
        self.tokens = any(_are_others(array(before, name), array(g, name)) for name in OF_TOKENS)
        mixed = len(g.table.mixing) > 0
        self.cards = (
            (mixed and "counters" in self.public) or _are_others(before.cards, g.cards) or before.rows != g.rows
        )
        self.mixed = mixed and self.cards  # partners' cards: each tells something else of them
        self.owners: i64 = _owners(before, g) if self.cards else 0
        self.after = before.twin()
        if "at" in self.public:
            self.after.at = g.at[:]
        if "who" in self.public:
            self.after.who = g.who[:]
        if "counters" in self.public:
            self.after.counters = g.counters[:]
        if self.tokens:
            self.after.tokens = g.tokens.copy()
        if self.cards:
            self.after.cards = g.cards[:]
            self.after.rows = [row[:] for row in g.rows]

    def is_own(self, viewer: int) -> bool:
        """Whether a viewer may see what has changed in his own way: his own cards, and tokens. Others see it alike."""
        if viewer == EVERYTHING:
            return self.cards or self.tokens
        return self.tokens or self.mixed or (viewer >= 0 and self.owners >> viewer & 1 != 0)

    def told(self, before: Game, after: Game) -> dict[str, Any]:
        """What has changed in a view."""
        out = dict(self.public)
        if self.tokens:
            for name in OF_TOKENS:
                _differ(out, name, array(before, name), array(after, name))
        if self.cards:
            _differ(out, "cards", before.cards, after.cards)
            if after.rows != before.rows:
                out["splices"] = _splices(before.rows, after.rows)
        return out


def _owners(before: Game, g: Game) -> i64:
    """The seats (mask) whose cards have changed, or lie face down in a row that has: others see all of it alike."""
    table = g.table
    owners: i64 = 0
    i: i64
    r: i64
    for i in range(len(g.cards)):
        if g.cards[i] != before.cards[i]:
            owners |= 1 << table.spot_seat[i // table.kinds]
    for r in range(len(g.rows)):
        old, new = before.rows[r], g.rows[r]
        if old == new:
            continue
        if table.row_seat[r] >= 0:
            owners |= 1 << table.row_seat[r]
        else:
            owners |= _face_down(old) | _face_down(new)
    return owners


def _face_down(row: list[int]) -> i64:
    """The seats (mask) that have a card face down in a row."""
    seats: i64 = 0
    i: i64
    for i in range(len(row)):
        card: i64 = row[i]
        if is_face_down(card):
            seats |= 1 << card_seat(card)
    return seats


def _asked(changes: dict[str, Any], before: Question, after: Question, stack: list[list[Any]] | None) -> Entry:
    """The entry of a question, as snapshots write it, and what has changed without an event; all know the stack."""
    out = dict(changes)
    if after.number != before.number:
        out["number"] = int(after.number)
    _differ(out, "answers", before.answers, after.answers)
    if after.asked != before.asked:
        out["asked"] = int(after.asked)
    if after.open != before.open:
        out["open"] = int(after.open)
    if after.options != before.options:
        out["options"] = list(after.options)
    if stack is not None:
        out["stack"] = stack
    return Entry(ASKED, "", [int(after.number)], out)


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
    """The view (as :func:`~folsom.core.snapshot.save` writes it) after an entry, whichever version has written them."""
    after = dict(view)
    for name, value in entry.changes.items():
        if name == "splices":
            after["rows"] = _spliced(after["rows"], value)
        elif isinstance(value, list) and name not in WHOLE:
            after[name] = list(view[name])
            for i, x in value:
                after[name][i] = x
        else:
            after[name] = value
    return after


def _spliced(rows: list[list[int]], splices: list[list[int]]) -> list[list[int]]:
    """The rows after some cards were put in the place of others."""
    after = list(rows)
    for row, start, gone, *cards in splices:
        after[row] = [*rows[row][:start], *cards, *rows[row][start + gone :]]
    return after
