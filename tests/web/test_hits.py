"""What happens to oneself is told to oneself: what, what it means, and for a moment only."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page

from web.playing import by_mouse, sit_down

# Watches the tray from within the page: a moment is over before anybody outside has looked. The first bullet that is
# told is answered as `act` says; from then on the page keeps when a hit is there and when it is gone. After the key
# no pause ends by itself: the hit goes because of the key, or never.
WATCH = """(act) => {
    window.story = [];
    const tray = () => document.querySelector(".tray .hit");
    const later = window.setTimeout;
    const isBullet = /You are hit by|You take a neutral bullet/;
    const tell = (what) => window.story.at(-1).what !== what && window.story.push({ what });
    new MutationObserver(() => {
        const hit = tray();
        if (window.story.length > 0) {
            if (!hit) window.setTimeout = later;
            tell(hit ? "there" : "gone");
        } else if (hit && isBullet.test(hit.innerText)) {
            const card = hit.querySelector(".card") !== null;
            const past = document.querySelector("[data-act=now]") !== null;
            window.story.push({ what: "there", said: hit.innerText, card, past });
            if (act === "again") hit.querySelector("[data-act=again]").click();
            if (act !== "space") return;
            window.setTimeout = (does, pause, ...more) => (pause >= 50 ? 0 : later(does, pause, ...more));
            document.body.dispatchEvent(new KeyboardEvent("keydown", { key: " ", bubbles: true }));
        }
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
}"""


def played_until(page: Page, fact: str) -> None:
    """Answers by chance until something is true in the page."""
    chance = random.Random(1)
    asked = page.locator(".question.mine")
    while not page.evaluate(fact):
        assert not page.locator(".ways").is_visible(), "the game ended before that"
        if asked.is_visible():
            question = asked.get_attribute("data-question")
            by_mouse(page, chance)
            page.locator(f'.question[data-question="{question}"]').wait_for(state="detached")
        page.wait_for_timeout(50)


def hit_in_a_game(page: Page, act: str, fact: str) -> list[dict[str, Any]]:
    """What the tray told of the first bullet, and what came of it."""
    sit_down(page, {"players": 6})
    page.evaluate(WATCH, act)
    played_until(page, fact)
    story: list[dict[str, Any]] = page.evaluate("window.story")
    return story


@pytest.mark.usefixtures("loaded_dice")
def test_who_is_hit_is_told_so_and_goes_on_with_a_key(window: BrowserContext) -> None:
    page = window.new_page()
    first, gone, *_ = hit_in_a_game(page, "space", "window.story.length >= 2")
    assert re.search(r"A dead card in your deck .* \d received so far", first["said"])
    assert first["card"]
    assert gone["what"] == "gone"


@pytest.mark.usefixtures("loaded_dice")
@pytest.mark.parametrize(
    ("act", "told"), [("nothing", ["there", "gone"]), ("again", ["there", "gone", "there", "gone"])]
)
def test_a_hit_can_be_watched_again_and_ends_by_itself(window: BrowserContext, act: str, told: list[str]) -> None:
    page = window.new_page()
    story = hit_in_a_game(page, act, f"window.story.length >= {len(told)}")
    assert [moment["what"] for moment in story][: len(told)] == told
    assert not story[0]["past"], "nobody looks back: the game goes on by itself"
