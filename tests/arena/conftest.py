"""The toy bots are known while a test runs."""

from collections.abc import Iterator

import pytest

from arena.toys import KINDS
from folsom.bots import codes


@pytest.fixture(autouse=True)
def toy_bots(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    for kind in KINDS:
        monkeypatch.setitem(codes.KINDS, kind.name, kind)
    yield
