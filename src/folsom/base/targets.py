"""Options that name a bandit: shared lists, found by the mask of the bandits in question."""

from __future__ import annotations

from typing import Final

from folsom.core.ints import i64
from folsom.core.shared import Shared
from folsom.core.table import MOST

_LISTS: Final = Shared(1 << 16)


def target_options(verb: i64, bandits: i64) -> list[int]:
    """The options to say ``verb`` of each of these bandits (mask)."""
    key = verb << 10 | bandits
    found = _LISTS.find(key)
    if found is None:
        return _LISTS.keep(key, [verb | bandit << 8 for bandit in range(MOST) if bandits >> bandit & 1])
    return found
