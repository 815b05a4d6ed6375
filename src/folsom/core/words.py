"""The vocabulary of options and events: each has a name and says what its numbers mean.

An option is a verb and its argument in one int (:mod:`folsom.core.packed`). Numbers hold within one setup; what is
stored or sent is the text (``move 3 roof``), which :mod:`folsom.core.texts` writes and :mod:`folsom.notation` reads
with the kinds of arguments given here.
"""

from __future__ import annotations

from typing import Final

from folsom.core.named import Named

# What a number in an option or an event means.
NOTHING: Final = 0
PLACE: Final = 1  # a position of the board, a bandit's loot, the stock
PAWN: Final = 2  # a bandit or a lawman
SEAT: Final = 3
CARD: Final = 4  # a kind of card (0: face down, unknown)
LOOK: Final = 5  # a token as somebody sees it: its kind, and its value if he knows it
NUMBER: Final = 6
ROUND: Final = 7  # a round card
CARDS: Final = 8  # several kinds of cards, packed
CARS: Final = 9  # several types of cars, packed
MONEY: Final = 10
VALUE: Final = 11  # a token's value, by its number (0: unknown)
PAWNS: Final = 12  # several pawns, a bit for each
TURN: Final = 13  # a kind of turn
POWER: Final = 14


class Verb(Named):
    """What an option does, and what its argument is. ``covert``: others see the verb alone."""

    def __init__(self, name: str, argument: int, covert: bool, number: int) -> None:
        super().__init__(name)
        self.argument = argument
        self.covert = covert
        self.number = number


class Happening(Named):
    """A kind of event: the names and meanings of its numbers; the last ``private`` of them are for some eyes only.

    ``passing``: everybody sees its numbers, and they may leave no trace on the table.
    """

    def __init__(self, name: str, names: list[str], kinds: list[int], private: int, passing: bool, number: int) -> None:
        super().__init__(name)
        self.names = names
        self.kinds = kinds
        self.private = private
        self.passing = passing
        self.number = number
        self.lists = CARDS in kinds or CARS in kinds  # whether some of its numbers hold several things


VERBS: Final[list[Verb]] = []
HAPPENINGS: Final[list[Happening]] = []


def verb(name: str, argument: int = NOTHING, covert: bool = False) -> int:
    """Registers a verb (once) and returns its number."""
    for known in VERBS:
        if known.name == name:
            return known.number
    VERBS.append(Verb(name, argument, covert, len(VERBS)))
    return len(VERBS) - 1


def happening(name: str, arguments: str = "", private: int = 0, passing: bool = False) -> int:
    """Registers a kind of event (once); ``arguments`` reads like ``bandit:pawn from:place to:place``."""
    for known in HAPPENINGS:
        if known.name == name:
            return known.number
    names: list[str] = []
    kinds: list[int] = []
    for word in arguments.split():
        parts = word.split(":")
        names.append(parts[0])
        kinds.append(MEANINGS[parts[1]])
    HAPPENINGS.append(Happening(name, names, kinds, private, passing, len(HAPPENINGS)))
    return len(HAPPENINGS) - 1


MEANINGS: Final[dict[str, int]] = {
    "place": PLACE,
    "pawn": PAWN,
    "seat": SEAT,
    "card": CARD,
    "look": LOOK,
    "number": NUMBER,
    "round": ROUND,
    "cards": CARDS,
    "cars": CARS,
    "money": MONEY,
    "value": VALUE,
    "pawns": PAWNS,
    "turn": TURN,
    "power": POWER,
}


def members(mask: int) -> list[int]:
    """The numbers of the bits of a mask: several pawns, or kinds of cards, one by one."""
    return [number for number in range(mask.bit_length()) if mask >> number & 1]
