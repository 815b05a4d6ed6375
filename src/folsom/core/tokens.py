"""The tokens of a game: loot, and all else that lies on places or before bandits."""

from __future__ import annotations

from folsom.core.ints import Ints


class Tokens:
    """All that is to be known of each token, side by side, and the bag of values that nobody has seen.

    ``at``: where each lies. ``value``: the number of its value (0: nobody has seen it, so it has none yet). ``known``:
    the seats that know it. What every onlooker can tell of that: ``sure``, the seats that know it for sure, and above
    them the values that it cannot have; ``maybe``, the seats that may. ``bag``: how many of each value nobody has seen.
    """

    def __init__(self, at: Ints, value: Ints, known: Ints, sure: Ints, maybe: Ints, bag: Ints) -> None:
        self.at = at
        self.value = value
        self.known = known
        self.sure = sure
        self.maybe = maybe
        self.bag = bag

    def copy(self) -> Tokens:
        """An independent copy."""
        return Tokens(self.at[:], self.value[:], self.known[:], self.sure[:], self.maybe[:], self.bag[:])
