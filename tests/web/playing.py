"""What the browser's tests share: coming in, sitting down against bots, and answering whatever is asked."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page

MOST_ANSWERS = 500
CHOICES = ".question.mine .answer, .hand button[aria-pressed]"
QUICK = "localStorage.setItem('folsom-settings', JSON.stringify({speed: 3, motion: 'less'}))"

RESTS = """async () => {
    await document.fonts.ready;
    const parts = () => [...document.querySelectorAll(".game :is(.zone, [data-pick], .card, .question, .plan)")];
    const boxes = () => parts().map((part) => JSON.stringify(part.getBoundingClientRect())).join();
    let [before, same] = ["", 0];
    for (let frame = 0; frame < 1200; frame++) {
        await new Promise((done) => requestAnimationFrame(done));
        const now = boxes();
        same = now === before ? same + 1 : 0;
        before = now;
        if (same === 12) return true;
    }
    return false;
}"""


def comes_to_rest(page: Page) -> bool:
    """Skips what is shown, and waits until nothing of the game moves any more; whether that comes to pass."""
    page.locator(".question.mine, [data-act=skip]").first.wait_for()
    while page.locator("[data-act=skip]").is_visible():
        page.keyboard.press("s")
    return bool(page.evaluate(RESTS))


def post(page: Page, path: str, data: dict[str, Any]) -> Any:
    """Asks the server for something in the page's name."""
    origin = page.evaluate("location.origin")
    answer = page.request.post(path, data=data, headers={"Origin": origin})
    assert answer.ok, answer.text()
    return answer.json()


def sit_down(page: Page, setup: dict[str, Any] | None = None, options: dict[str, Any] | None = None) -> str:
    """Comes in as Nora and plays against bots; the table's address."""
    page.goto("/healthz")  # a small page of this server, so that its cookie and settings can be set
    post(page, "/api/guests", {"name": "Nora"})
    wanted = {"setup": setup or {"players": 4}, "options": {"level": "greenhorn"} | (options or {})}
    table = post(page, "/api/tables", wanted)["id"]
    post(page, f"/api/tables/{table}/bots", {"level": "greenhorn"})
    post(page, f"/api/tables/{table}/start", {})
    page.evaluate(QUICK)
    page.goto(f"/table/{table}")
    page.locator(".game").wait_for()
    return f"/table/{table}"


def by_mouse(page: Page, chance: random.Random) -> None:
    """Chooses something, and confirms it."""
    choices = page.locator(CHOICES)
    choices.nth(chance.randrange(choices.count())).click()
    page.locator("[data-act=confirm]").click()


def by_keys(page: Page, chance: random.Random) -> None:
    """The same with digits and Enter."""
    kinds = page.locator(".hand button[aria-pressed]").evaluate_all(
        "cards => new Set(cards.map(c => c.dataset.card)).size"
    )
    count = kinds + page.locator(".question.mine .answer").count()
    page.keyboard.press(str(chance.randrange(min(count, 9)) + 1))
    page.locator("[data-act=confirm]").wait_for()
    page.keyboard.press("Enter")


def by_cards(page: Page, chance: random.Random) -> None:
    """Plays a card as long as there is one to play, else chooses something."""
    cards = page.locator(".hand button[aria-pressed]")
    choices = cards if cards.count() > 0 else page.locator(CHOICES)
    choices.nth(chance.randrange(choices.count())).click()
    page.locator("[data-act=confirm]").click()


def answer_to_the_end(
    page: Page,
    chance: random.Random,
    until: int = MOST_ANSWERS,
    answer: Callable[[Page, random.Random], None] = by_mouse,
) -> int:
    """Answers whatever is asked by chance, and skips what is shown; how often that was."""
    over = page.locator(".ways")
    asked = page.locator(".question.mine")
    busy = page.locator("[data-act=skip]")
    answers = 0
    while answers < until:
        over.or_(asked).or_(busy).first.wait_for()
        if over.is_visible():
            break
        if busy.is_visible():
            page.keyboard.press("s")
            continue
        if not asked.is_visible():
            continue  # what was shown has just ended, perhaps with the game
        question = asked.get_attribute("data-question")
        if question is None:
            continue
        answer(page, chance)
        page.locator(f'.question[data-question="{question}"]').wait_for(state="detached")
        answers += 1
    return answers
