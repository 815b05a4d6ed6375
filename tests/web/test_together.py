"""Two people in two browsers play a whole game with bots: one by mouse at a desk, one by ear on a phone, in French."""

from __future__ import annotations

import random
from collections.abc import Callable

from playwright.sync_api import Browser, Page, expect

from server.live import Live, clients
from web.pages import Complaints, browser_of
from web.playing import MOST_ANSWERS, QUICK, by_mouse

DESK = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}
Answer = Callable[[Page, random.Random], None]


def by_ear(page: Page, chance: random.Random) -> None:
    """Chooses among all that is announced as a button that can be pressed, on the train too, and confirms it."""
    answers = page.locator("button[aria-pressed=false]")
    names = [answers.nth(number).aria_snapshot() for number in range(answers.count())]
    assert all('button "' in name for name in names), names  # each has something to say
    answers.nth(chance.randrange(len(names))).press("Enter")
    page.locator("[data-act=confirm]").wait_for()
    page.keyboard.press("Enter")


def digits(said: str) -> int:
    """The number in a sentence, however a language writes it."""
    return int("".join(filter(str.isdigit, said)))


def play(pages: dict[Page, Answer], chance: random.Random) -> dict[Page, int]:
    """Lets everybody answer what he is asked until the game is over for all; how often each did."""
    answers = dict.fromkeys(pages, 0)
    playing = list(pages)
    while playing:
        for page in list(playing):
            if page.locator(".ways").is_visible():
                playing.remove(page)
            elif page.locator("[data-act=skip]").is_visible():
                page.keyboard.press("s")
            elif (asked := page.locator(".question.mine")).is_visible():
                question = asked.get_attribute("data-question")
                pages[page](page, chance)
                page.locator(f'.question[data-question="{question}"]').wait_for(state="detached")
                answers[page] += 1
            else:
                page.wait_for_timeout(20)
        assert max(answers.values()) < MOST_ANSWERS
    return answers


def test_a_whole_game_in_two_browsers(chromium: Browser, server: Live) -> None:
    with clients(server, "Nora", "Théo") as (nora, friend):
        table = nora.http.post("/api/tables", json={"setup": {"players": 4}}).json()["id"]
        friend.http.post(f"/api/tables/{table}/join", json={"seat": 2})
        nora.http.post(f"/api/tables/{table}/bots", json={"level": "greenhorn"})
        windows = [
            browser_of(chromium, server, nora, viewport=DESK),
            browser_of(chromium, server, friend, viewport=PHONE, language="fr-FR"),
        ]
        for window in windows:
            window.add_init_script(QUICK)
        desk, phone = (window.new_page() for window in windows)
        complaints = [Complaints(desk), Complaints(phone)]
        desk.goto(f"/table/{table}")
        phone.goto(f"/table/{table}")
        phone.get_by_role("button", name="Je suis prêt").click()
        desk.get_by_role("button", name="Start the train").click()
        phone.get_by_role("list", name="Ta main").wait_for()

        answers = play({desk: by_mouse, phone: by_ear}, random.Random(5))
        assert min(answers.values()) > 10
        expect(desk.get_by_role("heading", name="The game is over.")).to_be_visible()
        expect(phone.get_by_role("heading", name="La partie est finie.")).to_be_visible()
        for page in (desk, phone):
            expect(page.locator(".score")).to_have_count(0)  # that is for the count to tell
            page.locator("[data-act=result]").click()
        scores = [[digits(said) for said in page.locator(".score").all_inner_texts()] for page in (desk, phone)]
        assert scores[0] == scores[1] and len(scores[0]) == 4
        assert [complaint.heard for complaint in complaints] == [[], []]
        for window in windows:
            window.close()
