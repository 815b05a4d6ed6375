"""The cookie: only we can make one, only our pages send it, and no script reads it."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from itsdangerous import Signer
from sqlalchemy import select, update
from websockets.exceptions import InvalidStatus

from folsom.server.house import House
from folsom.server.people.sessions import FRESH, LASTS, hashed
from folsom.server.store.keys import the_key
from folsom.server.store.schema import keys, sessions
from server.houses import run
from server.live import Live, live
from server.people.browsers import Browser, NewBrowser, browsers, change, good, rows


def flags(browser: Browser) -> tuple[str, set[str]]:
    """The cookie that a new guest is given: its name, and how it is guarded."""
    answer = browser.post("/guests", name="Ann")
    assert answer.status_code == 201
    first, *rest = answer.headers["set-cookie"].split("; ")
    return first.partition("=")[0], {flag.lower() for flag in rest}


def test_no_script_and_no_other_site_gets_it(browser: NewBrowser) -> None:
    assert flags(browser()) == ("folsom", {"httponly", "samesite=lax", "path=/", f"max-age={int(LASTS)}"})


def test_over_https_it_is_secure_and_nobody_elses(browser: NewBrowser) -> None:
    name, guarded = flags(browser(**{"X-Forwarded-Proto": "https"}))
    assert name == "__Host-folsom"
    assert {"secure", "httponly", "samesite=lax", "path=/"} <= guarded


def test_over_https_a_cookie_of_http_is_not_believed(browser: NewBrowser) -> None:
    ann = browser()
    ann.guest()
    https = browser(**{"X-Forwarded-Proto": "https"})
    https.cookie = ann.cookie
    assert https.me() is None


def test_a_server_behind_https_can_be_told_so(tmp_path: Path) -> None:
    with live(tmp_path, secure=True) as server, browsers(server) as browser:
        name, guarded = flags(browser())
        assert name == "__Host-folsom" and "secure" in guarded


def test_it_holds_a_long_token_and_the_database_its_hash(server: Live, browser: NewBrowser) -> None:
    ann = browser()
    person = ann.guest()
    token = ann.cookie.partition(".")[0]
    assert len(token) >= 43  # 256 bits
    assert [row["token"] for row in rows(server, select(sessions).where(sessions.c.person == person))] == [
        hashed(token)
    ]


def test_a_forged_one_means_nobody(browser: NewBrowser) -> None:
    ann, eve = browser(), browser()
    ann.guest("Ann")
    eve.guest("Eve")
    token, _, sign = ann.cookie.partition(".")
    others = eve.cookie.partition(".")[2]
    forged = [
        token,
        f"{token}.",
        f"{token}.{others}",
        f"{token}.{sign[:-2]}",
        f"{token[:-1]}{'A' if token[-1] != 'A' else 'B'}.{sign}",
        f".{sign}",
        "." * 50,
        f"{token}.{sign}" * 3,
        "x" * 5000,
        Signer(b"some other key", salt="folsom session").sign(token).decode(),
    ]
    for cookie in forged:
        eve.cookie = cookie
        assert eve.get("/me").status_code == 401, cookie
        with pytest.raises(InvalidStatus):
            eve.socket()
    eve.cookie = ann.cookie
    assert eve.me() == ann.me()


def test_bytes_that_are_no_text_mean_nobody(server: Live, browser: NewBrowser) -> None:
    eve = browser()
    assert eve.http.get("/api/me", headers={b"Cookie": b"folsom=\xff\xfe.\xe9"}).status_code == 401  # type: ignore[dict-item]


def test_the_key_is_made_once_and_shared(tmp_path: Path) -> None:
    with live(tmp_path) as one, browsers(one) as browser:
        ann = browser()
        person = ann.guest()
        with live(tmp_path) as other, browsers(other) as elsewhere:
            again = elsewhere()
            again.cookie = ann.cookie
            assert again.me() == person
        assert len(rows(one, select(keys))) == 1
    with live(tmp_path) as later, browsers(later) as browser:
        again = browser()
        again.cookie = ann.cookie
        assert again.me() == person
        change(later, update(keys).values(key=bytes(32)))
    with live(tmp_path) as changed, browsers(changed) as browser:
        again = browser()
        again.cookie = ann.cookie
        assert again.me() is None


def test_processes_that_start_at_once_have_one_key(tmp_path: Path) -> None:
    async def inside(house: House) -> None:
        made = await asyncio.gather(*(the_key(house.engine, "new", 1.0) for _ in range(8)))
        assert len(set(made)) == 1 and len(made[0]) == 32
        assert await the_key(house.engine, "other", 1.0) != made[0]

    run(inside, tmp_path)


def test_it_lasts_as_long_as_it_is_used(server: Live, browser: NewBrowser) -> None:
    ann = browser()
    person = ann.guest()
    his = sessions.c.person == person
    now = server.house.clock.now()
    change(server, update(sessions).where(his).values(seen=now - FRESH - 1))
    answer = ann.get("/me")
    assert good(answer)["id"] == person
    assert f"Max-Age={int(LASTS)}" in answer.headers["set-cookie"]
    assert rows(server, select(sessions).where(his))[0]["seen"] >= now
    change(server, update(sessions).where(his).values(seen=now - LASTS - 1))
    assert ann.me() is None


def test_sessions_that_lasted_too_long_are_thrown_away(server: Live, browser: NewBrowser) -> None:
    old = browser()
    person = old.account("methuselah")
    change(server, update(sessions).where(sessions.c.person == person).values(seen=1.0))
    good(browser().post("/login", login="methuselah", password="correct horse"))
    assert len(rows(server, select(sessions).where(sessions.c.person == person))) == 1
