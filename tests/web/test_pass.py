"""One device for several seats, in a real browser: nothing of a hand is there before its curtain was lifted."""

from __future__ import annotations

import random
from typing import Any

from playwright.sync_api import Browser, expect

from folsom.core.game import SPECTATOR
from server.live import Live, clients
from web.finished import begun
from web.pages import browser_of, serious, until
from web.playing import QUICK, by_mouse
from web.test_party import heard_by

PHONE = {"width": 390, "height": 844}


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
