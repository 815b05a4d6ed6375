"""A server that all tests of people share, behind a proxy, so that every browser has an address of its own."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from server.live import Live, live
from server.people.browsers import NewBrowser, browsers


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    """The server."""
    with live(tmp_path_factory.mktemp("people"), proxies="127.0.0.1") as found:
        yield found


@pytest.fixture
def browser(server: Live) -> Iterator[NewBrowser]:
    """Opens a browser at an address of its own, or at one that is given."""
    with browsers(server) as new:
        yield new


@pytest.fixture(autouse=True)
def weak_passwords() -> None:
    """Here they are as strong as ever."""
