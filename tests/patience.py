"""How long a test waits for what must happen. It only ends a test that would hang: no test measures it."""

from __future__ import annotations

import time
from collections.abc import Callable

PATIENCE = 180.0  # seconds: a busy machine may stand still for a while


def until(fact: Callable[[], object]) -> None:
    """Waits for something to become true."""
    limit = time.monotonic() + PATIENCE
    while not fact():
        assert time.monotonic() < limit, "it did not happen"
        time.sleep(0.02)
