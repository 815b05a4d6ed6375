"""The first lesson in a browser: by mouse and by keys to its end, other choices, back, leaving and coming again."""

from __future__ import annotations

import re
import time
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from patience import PATIENCE
from server.live import Live
from web.pages import AXE, SIZES, Complaints, browser_of, serious, spills
from web.playing import QUICK

NOTE = ".coach .note"
COVERED = """() => {
    const note = document.querySelector('.coach .note').getBoundingClientRect();
    const meets = (box) => Math.min(box.right, note.right) - Math.max(box.left, note.left) > 1
        && Math.min(box.bottom, note.bottom) - Math.max(box.top, note.top) > 1;
    const all = document.querySelectorAll('.hand, .question, .plan, .ticket, .plates, [data-pawn], [data-place]');
    const cut = document.querySelector('.coach .note');
    return [
        ...[...all].filter((one) => meets(one.getBoundingClientRect())).map((one) => one.outerHTML.slice(0, 80)),
        ...(cut.scrollHeight > cut.clientHeight + 1 ? ['the note is cut off'] : []),
    ];
}"""


def window_of(chromium: Browser, server: Live, size: tuple[int, int] = (1440, 900), locale: str = "en-GB") -> Page:
    """A page of somebody who is in a hurry."""
    width, height = size
    context = browser_of(chromium, server, language=locale, viewport={"width": width, "height": height})
    context.add_init_script(f"if (!localStorage.getItem('folsom-settings')) {QUICK}")
    return context.new_page()


def begin(page: Page) -> list[dict[str, Any]]:
    """Opens the lesson; its steps."""
    page.goto("/learn")
    page.locator(NOTE).wait_for()
    steps: list[dict[str, Any]] = page.request.get("/api/lesson").json()["steps"]
    return steps


def settled(page: Page, number: int, of: int) -> None:
    """Waits until a step is there and everything before it has been shown."""
    expect(page.locator(".coach .count")).to_have_text(re.compile(rf"^{number} \w+ {of}$"))
    while page.locator("[data-act=skip]").count():
        page.keyboard.press("s")
        page.wait_for_timeout(50)
    expect(page.locator(".coach .watch")).to_have_count(0)


def covered(page: Page) -> list[str]:
    """What the note hides, once everything has found its place."""
    found: list[str] = page.evaluate(COVERED)
    limit = time.monotonic() + PATIENCE
    while found and time.monotonic() < limit:
        page.wait_for_timeout(50)
        found = page.evaluate(COVERED)
    return found


def by_mouse(page: Page, answer: str | None) -> None:
    if answer is None:
        page.locator("[data-act=go]").click()
        return
    button = page.locator(f'.question [data-option="{answer}"]')
    card = page.locator(f'.hand [data-card="{answer.partition(" ")[2]}"]')
    button.or_(card).first.click()
    page.locator("[data-act=confirm]").click()


def by_keys(page: Page, answer: str | None) -> None:
    """Digits and Enter, without any focus of one's own."""
    if answer is not None:
        kinds = page.locator(".hand button[aria-pressed]").evaluate_all(
            "all => [...new Set(all.map(c => c.dataset.card))]"
        )
        listed = page.locator(".question.mine .answer").evaluate_all("all => all.map(one => one.dataset.option)")
        word = answer.partition(" ")[2]
        number = kinds.index(word) if word in kinds else len(kinds) + listed.index(answer)
        page.keyboard.press(str(number + 1))
        page.locator("[data-act=confirm]").wait_for()
    page.keyboard.press("Enter")


