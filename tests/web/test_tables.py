"""Tables before the game: two browsers gather, pick bandits and start; what cannot be played is said in words."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from server.live import Live
from web.pages import Complaints, browser_of, named


def open_table(page: Page) -> None:
    page.goto("/")
    page.get_by_role("button", name="With friends").click()
    page.wait_for_url("**/table/*")


def test_a_name_is_asked_for_in_our_own_words(chromium: Browser, server: Live) -> None:
    context = browser_of(chromium, server, language="fr-FR", viewport={"width": 640, "height": 360})
    page = context.new_page()
    page.goto("/")
    ticket = page.locator(".ticket")
    ticket.get_by_role("button", name="Jouer maintenant").click()
    expect(ticket.get_by_role("alert")).to_have_text("Écris d’abord ton nom\u00a0: n’importe lequel ira.")
    name = ticket.get_by_label("Ton nom")
    expect(name).to_be_focused()
    assert name.evaluate("field => field.form.noValidate")  # else the browser says it in its own language
    for part in page.locator(".ticket, .door").all():
        box = part.bounding_box()
        assert box is not None and box["x"] >= 0 and box["x"] + box["width"] <= 640
    name.fill("Nora")
    expect(ticket.get_by_role("alert")).to_have_count(0)
    ticket.get_by_role("button", name="Jouer maintenant").click()
    page.wait_for_url("**/table/*")
    context.close()


def test_two_browsers_gather_and_start(window: BrowserContext, chromium: Browser, server: Live) -> None:
    host = window.new_page()
    complaints = Complaints(host)
    host.goto("/")
    host.get_by_role("button", name="With friends").click()
    dialog = host.get_by_role("dialog")
    dialog.get_by_label("Your name").fill("Nora")  # asked when it is first needed
    dialog.get_by_role("button", name="That’s me").click()
    expect(host.get_by_role("heading", name="Nora’s table")).to_be_visible()
    link = host.get_by_label("Link to this table").input_value()

    other = browser_of(chromium, server)
    guest = other.new_page()
    guest.goto(f"http://{link}")
    guest.get_by_role("dialog").get_by_label("Your name").fill("Ravi")
    guest.get_by_role("button", name="That’s me").click()
    guest.get_by_role("listitem", name="Seat 2: Empty seat").get_by_role("button", name="Sit here").click()
    mine = guest.get_by_role("listitem", name="Seat 2: Ravi")
    mine.get_by_role("button", name="Choose a bandit").click()
    guest.get_by_role("dialog").get_by_role("button", name="Tuco").click()
    guest.get_by_role("dialog").get_by_role("button", name="Done").click()
    expect(host.get_by_role("listitem", name="Seat 2: Ravi")).to_contain_text("Tuco")

    host.get_by_role("listitem", name="Seat 1: Nora").get_by_role("button", name="Choose a bandit").click()
    expect(host.get_by_role("dialog").get_by_role("button", name="Tuco")).to_be_disabled()
    host.get_by_role("dialog").get_by_role("button", name="Belle").click()
    host.get_by_role("dialog").get_by_role("button", name="Done").click()
    start = host.get_by_role("button", name="Start the train")
    expect(start).to_be_disabled()
    expect(host.get_by_text("2 seats are empty")).to_be_visible()
    third = host.get_by_role("listitem", name="Seat 3: Empty seat")
    third.get_by_role("button", name="Seat a bot").click()
    host.get_by_label("Level of the bot on seat 3").select_option("greenhorn")
    host.get_by_role("button", name="Fill with bots").click()
    expect(host.get_by_text("Not ready yet: Ravi.")).to_be_visible()
    guest.get_by_role("button", name="I’m ready").click()
    expect(start).to_be_enabled()
    start.click()
    for page in (host, guest):
        expect(page.get_by_role("heading", name="Nora’s table")).to_have_count(0)
    assert complaints.heard == []
    other.close()


def test_a_person_on_several_seats(window: BrowserContext, server: Live) -> None:
    page = named(window, server, "Nora")
    open_table(page)
    second = page.get_by_role("listitem", name="Seat 2:")
    second.get_by_role("button", name="Play it too").click()
    expect(page.get_by_role("listitem", name="Seat 2: Nora")).to_be_visible()
    page.get_by_role("listitem", name="Seat 2: Nora").get_by_role("button", name="Give up this seat").click()
    expect(page.get_by_role("listitem", name="Seat 2: Empty seat")).to_be_visible()
    page.get_by_role("button", name="Leave the table").click()
    expect(page.get_by_role("button", name="Play now")).to_be_visible()


REFUSALS = {
    "en": ("Change", "Duo (2014)", "For 2 players; this table has 4.", "Make it 2 players", "Play it so"),
    "fr": ("Changer", "Duo", "Pour 2 joueurs\u00a0; cette table en a 4.", "Passer à 2 joueurs", "Jouer ainsi"),
    "nl": ("Wijzig", "Duo", "Voor 2 spelers; deze tafel heeft er 4.", "Maak er 2 spelers van", "Zo spelen we"),
}


@pytest.mark.parametrize("lang", REFUSALS)
def test_what_cannot_be_played_is_said_in_words(chromium: Browser, server: Live, lang: str) -> None:
    change, duo, reason, fix, agree = REFUSALS[lang]
    context = browser_of(chromium, server, language=lang)
    page = named(context, server, "Nora")
    table = page.request.post("/api/tables", data={"setup": {"players": 4}}, headers={"Origin": server.url}).json()
    page.goto(f"/table/{table['id']}")
    page.get_by_role("button", name=change, exact=True).click()
    sheet = page.get_by_role("dialog")
    sheet.get_by_role("checkbox", name=duo).first.check()
    verdict = sheet.get_by_role("status")
    expect(verdict).to_contain_text(reason)
    expect(sheet.get_by_role("button", name=agree)).to_be_disabled()
    sheet.get_by_role("button", name=fix).click()
    expect(verdict).not_to_contain_text(reason)
    sheet.get_by_role("button", name=agree).click()
    expect(sheet).to_have_count(0)
    expect(page.get_by_role("listitem").filter(has_text="Nora").first).to_be_visible()
    shown = page.request.get(f"/api/tables/{table['id']}").json()
    assert shown["setup"]["variants"] == ["duo"] and len(shown["seats"]) == 2
    context.close()


def test_the_link_is_copied_and_drawn(window: BrowserContext, server: Live) -> None:
    page = named(window, server, "Nora")
    open_table(page)
    page.get_by_role("button", name="Copy link").click()
    expect(page.get_by_role("status").filter(has_text="Link copied.")).to_be_visible()
    page.get_by_role("button", name="QR code").click()
    expect(page.get_by_role("img", name="QR code of")).to_be_visible()


def test_a_code_leads_to_its_table(window: BrowserContext, chromium: Browser, server: Live) -> None:
    host = named(window, server, "Nora")
    table = host.request.post("/api/tables", data={"setup": {"players": 4}}, headers={"Origin": server.url}).json()
    other = browser_of(chromium, server)
    guest = named(other, server, "Ravi")
    guest.goto("/")
    guest.get_by_role("button", name="Join a table").click()
    guest.get_by_label("The code, or the link").fill("zzzzzz")
    guest.get_by_role("button", name="Climb aboard").click()
    expect(guest.get_by_role("alert")).to_contain_text("No table has this code.")
    guest.get_by_label("The code, or the link").fill(table["code"].lower())
    guest.get_by_role("button", name="Climb aboard").click()
    expect(guest.get_by_role("heading", name="Nora’s table")).to_be_visible()
    other.close()


UNKNOWN = {
    "en": ("No such table", "No table has this code. Look again, or ask who gave it to you."),
    "fr": ("Pas de table ici", "Aucune table n’a ce code. Vérifie-le, ou demande à qui te l’a donné."),
    "nl": ("Geen tafel hier", "Geen tafel heeft deze code. Kijk nog eens, of vraag het aan wie hem gaf."),
}


@pytest.mark.parametrize("lang", UNKNOWN)
def test_that_there_is_no_such_table_is_told_before_a_name_is_asked(chromium: Browser, server: Live, lang: str) -> None:
    title, about = UNKNOWN[lang]
    context = browser_of(chromium, server, language=lang)
    page = context.new_page()
    for name in ("ZZZZZZ", "Z1", "zzzzzzzzzzzzzzzzzzzzzz"):  # a code, none, and an id
        page.goto(f"/table/{name}")
        expect(page.get_by_role("heading", name=title)).to_be_visible()
        expect(page.get_by_text(about)).to_be_visible()
        expect(page.get_by_role("dialog")).to_have_count(0)
    context.close()


def test_a_stranger_who_types_a_code_is_asked_for_a_name_when_there_is_a_table(
    window: BrowserContext, chromium: Browser, server: Live
) -> None:
    host = named(window, server, "Nora")
    table = host.request.post("/api/tables", data={"setup": {"players": 4}}, headers={"Origin": server.url}).json()
    other = browser_of(chromium, server)
    guest = other.new_page()
    guest.goto("/")
    guest.get_by_role("button", name="Join a table").click()
    guest.get_by_label("The code, or the link").fill("zzzzzz")
    guest.get_by_role("button", name="Climb aboard").click()
    expect(guest.get_by_role("alert")).to_contain_text("No table has this code.")
    guest.get_by_label("The code, or the link").fill(table["code"])
    guest.get_by_role("button", name="Climb aboard").click()
    dialog = guest.get_by_role("dialog", name="What do they call you?")
    dialog.get_by_label("Your name").fill("Ravi")
    dialog.get_by_role("button", name="That’s me").click()
    expect(guest.get_by_role("heading", name="Nora’s table")).to_be_visible()
    other.close()


def test_a_name_that_was_written_is_not_asked_for_again(window: BrowserContext, server: Live) -> None:
    page = window.new_page()
    page.goto("/")
    page.locator(".ticket").get_by_label("Your name").fill("Nora")
    page.get_by_role("link", name="How to play").click()
    page.get_by_role("heading", name="How to rob a train").wait_for()
    page.go_back()
    expect(page.locator(".ticket").get_by_label("Your name")).to_have_value("Nora")
    page.get_by_role("button", name="With friends").click()
    expect(page.get_by_role("heading", name="Nora’s table")).to_be_visible()


def test_a_name_that_could_not_be_taken_stands_in_the_question(window: BrowserContext, server: Live) -> None:
    page = window.new_page()
    page.goto("/")
    page.locator(".ticket").get_by_label("Your name").fill("Nora")
    page.route("**/api/guests", lambda route: route.abort())
    page.get_by_role("button", name="Play now").click()
    dialog = page.get_by_role("dialog", name="What do they call you?")
    expect(dialog.get_by_role("alert")).to_contain_text("cannot be reached")
    expect(dialog.get_by_label("Your name")).to_have_value("Nora")
    page.unroute("**/api/guests")
    dialog.get_by_role("button", name="That’s me").click()
    page.wait_for_url("**/table/*")


def test_who_came_in_by_another_window_is_known_in_this_one(window: BrowserContext, server: Live) -> None:
    page = window.new_page()
    page.goto("/")
    page.get_by_role("button", name="Play now").wait_for()
    named(window, server, "Nora")
    page.get_by_role("button", name="With friends").click()
    expect(page.get_by_role("heading", name="Nora’s table")).to_be_visible()


def test_games_that_wait_are_marked(window: BrowserContext, server: Live) -> None:
    page = named(window, server, "Nora")
    page.goto("/")
    page.get_by_role("button", name="Play now").click()
    page.wait_for_url("**/table/*")
    page.goto("/")
    expect(page.get_by_text("One game waits for your turn.")).to_be_visible()
    expect(page.get_by_role("link", name="You and 3 bots")).to_contain_text("Your turn")
