"""What is stored is made smaller, and any zlib can read it."""

from __future__ import annotations

import zlib

from folsom.server.store.packing import as_before, smaller

TEXT = b'{"cards":[[12,1],[17,0]],"at":[[3,5]]}' * 20


def test_what_is_packed_comes_back() -> None:
    assert as_before(smaller(TEXT)) == TEXT
    assert len(smaller(TEXT)) < len(TEXT) / 4


def test_what_one_has_written_all_can_read() -> None:
    assert zlib.decompress(smaller(TEXT)) == TEXT
    assert as_before(zlib.compress(TEXT)) == TEXT
