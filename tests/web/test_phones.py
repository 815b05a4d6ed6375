"""Phones: the train stays where it is, cards and words can be read and hit, and many people have their places."""

from __future__ import annotations

import random
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from server.live import Live, clients
from web.pages import WAITS, browser_of
from web.playing import QUICK, answer_to_the_end, comes_to_rest

SIZES = [(320, 568), (360, 640), (390, 844), (844, 390)]
TRAIN = """() => {
    const boxes = [...document.querySelectorAll(".scene g[data-vehicle]")].map((one) => one.getBoundingClientRect());
    return [
        Math.min(...boxes.map((box) => box.left)),
        Math.min(...boxes.map((box) => box.top)),
        Math.max(...boxes.map((box) => box.right)),
        Math.max(...boxes.map((box) => box.bottom)),
    ];
}"""


LEAST = 10  # px
# The words of the game's screen whose letters are smaller than they may be, as they are drawn.
TINY = """(least) => {
    const walker = document.createTreeWalker(document.querySelector(".game"), NodeFilter.SHOW_TEXT);
    const found = [];
    for (let text = walker.nextNode(); text; text = walker.nextNode()) {
        const one = text.parentElement;
        if (!text.data.trim() || !one.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
        const box = one.getBoundingClientRect();
        if (one.matches(".p-letter")) continue; // of a badge, whose shape and colour say the same
        if (box.width <= 1.5 || box.height <= 1.5 || one.closest(".spoken")) continue;
        const matrix = one instanceof SVGGraphicsElement ? one.getScreenCTM() : null;
        const scale = matrix ? Math.hypot(matrix.a, matrix.b) : one.currentCSSZoom ?? 1;
        const size = parseFloat(getComputedStyle(one).fontSize) * (matrix ? scale : 1);
        if (size < least - 0.05) found.push(`${text.data.trim()}: ${size} ${one.outerHTML.slice(0, 90)}`);
    }
    return found;
}"""


def as_ghost(chromium: Browser, server: Live, size: tuple[int, int], setup: dict[str, Any]) -> Page:
    """A game against bots in which Nora is Ghost, who may play his first card face down."""
    with clients(server, "Nora") as (nora,):
        made = nora.http.post("/api/tables", json={"setup": setup, "options": {"level": "greenhorn"}}).json()
        table = made["id"]
        wished = nora.http.put(f"/api/tables/{table}/seats/0/bandits", json={"bandits": ["ghost"]})
        assert wished.status_code == 200, wished.text
        nora.http.post(f"/api/tables/{table}/bots", json={"level": "greenhorn"})
        nora.http.put(f"/api/tables/{table}/seats/0/ready", json={"ready": True})
        assert nora.http.post(f"/api/tables/{table}/start", json={}).status_code == 200
        viewport = {"width": size[0], "height": size[1]}
        context = browser_of(chromium, server, nora, viewport=viewport, has_touch=True)
    context.set_default_timeout(WAITS)
    context.add_init_script(QUICK)
    page = context.new_page()
    page.goto(f"/table/{table}")
    page.locator(".game").wait_for()
    return page


@pytest.mark.usefixtures("loaded_dice")
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_the_train_stays_where_it_is(chromium: Browser, server: Live, size: tuple[int, int]) -> None:
    """For a whole round: while one is asked, while others are, with three buttons, and with answers in a list."""
    page = as_ghost(chromium, server, size, {"players": 6})
    chance = random.Random(4)
    places: set[tuple[float, ...]] = set()
    buttons: set[int] = set()

    def look() -> None:
        assert comes_to_rest(page)
        places.add(tuple(round(side) for side in page.evaluate(TRAIN)))

    page.locator(".question.mine").wait_for()
    ticket = page.locator(".ticket")
    first = ticket.get_attribute("aria-label")
    asked: set[str] = set()
    for _ in range(40):
        look()
        if ticket.get_attribute("aria-label") != first and "action" in asked:
            break
        question = page.locator(".question.mine")
        key = question.get_attribute("data-question")
        cards = page.locator(".hand button[aria-pressed]")
        asked.add("planning" if cards.count() > 0 else "action")
        choices = cards if cards.count() > 0 else question.locator(".answer")
        choices.nth(chance.randrange(choices.count())).click()
        page.locator("[data-act=confirm]").wait_for()
        look()
        buttons.add(question.locator(".buttons button").count())
        page.locator("[data-act=confirm]").click()
        page.locator(f'.question[data-question="{key}"]').wait_for(state="detached")
        places.add(tuple(round(side) for side in page.evaluate(TRAIN)))
        if len(asked) == 2 and len(buttons) > 1:
            break
    assert 3 in buttons, "Ghost was never asked whether he plays it face down"
    left, top, right, bottom = (sorted(place[side] for place in places) for side in range(4))
    assert [sides[-1] - sides[0] <= 3 for sides in (left, top, right, bottom)] == [True] * 4, places
    least = 130 if size[0] < size[1] else 60
    assert bottom[0] - top[0] >= least
    page.context.close()


@pytest.mark.usefixtures("loaded_dice")
@pytest.mark.parametrize("size", SIZES[:2], ids=str)
@pytest.mark.parametrize("boxes", [[], ["horses"]], ids=["base", "horses"])
def test_no_words_are_too_small_to_read(
    chromium: Browser, server: Live, size: tuple[int, int], boxes: list[str]
) -> None:
    page = as_ghost(chromium, server, size, {"players": 6, "boxes": boxes})
    for _ in range(4):
        assert comes_to_rest(page)
        assert page.evaluate(TINY, LEAST) == []
        answer_to_the_end(page, random.Random(2), until=1)
    page.context.close()
