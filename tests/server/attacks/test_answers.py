"""Every answer is careful, whoever gives it: pages, errors, other methods, sockets that are not opened."""

from __future__ import annotations

import json
import socket
from contextlib import suppress

import pytest
from websockets.exceptions import InvalidStatus
from websockets.http11 import Response

from folsom.server.web.headers import ALWAYS, TRUSTED
from patience import PATIENCE
from server.live import Live, wire
from server.people.browsers import NAME, NewBrowser, refused
from server.people.test_web import EVIL, careful

METHODS = ("GET", "HEAD", "OPTIONS", "TRACE", "POST", "PUT", "PATCH", "DELETE", "PROPFIND")


def not_opened(server: Live, path: str = "/ws", **headers: str) -> Response:
    """The answer to somebody whose WebSocket is not opened."""
    with pytest.raises(InvalidStatus) as error:
        wire(server, headers, path)
    return error.value.response


@pytest.mark.parametrize(
    "path", ["/", "/nowhere", "/ws", "/openapi.json", "/healthz", "/readyz", "/metrics", "/api/me"]
)
def test_every_method_on_every_page(browser: NewBrowser, path: str) -> None:
    ann = browser()
    for method in METHODS:
        answer = ann.http.request(method, path)
        careful(answer)
        assert answer.status_code < 500
        if answer.content and answer.status_code >= 400:
            assert answer.headers["content-type"] == "application/json"
            assert set(answer.json()) == {"code", "message", "rule"}


def test_no_route_is_sent_elsewhere(browser: NewBrowser) -> None:
    """A redirect would name the host that a request names, whatever it is."""
    for path in ("/api/tables/", "/api/me/", "/healthz/", "//evil.example/api/me", "/api//me", "/api/me/.."):
        answer = browser(Host="evil.example").http.get(path)
        assert answer.status_code in (401, 404) and "location" not in answer.headers, path
        assert "evil.example" not in answer.text + str(answer.headers)


def test_a_socket_that_is_not_opened_is_answered_carefully(server: Live, browser: NewBrowser) -> None:
    ann = browser()
    ann.guest()
    cookie = {"Cookie": f"{NAME}={ann.cookie}"}
    answers = [
        (401, "who-are-you", not_opened(server)),
        (401, "who-are-you", not_opened(server, Cookie=f"{NAME}=rubbish")),
        (403, "not-from-there", not_opened(server, Origin=EVIL, **cookie)),
        (404, "not-found", not_opened(server, "/api/me", **cookie)),
        (404, "not-found", not_opened(server, "/", **cookie)),
        (404, "not-found", not_opened(server, "/ws/", **cookie)),
    ]
    for status, code, answer in answers:
        assert (answer.status_code, json.loads(answer.body)["code"]) == (status, code)
        for name, value in (ALWAYS | TRUSTED).items():
            assert answer.headers.get_all(name) == [value], name
        assert "server" not in answer.headers


def test_a_socket_that_is_not_opened_over_https_says_so(server: Live) -> None:
    answer = not_opened(server, **{"X-Forwarded-Proto": "https"})
    assert answer.headers["strict-transport-security"]
    assert "strict-transport-security" not in not_opened(server).headers


def test_an_open_socket_tells_nothing_of_what_runs_here(server: Live, browser: NewBrowser) -> None:
    ann = browser()
    ann.guest()
    response = ann.socket().response
    assert response is not None and "server" not in response.headers
    assert "sec-websocket-extensions" not in response.headers  # nothing is unpacked: no bombs


@pytest.mark.parametrize(
    "request_",
    [
        b"rubbish\r\n\r\n",
        b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",
        b"GET /api/me HTTP/1.1\r\n\r\n",
        b"GET /api/me HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n",
        b"GET /api/me HTTP/1.1\r\nHost: a\r\nX-A: " + b"x" * 100_000 + b"\r\n\r\n",
        b"GET /" + b"x" * 100_000 + b" HTTP/1.1\r\nHost: a\r\n\r\n",
        b"GET /api/me HTTP/1.1\r\nHost: a\r\n" + b"X-A: b\r\n" * 20_000 + b"\r\n",
        b"GET /api/me HTTP/1.1\r\nHost: a\r\nX-A: b\0c\r\n\r\n",
        b"GET /\xff\xfe HTTP/1.1\r\nHost: a\r\n\r\n",
        b"GET /api/me HTTP/1.1\r\nHost: a\r\n X-A: folded\r\n\r\n",
        b"POST /api/guests HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\nContent-Length: 6\r\n\r\n{}    ",
        b"POST /api/guests HTTP/1.1\r\nHost: a\r\nContent-Length: -1\r\n\r\n{}",
        b"POST /api/guests HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: xchunked\r\n\r\n0\r\n\r\n",
        b"POST /api/guests HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n\r\n",
    ],
)
def test_what_is_no_http_is_turned_away(server: Live, browser: NewBrowser, request_: bytes) -> None:
    """And the server lives on."""
    with socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE) as line:
        answer = b""
        with suppress(ConnectionError):  # the server may have had enough
            line.sendall(request_)
            with suppress(OSError):
                line.shutdown(socket.SHUT_WR)
            while more := line.recv(65536):
                answer += more
    assert answer == b"" or answer.startswith((b"HTTP/1.1 400 ", b"HTTP/1.1 404 ", b"HTTP/1.1 501 ")), answer
    assert b"Traceback" not in answer and b"uvicorn" not in answer
    refused(browser().get("/me"), 401, "who-are-you")
