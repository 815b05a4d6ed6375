"""The base game's actions, by number: it is always laid out first."""

from __future__ import annotations

from typing import Final

MOVE: Final = 0
FLOOR: Final = 1
SHOOT: Final = 2
ROB: Final = 3
PUNCH: Final = 4
MARSHAL: Final = 5
