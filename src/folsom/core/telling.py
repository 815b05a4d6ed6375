"""What was told, looked at as a whole: who was told the same, how much each was told, and what it gave away."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from folsom.core.chronicle import Entry
from folsom.core.game import EVERYTHING, SPECTATOR, Game
from folsom.core.ints import i64
from folsom.core.table import MOST, UNKNOWN, Table
from folsom.core.verbs import TOKEN
from folsom.core.views import peek
from folsom.core.words import HAPPENINGS

ONLOOKERS: Final = MOST  # the place of spectators in lists and masks by viewer
ALL_SEEING: Final = MOST + 1
PLACES: Final = MOST + 2

UNCHANGED: Final[list[list[int]]] = []


class ToldAlike:
    """One thing that happened, as some viewers (a mask of their places) are told it in the same words."""

    def __init__(self, entry: Entry, viewers: int) -> None:
        self.entry = entry
        self.viewers = viewers


def place_of(viewer: int) -> int:
    """The place of a viewer in lists and masks."""
    if viewer == SPECTATOR:
        return ONLOOKERS
    return ALL_SEEING if viewer == EVERYTHING else viewer


def shared(told: dict[int, list[Entry]]) -> list[list[ToldAlike]]:
    """Everything that was told, in order: for each thing the different ways in which it was told, and to whom."""
    things: list[list[ToldAlike]] = []
    for viewer, entries in told.items():
        bit = 1 << place_of(viewer)
        for number, entry in enumerate(entries):
            if number == len(things):
                things.append([])
            for other in things[number]:
                if _same(other.entry, entry):
                    other.viewers |= bit
                    break
            else:
                things[number].append(ToldAlike(entry, bit))
    return things


def _same(one: Entry, other: Entry) -> bool:
    if one is other:
        return True
    alike = one.changes is other.changes or one.changes == other.changes
    return alike and one.name == other.name and one.numbers == other.numbers


def told_after(told: Sequence[int], entries: dict[int, list[Entry]]) -> tuple[int, ...]:
    """How many entries each viewer has been told, by place, when he is told these too."""
    now = list(told)
    for viewer, more in entries.items():
        now[place_of(viewer)] += len(more)
    return tuple(now)


def shows(g: Game, viewer: int, entries: list[Entry]) -> bool:
    """Whether somebody who saw a game is shown something hidden, himself by drawing too: less may then be hidden.

    A view keeps what may be hidden in its decks, to which hidden cards are put back, and in its bag of values. Every
    entry is looked at: what is shown may be hidden again before the next question.
    """
    if not any("cards" in entry.changes or "values" in entry.changes for entry in entries):
        return False
    v = peek(g, viewer)
    kinds = int(v.table.kinds)
    cards: dict[int, int] = {}
    values: dict[int, int] = {}
    for entry in entries:
        changed: list[list[int]] = entry.changes.get("cards", UNCHANGED)
        for i, number in changed:
            if i % kinds != UNKNOWN and _is_deck(v.table, i // kinds):
                if number < cards.get(i, int(v.cards[i])):
                    return True
                cards[i] = number
        changed = entry.changes.get("values", UNCHANGED)
        for i, number in changed:
            if number < values.get(i, int(v.tokens.bag[i])):
                return True
            values[i] = number
    return False


def _is_deck(table: Table, spot: i64) -> bool:
    """Whether hidden cards are put back to a spot."""
    i: i64
    for i in range(len(table.spot_pool)):
        if table.spot_pool[i] == spot:
            return True
    return False


def moves_hidden(table: Table, entries: list[Entry]) -> bool:
    """Whether a token moved that hides something. Which of several it was chance may have said, or not: whether it did
    depends on what is under them, so an offer to take that back would tell."""
    name = HAPPENINGS[TOKEN].name
    for entry in entries:
        if entry.name == name and table.token_kinds[entry.numbers[2]].hidden:
            return True
    return False
