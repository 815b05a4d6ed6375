"""What tests of the browser's client share: who looks, what a page complains of, and what axe finds."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page

from patience import PATIENCE
from server.live import Client, Live

AXE = Path(__file__).resolve().parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
SIZES = [(1440, 900), (390, 844), (844, 390), (360, 640)]
GOLD = "rgb(244, 193, 82)"  # what is to do next
CREAM = "rgb(251, 238, 211)"  # what is chosen
WAITS = PATIENCE * 1000  # milliseconds


class Complaints:
    """What a page complains of: errors, and what its policy refuses."""

    def __init__(self, page: Page) -> None:
        self.heard: list[str] = []
        page.on("console", self._hear)
        page.on("pageerror", lambda error: self.heard.append(str(error)))

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and "status of 4" not in message.text:  # what is refused is said so
            self.heard.append(message.text)


def browser_of(
    chromium: Browser, server: Live, client: Client | None = None, language: str = "en-GB", **more: Any
) -> BrowserContext:
    """A browser: of somebody who plays already, or of nobody."""
    context = chromium.new_context(base_url=server.url, locale=language, **more)
    context.set_default_timeout(WAITS)
    if client is not None:
        context.add_cookies([{"name": "folsom", "value": client.http.cookies["folsom"], "url": server.url}])
    return context


def named(window: BrowserContext, server: Live, name: str) -> Page:
    """The page of somebody who has a name already."""
    page = window.new_page()
    page.request.post("/api/guests", data={"name": name}, headers={"Origin": server.url})
    return page


def serious(page: Page) -> list[str]:
    """What axe finds that keeps people out. It is looked at from outside: the page itself loads nothing foreign."""
    page.evaluate("document.fonts.ready.then(() => null)")
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found: dict[str, Any] = page.evaluate(
        """axe.run(document, {
            runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
            resultTypes: ['violations'],
        })"""
    )
    return [
        f"{one['id']}: {node['html'][:160]} {node.get('failureSummary', '')[:200]}"
        for one in found["violations"]
        if one["impact"] in ("serious", "critical")
        for node in one["nodes"]
    ]


def golden(page: Page, within: str = "main") -> list[str]:
    """The buttons and choices that are filled with gold."""
    found: list[str] = page.locator(f"{within} :is(button, label, a, input)").evaluate_all(
        "(all, gold) => all.filter(one => getComputedStyle(one).backgroundColor === gold).map(one => one.innerText)",
        GOLD,
    )
    return found


def until(page: Page, fact: Callable[[], object]) -> None:
    """Waits for something to become true. The page's own rules forbid to wait inside of it."""
    limit = time.monotonic() + PATIENCE
    while not fact():
        assert time.monotonic() < limit, "it did not happen"
        page.wait_for_timeout(50)


def spills(page: Page) -> bool:
    """Whether something is wider than the screen."""
    return bool(page.evaluate("document.documentElement.scrollWidth > innerWidth"))
