"""How light and quick the client is, measured in Chromium against a real server.

    PYTHONPATH=build/compiled:tests .venv/bin/python bench/web/figures.py load|motion|memory [--games 50]

load    Bytes of a first visit as they came over the wire, and when the page can be used, with the CPU as it is and four
        times slower: first paint, largest paint, shifts of the layout, the button that answers, time that is blocked.
motion  A game of five bandits played by others while the page shows it: frames, long ones among them, tasks over 50 ms,
        layouts, and how long a key waits for its answer meanwhile.
memory  Many games in one window, one after the other: the heap and the nodes after each five, garbage collected.
"""

from __future__ import annotations

import argparse
import statistics
import tempfile
import time
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, CDPSession, Page, sync_playwright

from server.live import Client, Live, clients, live
from web.conftest import ARGUMENTS, CHROMIUM
from web.finished import begun, play_on
from web.pages import browser_of

SETUP = {"players": 5}
SLOWED = (1, 4)  # how many times slower the CPU is made
WATCH = """
window.seen = { fcp: 0, lcp: 0, cls: 0, tasks: [], keys: [] };
const watch = (type, hear) => new PerformanceObserver((list) => list.getEntries().forEach(hear)).observe(
    { type, buffered: true, durationThreshold: 16 });
watch("paint", (e) => (seen.fcp ||= e.startTime));
watch("largest-contentful-paint", (e) => (seen.lcp = e.startTime));
watch("layout-shift", (e) => { if (!e.hadRecentInput) seen.cls += e.value; });
watch("longtask", (e) => seen.tasks.push([e.startTime, e.duration]));
watch("event", (e) => { if (e.name === "keydown") seen.keys.push(e.duration); });
"""
FRAMES = """
window.frames = []; window.last = performance.now();
(function beat(now) { frames.push(now - last); last = now; requestAnimationFrame(beat); })(performance.now());
"""
READY = "new Promise((done) => requestIdleCallback(() => done(performance.now())))"


def first_visit(chromium: Browser, server: Live, nora: Client | None, address: str, button: str, slower: int) -> None:
    """Somebody comes who has never been here."""
    window = browser_of(chromium, server, nora, viewport={"width": 390, "height": 844})
    page = window.new_page()
    session = window.new_cdp_session(page)
    came: dict[str, float] = {}
    session.on("Network.loadingFinished", lambda event: came.update({event["requestId"]: event["encodedDataLength"]}))
    session.send("Network.enable")
    session.send("Emulation.setCPUThrottlingRate", {"rate": slower})
    page.add_init_script(WATCH)
    page.goto(address)
    page.locator(button).first.wait_for()
    usable = page.evaluate(READY)
    page.wait_for_load_state("networkidle")
    seen = page.evaluate("seen")
    blocked = sum(duration - 50 for begin, duration in seen["tasks"] if begin < usable)
    name = address.split("/")[1] or "home"
    print(
        f"{name}, CPU {slower}x slower: {len(came)} answers, {sum(came.values()) / 1024:.0f} KB; "
        f"first paint {seen['fcp']:.0f} ms, largest {seen['lcp']:.0f} ms, shifts {seen['cls']:.3f}, "
        f"usable {usable:.0f} ms, blocked {blocked:.0f} ms",
        flush=True,
    )
    window.close()


def load(chromium: Browser, server: Live, nora: Client) -> None:
    """What the first visit costs: at home, at a game that runs, and on the rules page."""
    game = begun(nora, SETUP)
    for slower in SLOWED:
        first_visit(chromium, server, None, "/", "main button", slower)
        first_visit(chromium, server, nora, f"/table/{game}", ".question", slower)
        first_visit(chromium, server, None, "/rules", "h1", slower)


def counters(session: CDPSession) -> dict[str, float]:
    """What Chromium has counted so far."""
    session.send("Performance.enable")
    return {one["name"]: one["value"] for one in session.send("Performance.getMetrics")["metrics"]}


