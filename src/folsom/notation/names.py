"""Pieces as they are called in notation, read: :mod:`folsom.core.texts` writes them."""

from __future__ import annotations

from collections.abc import Callable
from difflib import get_close_matches
from typing import Final

from folsom.base.rules import rules_on
from folsom.core import words
from folsom.core.packed import MOST_PACKED, pack
from folsom.core.table import Table

MOST_DIGITS: Final = 9  # of a bare number: none on a table has more, and this one still fits into an option


class Unknown(ValueError):
    """A word that names nothing on this table."""


def place_named(table: Table, text: str) -> int:
    """The position that a text names."""
    return find(text, table.place_names, "place")


def pawn_named(table: Table, text: str) -> int:
    """The pawn that a text names."""
    return find(text, table.pawn_names, "bandit or lawman")


def seat_named(table: Table, text: str) -> int:
    """The seat that a text names, by its own name or that of any pawn that it leads."""
    if text in table.seat_names:
        return table.seat_names.index(text)
    return int(table.leader[find(text, table.pawn_names[: int(table.led_pawns)], "bandit")])


def card_named(table: Table, text: str) -> int:
    """The kind of card that a text names."""
    return find(text, [kind.name for kind in table.card_kinds], "card")


def look_named(table: Table, text: str) -> int:
    """The look that a text names."""
    parts = text.split(maxsplit=1)
    kind = find(parts[0] if parts else "", [kind.name for kind in table.token_kinds], "token")
    if len(parts) == 1:
        return kind
    return kind | value_named(table, kind, parts[1]) << 4


def value_named(table: Table, kind: int, text: str) -> int:
    """The number of a value of a kind of token."""
    token_kind = table.token_kinds[kind]
    numbers = range(token_kind.first, token_kind.last + 1)
    if not token_kind.hidden:
        raise Unknown(f"a {token_kind.name} has no value to name")
    return token_kind.first + find(text, [table.values[n].name for n in numbers], f"{token_kind.name}'s value")


def round_named(table: Table, text: str) -> int:
    """The round card that a text names."""
    return find(text, [card.name for card in rules_on(table).rounds], "round card")


def pawns_named(table: Table, text: str) -> int:
    """Several pawns."""
    return sum(1 << pawn for pawn in {pawn_named(table, word) for word in split_list(text)})


def turn_named(table: Table, text: str) -> int:
    """The kind of turn that a text names."""
    return find(text, [kind.name for kind in rules_on(table).turns], "kind of turn")


def value_numbered(table: Table, text: str) -> int:
    """The number of a value, of whatever kind of token."""
    return find(text, [value.name for value in table.values], "value")


def power_named(table: Table, text: str) -> int:
    """The power that a text names."""
    return find(text, [power.name for power in table.powers], "power")


def cards_named(table: Table, text: str) -> int:
    """Several cards, in the order of their kinds."""
    return packed(sorted(card_named(table, word) for word in split_list(text)))


def cars_named(table: Table, text: str) -> int:
    """Several cars, from front to back."""
    return packed([find(word, rules_on(table).car_names, "car") for word in split_list(text)])


def packed(kinds: list[int]) -> int:
    """Several kinds that a text has named, in one number."""
    if len(kinds) > MOST_PACKED:
        raise Unknown(f"{len(kinds)} at once are too many: {MOST_PACKED} at most")
    return pack(kinds)


def number_named(table: Table, text: str) -> int:
    """A bare number."""
    if not text.isdigit() or len(text) > MOST_DIGITS:
        raise Unknown(f"{text!r} is no number")
    return int(text)


def split_list(text: str) -> list[str]:
    """The words of a list with commas."""
    return [word.strip() for word in text.split(",") if word.strip()]


def find(text: str, names: list[str], what: str) -> int:
    """The place of a name in a list, or an error that says what was meant."""
    if text in names:
        return names.index(text)
    close = get_close_matches(text, names, 1)
    hint = f": did you mean {close[0]!r}?" if close else f": one of {', '.join(n for n in names if n)}"
    raise Unknown(f"no {what} is called {text!r}{hint}")


# For each meaning of a number how it is read. The others are bare numbers.
READ: Final[dict[int, Callable[[Table, str], int]]] = {
    words.PLACE: place_named,
    words.PAWN: pawn_named,
    words.SEAT: seat_named,
    words.CARD: card_named,
    words.LOOK: look_named,
    words.ROUND: round_named,
    words.CARDS: cards_named,
    words.CARS: cars_named,
    words.VALUE: value_numbered,
    words.PAWNS: pawns_named,
    words.TURN: turn_named,
    words.POWER: power_named,
}


def argument_named(table: Table, meaning: int, text: str) -> int:
    """The number that an argument's text stands for."""
    return READ.get(meaning, number_named)(table, text)
