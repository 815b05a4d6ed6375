"""Every screen around the game: axe finds nothing serious, nothing is wider than a phone, and the shell is kept."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from server.live import Live
from web.pages import AXE, CREAM, Complaints, browser_of, golden, named, serious, until

SIZES = {"desktop": (1440, 900), "phone": (390, 844), "small": (360, 640), "low": (844, 390)}
LOST = {
    "/nowhere": "This track leads nowhere.",
    "/constructor": "This track leads nowhere.",
    "/replay/zzzz?viewer=all": "No game to see here",
    "/people/zzzz": "Never heard of them",
    "/table/ZZZZZZ": "No such table",
    "/party/ZZZZZZ": "No such table",
    "/result/ZZZZZZ": "No such table",
}
PATHS = ("/", "/rules", "/ladder", "/people", "/replay", "/table/{table}", *LOST)


# Whether the worker keeps everything that the page has loaded, with the page itself.
KEPT = """async () => {
    const loaded = performance.getEntriesByType("resource").map((one) => new URL(one.name));
    const files = loaded.filter((one) => one.origin === location.origin && one.pathname.startsWith("/assets/"));
    const kept = await Promise.all(["/", ...files].map((one) => caches.match(one)));
    return kept.every(Boolean);
}"""


def table_of(page: Page, server: Live) -> str:
    data = {"setup": {"players": 5, "boxes": ["horses"]}, "public": True}
    found: str = page.request.post("/api/tables", data=data, headers={"Origin": server.url}).json()["id"]
    page.request.post(f"/api/tables/{found}/bots", data={"seats": [2]}, headers={"Origin": server.url})
    return found


def test_what_is_chosen_is_cream_and_nothing_of_it_gold(window: BrowserContext, server: Live) -> None:
    page = named(window, server, "Nora")
    page.goto("/people")
    expect(page.get_by_role("checkbox", name="Choose first, then confirm")).to_have_css("background-color", CREAM)
    chosen = page.get_by_role("main").locator("label", has_text="English")
    expect(chosen).to_have_css("background-color", CREAM)
    assert golden(page) == []


@pytest.mark.skipif(not AXE.is_file(), reason="axe is not there: npm ci in web/")
@pytest.mark.parametrize("theme", ["dusk", "day"])
def test_axe_finds_nothing_serious(chromium: Browser, server: Live, theme: str) -> None:
    context = browser_of(chromium, server, reduced_motion="reduce")
    context.add_init_script(f"localStorage.setItem('folsom-settings', JSON.stringify({{theme: '{theme}'}}))")
    page = context.new_page()
    complaints = Complaints(page)
    page.goto("/")
    page.get_by_role("button", name="Play now").wait_for()
    assert serious(page) == []
    page = named(context, server, "Nora")
    table = table_of(page, server)
    for path in PATHS:
        page.goto(path.format(table=table))
        page.get_by_role("heading", level=1).wait_for()
        page.wait_for_load_state("networkidle")
        assert serious(page) == [], path
        assert len(golden(page)) < 2, path
    page.goto(f"/table/{table}")
    page.get_by_role("button", name="Choose a bandit").click()
    assert serious(page) == []
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Change", exact=True).click()
    page.get_by_role("dialog").get_by_role("checkbox").first.wait_for()
    assert serious(page) == []
    assert complaints.heard == []
    context.close()


@pytest.mark.parametrize("size", SIZES)
def test_nothing_is_wider_than_the_window(chromium: Browser, server: Live, size: str) -> None:
    width, height = SIZES[size]
    context = browser_of(chromium, server, language="fr", viewport={"width": width, "height": height})
    page = named(context, server, "Nora de la Rivière")
    table = table_of(page, server)
    for path in PATHS:
        page.goto(path.format(table=table))
        page.get_by_role("heading", level=1).wait_for()
        assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0, path
        small = page.evaluate(
            """[...document.querySelectorAll('button, select, .btn, input:not([type=checkbox], [type=radio])')]
                .map((one) => [one, one.getBoundingClientRect()])
                .filter(([, box]) => box.width > 2 && (box.width < 43.5 || box.height < 43.5))
                .map(([one]) => one.outerHTML.slice(0, 120))"""
        )
        assert small == [], path
    context.close()


def test_what_is_not_there_is_told_in_plain_words_with_a_way_home(window: BrowserContext, server: Live) -> None:
    page = window.new_page()
    complaints = Complaints(page)
    for path, title in LOST.items():
        page.goto(path)
        expect(page.get_by_role("heading", level=1)).to_have_text(title)
        expect(page.locator(".picture svg").first).to_be_visible()
        page.get_by_role("main").get_by_role("link", name="Home").click()
        expect(page.get_by_role("button", name="Play now")).to_be_visible()
    assert complaints.heard == []


def test_the_shell_is_there_without_a_network(window: BrowserContext, server: Live) -> None:
    page = named(window, server, "Nora")
    page.goto("/")
    page.get_by_role("button", name="Play now").wait_for()
    while not page.evaluate("navigator.serviceWorker.controller !== null"):  # it comes after the page
        page.wait_for_timeout(200)
    page.reload()  # what the page needs is kept by now
    page.get_by_role("button", name="Play now").wait_for()
    until(page, lambda: page.evaluate(KEPT))
    window.set_offline(True)
    page.reload()
    expect(page.get_by_role("heading", name="The line is cut")).to_be_visible()
    window.set_offline(False)
    expect(page.get_by_role("button", name="Play now")).to_be_visible()  # it is found again by itself


def test_the_first_load_is_small(window: BrowserContext, server: Live) -> None:
    page = window.new_page()
    sizes: list[int] = []
    page.on("response", lambda answer: sizes.append(int(answer.headers.get("content-length", "0"))))
    page.goto("/")
    page.get_by_role("button", name="Play now").wait_for()
    page.wait_for_load_state("networkidle")
    assert 20_000 < sum(sizes) < 250_000
