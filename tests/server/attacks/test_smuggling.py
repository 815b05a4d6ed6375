"""A request whose length is said in two ways is refused, and what comes after it is nobody's request; so is one whose
host is none."""

from __future__ import annotations

import socket

import pytest

from server.live import Live

CHUNKED = b"Transfer-Encoding: chunked\r\n"
LENGTH = b"Content-Length: 4\r\n"
KEY = b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
UPGRADE = b"Connection: Upgrade\r\nUpgrade: websocket\r\n" + KEY
BEHIND = b"0\r\n\r\nGET /healthz HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n"


def answers(server: Live, request: bytes) -> bytes:
    """All that the server says until it closes the connection; the client leaves it open."""
    with socket.create_connection(("127.0.0.1", server.port), timeout=60) as line:
        line.sendall(request)
        said = b""
        while more := line.recv(65536):
            said += more
    return said


@pytest.mark.parametrize(
    "begin",
    [
        b"POST /api/guests HTTP/1.1\r\nHost: a\r\n" + LENGTH + CHUNKED,
        b"POST /api/guests HTTP/1.1\r\nHost: a\r\n" + CHUNKED + LENGTH,
        b"POST /api/guests HTTP/1.1\r\nHost: a\r\ntransfer-ENCODING: Chunked\r\ncontent-LENGTH: 0\r\n",
        b"GET /ws HTTP/1.1\r\nHost: a\r\n" + UPGRADE + LENGTH + CHUNKED,
        b"POST /api/guests HTTP/1.0\r\nHost: a\r\nConnection: keep-alive\r\n" + CHUNKED,
    ],
)
def test_a_length_that_is_said_twice_is_refused(server: Live, begin: bytes) -> None:
    said = answers(server, begin + b"\r\n" + BEHIND)
    assert said.startswith(b"HTTP/1.1 400 ") and said.count(b"HTTP/1.1") == 1, said
    assert b"\r\nconnection: close\r\n" in said.lower()


@pytest.mark.parametrize(
    "request_",
    [
        b"GET /healthz HTTP/1.1\r\nHost: a\r\n" + CHUNKED + b"\r\n" + BEHIND,
        b"GET /healthz HTTP/1.1\r\nHost: a\r\nContent-Length: 0\r\n\r\n" + BEHIND.removeprefix(b"0\r\n\r\n"),
    ],
)
def test_a_length_that_is_said_once_is_read(server: Live, request_: bytes) -> None:
    """One after the other, on one connection."""
    assert answers(server, request_).count(b"HTTP/1.1 200 ") == 2


@pytest.mark.parametrize("host", [b"a\r\n X-A: folded", b"a b", b"a,b", b"a/b", b"a@b", b"<a>", b"a\xffb"])
def test_a_host_that_is_none_is_refused(server: Live, host: bytes) -> None:
    said = answers(server, b"GET /healthz HTTP/1.1\r\nHost: " + host + b"\r\n\r\n")
    assert said.startswith(b"HTTP/1.1 400 ") and b"\r\nconnection: close\r\n" in said.lower(), said


@pytest.mark.parametrize("host", [b"localhost:8000", b"play.example.org", b"[::1]:80", b"xn--bcher-kva.example", b""])
def test_a_host_is_a_name_or_an_address(server: Live, host: bytes) -> None:
    said = answers(server, b"GET /healthz HTTP/1.1\r\nHost: " + host + b"\r\nConnection: close\r\n\r\n")
    assert said.startswith(b"HTTP/1.1 200 "), said
