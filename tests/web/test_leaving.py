"""Leaving a game: what one is told before, and a game that waits because nobody is there."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from folsom.server.house import House
from server.live import Client, Live, clients
from web.pages import browser_of

SIZES = {"phone": {"width": 360, "height": 640}, "desk": {"width": 1280, "height": 800}}
PICTURES = os.environ.get("FOLSOM_PICTURES")  # a folder: pictures of what is tested here


def rated_game(nora: Client, friend: Client) -> str:
    """A rated game of two people and a bot."""
    clock = {"kind": "slow", "each": 3600}
    new = {"setup": {"players": 3}, "options": {"rated": True, "level": "greenhorn", "clock": clock}}
    table: str = nora.http.post("/api/tables", json=new).json()["id"]
    friend.http.post(f"/api/tables/{table}/join", json={"seat": 1})
    friend.http.put(f"/api/tables/{table}/seats/1/ready", json={"ready": True})
    nora.http.post(f"/api/tables/{table}/bots", json={"level": "greenhorn"})
    assert nora.http.post(f"/api/tables/{table}/start", json={}).status_code == 200
    return table


@contextmanager
def playing(chromium: Browser, server: Live, size: str) -> Iterator[tuple[Page, Client, str]]:
    """Nora's page of a rated game with a friend, the friend, and the table."""
    with clients(server, "Nora", "Théo") as (nora, friend):
        table = rated_game(nora, friend)
        context = browser_of(chromium, server, nora)
        page = context.new_page()
        page.set_viewport_size({"width": SIZES[size]["width"], "height": SIZES[size]["height"]})
        page.goto(f"/table/{table}")
        page.locator(".game").wait_for()
        yield page, friend, table
        context.close()


async def times_out(house: House, table: str, seat: int) -> None:
    """Somebody has run out of time."""
    room = await house.rooms.room(table)
    while not await house.stored.hand_over(table, [seat], room.position.ply, house.service.now()):
        await room.woken()
    await room.woken()


def asks_to_leave(page: Page) -> None:
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Leave the game").click()


def picture(page: Page, name: str) -> None:
    if PICTURES:
        page.screenshot(path=Path(PICTURES, f"{name}.png"))


@pytest.mark.parametrize("size", SIZES)
def test_whoever_leaves_is_told_what_it_means(chromium: Browser, server: Live, size: str) -> None:
    with playing(chromium, server, size) as (page, friend, table):
        asks_to_leave(page)
        dialog = page.get_by_role("dialog")
        expect(dialog).to_contain_text("A bot plays on for you.")
        expect(dialog).to_contain_text("This game is rated. You come last")
        expect(page.get_by_role("button", name="Stay")).to_be_in_viewport()
        picture(page, f"leave-{size}")
        server.do(times_out(server.house, table, 1))
        expect(dialog).to_contain_text("Everybody else is away just now: the game waits")
        friend.http.post(f"/api/tables/{table}/leave", json={})
        expect(dialog).to_contain_text("Everybody else has left: the game ends without a winner.")
        expect(dialog).to_contain_text("whoever made the latest decision comes first")
        picture(page, f"leave-last-{size}")


@pytest.mark.parametrize("size", SIZES)
def test_a_game_waits_while_nobody_is_there(chromium: Browser, server: Live, size: str) -> None:
    with playing(chromium, server, size) as (page, friend, table):
        server.do(times_out(server.house, table, 0))
        notes = page.locator(".notes")
        expect(notes).to_contain_text("A bot holds your seat. This game is rated: you come last")
        friend.http.post(f"/api/tables/{table}/leave", json={})
        expect(notes).to_contain_text("Nobody is playing: the game waits for you.")
        expect(notes).not_to_contain_text("This game is rated")  # no bot answers now
        picture(page, f"rests-{size}")
        page.goto("/")
        mine = page.get_by_role("listitem").filter(has_text="waits for you to come back")
        expect(mine).to_have_count(1)
        expect(page.get_by_text("No game waits for you.")).to_have_count(0)
        picture(page, f"rests-home-{size}")
        page.goto(f"/table/{table}")
        page.get_by_role("button", name="I am back").click()
        expect(notes).not_to_contain_text("Nobody is playing")
        expect(notes).not_to_contain_text("A bot holds your seat.")
