"""How numbers are written: the pieces of a table by their names, options and outcomes as text.

:mod:`folsom.notation` reads what is written here. A number that names nothing is written as ``#`` and itself, so that
whatever a game holds can be printed.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from folsom.core import words
from folsom.core.named import Named
from folsom.core.packed import argument_of, unpack, verb_of
from folsom.core.words import VERBS, members

if TYPE_CHECKING:
    from folsom.core.table import Table

KEPT: Final = 8192  # options, and texts of options, that are kept ready


def named(names: list[str], number: int) -> str:
    """The name with a number."""
    return names[number] if 0 <= number < len(names) else f"#{number}"


def called(things: Sequence[Named], number: int) -> str:
    """The name of the thing with a number."""
    return things[number].name if 0 <= number < len(things) else f"#{number}"


def pawn_text(table: Table, pawn: int) -> str:
    """A bandit or a lawman."""
    return named(table.pawn_names, pawn)


def seat_text(table: Table, seat: int) -> str:
    """A seat, by its name."""
    return table.seat_names[seat] if 0 <= seat < table.seats else "nobody"


def place_text(table: Table, place: int) -> str:
    """A position: ``3 roof``, ``loco inside``; also a bandit's loot, the stock, and what is gone."""
    return named(table.place_names, place) if place >= 0 else "nowhere"


def card_text(table: Table, kind: int) -> str:
    """A kind of card: ``move``, ``bullet doc``; ``unknown`` for one that the viewer cannot see."""
    return called(table.card_kinds, kind)


def look_text(table: Table, look: int) -> str:
    """A token as somebody sees it: ``purse``, ``purse 300``, ``jewel``."""
    name = called(table.token_kinds, look & 15)
    value = look >> 4
    return f"{name} {value_text(table, value)}" if value else name


def round_text(table: Table, card: int) -> str:
    """A round card."""
    return table.rules.name_of(words.ROUND, card)


def pawns_text(table: Table, pawns: int) -> str:
    """Several bandits or lawmen: ``doc, belle``."""
    return ", ".join([pawn_text(table, pawn) for pawn in members(pawns)])


def turn_text(table: Table, kind: int) -> str:
    """A kind of turn: ``tunnel``."""
    return table.rules.name_of(words.TURN, kind)


def cards_text(table: Table, packed: int) -> str:
    """Several cards: ``move, move, bullet doc``."""
    return ", ".join([card_text(table, kind) for kind in unpack(packed)])


def cars_text(table: Table, packed: int) -> str:
    """Several cars, from front to back: ``mail, dining``."""
    return ", ".join([table.rules.name_of(words.CARS, car) for car in unpack(packed)])


def value_text(table: Table, value: int) -> str:
    """What is under a token."""
    return called(table.values, value)


def power_text(table: Table, power: int) -> str:
    """A power."""
    return called(table.powers, power)


# For each meaning of a number how it is written. The others are bare numbers.
WRITTEN: Final[dict[int, Callable[[Table, int], str]]] = {
    words.PLACE: place_text,
    words.PAWN: pawn_text,
    words.SEAT: seat_text,
    words.CARD: card_text,
    words.LOOK: look_text,
    words.ROUND: round_text,
    words.CARDS: cards_text,
    words.CARS: cars_text,
    words.VALUE: value_text,
    words.PAWNS: pawns_text,
    words.TURN: turn_text,
    words.POWER: power_text,
}


def argument_text(table: Table, meaning: int, number: int) -> str:
    """A number of an option or an event, by what it means."""
    return WRITTEN[meaning](table, number) if meaning in WRITTEN else str(number)


@lru_cache(maxsize=KEPT)
def option_text(table: Table, option: int) -> str:
    """How an option is written."""
    if option < 0 or verb_of(option) >= len(VERBS):
        return f"#{option}"
    verb = VERBS[verb_of(option)]
    argument = int(argument_of(option))
    return (
        verb.name if verb.argument == words.NOTHING else f"{verb.name} {argument_text(table, verb.argument, argument)}"
    )
