"""Ids that are nobody's, somebody else's, or no ids at all, on every route: never a mistake, and never a file."""

from __future__ import annotations

import json
from collections.abc import Iterator
from http.client import HTTPConnection
from typing import Any
from urllib.parse import quote

import pytest

from folsom.server.people.sessions import new_id
from server.attacks.lines import Line
from server.live import Live
from server.people.browsers import NAME, Browser, NewBrowser, browsers, good, refused, table

TRICKS = [
    "..",
    "%2e%2e",
    "%2e%2e%2f%2e%2e%2fetc%2fpasswd",
    "..%5c..%5cwindows",
    "%252e%252e%252f",
    "x%00.txt",
    "%0d%0aSet-Cookie:%20a=b",
    "%ff%fe",
    "%ed%a0%80",
    "%F0%9F%9A%82",
    "-1",
    "0x10",
    "1e3",
    "9" * 40,
    "x" * 33,
    "x" * 8000,
    "'%20OR%201=1--",
    "%22;drop%20table%20people;--",
    "%7B%7B7*7%7D%7D",
    "$%7Bjndi:x%7D",
    "%3Cscript%3E",
    "*",
    "~root",
    "file:%2f%2f%2fetc%2fpasswd",
]
SECRET = b"root:"  # the first word of a file that everybody has


@pytest.fixture(scope="module")
def routes(server: Live) -> list[tuple[str, str]]:
    """Every route that names something in its path: the method, and the path."""
    line = HTTPConnection("127.0.0.1", server.port, timeout=60)
    line.request("GET", "/openapi.json")
    paths = json.loads(line.getresponse().read())["paths"]
    line.close()
    found = [(method.upper(), path) for path, methods in paths.items() if "{" in path for method in methods]
    assert len(found) >= 20
    return found


def filled(path: str, value: str) -> Iterator[str]:
    """A path with a value in each of its places, and something harmless in the others."""
    names = [part[1:-1] for part in path.split("/") if part.startswith("{")]
    for name in names:
        whole = path.replace(f"{{{name}}}", value)
        for other in names:
            whole = whole.replace(f"{{{other}}}", "0" if other == "seat" else "nobodys")
        yield whole


def raw(server: Live, who: Browser, method: str, path: str) -> tuple[int, bytes, str]:
    """Asks for a path exactly as it is written."""
    line = HTTPConnection("127.0.0.1", server.port, timeout=60)
    headers = {"Cookie": f"{NAME}={who.cookie}", "Content-Type": "application/json"}
    kind = None if method == "GET" else b"{}"
    line.request(method, path, kind, headers)
    answer = line.getresponse()
    found = (answer.status, answer.read(), str(answer.headers))
    line.close()
    return found


@pytest.mark.parametrize("trick", TRICKS, ids=lambda trick: trick[:20])
def test_what_is_no_id_is_refused_everywhere(
    server: Live, browser: NewBrowser, routes: list[tuple[str, str]], trick: str
) -> None:
    ann = browser()
    ann.guest()
    for method, path in routes:
        for whole in filled(path, trick):
            status, body, headers = raw(server, ann, method, whole)
            assert status in (204, 400, 404, 405, 422, 429), (whole[:100], status)
            assert status != 204 or path == "/api/mutes/{muted}"
            if status not in (204, 400):  # the second one is not from us: the line was too long
                assert set(json.loads(body)) == {"code", "message", "rule"}, whole[:100]
            assert SECRET not in body and len(body) < 1000
            assert "a=b" not in headers


def test_an_id_that_is_nobodys_is_not_found(server: Live, browser: NewBrowser, routes: list[tuple[str, str]]) -> None:
    """Also by who sends a body that makes sense, as far as an empty one does."""
    ann = browser()
    ann.guest()
    for method, path in routes:
        for whole in filled(path, "0" if path.endswith("{seat}") else new_id()):
            if path == "/api/codes/{code}":
                whole = "/api/codes/ZZZZZZ"
            status, body, _ = raw(server, ann, method, whole)
            assert status in (204, 404, 422), (whole, status)
            assert status != 204 or path == "/api/mutes/{muted}"
            if status == 422:
                assert json.loads(body)["code"] == "no-request"


