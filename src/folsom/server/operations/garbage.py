"""How Python looks for garbage in a server.

Nearly all that a server makes goes away by itself. What is left, cycles, is rare; but Python looks for them whenever
many things have been made, and then through everything that all games and sockets hold: a third of a busy server's
time, and a moment in which everybody waits.
"""

from __future__ import annotations

import gc
from typing import Final

NEW: Final = 50_000  # things more than before, after which the newest are looked through
OFTEN: Final = 20  # such looks, after which older ones are too
SELDOM: Final = 50  # looks at those, after which everything is


def look_seldom() -> None:
    """What is there now is never looked through again, and the rest seldom."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(NEW, OFTEN, SELDOM)
