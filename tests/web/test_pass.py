"""One device for several seats, in a real browser: nothing of a hand is there before its curtain was lifted."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from folsom.core.game import SPECTATOR
from server.live import Live, clients
from web.finished import begun
from web.pages import browser_of, serious, until
from web.playing import MOST_ANSWERS, QUICK, by_mouse
from web.test_party import heard_by

PHONE = {"width": 390, "height": 844}
DESK = {"width": 1440, "height": 900}
# What everybody sees of a game, wherever he sits.
PUBLIC = """() => [...document.querySelectorAll(".game .plates, .game .plan, .game .ticket, .game .pawn, .game .loot")]
    .map((part) => part.textContent.replace(/\\s+/g, " ")).join(" | ")"""
VALUE = re.compile(r"purses? (?:of |worth )?\$\d")


def viewers(heard: list[dict[str, Any]]) -> list[int]:
    """Whose views a page was shown."""
    return [message["view"]["viewer"] for message in heard if message["type"] == "game"]


def test_no_card_is_there_before_the_curtain_is_lifted(chromium: Browser, server: Live) -> None:
    chance = random.Random(1)
    with clients(server, "Nora") as [nora]:
        table = begun(nora, {"players": 4}, seats=3)
        context = browser_of(chromium, server, nora, viewport=PHONE)
        context.add_init_script(QUICK)
        page = context.new_page()
        heard = heard_by(page)
        page.goto(f"/table/{table}")
        lift = page.get_by_role("button", name="show my cards")
        hand = page.locator(".hand button")
        asked = page.locator(".question.mine")
        seen = set()
        for _ in range(4):
            lift.or_(asked).first.wait_for()
            if lift.is_visible():
                expect(hand).to_have_count(0)
                until(page, lambda: viewers(heard)[-1:] == [SPECTATOR])  # not even the page knows it
                if not seen:
                    assert serious(page) == []
                seen.add(lift.inner_text())
                lift.click()
            asked.wait_for()
            question = asked.get_attribute("data-question")
            by_mouse(page, chance)
            page.locator(f'.question[data-question="{question}"]').wait_for(state="detached")
        assert len(seen) == 3
        context.close()


def test_seats_of_one_device_are_told_apart(chromium: Browser, server: Live) -> None:
    with clients(server, "Nora") as [nora]:
        table = begun(nora, {"players": 4}, seats=3)
        context = browser_of(chromium, server, nora, viewport=PHONE)
        page = context.new_page()
        page.goto(f"/table/{table}")
        page.get_by_role("button", name="show my cards").click()
        names = page.locator(".plates .name b")
        expect(names).to_have_count(4)
        assert len(set(names.all_inner_texts())) == 4  # by their bandits: all of them are Nora
        page.get_by_role("button", name="Chat").click()
        expect(page.locator("#chat-text")).to_be_visible()
        expect(page.locator(".mute")).to_have_count(0)  # nobody mutes himself
        context.close()


def asking_in(heard: list[dict[str, Any]]) -> dict[str, Any]:
    """Whom a game waits for, as a page was told last."""
    return next(message["asking"] for message in reversed(heard) if "asking" in message)


def same_for_both(page: Page, onlooker: Page) -> None:
    """What lies open on one device is what an onlooker sees on his, word for word, and no purse has a value."""
    until(onlooker, lambda: page.evaluate(PUBLIC) == onlooker.evaluate(PUBLIC))
    assert page.locator(".hand, .own").count() == 0
    assert not VALUE.search(page.locator(".game").inner_text()), page.locator(".game").inner_text()


@pytest.mark.parametrize("setup", [{"players": 3}, {"players": 3, "boxes": ["horses"]}], ids=["base", "horses"])
def test_before_everybody_lies_only_what_everybody_may_see(
    chromium: Browser, server: Live, setup: dict[str, Any]
) -> None:
    """Through a whole game the curtain falls for what is chosen in secret, and for nothing else."""
    chance = random.Random(3)
    with clients(server, "Nora", "Ravi") as [nora, ravi]:
        table = begun(nora, setup, seats=3)
        one, other = (browser_of(chromium, server, client, viewport=DESK) for client in (nora, ravi))
        for context in (one, other):
            context.add_init_script(QUICK)
        page, onlooker = one.new_page(), other.new_page()
        heard = heard_by(page)
        for each in (page, onlooker):
            each.goto(f"/table/{table}")
        lift, asked = page.locator(".curtain button"), page.locator(".question.mine")
        over, busy = page.locator(".ways"), page.locator("[data-act=skip]")
        open_answers = lifted = 0
        for _ in range(MOST_ANSWERS):
            lift.or_(asked).or_(over).or_(busy).first.wait_for()
            if over.is_visible():
                break
            if busy.is_visible():
                page.keyboard.press("s")
                continue
            if lift.is_visible():
                until(page, lambda: asking_in(heard)["public"] is None)
                lift.click()
                asked.or_(over).first.wait_for()
                lifted += 1
            elif viewers(heard)[-1] == SPECTATOR and asked.is_visible():
                until(page, lambda: asking_in(heard)["public"] is not None)
                if onlooker.locator("[data-act=skip]").is_visible():
                    onlooker.keyboard.press("s")
                same_for_both(page, onlooker)
                open_answers += 1
            question = asked.get_attribute("data-question") if asked.is_visible() else None
            if question is not None:
                by_mouse(page, chance)
                page.locator(f'.question[data-question="{question}"]').wait_for(state="detached")
        assert over.is_visible()
        assert open_answers > 5  # games are dealt by chance
        assert lifted > 30
        for context in (one, other):
            context.close()