def test_a_secret_table_is_told_from_none_only_by_who_knows_its_id(browser: NewBrowser) -> None:
    ann, eve = browser(), browser()
    ann.guest()
    eve.guest("Eve")
    place = good(ann.post("/tables", setup={"players": 4}, public=False), 201)
    assert place["id"] not in eve.get("/tables").text
    line = Line(eve.socket())
    line.say(type="lobby", on=True)
    assert place["id"] not in json.dumps(line.heard())
    for near in (place["id"][:-1], place["id"].swapcase(), place["id"] + "A"):
        refused(eve.get(f"/tables/{near}"), 404, "not-found")


@pytest.mark.parametrize("table", ["nowhere", "x" * 32, "-", "_"])
def test_a_table_that_is_not_there_over_the_wire(browser: NewBrowser, table: str) -> None:
    ann = browser()
    ann.guest()
    line = Line(ann.socket())
    for message in (
        {"type": "watch"},
        {"type": "watch", "seat": 0, "after": 5},
        {"type": "answer", "seat": 0, "decision": 0, "option": "x", "command": "command-1"},
        {"type": "undo", "seat": 0, "command": "command-2"},
        {"type": "sketch", "seat": 0, "bandit": 0, "place": 0, "card": "move", "id": "sketch-1"},
        {"type": "return", "seat": 0},
        {"type": "say", "text": "hello"},
        {"type": "emote", "name": "laugh"},
    ):
        assert line.refused(table=table, **message) == "not-found"
    line.say(type="unwatch", table=table)
    assert line.heard() == []


def test_people_who_are_not_there(browser: NewBrowser) -> None:
    ann = browser()
    host = ann.guest()
    place = good(ann.post("/tables", setup={"players": 4}), 201)["id"]
    refused(ann.post("/mutes", person="nobody"), 404, "not-found")
    refused(ann.post(f"/tables/{place}/kick", person="nobody"), 409, "not-at-table")
    refused(ann.post(f"/tables/{place}/kick", person=host), 422, "not-yourself")
    good(ann.post(f"/tables/{place}/pardon", person="nobody"))
    refused(ann.get("/people/nobody/statistics"), 404, "not-found")
    assert ann.send("DELETE", "/mutes/nobody").status_code == 204


QUERIES = ["viewer=", "viewer=%00", "viewer=10", "viewer=-1", "viewer=all%20", "viewer=../0", "upto=-1", "upto=1e3"]
QUERIES += ["upto=" + "9" * 5000, "upto=NaN", "upto=%D9%A1%2e%2e", "viewer=spectator&viewer=x"]


@pytest.fixture(scope="module")
def played(server: Live) -> str:
    """A game that can be looked at."""
    with browsers(server) as browser:
        person = browser().guest()
    table(server, "looked-at", person, [person, None, None, None])
    return "looked-at"


@pytest.mark.parametrize("query", QUERIES, ids=lambda query: query[:20])
def test_questions_that_make_no_sense(browser: NewBrowser, played: str, query: str) -> None:
    answer = browser().get(f"/replays/{played}?{query}")
    refused(answer, 422, "no-request")
    assert len(answer.text) < 500


@pytest.mark.parametrize("path", ["/leaderboard?skip=1e9", "/leaderboard?limit=0", "/leaderboard?limit=" + "9" * 30])
def test_lists_have_bounds(browser: NewBrowser, path: str) -> None:
    refused(browser().get(path), 422, "no-request")
    ann = browser()
    ann.guest()
    for query in ("page=-1", "page=10001", "page=x", "state=secret", f"state={quote('open;--')}"):
        refused(ann.get(f"/my/tables?{query}"), 422, "no-request")


def names_of(answer: Any) -> set[str]:
    """The headers of an answer."""
    return {name.lower() for name in answer.headers}


def test_a_download_has_a_name_of_ours(browser: NewBrowser) -> None:
    ann = browser()
    ann.guest('"; filename="evil.exe')
    export = ann.get("/me/export")
    assert export.headers["content-disposition"] == 'attachment; filename="folsom.json"'
    assert "location" not in names_of(export)
