"""What time it is. Tests move it."""

from __future__ import annotations

import time
from typing import Final

BOOT: Final[int | None] = getattr(time, "CLOCK_BOOTTIME", None)  # not every system has it


class Clock:
    """The time of day, in seconds since 1970; and one that nobody sets."""

    def now(self) -> float:
        """Now."""
        return time.time()

    def steady(self) -> float:
        """Seconds since whenever: where the system can tell, they pass also while the machine sleeps."""
        return time.monotonic() if BOOT is None else time.clock_gettime(BOOT)
