"""Numbers that hold several things: an option its verb and its argument, a draw its kinds of cards.

They hold within one setup. What is stored is text (``move 3 roof``), what is sent is text or a list.
"""

from __future__ import annotations

from typing import Final

from folsom.core.ints import i64

WORD_BITS: Final = 62  # a machine word without its sign, and the bit that compiled Python marks small ints with
VERB_BITS: Final = 8


def option_of(verb: i64, argument: i64 = 0) -> i64:
    """The option that says a verb of a thing."""
    return verb | argument << VERB_BITS


def verb_of(option: i64) -> i64:
    """What an option does: the number of its verb."""
    return option & ((1 << VERB_BITS) - 1)


def argument_of(option: i64) -> i64:
    """What an option is about: a place, a pawn, a kind of card, …, by its verb."""
    return option >> VERB_BITS
