"""A table as it is laid: boxes as pictures with a primer, what does not go together, gold, and room for ten seats."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from folsom.base.parts import PARTS, Part
from folsom.base.setup import Setup
from folsom.core.seats import AUTOMATON, Seat
from outside.serving import Apart, serving
from server.live import Live, guests
from web.pages import CREAM, GOLD, WAITS, Complaints, browser_of, golden, named, serious, spills, until

SIZES = [(320, 568), (360, 640), (390, 844), (844, 390), (1440, 900)]


def table_of(page: Page, server: Live, **setup: Any) -> str:
    """A new table, which is looked at by its host."""
    data = {"setup": {"players": 4, **setup}}
    table: str = page.request.post("/api/tables", data=data, headers={"Origin": server.url}).json()["id"]
    page.goto(f"/table/{table}")
    return table


def boxes_of(page: Page, table: str) -> list[str]:
    boxes: list[str] = page.request.get(f"/api/tables/{table}").json()["setup"]["boxes"]
    return boxes


def tile(page: Page, name: str) -> Locator:
    return page.get_by_role("listitem", name=name, exact=True)


@pytest.mark.parametrize(
    ("lang", "name", "whole", "light", "ask"),
    [
        ("en", "Horses & Stagecoach", "Whole box", "Light", "Ask Nora"),
        ("fr", "Chevaux & Diligence", "Extension entière", "Version légère", "Demande à Nora"),
        ("nl", "Paarden & Postkoets", "Hele uitbreiding", "Licht", "Vraag het Nora"),
    ],
)
def test_a_box_is_put_in_and_taken_out(
    chromium: Browser, server: Live, lang: str, name: str, whole: str, light: str, ask: str
) -> None:
    with guests(server, "Cleo") as (cleo,):
        context = browser_of(chromium, server, language=lang)
        page = named(context, server, "Nora")
        table = table_of(page, server)
        other = browser_of(chromium, server, cleo, language=lang)
        guest = other.new_page()
        guest.goto(f"/table/{table}")
        expect(tile(guest, name)).to_contain_text(ask)
        expect(tile(guest, name).get_by_role("button")).to_have_count(1)  # the primer only
        for size, boxes in ((light, ["horses-light"]), (whole, ["horses"]), (whole, [])):
            tile(page, name).get_by_role("button", name=size, exact=True).click()
            until(page, lambda boxes=boxes: boxes_of(page, table) == boxes)  # type: ignore[misc]
            for one in (light, whole):
                pressed = str(bool(boxes) and one == size).lower()
                expect(tile(page, name).get_by_role("button", name=one)).to_have_attribute("aria-pressed", pressed)
            expect(tile(guest, name)).to_contain_text(size if boxes else ask)
        other.close()
        context.close()


def test_a_primer_is_loaded_when_it_is_opened(chromium: Browser, server: Live) -> None:
    context = browser_of(chromium, server, viewport={"width": 360, "height": 640})
    page = named(context, server, "Nora")
    complaints, loaded = Complaints(page), list[str]()
    page.on("request", lambda request: loaded.append(request.url))
    table_of(page, server)
    for name, word in (("The base game", "The richest bandit wins"), ("Horses & Stagecoach", "ransom at the end")):
        door = tile(page, name).get_by_role("button", name=f"{name} in 60 seconds")
        door.wait_for()
        page.wait_for_load_state("networkidle")
        before = len([url for url in loaded if "/Primer" in url and url.endswith(".js")])
        door.press("Enter")
        sheet = page.get_by_role("dialog", name=name)
        expect(sheet.get_by_role("listitem")).to_have_count(6)
        expect(sheet).to_contain_text(word)
        for point in sheet.get_by_role("listitem").all():
            assert point.locator("svg use").count() > 0, point.inner_text()
        assert len([url for url in loaded if "/Primer" in url and url.endswith(".js")]) > before
        assert serious(page) == [] and not spills(page)
        page.keyboard.press("Escape")
        expect(sheet).to_have_count(0)
        expect(door).to_be_focused()
    assert complaints.heard == []
    context.close()


REFUSED = {
    "en": ("Horses & Stagecoach", "Not with the first-game setup.", "Play it instead", "Whole box"),
    "fr": ("Chevaux & Diligence", "Pas avec la première partie.", "La jouer à la place", "Extension entière"),
    "nl": ("Paarden & Postkoets", "Niet samen met het eerste spel.", "Speel in plaats daarvan dit", "Hele uitbreiding"),
}


@pytest.mark.parametrize("lang", REFUSED)
def test_what_does_not_go_says_why_at_itself(chromium: Browser, server: Live, lang: str) -> None:
    name, why, instead, whole = REFUSED[lang]
    context = browser_of(chromium, server, language=lang)
    page = named(context, server, "Nora")
    table = table_of(page, server, first_game=True)
    expect(tile(page, name).get_by_text(why)).to_be_visible()  # before anything is pressed
    door = tile(page, name).get_by_role("button", name=instead)
    expect(door).to_have_accessible_description(f"{name} {why}")
    assert serious(page) == []
    door.press("Enter")
    expect(tile(page, name).get_by_role("button", name=whole)).to_have_attribute("aria-pressed", "true")
    expect(tile(page, name).get_by_text(why)).to_have_count(0)
    setup = page.request.get(f"/api/tables/{table}").json()["setup"]
    assert (setup["boxes"], setup["first_game"]) == (["horses"], False)
    context.close()


def test_a_draft_says_at_each_choice_what_is_wrong_with_it(chromium: Browser, server: Live) -> None:
    context = browser_of(chromium, server)
    page = named(context, server, "Nora")
    table_of(page, server, boxes=["horses"])
    page.get_by_role("button", name="Change", exact=True).click()
    sheet = page.get_by_role("dialog")
    expect(sheet.get_by_text("There are only 6 bandits.")).to_be_visible()
    expect(sheet.get_by_text("7, 8, 9 and 10:")).to_be_visible()
    first, duo = sheet.get_by_role("checkbox", name="First game"), sheet.get_by_role("checkbox", name="Duo")
    expect(sheet.get_by_role("radio", name="7")).to_have_accessible_description("There are only 6 bandits.")
    expect(first).to_have_accessible_description(
        "No powers and no events: for those who have never robbed a train. Not with Horses & Stagecoach."
    )
    expect(duo).to_have_accessible_description(
        "two players, each with two bandits and one deck, expert rules For 2 players; this table has 4."
    )
    duo.press("Space")
    verdict = sheet.get_by_role("status")
    expect(verdict).to_contain_text("Duo (2014): For 2 players; this table has 4.")
    expect(sheet.get_by_text("Duo (2014) is for 2 players.")).to_be_visible()  # at the numbers
    assert serious(page) == []
    verdict.get_by_role("button", name="Without Duo (2014)").click()
    expect(verdict).to_have_text("This can be played.")
    first.check()
    verdict.get_by_role("button", name="Without Horses & Stagecoach").click()
    expect(verdict).to_have_text("This can be played.")
    sheet.get_by_role("button", name="Play it so").click()
    expect(sheet).to_have_count(0)
    expect(tile(page, "Horses & Stagecoach")).to_contain_text("Not with the first-game setup.")
    context.close()


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_gold_is_for_the_one_thing_to_do(chromium: Browser, server: Live, theme: str) -> None:
    with guests(server, "Cleo") as (cleo,):
        context = browser_of(chromium, server, color_scheme=theme)
        page = named(context, server, "Nora")
        table = table_of(page, server, boxes=["horses"])
        whole = page.get_by_role("button", name="Whole box")
        expect(whole).to_have_css("background-color", CREAM)
        assert whole.evaluate("one => getComputedStyle(one, '::before').content").startswith('"✓"')
        assert golden(page) == [] and serious(page) == []  # seats are empty: nothing to do but to wait
        page.get_by_role("button", name="Change", exact=True).click()
        sheet = page.get_by_role("dialog")
        expect(sheet.locator("label").filter(has_text="2016").first).to_have_css("background-color", CREAM)
        sheet.get_by_role("checkbox", name="Public table").check()
        expect(sheet.get_by_role("checkbox", name="Public table")).to_have_css("background-color", CREAM)
        assert golden(page, "dialog") == ["Play it so"] and serious(page) == []
        page.keyboard.press("Escape")
        page.get_by_role("button", name="Choose a bandit").click()
        page.get_by_role("dialog").get_by_role("button", name="Doc").click()
        expect(page.get_by_role("dialog").get_by_role("button", name="Doc")).to_have_attribute("aria-pressed", "true")
        assert golden(page, "dialog") == ["Done"] and serious(page) == []
        page.keyboard.press("Escape")

        other = browser_of(chromium, server, cleo, color_scheme=theme)
        guest = other.new_page()
        guest.goto(f"/table/{table}")
        expect(guest.get_by_role("button", name="Sit here")).to_have_count(3)
        assert golden(guest) == ["Sit down"] and serious(guest) == []
        guest.get_by_role("button", name="Sit down").click()
        guest.mouse.move(0, 0)
        ready = guest.get_by_role("button", name="I’m ready")
        expect(ready).to_have_css("background-color", GOLD)
        assert golden(guest) == ["I’m ready"] and serious(guest) == []
        ready.click()
        guest.mouse.move(0, 0)
        expect(ready).to_have_css("background-color", CREAM)
        assert golden(guest) == []
        page.get_by_role("button", name="Fill with bots").click()
        page.mouse.move(0, 0)
        expect(page.get_by_role("button", name="Start the train")).to_be_enabled()
        expect(page.get_by_role("button", name="Start the train")).to_have_css("background-color", GOLD)
        assert golden(page) == ["Start the train"] and serious(page) == []
        other.close()
        context.close()


class Crowd(Part):
    """Four seats more than bandits: ten, with six of them. Nobody plays it: it only fills a table."""

    def __init__(self) -> None:
        super().__init__("crowd", 5, [])

    def more_seats(self, setup: Setup) -> list[Seat]:
        return [*[Seat(f"deputy-{number}", "marshal") for number in range(3)], Seat("clockwork", AUTOMATON)]


@pytest.fixture
def crowd() -> Iterator[None]:
    PARTS["crowd"] = Crowd()
    yield
    del PARTS["crowd"]


@pytest.mark.usefixtures("crowd")
@pytest.mark.parametrize(("wide", "high"), SIZES)
def test_ten_seats_can_be_read(chromium: Browser, server: Live, wide: int, high: int) -> None:
    with guests(server, "Nora", "Bartholomeus-the-Elder") as (nora, guest):
        table = nora.http.post("/api/tables", json={"setup": {"players": 6, "variants": ["crowd"]}}).json()["id"]
        guest.http.post(f"/api/tables/{table}/join", json={"seat": 1})
        nora.http.post(f"/api/tables/{table}/bots", json={"seats": [2, 7]})
        lang = "fr-FR" if wide in (320, 1440) else "en-GB"  # its words are longer
        context = browser_of(chromium, server, nora, language=lang, viewport={"width": wide, "height": high})
        page = context.new_page()
        page.goto(f"/table/{table}")
        seats = page.locator("li.seat")
        expect(seats).to_have_count(10)
        assert not spills(page) and serious(page) == []
        if wide == 1440:  # all in one row, in sight
            assert len({round(seat.bounding_box()["y"]) for seat in seats.all()}) == 1  # type: ignore[index]
        cut = page.locator(
            "li.seat :is(button, .who, .note), .tile :is(button, h3, p), .go :is(button, p)"
        ).evaluate_all(
            """all => all.filter(one => one.scrollWidth > one.clientWidth + 1 && one.clientWidth > 0)
                .map(one => one.innerText)"""
        )
        assert cut == []
        beside = page.locator("li.seat").evaluate_all(
            """all => all.flatMap(seat => {
                const box = one => one.getBoundingClientRect();
                const words = [...seat.querySelectorAll(".words > *, select")];
                const acts = [...seat.querySelectorAll("button")];
                const out = [...words, ...acts].filter(
                    one => box(one).right > box(seat).right - 4 || box(one).left < box(seat).left + 4);
                const apart = (one, two) => one.right < two.left + 1 || two.right < one.left + 1
                    || one.bottom < two.top + 1 || two.bottom < one.top + 1;
                const over = words.filter(one => acts.some(act => !apart(box(one), box(act))));
                return [...out, ...over].map(one => one.innerText);
            })"""
        )
        assert beside == [], "outside its seat, or over something else"
        small = page.locator("main button, main select").evaluate_all(
            "all => all.filter(one => one.offsetHeight < 44 || one.offsetWidth < 44).map(one => one.innerText)"
        )
        assert small == []
        start = page.locator(".start")
        if wide <= 900:
            expect(start).to_be_in_viewport()  # what is to do next stays in sight
        for seat in seats.all():  # none is hidden by the bar below when it has the focus
            for button in seat.get_by_role("button").all():
                button.focus()
                page.keyboard.press("Shift+Tab")
                page.keyboard.press("Tab")
                expect(button).to_be_focused()
                hidden = button.evaluate(
                    """one => {
                        const box = one.getBoundingClientRect();
                        return !one.contains(document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2));
                    }"""
                )
                assert not hidden, button.inner_text()
        context.close()


@pytest.fixture(scope="module")
def apart(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Apart]:
    with serving(Path(tmp_path_factory.mktemp("apart")), "convoy") as server:
        yield server


def test_a_box_from_elsewhere_has_a_plain_tile(chromium: Browser, apart: Apart) -> None:
    context = chromium.new_context(base_url=apart.url, locale="fr-FR", viewport={"width": 360, "height": 640})
    context.set_default_timeout(WAITS)
    page = context.new_page()
    complaints = Complaints(page)
    page.request.post("/api/guests", data={"name": "Nora"}, headers={"Origin": apart.url})
    data = {"setup": {"players": 6, "boxes": ["horses"]}}
    table = page.request.post("/api/tables", data=data, headers={"Origin": apart.url}).json()["id"]
    page.goto(f"/table/{table}")
    convoy, horses = tile(page, "Le Convoi"), tile(page, "Chevaux & Diligence")
    expect(convoy.get_by_text("Pas avec Chevaux & Diligence.")).to_be_visible()
    expect(convoy.get_by_role("button")).to_have_count(1)  # it brings no primer
    convoy.get_by_role("button", name="La jouer à la place").click()
    expect(convoy.get_by_role("button", name="Jouer avec")).to_have_attribute("aria-pressed", "true")
    expect(horses.get_by_text("Pas avec Le Convoi.")).to_be_visible()
    expect(page.locator("li.seat")).to_have_count(8)
    assert not spills(page) and serious(page) == []
    convoy.get_by_role("button", name="Jouer avec").click()
    expect(page.locator("li.seat")).to_have_count(6)
    assert complaints.heard == []
    context.close()
