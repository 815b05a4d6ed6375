"""Help where something is shown, by touch and by keys: turns, events, tokens, powers, cards and hostages."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, Locator, Page, expect

from server.live import Live, clients
from web.finished import finished
from web.pages import Complaints, browser_of, serious
from web.playing import sit_down

PHONE = {"width": 390, "height": 844}
DESK = {"width": 1440, "height": 900}
TURNS = {
    "Standard turn": "One card each, face up.",
    "Tunnel": "One card each, face down.",
    "Speeding up": "Two turns in a row for each player.",
    "Switching": "The other way round the table.",
}
POWERS = {
    "Ghost": "may play a card face down",
    "Doc": "Draws seven cards",
    "Tuco": "Also shoots through the roof",
    "Cheyenne": "May keep a purse",
    "Belle": "Cannot be shot or punched",
    "Django": "His shots throw the victim",
}
CARDS = {
    "Move": "on the roofs up to three",
    "Change floor": "Up to the roof",
    "Shoot": "A bullet for somebody in sight",
    "Rob": "Take a token",
    "Punch": "drops loot",
    "Marshal": "The Marshal walks one car",
}
NOTE = "[data-explanation]"


@pytest.fixture
def touched(chromium: Browser, server: Live) -> Iterator[BrowserContext]:
    """A phone that is only touched."""
    context = browser_of(chromium, server, viewport=PHONE, has_touch=True, is_mobile=True)
    yield context
    context.close()


def hold(page: Page, thing: Locator) -> None:
    """Keeps a finger on something."""
    box = thing.bounding_box()
    assert box is not None
    point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    line = page.context.new_cdp_session(page)
    line.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    page.locator(NOTE).wait_for()
    line.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def name_of(thing: Locator) -> str:
    found = thing.get_attribute("aria-label")
    assert found is not None
    return found


def turn_of(thing: Locator) -> str:
    return next(words for turn, words in TURNS.items() if turn in name_of(thing))


def card_of(thing: Locator) -> str:
    return thing.locator(".spoken").inner_text()


def test_by_touch_everything_says_what_it_is(touched: BrowserContext) -> None:
    page = touched.new_page()
    complaints = Complaints(page)
    sit_down(page)
    note = page.locator(NOTE)
    turn = page.locator(".ticket .stops button").first
    turn.tap()
    expect(note).to_contain_text(turn_of(turn))
    event = page.locator(".ticket .event button")
    event.tap()
    expect(note).to_have_count(1)
    expect(note).to_contain_text("No event." if name_of(event).startswith("No event") else "At the end of the round")
    event.tap()
    expect(note).to_have_count(0)
    plate = page.locator(".plate button").nth(1)
    plate.tap()
    bandit = next(bandit for bandit in POWERS if bandit in name_of(plate))
    expect(note).to_contain_text(POWERS[bandit])
    expect(note).to_contain_text("A purse")
    expect(note).to_contain_text("6 bullets left")
    page.locator(".me button").first.tap()
    expect(note).to_contain_text("A purse worth $250")
    expect(note).to_contain_text("Worth $250 to $500.")
    assert serious(page) == []
    note.tap()
    expect(note).to_have_count(0)
    assert complaints.heard == []


def test_by_touch_a_card_that_is_held_is_explained_and_one_that_is_tapped_is_chosen(touched: BrowserContext) -> None:
    page = touched.new_page()
    sit_down(page)
    card = page.locator(".hand .slot[aria-pressed]").first
    hold(page, card)
    note = page.locator(NOTE)
    expect(note).to_contain_text(CARDS[card_of(card)])
    expect(card).to_have_attribute("aria-pressed", "false")
    card.tap()
    expect(note).to_have_count(0)
    expect(card).to_have_attribute("aria-pressed", "true")
    page.get_by_role("button", name=f"What is this? {card_of(card)}").first.tap()
    expect(note).to_contain_text(CARDS[card_of(card)])
    page.locator("[data-act=confirm]").tap()
    expect(note).to_have_count(0)
    expect(page.locator(".plan li[data-point]").first).to_be_visible()


def test_by_touch_hostages_and_the_law_say_what_they_are(chromium: Browser, server: Live) -> None:
    context = browser_of(chromium, server, viewport=DESK, has_touch=True)
    page = context.new_page()
    sit_down(page, {"players": 4, "boxes": ["horses"]})
    page.keyboard.press("s")
    hostage = page.locator(".companions button").first
    hostage.tap()
    note = page.locator(NOTE)
    expect(note).to_contain_text("Ransom: $")
    expect(note).to_contain_text(name_of(hostage).partition(":")[0], ignore_case=True)
    note.tap()
    hold(page, page.locator("[data-pawn='pawn 4']"))
    expect(note).to_contain_text("The law: a bullet for whoever he meets inside")
    context.close()


@pytest.mark.parametrize(
    ("language", "link", "ransom"),
    [
        ("en-GB", "3 hostages left", "Ransom: "),
        ("fr-FR", "Encore 3 otages", "Rançon\N{NARROW NO-BREAK SPACE}: "),
        ("nl-NL", "Nog 3 gijzelaars", "Losgeld: "),
    ],
)
def test_a_phone_tells_which_hostages_are_left(
    chromium: Browser, server: Live, language: str, link: str, ransom: str
) -> None:
    context = browser_of(chromium, server, language=language, viewport={"width": 360, "height": 640}, has_touch=True)
    page = context.new_page()
    sit_down(page, {"players": 4, "boxes": ["horses"]})
    page.locator(".me").get_by_role("button", name=link).tap()
    told = page.get_by_role("dialog").locator("li")
    expect(told).to_have_count(3)
    for one in told.all():
        expect(one).to_contain_text(ransom)
    page.get_by_role("dialog").locator(".button").last.tap()
    expect(page.get_by_role("dialog").locator("li")).to_have_count(4 + 3)
    page.keyboard.press("Escape")
    page.set_viewport_size({"width": 640, "height": 360})  # no room for it in a line: it is in the menu
    page.locator(".tools button").last.tap()
    page.get_by_role("dialog").get_by_role("button", name=link).tap()
    expect(page.get_by_role("dialog").locator("li")).to_have_count(3)
    context.close()


def test_by_keys_everything_says_what_it_is(window: BrowserContext) -> None:
    page = window.new_page()
    complaints = Complaints(page)
    sit_down(page)
    note = page.locator(NOTE)
    turn = page.locator(".ticket .stops button").first
    event = page.locator(".ticket .event button")
    page.locator(".hand .slot[aria-pressed]").first.wait_for()
    for thing, key, words in (
        (turn, "Enter", turn_of(turn)),
        (event, "Space", name_of(event).partition(": ")[2]),
        (page.locator(".me .loot button").first, "?", "Worth $250 to $500."),
        (page.locator(".me .side button").nth(1), "Enter", "6 bullets left"),
        (page.locator(".plan button").first, "Enter", "Turn 1"),
    ):
        thing.focus()
        page.keyboard.press(key)
        expect(note).to_be_focused()
        expect(note).to_contain_text(words)
        page.keyboard.press("Escape")
        expect(note).to_have_count(0)
        expect(thing).to_be_focused()
    card = page.locator(".hand .slot[aria-pressed]").first
    page.keyboard.press("1")
    expect(card).to_have_attribute("aria-pressed", "true")
    card.focus()
    page.keyboard.press("?")
    expect(note).to_contain_text(CARDS[card_of(card)])
    assert serious(page) == []
    page.keyboard.press("Enter")  # closes the note, and plays nothing
    expect(note).to_have_count(0)
    expect(card).to_have_attribute("aria-pressed", "true")
    law = page.locator(".zone[aria-label*='the Marshal']")
    law.focus()
    page.keyboard.press("?")
    expect(note).to_contain_text("a bullet for whoever he meets inside")
    page.keyboard.press("Escape")
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Keys and cards")).to_contain_text("Hold what would be chosen")
    assert complaints.heard == []


def test_a_replay_and_the_lesson_explain_the_same(chromium: Browser, server: Live) -> None:
    with clients(server, "Nora") as [nora]:
        table = finished(nora)
        context = browser_of(chromium, server, nora)
        page = context.new_page()
        note = page.locator(NOTE)
        page.goto(f"/replay/{table}?viewer=all&event=60")
        turn = page.locator(".ticket .stops button").first
        turn.click()
        expect(note).to_contain_text(turn_of(turn))
        page.keyboard.press("Escape")
        page.locator(".plate button").first.click()
        expect(note).to_contain_text("left")
        page.keyboard.press("Escape")
        page.locator(".plan button").first.click()
        expect(note).to_have_count(1)
        page.keyboard.press("Escape")
        expect(note).to_have_count(0)
        assert serious(page) == []
        page.goto("/learn")
        page.locator(".plate button").first.click()
        expect(note).to_contain_text("left")
        context.close()
