"""A table that no box has yet (web/src/testing/made.ts), on whole screens: nothing breaks, and all is in the window."""

from __future__ import annotations

import socket
import subprocess
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import web_build
from playwright.sync_api import Browser, Page

from patience import until
from web.pages import WAITS, Complaints

ROOT = Path(__file__).resolve().parents[2]
VITE = "node_modules/vite/bin/vite.js"
UNSAID = "no text: "  # what the table is made of has no names yet: it is called by its ids
SEATS = 10
PAWNS = 11
TURNS = 3


@pytest.fixture(scope="module")
def gallery() -> Iterator[str]:
    """The page for those who draw, as it is served while one works on the client."""
    node = web_build.system_node() or web_build.packaged_node() or web_build.packaged_node(ROOT / "build" / "node")
    if node is None or not (web_build.WEB / VITE).is_file():
        pytest.skip("the client was not built: make client")
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    command = [str(node.folder / "node"), VITE, "--host", "127.0.0.1", "--port", str(port), "--strictPort"]
    served = subprocess.Popen(command, cwd=web_build.WEB, env=node.environment, stdout=subprocess.DEVNULL)
    address = f"http://127.0.0.1:{port}/gallery/index.html?show=table&game=made&still=1"

    def answers() -> bool:
        assert served.poll() is None, "the gallery is not served"
        try:
            return bool(urllib.request.urlopen(address).status == 200)
        except OSError:
            return False

    try:
        until(answers)
        yield address
    finally:
        served.terminate()
        served.wait()


@pytest.fixture(scope="module")
def warm(chromium: Browser, gallery: str) -> str:
    """The same, once everything was asked for: the first page may be loaded anew when a package was made ready."""
    page = chromium.new_page()
    page.set_default_timeout(WAITS)
    page.goto(f"{gallery}&viewer=4")
    page.locator(".game [data-pawn]").first.wait_for()
    page.close()
    return gallery


def opened(chromium: Browser, address: str, width: int, height: int, what: str) -> tuple[Page, Complaints]:
    page = chromium.new_page(viewport={"width": width, "height": height}, device_scale_factor=1)
    page.set_default_timeout(WAITS)
    complaints = Complaints(page)
    page.route("**/api/texts/*", lambda route: route.fulfill(json={"fluent": ""}))  # no server is there to know any
    page.goto(f"{address}&{what}")
    return page, complaints


def boxes(page: Page, selector: str) -> list[dict[str, Any]]:
    """Where things are, each with its words."""
    found: list[dict[str, Any]] = page.locator(selector).evaluate_all(
        """all => all.map(one => {
            const {left, top, right, bottom, width, height} = one.getBoundingClientRect();
            return {left, top, right, bottom, width, height, is: one.outerHTML.slice(0, 90)};
        })"""
    )
    return found


def outside(page: Page, selector: str) -> list[dict[str, Any]]:
    """Those that are not, or not wholly, in the window, or too small to be seen."""
    size = page.viewport_size
    assert size is not None
    return [
        box
        for box in boxes(page, selector)
        if min(box["left"], box["top"]) < -0.5
        or box["right"] > size["width"] + 0.5
        or box["bottom"] > size["height"] + 0.5
        or min(box["width"], box["height"]) < 8
    ]


def too_wide(page: Page) -> list[str]:
    """What is wider than its place, and would have to be scrolled to."""
    found: list[str] = page.evaluate(
        """() => [document.documentElement, ...document.querySelectorAll('body, .game, .plates, .plan, .tray')]
            .filter(one => one.scrollWidth > one.clientWidth + 1).map(one => one.outerHTML.slice(0, 120))"""
    )
    return found


@pytest.mark.parametrize("graph", [0, 2])
@pytest.mark.parametrize("size", [(1440, 900), (360, 640)], ids=str)
def test_everybody_fits_in_the_window(chromium: Browser, warm: str, size: tuple[int, int], graph: int) -> None:
    page, complaints = opened(chromium, warm, *size, f"viewer=4&graph={graph}")
    page.locator(".game [data-pawn]").nth(PAWNS - 1).wait_for()
    page.wait_for_function("document.fonts.status === 'loaded'")
    assert len(boxes(page, ".plates > li")) == SEATS
    assert len(boxes(page, "[data-pawn]")) == PAWNS
    assert outside(page, ".plates > li") == []
    assert outside(page, "[data-pawn]") == []
    assert outside(page, ".question button") == []
    assert too_wide(page) == []
    covered = {box["top"] for box in boxes(page, ".tray")} | {float(size[1])}
    assert max(box["bottom"] for box in boxes(page, "[data-pawn]")) <= min(covered) + 0.5  # the hand hides nobody
    assert [heard for heard in complaints.heard if not heard.startswith(UNSAID)] == []
    page.close()


