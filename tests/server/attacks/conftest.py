"""A server that all attacks share, behind a proxy, so that every browser has an address of its own."""

from __future__ import annotations

import logging
from collections.abc import Iterator

import pytest

from server.live import Live, live
from server.people.browsers import NewBrowser, browsers

BESIDE = "folsom.server.wakes"  # what goes wrong there goes wrong beside all requests


class Mistakes(logging.Handler):
    """What the log says went wrong with the server itself."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.found: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        """Notes a mistake, with what led to it."""
        if record.levelno >= logging.ERROR or record.name == BESIDE:
            shown = logging.Formatter().format(record)
            self.found.append(f"{record.name}: {shown}")


@pytest.fixture(autouse=True)
def mistakes() -> Iterator[list[str]]:
    """All mistakes of the server while a test runs: none, unless the test has looked at them and taken them away."""
    handler = Mistakes()
    logging.getLogger().addHandler(handler)
    yield handler.found
    logging.getLogger().removeHandler(handler)
    assert not handler.found, "\n".join(handler.found)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    """The server."""
    with live(tmp_path_factory.mktemp("attacks"), proxies="127.0.0.1") as found:
        yield found


@pytest.fixture
def browser(server: Live) -> Iterator[NewBrowser]:
    """Opens a browser at an address of its own, or at one that is given."""
    with browsers(server) as new:
        yield new