def motion(chromium: Browser, server: Live, nora: Client) -> None:
    """A game is shown while it is played from another window."""
    for slower in SLOWED:
        window = browser_of(chromium, server, nora, viewport={"width": 1440, "height": 900})
        page = window.new_page()
        session = window.new_cdp_session(page)
        page.add_init_script(WATCH)
        game = begun(nora, SETUP)
        page.goto(f"/table/{game}")
        page.locator(".game").wait_for()
        session.send("Emulation.setCPUThrottlingRate", {"rate": slower})
        play_on(nora, game, answers=14)
        page.evaluate("seen.tasks.length = 0")
        page.evaluate(FRAMES)
        before, end = counters(session), time.monotonic() + 30
        while time.monotonic() < end:
            page.keyboard.press("l")
            page.wait_for_timeout(1000)
        after = counters(session)
        seen, frames = page.evaluate("seen"), sorted(page.evaluate("frames"))
        took = sum(frames) / 1000
        keys = [*seen["keys"], 0]
        print(
            f"motion, CPU {slower}x slower: {len(frames) / took:.0f} frames a second, "
            f"median {statistics.median(frames):.1f} ms, p99 {frames[int(len(frames) * 0.99)]:.0f} ms, "
            f"over 50 ms {sum(frame > 50 for frame in frames)} of {len(frames)}, "
            f"long tasks {len(seen['tasks'])} in {took:.0f} s, "
            f"layouts {(after['LayoutDuration'] - before['LayoutDuration']) / took * 1000:.1f} ms a second, "
            f"scripts {(after['ScriptDuration'] - before['ScriptDuration']) / took * 1000:.1f} ms a second, "
            f"a key waits at most {max(keys):.0f} ms",
            flush=True,
        )
        window.close()


def memory(chromium: Browser, server: Live, nora: Client, games: int) -> None:
    """An evening in one window."""
    window = browser_of(chromium, server, nora, viewport={"width": 1280, "height": 800})
    window.add_init_script("localStorage.setItem('folsom-settings', JSON.stringify({speed: 3, motion: 'less'}))")
    page = window.new_page()
    session = window.new_cdp_session(page)
    page.goto("/")
    for number in range(1, games + 1):
        game = begun(nora, SETUP)
        go(page, f"/table/{game}")
        page.locator(".game").wait_for()
        play_on(nora, game, seed=number)
        nora.say(type="unwatch", table=game)  # one connection watches few tables
        skip_to_the_end(page)
        go(page, f"/replay/{game}")
        page.get_by_role("slider").first.wait_for()
        go(page, "/")
        page.locator("main button").first.wait_for()
        if number % 5 == 0 or number == 1:
            session.send("HeapProfiler.collectGarbage")
            heap = session.send("Runtime.getHeapUsage")["usedSize"] / 1e6
            nodes = session.send("Memory.getDOMCounters")
            counted = f"{nodes['nodes']} nodes, {nodes['jsEventListeners']} listeners"
            print(f"after {number} games: heap {heap:.1f} MB, {counted}", flush=True)
    window.close()


def go(page: Page, address: str) -> None:
    """Goes to another screen without loading a page."""
    page.evaluate("address => history.pushState(null, '', address)", address)
    page.evaluate("dispatchEvent(new PopStateEvent('popstate'))")


def skip_to_the_end(page: Page) -> None:
    """Skips what is shown until the game is over on the screen too."""
    over = page.locator(".ways, .result")
    while not over.first.is_visible():
        page.keyboard.press("s")
        page.wait_for_timeout(200)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("part", choices=["load", "motion", "memory"])
    parser.add_argument("--games", type=int, default=50, help="of memory")
    asked = parser.parse_args()
    more: dict[str, Any] = {"games": asked.games} if asked.part == "memory" else {}
    with (
        tempfile.TemporaryDirectory() as folder,
        sync_playwright() as playwright,
        live(Path(folder), pace=0.0) as server,
        clients(server, "Nora") as (nora,),
    ):
        chromium = playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        {"load": load, "motion": motion, "memory": memory}[asked.part](chromium, server, nora, **more)
        chromium.close()


if __name__ == "__main__":
    main()
