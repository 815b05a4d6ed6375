"""The words of a position's clauses: seats, counted cards, numbers; and how a clause is written and read."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final

from folsom.core.table import FIRST_OWN, PUBLIC, Table
from folsom.notation.names import Unknown, find, seat_named

Data = dict[str, Any]  # a position as folsom.core.snapshot writes it

NONE: Final = "none"
ALL: Final = "all"
ONLOOKERS: Final = "onlookers"
NO_SEATS: Final = {ONLOOKERS: PUBLIC, "start": FIRST_OWN}
COUNTED: Final = re.compile(r"(.*?)(?:\*(-?\d+))?")
FEW_DIGITS: Final = 18


class PositionError(ValueError):
    """A text that is no position: which clause is wrong, and why."""


@dataclass(frozen=True)
class Field:
    """A clause: ``show`` writes it from a snapshot (nothing if it is as usual), ``read`` puts it into one."""

    key: str
    show: Callable[[Data], str]
    read: Callable[[Data, str], None]


def seat_names(table: Table) -> list[str]:
    """All seats."""
    return table.seat_names


def bandit_names(table: Table) -> list[str]:
    """The bandits in play."""
    return table.pawn_names[: int(table.bandits)]


@lru_cache(maxsize=16)
def card_words(table: Table) -> list[str]:
    """The kinds of cards, each with its number if another one has its name."""
    names = [kind.name for kind in table.card_kinds]
    return [name if names.count(name) == 1 else f"{name}~{kind}" for kind, name in enumerate(names)]


def card_word(table: Table, kind: int) -> str:
    """A kind of card."""
    return card_words(table)[kind]


def card_kind_named(table: Table, text: str) -> int:
    """The kind of card that a text names."""
    return find(text, card_words(table), "card")


def items(text: str) -> list[str]:
    """The items of a clause; ``none`` is no item."""
    return [] if text == NONE else [" ".join(item.split()) for item in text.split(",")]


def listed(texts: list[str]) -> str:
    """Items as a clause."""
    return ", ".join(texts) or NONE


def counted(text: str, number: int) -> str:
    """A thing, and how many there are."""
    return text if number == 1 else f"{text}*{number}"


def split_count(text: str) -> tuple[str, int]:
    """The thing and the number of a counted item."""
    match = COUNTED.fullmatch(text)
    assert match is not None
    return match[1], number_in(match[2]) if match[2] else 1


def number_in(text: str) -> int:
    """A whole number that fits a machine word."""
    if not re.fullmatch(r"-?[0-9]+", text) or len(text) > FEW_DIGITS:
        raise Unknown(f"{text!r} is no number")
    return int(text)


def mask_text(table: Table, mask: int) -> str:
    """The seats of a mask: ``doc belle``, ``all`` (onlookers too), ``doc start`` (he began the game with it)."""
    seats = [name for seat, name in enumerate(seat_names(table)) if mask >> seat & 1]
    others = [word for word, bit in NO_SEATS.items() if mask >> bit & 1]
    return ALL if len(seats) == table.seats and others == [ONLOOKERS] else " ".join([*seats, *others])


def mask_in(table: Table, text: str) -> int:
    """The mask that names of seats stand for."""
    if text.strip() == ALL:
        return (1 << int(table.seats)) - 1 | 1 << PUBLIC
    mask = 0
    for word in text.split():
        mask |= 1 << (NO_SEATS[word] if word in NO_SEATS else seat_named(table, word))
    return mask


def split_name(text: str, names: list[str], what: str) -> tuple[int, str]:
    """The name that an item begins with, and the rest of it."""
    word, _, rest = text.partition(" ")
    return find(word, names, what), rest
