"""Chromium, and a real server that serves the client that was built."""

from __future__ import annotations

import itertools
import secrets
import shutil
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace

import pytest
from playwright.sync_api import Browser, BrowserContext, expect, sync_playwright

from folsom.bots.workers import Workers
from folsom.server.web.pages import FOLDER
from server.live import Live, live
from web.pages import WAITS, browser_of

NAMES = ("chromium-headless-shell", "chromium", "chromium-browser")  # the first one draws no frame of its own
CHROMIUM = next(filter(None, map(shutil.which, NAMES)), None)
ARGUMENTS = [
    *("--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking"),
    *("--disable-component-update", "--disable-sync", "--disable-dev-shm-usage"),
]

expect.set_options(timeout=WAITS)


@pytest.fixture(scope="module")  # while it is there, no other test in this process could run a loop of its own
def chromium() -> Iterator[Browser]:
    """One browser for the tests of a file; each has windows of its own."""
    if CHROMIUM is None:
        pytest.skip("there is no chromium on this machine")
    if not (FOLDER / "index.html").is_file():
        pytest.skip("the client was not built: make client")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        yield browser
        browser.close()


@pytest.fixture
def loaded_dice(monkeypatch: pytest.MonkeyPatch) -> None:
    """The games of a server are the same each time: who is dealt, what is drawn, and how bots play.

    The first table has the seed 0, the second one 1, and so on.
    """
    seeds = itertools.count()
    places = "folsom.server.tables", "folsom.server.play"
    monkeypatch.setattr(f"{places[0]}.making.new_seed", lambda: next(seeds).to_bytes(32, "big"))
    monkeypatch.setattr(f"{places[1]}.caretaker.secrets", SimpleNamespace(randbits=int, randbelow=secrets.randbelow))


class Borrowed(Workers):
    """Processes for bots that outlive a server: to start them anew for every test takes longer than most tests."""

    def close(self) -> None:
        """The games of a server are over; their bots are let go."""
        for game in list(self.homes):
            self.forget(game)


@pytest.fixture(scope="session")
def bots() -> Iterator[Borrowed]:
    """Bots for all servers of these tests."""
    workers = Borrowed(1)
    yield workers
    Workers.close(workers)


@pytest.fixture(autouse=True)
def lent(bots: Borrowed, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every server has the same bots."""
    monkeypatch.setattr("folsom.server.play.caretaker.Workers", lambda number: bots)


@pytest.fixture
def server(chromium: Browser, tmp_path: Path) -> Iterator[Live]:
    """A server whose bots answer at once."""
    with live(tmp_path, pace=0.0) as found:
        yield found


@pytest.fixture
def window(chromium: Browser, server: Live) -> Iterator[BrowserContext]:
    """The browser of a new person, who reads English."""
    context = browser_of(chromium, server)
    yield context
    context.close()
