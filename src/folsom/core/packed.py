"""Numbers that hold several things: an option its verb and its argument, a draw its kinds of cards.

They hold within one setup. What is stored is text (``move 3 roof``), what is sent is text or a list.
"""

from __future__ import annotations

from typing import Final

from folsom.core.ints import i64

WORD_BITS: Final = 62  # a machine word without its sign, and the bit that compiled Python marks small ints with
SHOWN_BITS: Final = 53  # of a number that a view shows: browsers read no larger one exactly
VERB_BITS: Final = 8
KIND_BITS: Final = 6  # of a kind of card, or of a type of car; 0 stands for an unknown one, or for none
KIND_MASK: Final = (1 << KIND_BITS) - 1
MOST_PACKED: Final = (WORD_BITS - VERB_BITS) // KIND_BITS  # kinds that one option can name: nine
ROW_BITS: Final = KIND_BITS + 6  # of a card in a row: its kind, its seat, and two bits for how it lies

# A card in a row: its kind, the seat that played it, and how it lies. They stand here because the compiler takes them
# for constants only beside the numbers that they are made of.
SEAT_SHIFT: Final = KIND_BITS
FACE_DOWN: Final = 1 << (KIND_BITS + 4)
OLDER: Final = 1 << (KIND_BITS + 5)  # it came from a deck that has been used up since
BARRED: Final = KIND_BITS + 6  # from this bit on a mask of kinds: all know that a card face down is none of these


def option_of(verb: i64, argument: i64 = 0) -> i64:
    """The option that says a verb of a thing."""
    return verb | argument << VERB_BITS


def verb_of(option: i64) -> i64:
    """The number of the verb that an option says."""
    return option & ((1 << VERB_BITS) - 1)


def argument_of(option: i64) -> i64:
    """The place, pawn, kind of card, … that an option is about, by its verb."""
    return option >> VERB_BITS


def pack(kinds: list[int]) -> int:
    """Several kinds in one number, in this order."""
    assert len(kinds) <= MOST_PACKED, "more kinds than one option can name"
    packed = 0
    for kind in reversed(kinds):
        packed = packed << KIND_BITS | kind
    return packed


def unpack(packed: int) -> list[int]:
    """The kinds that a number holds."""
    out: list[int] = []
    while packed:
        out.append(packed & KIND_MASK)
        packed >>= KIND_BITS
    return out
