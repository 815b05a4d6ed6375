"""The states of a table."""

from __future__ import annotations

from typing import Final

OPEN: Final = "open"
PLAYING: Final = "playing"
OVER: Final = "over"
ABANDONED: Final = "abandoned"
FINISHED: Final = (OVER, ABANDONED)
