"""Photographs the gallery: every sheet and every situation, in both themes, at the sizes of the mock-ups.

Usage: python gallery/shots.py FOLDER [NAME …], in web/. Needs Playwright for Python and Debian's Chromium.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
import time
import urllib.request
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

WEB = Path(__file__).parent.parent
PORT = 5199
CHROMIUM = shutil.which("chromium-headless-shell") or shutil.which("chromium")
VITE = ["node", "node_modules/vite/bin/vite.js", "--port", str(PORT), "--strictPort"]
ADDRESS = f"http://127.0.0.1:{PORT}/gallery/index.html"
ARGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-dev-shm-usage",
]

DESK = (1440, 900, 1)
PHONE = (390, 844, 2)
LOW = (844, 390, 2)

# name: size, what is shown
SHOTS = {
    "parts": ((1300, 1500, 1), "show=parts"),
    "states": ((1400, 900, 1), "show=states"),
    "a": (DESK, "show=a"),
    "b": (PHONE, "show=b"),
    "c": (DESK, "show=c"),
    "d": (DESK, "show=d"),
    "g": (LOW, "show=g"),
    "j": (PHONE, "show=j"),
    "tunnel": (DESK, "show=a&tunnel=1"),
    "station": (DESK, "show=a&station=1"),
    "attack": (DESK, "show=attack"),
    "crowded": (DESK, "show=crowded"),
    "crowded-phone": (PHONE, "show=crowded"),
    "small": ((360, 640, 2), "show=b"),
    "tablet": ((820, 1180, 1), "show=b"),
    "tv": ((1920, 1080, 1), "show=c"),
    "two-trains": (DESK, "show=table&game=made&viewer=4"),
    "two-trains-beside": (DESK, "show=table&game=made&viewer=4&graph=2&beside"),
    "two-trains-phone": (PHONE, "show=table&game=made&viewer=4&graph=1"),
    "two-trains-small": ((360, 640, 2), "show=table&game=made&viewer=4"),
    "two-trains-low": (LOW, "show=table&game=made&viewer=4&graph=1"),
    "two-trains-party": ((1920, 1080, 1), "show=table&game=made&viewer=-2&graph=1&screen=party"),
    "two-trains-replay": ((360, 640, 2), "show=table&game=made&viewer=-2&screen=replay"),
    "two-trains-result": (DESK, "show=table&game=made&viewer=0&screen=result"),
    "crowded-coach": (PHONE, "show=full"),
}


def photograph(browser: Browser, folder: Path, name: str, theme: str) -> None:
    (width, height, factor), query = SHOTS[name]
    page = browser.new_page(viewport={"width": width, "height": height}, device_scale_factor=factor)
    page.on("console", lambda message: print(f"{name}: {message.text}") if message.type == "error" else None)
    page.on("pageerror", lambda error: print(f"{name}: {error}"))
    page.goto(f"{ADDRESS}?{query}&theme={theme}&still=1")
    page.wait_for_function("document.fonts.status === 'loaded'")
    page.wait_for_timeout(400)
    page.screenshot(path=folder / f"{name}-{theme}.png")
    page.close()


def main() -> None:
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    names = sys.argv[2:] or list(SHOTS)
    server = subprocess.Popen(VITE, cwd=WEB, stdout=subprocess.DEVNULL)
    try:
        for _ in range(60):
            try:
                urllib.request.urlopen(ADDRESS)
                break
            except OSError:
                time.sleep(0.5)
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=CHROMIUM, args=ARGS)
            for name in names:
                for theme in ("dusk", "day"):
                    photograph(browser, folder, name, theme)
            browser.close()
    finally:
        server.terminate()


if __name__ == "__main__":
    main()
