"""A browser that still has an older page is told so, and can load the new one."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from folsom.server.web.pages import FOLDER
from server.live import Live
from web.pages import browser_of, serious, spills

OLDER = re.sub(r'(name="build" content=")\w+', r"\1older", (FOLDER / "index.html").read_text(encoding="utf-8"))


def keeps_older_page(page: Page) -> None:
    """The browser has kept a page of another build."""

    def older(route: Route) -> None:
        route.fulfill(body=OLDER, content_type="text/html")

    page.route("**/", older)


@pytest.mark.parametrize(("width", "height"), [(360, 640), (1440, 900)])
def test_an_older_page_asks_to_be_loaded_again(chromium: Browser, server: Live, width: int, height: int) -> None:
    shape = {"viewport": {"width": width, "height": height}, "reduced_motion": "reduce"}
    context = browser_of(chromium, server, **shape, service_workers="block")  # they would fetch the new page
    page = context.new_page()
    keeps_older_page(page)
    page.goto("/")
    news = page.get_by_text("There is a newer version of this page.")
    news.wait_for()
    assert serious(page) == []
    assert not spills(page)
    page.get_by_role("button", name="Later", exact=True).click()
    expect(news).to_have_count(0)
    page.reload()
    news.wait_for()
    page.unroute("**/")
    with page.expect_navigation():
        page.get_by_role("button", name="Load it", exact=True).click()
    page.get_by_role("button", name="Play now").wait_for()
    page.wait_for_load_state("networkidle")
    expect(news).to_have_count(0)
    context.close()
