"""The client in a real browser, on a real server: languages, a line that breaks, and who looks on."""

from __future__ import annotations

import random
from pathlib import Path

from playwright.sync_api import Browser, BrowserContext, expect

from server.live import Live, live
from web.pages import browser_of
from web.playing import CHOICES, answer_to_the_end, post, sit_down


def test_the_language_changes_at_once(window: BrowserContext) -> None:
    page = window.new_page()
    page.goto("/")
    page.get_by_role("button", name="Nederlands").click()
    expect(page.get_by_role("button", name="Nu spelen")).to_be_visible()
    page.reload()
    expect(page.get_by_role("button", name="Nu spelen")).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", "nl")


def test_a_server_that_comes_back_is_found_again_with_the_open_question(chromium: Browser, tmp_path: Path) -> None:
    with live(tmp_path, pace=0.0) as first:
        port = first.port
        context = browser_of(chromium, first)
        page = context.new_page()
        sit_down(page)
        answer_to_the_end(page, random.Random(2), until=3)
        page.locator(CHOICES).first.wait_for()
        asked = page.locator(".question.mine").get_attribute("data-question")
    expect(page.locator(".line")).to_contain_text("Trying again")
    with live(tmp_path, pace=0.0, port=port):
        expect(page.locator(".line")).to_have_count(0)
        expect(page.locator(".question.mine")).to_have_attribute("data-question", asked or "")
        answer_to_the_end(page, random.Random(3), until=3)
    context.close()


def test_a_spectator_sees_the_game_and_no_hand(window: BrowserContext, chromium: Browser, server: Live) -> None:
    page = window.new_page()
    address = sit_down(page)
    page.locator(CHOICES).first.wait_for()
    other = browser_of(chromium, server)
    guest = other.new_page()
    guest.goto("/")
    post(guest, "/api/guests", {"name": "Ravi"})
    guest.goto(address)
    expect(guest.get_by_role("list", name="The train").first).to_contain_text("locomotive")
    expect(guest.locator(".hand")).to_have_count(0)
    expect(guest.locator(".answer")).to_have_count(0)
    other.close()
