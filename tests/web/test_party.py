"""The big screen in a real browser: the way in, the game as anybody may see it, and nothing secret."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, WebSocket, expect

from server.live import Live, clients, live
from web.finished import begun, finished, play_on
from web.pages import Complaints, browser_of, serious, spills

TV = {"width": 1920, "height": 1080}


def heard_by(page: Page) -> list[dict[str, Any]]:
    """All that the server tells a page."""
    heard: list[dict[str, Any]] = []

    def listen(line: WebSocket) -> None:
        line.on("framereceived", lambda text: heard.append(json.loads(text)))

    page.on("websocket", listen)
    return heard


def test_the_way_in_is_a_code_to_point_a_phone_at(chromium: Browser, server: Live) -> None:
    with clients(server, "Nora", "Ravi") as [nora, ravi]:
        made = nora.http.post("/api/tables", json={"setup": {"players": 3}}).json()
        context = browser_of(chromium, server, viewport=TV)
        page = context.new_page()
        page.goto(f"/party/{made['code']}")
        expect(page.locator(".code")).to_have_text(made["code"])
        expect(page.locator("svg.qr")).to_be_visible()
        expect(page.get_by_text("which phones do not know")).to_be_visible()  # this server is on this machine only
        expect(page.get_by_text("free seat")).to_have_count(2)
        ravi.http.post(f"/api/tables/{made['id']}/join", json={})
        expect(page.get_by_text("Ravi")).to_be_visible()
        assert serious(page) == []
        context.close()


def test_nothing_secret_is_shown_even_to_who_plays(chromium: Browser, server: Live) -> None:
    with clients(server, "Nora", "Ravi") as [nora, onlooker]:
        table = begun(nora, {"players": 4})
        play_on(nora, table, answers=8)
        context = browser_of(chromium, server, nora, viewport=TV)
        page = context.new_page()
        complaints = Complaints(page)
        heard = heard_by(page)
        page.goto(f"/party/{table}")
        plan = page.get_by_role("region", name="The plan")
        expect(plan).to_be_visible()
        onlooker.say(type="watch", table=table)
        seen = onlooker.hear("game")["view"]
        games = [message for message in heard if message["type"] == "game"]
        assert [game["view"] for game in games] == [seen]
        assert all(game["seat"] is None and game["asking"]["question"] is None for game in games)
        expect(page.get_by_role("region", name="The hand")).to_have_count(0)
        assert serious(page) == []
        assert not spills(page)
        assert complaints.heard == []
        context.close()


CALLED = """() => {
    window.called = new Set();
    const look = () => document.querySelectorAll(".turn").forEach((one) => window.called.add(one.textContent.trim()));
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true });
}"""


def test_people_are_called_and_bots_are_not(chromium: Browser, tmp_path: Path) -> None:
    with live(tmp_path, pace=0.4) as server, clients(server, "Nora") as [nora]:
        table = nora.http.post("/api/tables", json={"setup": {"players": 3}}).json()["id"]
        nora.http.post(f"/api/tables/{table}/bots", json={"level": "greenhorn"})
        context = browser_of(chromium, server, viewport=TV, reduced_motion="reduce")
        page = context.new_page()
        page.goto(f"/party/{table}")
        expect(page.locator(".code")).to_be_visible()
        page.evaluate(CALLED)
        started = nora.http.post(f"/api/tables/{table}/start", json={}).json()
        play_on(nora, table, answers=3)
        page.locator(".turn").wait_for()
        (called,) = page.evaluate("[...called]")
        assert called.lower() == f"{started['seats'][0]['bandits'][0]}: your turn"
        context.close()


def test_what_happens_is_shown_and_the_count_at_the_end(chromium: Browser, server: Live) -> None:
    with clients(server, "Nora") as [nora]:
        table = begun(nora, {"players": 4})
        context = browser_of(chromium, server, viewport=TV, reduced_motion="reduce")
        page = context.new_page()
        page.goto(f"/party/{table}")
        expect(page.get_by_role("region", name="The plan")).to_be_visible()
        play_on(nora, table)
        expect(page.get_by_role("list", name="The count")).to_be_visible()
        context.close()


def test_from_memory_only_the_top_of_the_plan_lies_open(chromium: Browser, server: Live) -> None:
    with clients(server, "Nora") as [nora]:
        table = begun(nora, {"players": 4}, plan="memory")
        play_on(nora, table, answers=3)
        context = browser_of(chromium, server, viewport=TV)
        page = context.new_page()
        page.goto(f"/party/{table}")
        chips = page.get_by_role("region", name="The plan").locator("li .chip")
        expect(chips.first).to_be_visible()
        count = chips.count()
        assert count > 2
        for number in range(count - 1):
            assert "back" in (chips.nth(number).get_attribute("class") or "").split()
        context.close()


def test_a_table_that_is_over_is_counted(chromium: Browser, server: Live) -> None:
    with clients(server, "Nora") as [nora]:
        table = finished(nora)
        context = browser_of(chromium, server, viewport=TV)
        page = context.new_page()
        page.goto(f"/party/{table}")
        expect(page.get_by_role("list", name="The count")).to_be_visible()
        context.close()
