"""Options that name a pawn: shared lists, found by the mask of the pawns in question."""

from __future__ import annotations

from typing import Final

from folsom.core.ints import i64
from folsom.core.packed import option_of
from folsom.core.shared import Shared
from folsom.core.words import members

_LISTS: Final = Shared(1 << 16)


def target_options(verb: i64, pawns: i64) -> list[int]:
    """The options to say ``verb`` of each of these pawns (mask)."""
    key = verb << 10 | pawns if pawns < 1 << 10 else pawns << 8 | verb  # no larger key is a smaller one too
    found = _LISTS.find(key)
    if found is None:
        return _LISTS.keep(key, [option_of(verb, pawn) for pawn in members(pawns)])
    return found
