"""The browser's client: its page for every screen, its files, and what browsers may keep of them."""

from __future__ import annotations

import asyncio
import gzip
import json
import re
from pathlib import Path

import httpx
import pytest
from fastapi import FastAPI

from folsom.server.app import make_app
from folsom.server.settings import Settings
from folsom.server.web.headers import ALWAYS, TRUSTED
from folsom.server.web.pages import ASK, FOLDER, FOREVER, SCREENS

ROOT = Path(__file__).parents[3]
PAGE = b'<!doctype html><script type="module" src="/assets/index-abc.js"></script>'
SCRIPT = b"console.log('howdy');" * 50
GZIP = gzip.compress(SCRIPT)
BROTLI = b"brotli"  # the server sends what was packed, whatever it is


class Visitor:
    """A browser that asks an app, without a network. What it gets is left packed."""

    def __init__(self, app: FastAPI) -> None:
        self.app = app

    def get(self, path: str, **headers: str) -> tuple[httpx.Response, bytes]:
        return self.ask("GET", path, **headers)

    def ask(self, method: str, path: str, **headers: str) -> tuple[httpx.Response, bytes]:
        named = {"accept-encoding": ""} | {name.replace("_", "-"): value for name, value in headers.items()}

        async def asking() -> tuple[httpx.Response, bytes]:
            transport = httpx.ASGITransport(self.app)
            async with (
                httpx.AsyncClient(transport=transport, base_url="http://localhost") as http,
                http.stream(method, path, headers=named) as answer,
            ):
                return answer, b"".join([part async for part in answer.aiter_raw()])

        return asyncio.run(asking())


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A small client."""
    (tmp_path / "assets").mkdir()
    files = {"index.html": PAGE, "icon.svg": b"<svg/>", ".stamp": b"secret", "assets/index-abc.js": SCRIPT}
    files |= {"assets/index-abc.js.gz": GZIP, "assets/index-abc.js.br": BROTLI}
    files |= {"assets/bevan-abc.woff2": b"font"}
    for name, body in files.items():
        (tmp_path / name).write_bytes(body)
    return tmp_path


@pytest.fixture
def visitor(folder: Path) -> Visitor:
    return Visitor(make_app(Settings(), client=folder))


@pytest.mark.parametrize("path", ["/", "/table/ABCD", "/replay/x-1_y?viewer=all", "/rules", "/learn", "/party/ABCD"])
def test_every_screen_answers_with_the_page(visitor: Visitor, path: str) -> None:
    answer, body = visitor.get(path)
    assert (answer.status_code, body) == (200, PAGE)
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == ASK
    for name, value in (ALWAYS | TRUSTED).items():
        assert answer.headers[name] == value


def test_the_page_is_sent_again_only_when_it_has_changed(visitor: Visitor, folder: Path) -> None:
    tag = visitor.get("/")[0].headers["etag"]
    same, body = visitor.get("/", if_none_match=f'"other", W/{tag}')
    assert (same.status_code, body, same.headers["etag"]) == (304, b"", tag)
    (folder / "index.html").write_bytes(PAGE + b"<p>")
    newer, _ = Visitor(make_app(Settings(), client=folder)).get("/", if_none_match=tag)
    assert newer.status_code == 200 and newer.headers["etag"] != tag


def test_assets_are_kept_for_ever(visitor: Visitor) -> None:
    answer, body = visitor.get("/assets/bevan-abc.woff2")
    assert (body, answer.headers["content-type"]) == (b"font", "font/woff2")
    assert answer.headers["cache-control"] == FOREVER
    assert visitor.get("/icon.svg")[0].headers["cache-control"] == ASK


@pytest.mark.parametrize(
    ("accepted", "packed"),
    [("gzip, deflate, br", "br"), ("gzip", "gzip"), ("", None), ("deflate", None), ("br;q=0, gzip;q=0.5", "gzip")],
)
def test_what_browsers_can_unpack_is_sent_packed(visitor: Visitor, accepted: str, packed: str | None) -> None:
    answer, body = visitor.get("/assets/index-abc.js", accept_encoding=accepted)
    assert answer.headers.get("content-encoding") == packed
    assert answer.headers["content-type"] == "text/javascript; charset=utf-8"
    assert "Accept-Encoding" in answer.headers["vary"]
    assert body == {None: SCRIPT, "br": BROTLI, "gzip": GZIP}[packed]


def test_heads_are_answered(visitor: Visitor) -> None:
    answer, body = visitor.ask("HEAD", "/table/ABCD")
    assert (answer.status_code, body) == (200, b"")


@pytest.mark.parametrize(
    "path",
    [
        *("/nowhere", "/assets/other.js", "/assets/..%2findex.html", "/.stamp", "/tables", "/api/x"),
        *("/index.html.gz", "/assets", "/assets/"),
    ],
)
def test_nothing_else_is_there(visitor: Visitor, path: str) -> None:
    answer, body = visitor.get(path)
    assert answer.status_code == 404
    assert json.loads(body)["code"] == "http-404"


def test_who_follows_an_address_that_leads_nowhere_gets_the_page(visitor: Visitor) -> None:
    browser = {"accept": "text/html,application/xhtml+xml,*/*;q=0.8"}
    for path in ("/nowhere", "/tables", "/constructor/x"):
        answer, body = visitor.get(path, **browser)
        assert (answer.status_code, body) == (404, PAGE)
        assert visitor.get(path, if_none_match=answer.headers["etag"], **browser)[0].status_code == 304
    for path in ("/api/x", "/assets/other.js"):
        answer, body = visitor.get(path, **browser)
        assert (answer.status_code, json.loads(body)["code"]) == (404, "http-404")
    assert visitor.ask("POST", "/nowhere", **browser)[0].headers["content-type"] == "application/json"


def test_pages_take_nothing(visitor: Visitor) -> None:
    assert visitor.ask("POST", "/table/ABCD")[0].status_code == 405


@pytest.mark.parametrize(
    ("liked", "lang"), [("de, nl;q=0.8, en;q=0.5", "nl"), ("fr-BE", "fr"), ("ja", "en"), ("", "en")]
)
def test_without_a_client_a_plain_page_says_so(tmp_path: Path, liked: str, lang: str) -> None:
    plain = Visitor(make_app(Settings(), client=tmp_path / "none"))
    answer, body = plain.get("/", accept_language=liked)
    assert answer.status_code == 200 and f'<html lang="{lang}">' in body.decode()
    assert b"<script" not in body
    assert plain.get("/table/ABCD")[0].status_code == 404


def test_every_screen_of_the_client_has_an_address() -> None:
    app = (ROOT / "web" / "src" / "App.svelte").read_text(encoding="utf-8")
    named = set(re.findall(r"^\s+\"?([a-z]*)\"?: \(\) => import\(", app, flags=re.MULTILINE))
    assert "table" in named
    assert named - {""} <= set(SCREENS)


built = pytest.mark.skipif(not (FOLDER / "index.html").is_file(), reason="the client was not built: make client")


@built
def test_the_client_that_was_built_keeps_the_policy() -> None:
    """Nothing is written into its page that browsers would not run or draw, and nothing comes from elsewhere."""
    page = (FOLDER / "index.html").read_text(encoding="utf-8")
    assert re.findall(r"<script(?![^>]*\ssrc=)", page) == []
    assert "<style" not in page and " style=" not in page and " onload" not in page
    assert re.findall(r"https?://|//[a-z]", page) == []
    for file in (FOLDER / "assets").glob("*.css"):
        assert not re.search(r"url\(['\"]?(data:|https?:|//)", file.read_text(encoding="utf-8"))


IMPORTED = re.compile(r"\./([\w.-]+\.js)\b")
# other languages, texts of boxes from elsewhere, rules, lessons and people, sheets, and a code to
# photograph: only where they are wanted
LATER = ("fr-", "nl-", "outside-", "later-", "Sheets-", "SetupSheet-", "QrCode-")


@built
def test_a_first_visit_loads_little() -> None:
    """Below 250 KB, fonts included, as a browser gets them: home, a table and its game, in one language."""
    assets = FOLDER / "assets"
    begins = ("index-", "Home-", "Table-", "en-")
    scripts = [file for file in assets.glob("*.js") if file.name.startswith(begins)]
    assert len(scripts) == len(begins)
    for script in scripts:  # and what they need; which screens there are says the first
        needed = [] if script.name.startswith("index-") else IMPORTED.findall(script.read_text(encoding="utf-8"))
        wanted = {assets / name for name in needed if not name.startswith(LATER)}
        scripts += sorted(wanted - {*scripts})
    parts = {script.name.partition("-")[0] for script in scripts}
    assert {"Game", "common", "drawn"} <= parts
    styles = [file for file in assets.glob("*.css") if file.name.partition("-")[0] in parts]
    fonts = [file for file in assets.glob("*.woff2") if "latin-ext" not in file.name]
    packed = [*fonts, *(file.with_name(file.name + ".br") for file in (*scripts, *styles))]
    assert 150_000 < sum(file.stat().st_size for file in packed) < 250_000


def test_every_answer_says_which_build_of_the_page_there_is(folder: Path) -> None:
    (folder / "index.html").write_bytes(b'<!doctype html><meta name="build" content="abc123" />')
    visitor = Visitor(make_app(Settings(), client=folder))
    assert visitor.get("/api/nowhere")[0].headers["folsom-build"] == "abc123"
    assert "folsom-build" not in visitor.get("/")[0].headers  # the page itself knows
    without = Visitor(make_app(Settings(), client=folder / "assets"))
    assert "folsom-build" not in without.get("/api/nowhere")[0].headers
