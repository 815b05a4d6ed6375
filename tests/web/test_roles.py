"""A table whose seats have roles: the lobby says who is the Marshal, and that an automaton's seat is nobody's."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from outside.installed import posse_installed
from server.live import Live, guests
from web.pages import browser_of, serious, spills

GAME = {"setup": {"players": 3, "variants": ["posse"]}}
WORDS = {
    "en-GB": ("Marshal", "Automaton", "plays by itself"),
    "fr-FR": ("Marshal", "Automate", "joue tout seul"),
    "nl-NL": ("Marshal", "Automaat", "speelt uit zichzelf"),
}


@pytest.fixture(autouse=True)
def posse() -> Iterator[None]:
    with posse_installed():
        yield


@pytest.mark.parametrize(("lang", "wide", "high"), [("en-GB", 1280, 800), ("fr-FR", 360, 640), ("nl-NL", 360, 640)])
def test_the_lobby_says_the_roles(chromium: Browser, server: Live, lang: str, wide: int, high: int) -> None:
    marshal, automaton, by_itself = WORDS[lang]
    with guests(server, "Nora", "Cleo") as (nora, cleo):
        table = nora.http.post("/api/tables", json=GAME).json()["id"]
        context = browser_of(chromium, server, nora, language=lang, viewport={"width": wide, "height": high})
        page = context.new_page()
        page.goto(f"/table/{table}")
        seats = page.locator("li.seat")
        expect(seats).to_have_count(5)
        expect(seats.nth(3)).to_contain_text(marshal)  # it is empty yet
        assert cleo.http.post(f"/api/tables/{table}/join", json={"seat": 3}).status_code == 200
        expect(seats.nth(3)).to_contain_text("Cleo")
        expect(seats.nth(3)).to_contain_text(marshal)
        for said in (automaton, by_itself):
            expect(seats.nth(4)).to_contain_text(said)
        expect(seats.nth(4).get_by_role("button")).to_have_count(0)
        for bandit in range(3):
            expect(seats.nth(bandit)).not_to_contain_text(marshal)
        assert not spills(page) and serious(page) == []
        context.close()