@pytest.mark.parametrize("size", [(1440, 900), (360, 640)], ids=str)
@pytest.mark.parametrize(("screen", "things"), [("result", ".result li"), ("replay", ".plates > li")])
def test_so_do_its_replay_and_its_end(
    chromium: Browser, warm: str, size: tuple[int, int], screen: str, things: str
) -> None:
    page, complaints = opened(chromium, warm, *size, f"viewer=-2&screen={screen}")
    page.locator(things).first.wait_for()
    page.wait_for_function("document.fonts.status === 'loaded'")
    assert outside(page, things) == []
    assert too_wide(page) == []
    assert [heard for heard in complaints.heard if not heard.startswith(UNSAID)] == []
    page.close()


# The plates whose badge, numbers or face are not wholly inside of them. A name may be cut.
CUT = """() => [...document.querySelectorAll(".plates > li")].flatMap((plate) => {
    const frame = plate.getBoundingClientRect();
    return [...plate.querySelectorAll(".faces svg, .numbers > span")].filter((part) => {
        const { left, right, top, bottom, width } = part.getBoundingClientRect();
        if (width === 0) return false;
        const inside = left >= frame.left - 3 && right <= frame.right + 2;
        return !inside || top < frame.top - 3 || bottom > frame.bottom + 3;
    }).map((part) => `${plate.dataset.seat}: ${part.outerHTML.slice(0, 80)}`);
})"""
EVERYWHERE = [(320, 568), (360, 640), (390, 844), (844, 390), (1024, 768), (1440, 900), (1920, 1080)]


@pytest.mark.parametrize("size", EVERYWHERE, ids=str)
def test_ten_plates_can_be_read_on_every_size(chromium: Browser, warm: str, size: tuple[int, int]) -> None:
    """Badge, loot, bullets and received bullets of each; on phones in two rows, in the order of the seats."""
    page, _ = opened(chromium, warm, *size, "viewer=4")
    page.locator(".game [data-pawn]").nth(PAWNS - 1).wait_for()
    page.wait_for_function("document.fonts.status === 'loaded'")
    assert page.evaluate(CUT) == []
    plates = boxes(page, ".plates > li")
    assert len(plates) == SEATS
    rows = {round(plate["top"]) for plate in plates}
    assert len(rows) == (2 if size[0] < 1000 else 1)
    shown = page.locator(".plates > li").evaluate_all(
        """all => all.map(one => [...one.querySelectorAll(".numbers > span")]
            .filter(part => part.getBoundingClientRect().width > 0).length)"""
    )
    assert sum(numbers >= 3 for numbers in shown) == SEATS - 2  # the Marshal and the automaton have cards alone
    page.close()


@pytest.mark.parametrize("size", EVERYWHERE[:3], ids=str)
def test_the_plan_of_ten_is_a_table_on_a_phone(chromium: Browser, warm: str, size: tuple[int, int]) -> None:
    page, _ = opened(chromium, warm, *size, "viewer=4")
    page.locator(".plan .heads .head").nth(SEATS - 1).wait_for()
    assert page.locator(".plan .heads .head").count() == SEATS
    lines = page.locator(".plan li.line")
    assert lines.count() == TURNS
    for number in range(TURNS):
        cells = (
            lines.nth(number)
            .locator(".cell")
            .evaluate_all(
                "all => all.map(one => { const box = one.getBoundingClientRect(); return [box.left, box.width]; })"
            )
        )
        heads = boxes(page, ".plan .heads .head")
        assert len(cells) == SEATS
        assert min(wide for _, wide in cells) >= 20
        assert [abs(left - head["left"]) < 1 for (left, _), head in zip(cells, heads, strict=True)] == [True] * SEATS
    assert outside(page, ".plan [data-slot]") == []
    assert page.locator(".plan .head b").count() == 1  # the first player
    page.close()
