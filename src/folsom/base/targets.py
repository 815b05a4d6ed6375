"""Options that name a bandit: shared lists, found by the mask of the bandits in question."""

from __future__ import annotations

from typing import Final

from folsom.core.ints import i64

_LISTS: Final[dict[int, list[int]]] = {}


def target_options(verb: i64, bandits: i64) -> list[int]:
    """The options to say ``verb`` of each of these bandits (mask)."""
    key: int = bandits << 8 | verb
    found = _LISTS.get(key)
    if found is None:
        found = [verb | bandit << 8 for bandit in range(32) if bandits >> bandit & 1]
        _LISTS[key] = found
    return found
