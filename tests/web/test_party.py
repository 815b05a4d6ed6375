"""The big screen in a real browser: the way in, the game as anybody may see it, and nothing secret."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, WebSocket, expect

from server.live import Live, clients, live
from web.finished import begun, finished, play_on
from web.pages import Complaints, browser_of, serious, spills, until

TV = {"width": 1920, "height": 1080}
FAST = "localStorage.setItem('folsom-settings', JSON.stringify({speed: 3, motion: 'full'}))"


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


# Looks at the big screen in every frame and keeps what does not go together, and which words were said at which event.
WATCH = """() => {
    window.seen = {told: 0, wrong: [], said: {}};
    const number = (one, key) => Number(one.dataset[key].split(" ").at(-1));
    const all = (what, key) => [...document.querySelectorAll(what)].map((one) => number(one, key));
    const look = () => {
        const party = document.querySelector(".party");
        if (party) {
            const plates = all(".plate.now", "seat"), active = all(".party .pawn.active", "pawn");
            const telling = party.classList.contains("telling"), event = Number(party.dataset.event);
            const call = document.querySelector(".turn")?.textContent ?? "";
            window.seen.said[event] = document.querySelector(".told .what")?.textContent ?? "";
            if (telling) {
                window.seen.told += 1;
                if (active.length > 0 && plates.some((seat) => !active.includes(seat)))
                    window.seen.wrong.push({event, plates, active});
                if (call !== "") window.seen.wrong.push({event, call});
            }
        }
        requestAnimationFrame(look);
    };
    look();
}"""


def test_the_whole_screen_is_of_one_moment(chromium: Browser, tmp_path: Path) -> None:
    """Plates, call and words are of the moment that the picture shows, through a whole game."""
    with live(tmp_path, pace=0.05) as server, clients(server, "Nora") as [nora]:
        table = begun(nora, {"players": 4})
        context = browser_of(chromium, server, viewport=TV)
        context.add_init_script(FAST)
        page = context.new_page()
        page.goto(f"/party/{table}")
        page.locator(".party").wait_for()
        page.evaluate(WATCH)
        asking: dict[str, Any] = {"ending": None}
        answers = 0
        while not asking["ending"]:
            asking = play_on(nora, table, answers=1, seed=answers)
            answers += 1
            if asking["ending"] is None:
                page.locator(".party:not(.telling), .end").wait_for()
        page.get_by_role("list", name="The count").wait_for()
        seen = page.evaluate("window.seen")
        shown = nora.http.get(f"/api/replays/{table}", params={"viewer": "spectator"}).json()
        context.close()
    assert seen["told"] > 100, "cards were acted out"
    assert seen["wrong"] == []
    entries = [entry for ply in shown["plies"] for entry in ply["events"]]
    leads = [shown["legend"]["pawns"][led[0]]["name"] for led in shown["legend"]["led"]]
    spoken = [
        (leads[entry["numbers"][0]], seen["said"][str(number)])
        for number, entry in enumerate(entries, start=1)
        if entry["name"] in ("resolved", "played") and str(number) in seen["said"]
    ]
    assert len(spoken) > 20
    assert [pair for pair in spoken if pair[0] not in pair[1].lower()] == []


def test_a_television_is_nobody_and_names_nobody(chromium: Browser, server: Live) -> None:
    with clients(server, "Nora") as [nora]:
        table = begun(nora, {"players": 4})
        context = browser_of(chromium, server, viewport=TV)
        page = context.new_page()
        page.goto(f"/party/{table}")
        expect(page.get_by_role("region", name="The plan")).to_be_visible()
        assert context.cookies() == []
        assert page.request.get("/api/visitor").json()["person"] is None
        page.goto("/")
        expect(page.locator("main")).to_be_visible()
        expect(page.get_by_text("Big screen")).to_have_count(0)
        context.close()


def test_who_opens_it_keeps_his_name_and_is_not_there_by_it(chromium: Browser, server: Live) -> None:
    with clients(server, "Nora", "Ravi") as [nora, ravi]:
        table = begun(nora, {"players": 4})
        ravi.say(type="watch", table=table)
        nora.say(type="unwatch", table=table)
        context = browser_of(chromium, server, nora, viewport=TV)
        page = context.new_page()
        heard = heard_by(page)
        page.goto(f"/party/{table}")
        expect(page.get_by_role("region", name="The plan")).to_be_visible()
        until(page, lambda: any(message["type"] == "presence" for message in heard))
        assert all(nora.id not in message["people"] for message in heard if message["type"] == "presence")
        assert page.request.get("/api/visitor").json()["person"]["name"] == "Nora"
        context.close()


SMALL = """() => [...document.querySelectorAll(".party :is(.name b, .name small, .numbers > span, .plan h2, .turn," +
        ".told span, .stop span, .ticket b, .ticket .word, .join b, .join span, .left h2, .left .num, button)")]
    .filter((one) => one.textContent.trim() !== "" && one.getBoundingClientRect().width > 2)
    .map((one) => [one.textContent.trim(), parseFloat(getComputedStyle(one).fontSize) * one.currentCSSZoom])
    .filter(([, size]) => size < 24 * innerHeight / 1080 - 0.1)"""
HIDDEN = """() => [...document.querySelectorAll(".party :is(.plate .numbers span, .plate .name b, .chip, .ticket)")]
    .filter((one) => {
        const box = one.getBoundingClientRect();
        return box.right > innerWidth || box.bottom > innerHeight || box.left < 0;
    }).length"""


@pytest.mark.parametrize("size", [(1920, 1080), (1280, 720)], ids=["1080p", "720p"])
@pytest.mark.parametrize(
    "setup",
    [{"players": 2, "variants": ["duo"]}, {"players": 6, "boxes": ["horses"]}],
    ids=["two", "horses"],
)
def test_it_can_be_read_from_the_sofa(
    chromium: Browser, server: Live, setup: dict[str, Any], size: tuple[int, int]
) -> None:
    with clients(server, "Nora") as [nora]:
        table = begun(nora, setup)
        play_on(nora, table, answers=2)
        context = browser_of(chromium, server, viewport={"width": size[0], "height": size[1]})
        page = context.new_page()
        page.goto(f"/party/{table}")
        expect(page.get_by_role("region", name="The plan")).to_be_visible()
        play_on(nora, table, answers=1, seed=2)
        page.locator(".told .what:not(:empty)").wait_for()
        assert page.evaluate(SMALL) == []
        assert page.evaluate(HIDDEN) == 0
        top, bottom = page.locator(".party > .top").bounding_box(), page.locator(".party > .bottom").bounding_box()
        assert top is not None and bottom is not None
        assert bottom["y"] - (top["y"] + top["height"]) > size[1] * 0.35, "the train has room"
        context.close()


def test_a_round_card_has_a_playbill(chromium: Browser, server: Live) -> None:
    with clients(server, "Nora") as [nora]:
        table = begun(nora, {"players": 4})
        context = browser_of(chromium, server, viewport=TV)
        context.add_init_script(FAST)
        page = context.new_page()
        page.goto(f"/party/{table}")
        expect(page.get_by_role("region", name="The plan")).to_be_visible()
        bill = page.locator(".playbill h2")
        for seed in range(60):
            play_on(nora, table, answers=1, seed=seed)
            page.locator(".party:not(.telling)").or_(bill).first.wait_for()
            if bill.is_visible():
                break
        expect(bill).to_be_visible()
        expect(bill).to_have_count(0)
        context.close()


def test_sounds_are_turned_on_by_a_touch(chromium: Browser, server: Live) -> None:
    with clients(server, "Nora") as [nora]:
        table = begun(nora, {"players": 4})
        context = browser_of(chromium, server, viewport=TV)
        page = context.new_page()
        page.goto(f"/party/{table}")
        sound = page.get_by_role("button", name="Sound")
        before = sound.get_attribute("aria-pressed")
        sound.click()
        expect(sound).to_have_attribute("aria-pressed", "false" if before == "true" else "true")
        context.close()
