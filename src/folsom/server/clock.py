"""What time it is. Tests move it."""

from __future__ import annotations

import time


class Clock:
    """The time of day, in seconds since 1970."""

    def now(self) -> float:
        """Now."""
        return time.time()
