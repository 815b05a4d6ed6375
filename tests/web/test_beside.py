"""What two people do beside the game, in two browsers: pauses, talk, going away; and a console that stays empty."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Browser, ConsoleMessage, Page, expect

from server.live import Client, Live, clients
from web.finished import finished
from web.pages import browser_of
from web.playing import QUICK, answer_to_the_end, by_mouse, comes_to_rest

DESK = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}


def at_a_table(nora: Client, friend: Client) -> str:
    """A game in which two people sit side by side, with bots."""
    table: str = nora.http.post("/api/tables", json={"setup": {"players": 4}}).json()["id"]
    friend.http.post(f"/api/tables/{table}/join", json={"seat": 1})
    nora.http.post(f"/api/tables/{table}/bots", json={"level": "greenhorn"})
    for seat, client in enumerate((nora, friend)):
        client.http.put(f"/api/tables/{table}/seats/{seat}/ready", json={"ready": True})
    assert nora.http.post(f"/api/tables/{table}/start", json={}).status_code == 200
    return table


@contextmanager
def two(chromium: Browser, server: Live) -> Iterator[tuple[Page, Page]]:
    """Nora at a desk and Théo on a phone, in one game."""
    with clients(server, "Nora", "Théo") as (nora, friend):
        table = at_a_table(nora, friend)
        windows = [
            browser_of(chromium, server, nora, viewport=DESK),
            browser_of(chromium, server, friend, viewport=PHONE),
        ]
        pages = []
        for window in windows:
            window.add_init_script(QUICK)
            page = window.new_page()
            page.goto(f"/table/{table}")
            page.locator(".game").wait_for()
            pages.append(page)
        yield pages[0], pages[1]
        for window in windows:
            window.close()


def test_a_pause_is_agreed_on_where_everybody_sees_it(chromium: Browser, server: Live) -> None:
    with two(chromium, server) as (desk, phone):
        plays = desk.locator(".plates li.turn .name b")  # the first player is drawn
        expect(plays).to_have_text(re.compile("Nora|Théo"))
        asked = {"Nora": desk, "Théo": phone}[plays.inner_text()]
        asked.locator(".question.mine").wait_for()
        phone.get_by_role("button", name="Menu").click()
        phone.get_by_role("button", name="Ask for a pause").click()
        phone.get_by_role("button", name="Close").click()
        expect(phone.locator(".notes")).to_contain_text("You ask for a pause")
        expect(desk.locator(".notes")).to_contain_text(re.compile(r"Théo \(\w+\) would like a pause\."))

        desk.locator(".notes").get_by_role("button", name="Agree").click()
        for page in (desk, phone):
            expect(page.locator(".notes")).to_contain_text("The game stands still.")
            expect(page.locator(".question.mine")).to_have_count(0)  # nobody is asked what cannot be answered
            expect(page.locator(".tab")).to_have_count(0)
            expect(page).to_have_title("Folsom")

        screen = desk.context.new_page()
        screen.goto(desk.url.replace("/table/", "/party/"))
        expect(screen.get_by_text("The game stands still.")).to_be_visible()
        expect(screen.get_by_text("your turn")).to_have_count(0)

        phone.locator(".notes").get_by_role("button", name="Go on playing").click()
        expect(desk.locator(".notes")).not_to_contain_text("stands still")
        asked.locator(".question.mine").wait_for()


def test_what_is_said_can_be_read_on_a_phone_and_is_counted_until_it_is_read(chromium: Browser, server: Live) -> None:
    words = "You take the left half of the train and I take the right, then we meet at the dining car."
    with two(chromium, server) as (desk, phone):
        desk.get_by_role("button", name="Chat").click()
        desk.get_by_label("Say something to the table").fill(words)
        desk.keyboard.press("Enter")
        said = phone.locator(".said")
        expect(said).to_contain_text(words)
        expect(desk.locator(".chat b.num")).to_have_count(0)  # one's own words are no news
        expect(phone.locator(".chat b.num")).to_have_text("1")
        said.click()  # it opens the chat
        expect(phone.locator("#chat-text")).to_be_visible()
        expect(phone.locator(".chat b.num")).to_have_count(0)


def test_who_closes_the_window_is_not_connected_until_he_comes_back(chromium: Browser, server: Live) -> None:
    with two(chromium, server) as (desk, phone):
        plate = desk.locator(".plates li").nth(1)
        expect(plate).not_to_contain_text("not connected")
        address = phone.url
        phone.goto("/rules")
        expect(plate).to_contain_text("not connected")
        phone.goto(address)
        expect(plate).not_to_contain_text("not connected")


def test_a_phone_says_who_is_not_connected(chromium: Browser, server: Live) -> None:
    with two(chromium, server) as (desk, phone):
        plate = phone.locator(".plates li").first
        expect(plate.locator(".gone")).to_have_count(0)
        desk.goto("/rules")
        expect(plate.locator(".gone")).to_be_visible()
        assert plate.locator(".name b").evaluate("name => name.scrollWidth <= name.clientWidth")  # it is not cut off
        button = plate.get_by_role("button")
        expect(button).to_have_accessible_name(re.compile("not connected"))
        button.click()
        expect(phone.get_by_role("dialog")).to_contain_text("Not connected")
        phone.keyboard.press("Escape")
        if phone.locator(".question.mine").is_visible():
            by_mouse(phone, random.Random(1))
        expect(phone.locator(".question .hint")).to_have_text(re.compile(r"Not connected: Nora \(\w+\)\."))


HAND = "() => [...document.querySelectorAll('.hand .slot')].map((card) => [card.offsetWidth, card.offsetHeight])"


@pytest.mark.parametrize("size", [(390, 844), (360, 640)])
def test_a_hand_stays_as_it_is_when_the_turn_comes(chromium: Browser, server: Live, size: tuple[int, int]) -> None:
    with two(chromium, server) as (desk, phone):
        phone.set_viewport_size({"width": size[0], "height": size[1]})
        plays = desk.locator(".plates li.turn .name b")  # the first player is drawn
        expect(plays).to_have_text(re.compile("Nora|Théo"))
        if plays.inner_text() == "Théo":
            phone.locator(".question.mine").wait_for()
            by_mouse(phone, random.Random(1))
        desk.locator(".question.mine").wait_for()
        phone.locator("[data-act=skip]").wait_for(state="detached")
        before = phone.evaluate(HAND)
        by_mouse(desk, random.Random(1))
        phone.locator(".question.mine").wait_for()
        assert phone.evaluate(HAND) == before


def test_who_was_away_reads_on_where_he_left(chromium: Browser, server: Live) -> None:
    with two(chromium, server) as (desk, phone):
        address = phone.url
        phone.get_by_role("button", name="Menu").click()
        phone.get_by_role("button", name="Leave the game").click()
        phone.get_by_role("button", name="Leave", exact=True).click()
        answer_to_the_end(desk, random.Random(4), until=12)
        assert comes_to_rest(desk)  # the bots have answered: nothing more happens while the lines are counted
        phone.goto(address)
        note = phone.locator(".notes p", has_text="Since you looked away")
        expect(note).to_be_visible()
        missed = int(re.findall(r"\d+", note.inner_text())[0])
        expect(phone.locator(".notes .pill")).to_have_count(0)  # the train stays in sight
        note.get_by_role("button", name="Read").click()
        since = phone.locator(".since")
        expect(since).to_have_text("Since you looked away")
        expect(since).to_be_in_viewport()
        lines = phone.locator("dialog .log li")
        first = lines.evaluate_all("all => all.findIndex((one) => one.querySelector('.since'))")
        assert lines.count() - first == missed


def test_the_fingerprint_of_the_shuffles_can_be_noted_before_the_game(chromium: Browser, server: Live) -> None:
    with clients(server, "Nora") as (nora,):
        table = nora.http.post("/api/tables", json={"setup": {"players": 4}}).json()
        window = browser_of(chromium, server, nora)
        page = window.new_page()
        page.goto(f"/table/{table['id']}")
        page.get_by_text("Fair shuffle: the fingerprint").click()
        expect(page.get_by_text(table["commitment"])).to_be_visible()
        window.close()


@pytest.mark.parametrize("known", [False, True], ids=["stranger", "guest"])
def test_nothing_is_said_in_the_console(chromium: Browser, server: Live, known: bool) -> None:
    """Neither errors nor warnings, whoever looks: what a browser says there would hide what matters."""
    heard: list[str] = []

    def hear(message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            heard.append(f"{message.location.get('url')}: {message.text}")

    with clients(server, "Nora", "Théo") as (nora, friend):
        lobby = nora.http.post("/api/tables", json={"setup": {"players": 4}, "public": True}).json()["id"]
        game = at_a_table(nora, friend)
        over = finished(nora)
        window = browser_of(chromium, server, nora if known else None)
        page = window.new_page()
        page.on("console", hear)
        page.on("pageerror", lambda error: heard.append(str(error)))
        for address in (
            *("/", f"/table/{lobby}", f"/table/{game}", f"/party/{game}", f"/replay/{over}", f"/result/{over}"),
            *("/rules", "/learn", "/ladder", "/people"),
        ):
            page.goto(address)
            page.wait_for_load_state("networkidle")
        window.close()
    assert heard == []


def test_home_asks_for_each_list_once(chromium: Browser, server: Live) -> None:
    asked: list[str] = []
    with clients(server, "Nora") as (nora,):
        window = browser_of(chromium, server, nora)
        page = window.new_page()
        page.on("request", lambda request: asked.append(request.url) if "/api/" in request.url else None)
        page.goto("/")
        page.get_by_role("heading", name="Your games").wait_for()
        page.wait_for_load_state("networkidle")
        window.close()
    assert len([url for url in asked if "/api/my/tables" in url]) == 3
    assert len(asked) == len(set(asked))


def test_who_is_asked_for_a_name_can_write_it_at_once(chromium: Browser, server: Live) -> None:
    with clients(server, "Nora") as (nora,):
        lobby = nora.http.post("/api/tables", json={"setup": {"players": 4}}).json()["id"]
        window = browser_of(chromium, server)
        page = window.new_page()
        page.goto(f"/table/{lobby}")
        expect(page.get_by_role("dialog").get_by_label("Your name")).to_be_focused()
        window.close()