@pytest.mark.parametrize(("size", "way"), [((1440, 900), by_mouse), ((390, 844), by_keys)], ids=["mouse", "keys"])
def test_the_lesson_leads_to_a_real_game(chromium: Browser, server: Live, size: tuple[int, int], way: Any) -> None:
    page = window_of(chromium, server, size)
    complaints = Complaints(page)
    steps = begin(page)
    for number, step in enumerate(steps, start=1):
        settled(page, number, len(steps))
        assert covered(page) == [], step["note"]
        if number < len(steps):
            way(page, step["answer"])
    expect(page.get_by_role("heading", name="Not bad for a greenhorn")).to_be_visible()
    way(page, None)
    page.get_by_role("dialog").get_by_role("textbox").fill("Nora")
    page.get_by_role("dialog").get_by_role("button", name="That’s me").click()
    page.wait_for_url("**/table/*")
    page.locator(".game").wait_for()
    table = page.request.get(f"/api/tables/{page.url.rpartition('/')[2]}").json()
    assert table["setup"]["first_game"] and table["state"] == "playing"
    assert {seat["bot"] for seat in table["seats"]} == {None, "greenhorn"}
    assert complaints.heard == []
    page.context.close()


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("locale", ["fr", "nl"])
def test_nothing_is_covered(chromium: Browser, server: Live, size: tuple[int, int], locale: str) -> None:
    page = window_of(chromium, server, size, locale)
    steps = begin(page)
    for number, step in enumerate(steps, start=1):
        settled(page, number, len(steps))
        assert covered(page) == [], step["note"]
        assert not spills(page)
        if number < len(steps):
            by_mouse(page, step["answer"])
    page.context.close()


def test_another_choice_is_refused_kindly(chromium: Browser, server: Live) -> None:
    page = window_of(chromium, server)
    steps = begin(page)
    for number, step in enumerate(steps[:3], start=1):
        settled(page, number, len(steps))
        by_mouse(page, step["answer"])
    settled(page, 4, len(steps))
    expect(page.locator(".ring.gold")).to_have_count(1)
    by_mouse(page, "play shoot")
    expect(page.locator(NOTE)).to_contain_text("You may do that in a real game")
    expect(page.locator(".ring.gold")).to_have_count(1)
    by_mouse(page, steps[3]["answer"])
    settled(page, 5, len(steps))
    page.get_by_role("button", name="Back", exact=True).click()
    settled(page, 4, len(steps))
    expect(page.locator(NOTE)).to_contain_text("Each turn you plan one card")
    expect(page.get_by_role("button", name="Chat")).to_have_count(0)
    page.context.close()


def test_who_leaves_can_go_on(chromium: Browser, server: Live) -> None:
    page = window_of(chromium, server)
    page.goto("/")
    page.get_by_role("link", name="Never played?").click()
    page.locator(NOTE).wait_for()
    of = len(page.request.get("/api/lesson").json()["steps"])
    for number in (1, 2):
        settled(page, number, of)
        by_mouse(page, None)
    settled(page, 3, of)
    page.get_by_role("link", name="Skip the lesson").click()
    page.get_by_role("button", name="Play now").wait_for()
    page.goto("/rules")
    page.get_by_role("link", name="Never played?").click()
    expect(page.locator(NOTE)).to_contain_text(f"step 3 of {of}")
    page.get_by_role("button", name="Go on from there").click()
    settled(page, 3, of)
    page.reload()
    page.get_by_role("button", name="From the start").click()
    settled(page, 1, of)
    page.context.close()


@pytest.mark.skipif(not AXE.is_file(), reason="axe is not there: npm ci in web/")
@pytest.mark.parametrize("theme", ["dusk", "day"])
def test_axe_finds_nothing_serious(chromium: Browser, server: Live, theme: str) -> None:
    page = window_of(chromium, server)
    page.goto("/")
    chosen = f"{{theme: '{theme}', speed: 3, motion: 'less'}}"
    page.evaluate(f"localStorage.setItem('folsom-settings', JSON.stringify({chosen}))")
    steps = begin(page)
    for number, step in enumerate(steps[:5], start=1):
        settled(page, number, len(steps))
        if number in (1, 4):
            assert serious(page) == [], step["note"]
        by_mouse(page, step["answer"])
    page.context.close()


def test_the_note_is_said_and_focus_stays_with_the_coach(window: BrowserContext) -> None:
    page = window.new_page()
    page.emulate_media(reduced_motion="reduce")
    steps = begin(page)
    settled(page, 1, len(steps))
    said = page.locator(".coach [aria-live=polite]")
    expect(said).to_contain_text("You are Doc")
    expect(page.locator("[data-act=go]")).to_be_focused()
    page.keyboard.press("Enter")
    expect(said).to_contain_text("strongbox")
    expect(page.locator("[data-act=go]")).to_be_focused()
