"""The end of a game in a real browser: the count, the replay, and the same gang again."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from server.live import Client, Live, clients
from web.finished import begun, finished, play_on
from web.pages import SIZES, Complaints, browser_of, serious, spills

TEAMS = {"players": 4, "variants": ["teams"]}


@pytest.mark.parametrize("setup", [{"players": 4}, TEAMS, {"players": 6, "boxes": ["horses"]}])
def test_the_count_ends_with_what_the_server_says(chromium: Browser, server: Live, setup: dict[str, Any]) -> None:
    with clients(server, "Nora") as [nora]:
        table = begun(nora, setup)
        ending = play_on(nora, table)["ending"]
        context = browser_of(chromium, server, nora)
        page = context.new_page()
        complaints = Complaints(page)
        page.goto(f"/result/{table}")
        page.get_by_role("button", name="Skip the counting").click()
        best = ending["money"][ending["winners"][0]]
        expect(page.get_by_role("heading", level=1)).to_contain_text(f"${best:,}")
        stacks = page.get_by_role("list", name="The count").get_by_role("button")
        expect(stacks).to_have_count(len(ending["money"]))
        for stack, money in zip(stacks.all(), ending["money"]):
            amount = f"−${-money:,}" if money < 0 else f"${money:,}"
            expect(stack).to_have_accessible_name(re.compile(re.escape(amount) + "$"))
        page.get_by_role("link", name="Watch the replay").click()
        expect(page.get_by_role("slider")).to_be_visible()
        assert complaints.heard == []
        context.close()


def test_nothing_is_told_of_the_result_before_the_count(chromium: Browser, server: Live) -> None:
    with clients(server, "Nora") as [nora]:
        table = begun(nora, {"players": 4})
        ending = play_on(nora, table)["ending"]
        context = browser_of(chromium, server, nora)
        page = context.new_page()
        page.goto(f"/table/{table}")
        sums = page.locator(".score")
        count = page.get_by_role("link", name="Count the loot")
        expect(count).to_be_visible()
        expect(page.get_by_role("button", name="Just the result")).to_be_visible()
        expect(sums).to_have_count(0)
        count.click()
        own = page.locator(".who", has_text="Nora").locator("xpath=..")
        expect(own).to_have_attribute("aria-pressed", "true")  # not the winner's count
        page.go_back()
        expect(sums).to_have_count(0)  # it was not told to the end
        count.click()
        page.get_by_role("button", name="Skip the counting").click()
        page.go_back()
        expect(sums).to_have_text([re.compile(re.escape(f"${abs(money):,}")) for money in ending["money"]])
        expect(page.get_by_role("button", name="Just the result")).to_have_count(0)
        context.close()


def gone_on(nora: Client, ravi: Client) -> tuple[str, str]:
    """A table of two people whose game is over, one of them left early, and the one where they may go on."""
    new = {"setup": {"players": 3}, "options": {"level": "greenhorn"}}
    table = nora.http.post("/api/tables", json=new).json()["id"]
    ravi.http.post(f"/api/tables/{table}/join", json={"seat": 1})
    nora.http.post(f"/api/tables/{table}/bots", json={"level": "greenhorn"})
    ravi.http.put(f"/api/tables/{table}/seats/1/ready", json={"ready": True})
    assert nora.http.post(f"/api/tables/{table}/start", json={}).status_code == 200
    assert ravi.http.post(f"/api/tables/{table}/leave", json={}).status_code == 200  # a bot plays for him
    assert play_on(nora, table)["ending"]
    return table, nora.http.post(f"/api/tables/{table}/rematch", json={}).json()["id"]


def test_a_seat_that_is_kept_is_not_called_empty(chromium: Browser, server: Live) -> None:
    with clients(server, "Nora", "Ravi") as [nora, ravi]:
        _, again = gone_on(nora, ravi)
        context = browser_of(chromium, server, nora)
        page = context.new_page()
        page.goto(f"/table/{again}")
        expect(page.get_by_role("listitem", name="Seat 2: Ravi")).to_contain_text("seat kept")
        hint = page.locator(".go [role=status]")
        expect(hint).to_have_text("Waiting for Ravi.")
        page.get_by_role("button", name="Fill with bots").wait_for(state="detached")
        context.close()


def test_a_rematch_brings_everybody_along(chromium: Browser, server: Live) -> None:
    with clients(server, "Nora") as [nora]:
        table = finished(nora)
        first, second = (browser_of(chromium, server, nora, reduced_motion="reduce") for _ in range(2))
        page, other = first.new_page(), second.new_page()
        for one in (page, other):
            one.goto(f"/result/{table}")
            expect(one.get_by_role("button", name="Same gang again")).to_be_visible()
        page.get_by_role("button", name="Same gang again").click()
        page.wait_for_url("**/table/*")
        other.get_by_role("button", name="The gang goes on").click()
        other.wait_for_url("**/table/*")
        assert other.url == page.url
        assert table not in page.url
        first.close()
        second.close()


def test_who_comes_along_sits_where_his_seat_is_kept(chromium: Browser, server: Live) -> None:
    with clients(server, "Nora", "Ravi") as [nora, ravi]:
        table, again = gone_on(nora, ravi)
        context = browser_of(chromium, server, ravi, viewport={"width": 390, "height": 844})
        page = context.new_page()
        page.goto(f"/table/{table}")
        menu = page.get_by_role("button", name="Menu")
        along = page.get_by_role("link", name="Ride along")
        expect(along).to_be_visible()
        menu.click()  # the banner covers nothing that can be pressed
        page.keyboard.press("Escape")
        along.click()
        page.wait_for_url(f"**/table/{again}")
        expect(page.get_by_role("listitem", name="Seat 2: Ravi")).to_contain_text("you")
        page.get_by_role("button", name="I’m ready").click()
        expect(page.get_by_role("listitem", name="Seat 2: Ravi")).not_to_contain_text("not ready")
        assert nora.http.post(f"/api/tables/{again}/start", json={}).status_code == 200
        page.locator(".game").wait_for()
        context.close()


def test_a_game_that_runs_has_no_result(chromium: Browser, server: Live) -> None:
    with clients(server, "Nora") as [nora]:
        table = begun(nora, {"players": 4})
        context = browser_of(chromium, server, nora)
        page = context.new_page()
        page.goto(f"/result/{table}")
        expect(page.get_by_text("This game is not over yet.")).to_be_visible()
        context.close()


@pytest.mark.parametrize("size", SIZES)
def test_everybody_can_read_a_result(chromium: Browser, server: Live, size: tuple[int, int]) -> None:
    with clients(server, "Nora") as [nora]:
        table = finished(nora, {"players": 6})
        view = {"width": size[0], "height": size[1]}
        context = browser_of(chromium, server, nora, viewport=view, reduced_motion="reduce")
        page = context.new_page()
        page.goto(f"/result/{table}")
        expect(page.get_by_role("button", name="Same gang again")).to_be_visible()
        assert serious(page) == []
        assert not spills(page)
        context.close()
