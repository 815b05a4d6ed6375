"""The parts of these packages, as if they were installed, for a while."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from folsom.base.parts import PARTS


@contextmanager
def packages_installed() -> Iterator[None]:
    """Finds the packages here, as do processes that are started meanwhile; then knows no part of theirs any more."""
    here, parts = str(Path(__file__).parent), dict(PARTS)
    sys.path.insert(0, here)
    try:
        yield
    finally:
        sys.path.remove(here)
        PARTS.clear()
        PARTS.update(parts)
