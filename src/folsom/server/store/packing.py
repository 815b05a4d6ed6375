"""Bytes made smaller as they are stored, quickly: by ISA-L where it is installed. What one of the two has written, both
can read."""

from __future__ import annotations

import zlib
from typing import Final

try:
    from isal.isal_zlib import compress
except ImportError:  # no ready-made one for this machine
    from zlib import compress

QUICKEST: Final = 1 if compress is zlib.compress else 0  # level 0 of zlib leaves everything as it is


def smaller(data: bytes) -> bytes:
    """As it is stored."""
    return compress(data, QUICKEST)


def as_before(stored: bytes) -> bytes:
    """What was stored."""
    return zlib.decompress(stored)
