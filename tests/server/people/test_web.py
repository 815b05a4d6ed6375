"""What holds for every request: careful headers, JSON only, not too much, not too slowly, and only from our pages."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from pathlib import Path
from typing import Any, cast

import httpx
import pytest
from fastapi import FastAPI
from sqlalchemy import func, select
from sqlalchemy.exc import OperationalError
from websockets.exceptions import InvalidStatus

from folsom.server.problems import Problem
from folsom.server.protocol.reading import read_message
from folsom.server.store.schema import people
from folsom.server.web.bodies import MOST, Bodies
from folsom.server.web.headers import ALWAYS, TRUSTED
from patience import PATIENCE
from server.houses import taken_away
from server.live import Live, live, wire
from server.people.browsers import Browser, NewBrowser, browsers, good, refused, rows

JSON = {"Content-Type": "application/json"}
EVIL = "https://evil.example"


def put(browser: Browser, content: Any, **headers: str) -> httpx.Response:
    """Sends what nobody should."""
    return browser.http.post("/api/guests", content=content, headers={"Content-Type": "application/json"} | headers)


def app_of(server: Live) -> FastAPI:
    """What runs."""
    return cast(FastAPI, server.server.config.app)


def bodies_of(server: Live) -> Bodies:
    """What reads bodies in a server."""
    found: Any = app_of(server).middleware_stack
    while not isinstance(found, Bodies):
        found = found.app
    return found


def careful(answer: httpx.Response) -> None:
    """An answer must have every careful header."""
    for name, value in (ALWAYS | TRUSTED).items():
        assert answer.headers.get_list(name) == [value], name
    assert "server" not in answer.headers


def test_every_answer_has_careful_headers(browser: NewBrowser) -> None:
    ann = browser()
    answers = [
        ann.http.get("/no-such-page"),
        ann.get("/me"),
        ann.post("/guests", name="Ann"),
        ann.get("/me"),
        ann.get("/me/export"),
        ann.get("/no-such-thing"),
        ann.send("PUT", "/me"),
        put(ann, b"{}" * MOST),
        put(ann, b"{"),
        put(ann, b"{}", **{"Content-Type": "text/plain"}),
        ann.post("/guests", name="Ann", more=1),
        ann.post("/logout"),
    ]
    assert [answer.status_code for answer in answers] == [404, 401, 201, 200, 200, 404, 405, 413, 422, 415, 422, 204]
    for answer in answers:
        careful(answer)
        if answer.status_code >= 400:
            assert set(answer.json()) == {"code", "message", "rule"}
    for answer in answers[1:]:
        assert answer.headers["cache-control"] == "no-store"
    assert answers[6].headers["allow"]


def test_the_policy_is_strict() -> None:
    policy = {one.split()[0]: one.split()[1:] for one in ALWAYS["Content-Security-Policy"].split("; ")}
    assert policy["default-src"] == policy["base-uri"] == policy["frame-ancestors"] == ["'none'"]
    assert policy["script-src"] == policy["style-src"] == policy["connect-src"] == ["'self'"]
    assert "unsafe" not in str(policy) and "*" not in str(policy) and "http" not in str(policy)


def test_over_https_it_stays_https(browser: NewBrowser) -> None:
    assert "strict-transport-security" not in browser().get("/me").headers
    assert browser(**{"X-Forwarded-Proto": "https"}).get("/me").headers["strict-transport-security"]


def test_the_opener_policy_is_sent_where_browsers_heed_it(browser: NewBrowser) -> None:
    policy = "cross-origin-opener-policy"
    for host in ("localhost:8000", "folsom.localhost", "127.0.0.1:8000", "[::1]:8000"):
        assert browser(Host=host).get("/visitor").headers[policy] == "same-origin", host
    for host in ("192.168.1.4:8000", "folsom.example", "localhost.example:8000", "[2001:db8::1]:8000", "127.0.0.1.x:1"):
        assert policy not in browser(Host=host).get("/visitor").headers, host
    https = browser(**{"X-Forwarded-Proto": "https", "Host": "folsom.example"})
    assert https.get("/visitor").headers[policy] == "same-origin"


@pytest.fixture
def clumsy(tmp_path: Path) -> Iterator[tuple[Live, Browser]]:
    """A server that makes mistakes, and loses its database."""

    def mistake() -> None:
        raise RuntimeError("the seed is 42")

    def lost() -> None:
        raise OperationalError(None, None, ConnectionRefusedError("no database at 192.0.2.7"))

    with live(tmp_path, log="critical") as server, browsers(server) as browser:
        app_of(server).add_api_route("/api/mistake", mistake)
        app_of(server).add_api_route("/api/lost", lost)
        yield server, browser()


def test_a_mistake_of_ours_tells_nothing(clumsy: tuple[Live, Browser]) -> None:
    answer = clumsy[1].get("/mistake")
    refused(answer, 500, "broken")
    careful(answer)
    assert "seed" not in answer.text and "RuntimeError" not in answer.text


def test_a_database_that_is_gone_tells_nothing(clumsy: tuple[Live, Browser], tmp_path: Path) -> None:
    server, ann = clumsy
    refused(ann.get("/lost"), 503, "try-again")
    assert "192.0.2.7" not in ann.get("/lost").text
    ann.guest()
    server.do(taken_away(server.house.engine, tmp_path / "live.db"))
    answer = ann.get("/me")
    refused(answer, 503, "try-again")
    careful(answer)
    assert "sqlite" not in answer.text.lower() and "live.db" not in answer.text


@pytest.mark.parametrize(
    "kind",
    ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x", "text/json", "", "json"],
)
def test_only_json_is_read(server: Live, browser: NewBrowser, kind: str) -> None:
    before = rows(server, select(func.count()).select_from(people))
    refused(put(browser(), b'{"name": "Eve"}', **{"Content-Type": kind}), 415, "other-kind")
    assert rows(server, select(func.count()).select_from(people)) == before


def test_a_body_of_no_kind_is_not_read(browser: NewBrowser) -> None:
    refused(browser().http.post("/api/guests", content=b'{"name": "Eve"}'), 415, "other-kind")


def test_json_may_say_its_letters(browser: NewBrowser) -> None:
    good(put(browser(), b'{"name": "Ann"}', **{"Content-Type": "Application/JSON; charset=utf-8"}), 201)


def chunks(size: int, number: int) -> Iterator[bytes]:
    """A body that does not say how long it is."""
    yield b'{"name": "'
    for _ in range(number):
        yield b"x" * size
    yield b'"}'


def test_too_much_is_not_read(browser: NewBrowser) -> None:
    refused(put(browser(), b'{"name": "%s"}' % (b"x" * MOST)), 413, "too-large")
    refused(put(browser(), chunks(1000, 17)), 413, "too-large")
    refused(put(browser(), chunks(1000, 16)), 422, "no-request")  # not too much, but no name
    refused(put(browser(), b'{"name": "Ann"%s}' % (b" " * (MOST - 14))), 413, "too-large")
    good(put(browser(), b'{"name": "Ann"%s}' % (b" " * (MOST - 15))), 201)


def test_a_flood_in_pieces_is_cut_off(server: Live) -> None:
    with socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE) as line:
        line.sendall(b"POST /api/guests HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n")
        line.sendall(b"Transfer-Encoding: chunked\r\n\r\n")
        sent = 0
        try:
            while sent < 1 << 26:
                line.sendall(b"1000\r\n" + b"x" * 0x1000 + b"\r\n")
                sent += 0x1000
        except OSError:
            pass
        assert sent < 1 << 24


def test_a_body_that_does_not_come_is_not_waited_for(tmp_path: Path) -> None:
    with live(tmp_path) as server:
        bodies_of(server).seconds = 0.2
        with socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE) as line:
            line.sendall(b"POST /api/guests HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n")
            line.sendall(b'Content-Length: 100\r\n\r\n{"name"')
            assert line.recv(100).startswith(b"HTTP/1.1 408 ")
        with browsers(server) as browser:
            browser().guest()


def test_a_client_that_leaves_early_breaks_nothing(server: Live, browser: NewBrowser) -> None:
    with socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE) as line:
        line.sendall(b"POST /api/guests HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n")
        line.sendall(b'Content-Length: 100\r\n\r\n{"name"')
    browser().guest()


def test_records_are_text_and_may_be_longer(tmp_path: Path) -> None:
    with live(tmp_path) as server, browsers(server) as new:
        most = bodies_of(server).texts["/api/records"]
        assert most == 256 * 1024

        def bring(length: int, kind: str) -> httpx.Response:
            browser = new()
            browser.guest()
            return browser.http.post("/api/records", content=b"x" * length, headers={"Content-Type": kind})

        refused(bring(most + 1, "text/plain"), 413, "too-large")
        refused(bring(10, "application/json"), 415, "other-kind")
        assert bring(most, "text/plain").json()["code"] not in ("too-large", "other-kind")
        large = b'{"code": "%s"}' % (b"x" * MOST)
        refused(new().http.post("/api/recover", content=large, headers=JSON), 413, "too-large")


@pytest.mark.parametrize(
    "body",
    [
        b"{",
        b"",
        b"null",
        b"[]",
        b'"Ann"',
        b"\xff\xfe",
        b'\xef\xbb\xbf{"name": "Ann"}',
        b"[" * 16000,
        b'{"name":' * 2000,
        b'{"name": NaN}',
        b'{"name": Infinity}',
        b'{"name": 1e999}',
        b'{"name": ' + b"9" * 10000 + b"}",
        b'{"name": "Ann", "name": "Eve"}',
        b'{"name": "\\ud800"}',
        b'{"name": "Ann", "\\ud800": 1}',
        b'{"name": "Ann", "x": {"\\udfff": 1}}',
        b'{"name": "Ann\\u0000"}',
        b'{"name": {"name": "Ann"}}',
        b'{"name": "Ann", "__proto__": {}}',
    ],
)
def test_json_with_tricks_is_refused(browser: NewBrowser, body: bytes) -> None:
    answer = put(browser(), body)
    assert answer.status_code == 422
    assert set(answer.json()) == {"code", "message", "rule"}


@pytest.mark.parametrize("text", ['{"type": "lobby", "on": true, "\\ud800": 1}', '{"type": "lobby", "on": 1e999}'])
def test_tricks_in_messages_are_refused_likewise(text: str) -> None:
    with pytest.raises(Problem) as error:
        read_message(text)
    assert error.value.code == "no-json"


def test_no_route_takes_what_other_sites_send(server: Live, browser: NewBrowser) -> None:
    """Every route that changes something, of whatever part: one that forgets to look is found here."""
    ann = browser()
    ann.guest()
    checked = 0
    for path, methods in app_of(server).openapi()["paths"].items():
        kind = "text/plain" if path in bodies_of(server).texts else "application/json"
        for method in {*methods} - {"get", "head", "options"}:
            for headers in ({"Origin": EVIL}, {"Sec-Fetch-Site": "cross-site"}):
                headers["Content-Type"] = kind
                url = path.replace("{", "").replace("}", "")
                answer = ann.http.request(method, url, content=b"{}", headers=headers)
                refused(answer, 403, "not-from-there")
                checked += 1
    assert checked >= 20
    assert ann.me() is not None


@pytest.mark.parametrize(
    "headers",
    [
        {"Origin": EVIL},
        {"Origin": "null"},
        {"Origin": ""},
        {"Origin": "http://["},
        {"Origin": "http://127.0.0.1:1"},
        {"Origin": "http://127.0.0.1"},
        {"Origin": "ftp://HOST"},
        {"Origin": "http://HOST.evil.example"},
        {"Origin": "http://HOST@evil.example"},
        {"Origin": "http://evil.example/HOST"},
        {"Origin": "http://HOST/"},
        {"Sec-Fetch-Site": "cross-site"},
        {"Sec-Fetch-Site": "same-site"},
        {"Sec-Fetch-Site": "nonsense"},
    ],
)
def test_other_pages_are_turned_away(server: Live, browser: NewBrowser, headers: dict[str, str]) -> None:
    ann = browser()
    ann.guest()
    host = f"127.0.0.1:{server.port}"
    headers = {name: value.replace("HOST", host) for name, value in headers.items()}
    refused(ann.http.post("/api/me/recovery", headers=headers), 403, "not-from-there")
    refused(ann.http.delete("/api/me", headers=headers), 403, "not-from-there")
    with pytest.raises(InvalidStatus):
        wire(server, {"Cookie": f"folsom={ann.cookie}"} | headers)
    good(ann.http.get("/api/me", headers=headers))  # reading is no harm: the other page cannot see it


@pytest.mark.parametrize(
    "headers",
    [
        {},
        {"Origin": "http://HOST"},
        {"Origin": "https://HOST"},  # a proxy may speak https for us
        {"Origin": "http://HOST", "Sec-Fetch-Site": "same-origin"},
        {"Sec-Fetch-Site": "same-origin"},
        {"Sec-Fetch-Site": "none"},
    ],
)
def test_our_own_pages_are_not(server: Live, browser: NewBrowser, headers: dict[str, str]) -> None:
    host = f"127.0.0.1:{server.port}"
    headers = {name: value.replace("HOST", host) for name, value in headers.items()}
    ann = browser(**headers)
    ann.guest()
    with wire(server, {"Cookie": f"folsom={ann.cookie}"} | headers) as line:
        line.recv(timeout=PATIENCE)


def test_an_origin_can_be_allowed(tmp_path: Path) -> None:
    with live(tmp_path, origins="https://play.example, https://other.example") as server, browsers(server) as browser:
        browser(Origin="https://play.example").guest()
        browser(Origin="https://other.example").guest()
        refused(browser(Origin=EVIL).post("/guests", name="Eve"), 403, "not-from-there")


def test_no_page_of_others_may_read_an_answer(browser: NewBrowser) -> None:
    answer = browser(Origin=EVIL).get("/me")
    assert not [name for name in answer.headers if name.startswith("access-control")]
    preflight = browser().http.options("/api/me", headers={"Origin": EVIL, "Access-Control-Request-Method": "DELETE"})
    assert preflight.status_code == 405


def test_a_websocket_is_left_alone(browser: NewBrowser) -> None:
    ann = browser()
    ann.guest()
    response = ann.socket().response
    assert response is not None and "content-security-policy" not in response.headers
