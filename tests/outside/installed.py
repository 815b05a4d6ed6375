"""The posse, a part of another package, as if it were installed, for a while."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from folsom.base.parts import PARTS


@contextmanager
def posse_installed() -> Iterator[None]:
    """Finds its package, as do processes that are started meanwhile; then knows its part no more.

    It brings no words of its own, so nothing of it is left. The ferry does: it is tried in a process of its own.
    """
    here, parts = str(Path(__file__).parent / "posse"), dict(PARTS)
    sys.path.insert(0, here)
    try:
        yield
    finally:
        sys.path.remove(here)
        PARTS.clear()
        PARTS.update(parts)
