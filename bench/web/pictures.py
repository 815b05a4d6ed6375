"""Pictures of the main screens, on a desktop and on a phone, by dusk and by day, from a real server.

    PYTHONPATH=build/compiled:tests .venv/bin/python bench/web/pictures.py FOLDER [--only game] [--language fr]

The pictures in the README are made by it: `bench/web/pictures.py docs/pictures --readme`.
"""

from __future__ import annotations

import argparse
import json
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from server.live import Client, Live, clients, live
from web.conftest import ARGUMENTS, CHROMIUM
from web.finished import begun, finished, play_on
from web.pages import browser_of

SIZES = {
    "desktop": {"width": 1440, "height": 900},
    "phone": {"width": 390, "height": 844},
    "low": {"width": 844, "height": 390},
    "small": {"width": 360, "height": 640},
    "tablet": {"width": 1024, "height": 768},
    "tv": {"width": 1920, "height": 1080},
}
THEMES = ("dusk", "day")
BASE = {"players": 5}
HORSES = {"players": 6, "boxes": ["horses"]}
README = (
    ("game", "desktop", "dusk"),
    ("game", "phone", "dusk"),
    ("home", "phone", "day"),
    ("horses", "phone", "dusk"),
    ("horses", "desktop", "day"),
    ("replay", "desktop", "dusk"),
)


@dataclass(frozen=True)
class Tables:
    """The tables that are shown."""

    open: str
    game: str
    horses: str
    over: str

    @property
    def addresses(self) -> dict[str, str]:
        """Each screen by its name."""
        return {
            "home": "/",
            "lobby": f"/table/{self.open}",
            "game": f"/table/{self.game}",
            "horses": f"/table/{self.horses}",
            "replay": f"/replay/{self.over}?viewer=all&event=90",
            "result": f"/result/{self.over}",
            "party": f"/party/{self.game}",
            "boarding": f"/party/{self.open}",
            "rules": "/rules",
            "learn": "/learn",
            "ladder": "/ladder",
            "people": "/people",
            "replays": "/replay",
            "lost": "/nowhere",
            "lost-game": "/replay/nothing",
            "lost-person": "/people/nobody",
        }


def laid(nora: Client, friend: Client) -> Tables:
    """Lays the tables: one that waits, two games in the middle, one that is over."""
    made = nora.http.post("/api/tables", json={"setup": HORSES, "public": True}).json()
    friend.http.post(f"/api/tables/{made['id']}/join", json={"seat": 2})
    game = begun(nora, BASE)
    play_on(nora, game, answers=7)
    horses = begun(nora, HORSES)
    play_on(nora, horses, answers=17)
    return Tables(made["id"], game, horses, finished(nora, BASE))


@contextmanager
def page_of(chromium: Browser, server: Live, nora: Client, size: str, theme: str, language: str) -> Iterator[Page]:
    """A page that looks as it is asked to."""
    screen = SIZES[size]
    scale = 2 if screen["width"] < 1000 else 1
    window = browser_of(chromium, server, nora, viewport=screen, device_scale_factor=scale, has_touch=scale == 2)
    settings = {"language": language, "theme": theme, "speed": 3}
    window.add_init_script(f"localStorage.setItem('folsom-settings', {json.dumps(json.dumps(settings))})")
    yield window.new_page()
    window.close()


def shoot(page: Page, address: str, file: Path) -> None:
    """One picture, when everything stands still."""
    page.goto(address)
    page.wait_for_load_state("networkidle")
    page.evaluate("document.fonts.ready.then(() => null)")
    skip = page.locator("[data-act=skip]")
    while skip.count():
        page.keyboard.press("s")
        page.wait_for_timeout(100)
    page.wait_for_timeout(1500)
    page.screenshot(path=file, type="jpeg", quality=85)
    width, shown = page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
    print(file.name, "" if width <= shown else f"is wider than the screen: {width}", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--readme", action="store_true", help="only those that the README shows")
    parser.add_argument("--only", nargs="*", default=[], help="screens")
    parser.add_argument("--sizes", nargs="*", default=list(SIZES), choices=SIZES)
    parser.add_argument("--themes", nargs="*", default=list(THEMES), choices=THEMES)
    parser.add_argument("--language", default="en")
    asked = parser.parse_args()
    asked.folder.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as folder,
        sync_playwright() as playwright,
        live(Path(folder), pace=0.0) as server,
        clients(server, "Nora", "Théo") as (nora, friend),
    ):
        chromium = playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        addresses = laid(nora, friend).addresses
        wanted: list[tuple[str, str, str]] = list(README)
        if not asked.readme:
            names = asked.only or list(addresses)
            wanted = [(name, size, theme) for name in names for size in asked.sizes for theme in asked.themes]
        for name, size, theme in wanted:
            with page_of(chromium, server, nora, size, theme, asked.language) as page:
                shoot(page, addresses[name], asked.folder / f"{name}-{size}-{theme}.jpg")
        chromium.close()


if __name__ == "__main__":
    main()
