"""The base game's actions, by number (it is always laid out first), and why somebody acts."""

from __future__ import annotations

from typing import Final

MOVE: Final = 0
FLOOR: Final = 1
SHOOT: Final = 2
ROB: Final = 3
PUNCH: Final = 4
MARSHAL: Final = 5

# Why somebody acts: a rule may ask.
BY_CARD: Final = 0  # by a card that he resolves
BY_COPY: Final = 1  # by another card that copies one
BY_GIFT: Final = 2  # without a card: an event, or somebody else, lets him
