"""A part from outside whose game has seats with roles: the server finds it as if it were installed."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from outside.installed import posse_installed


@pytest.fixture(autouse=True)
def posse() -> Iterator[None]:
    """The bots' processes find it too: they look where this one does."""
    with posse_installed():
        yield
