"""Frames that nobody should send: too long, in too many pieces, no text, no JSON; the socket answers or closes."""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import suppress

import pytest
from websockets.exceptions import ConnectionClosed

from folsom.server.protocol.closes import CLOSES, GARBLED, NO_TEXT, TOO_LONG
from folsom.server.protocol.messages import MOST_BYTES
from folsom.server.web.wire import MOST_PIECES
from server.attacks.lines import Line
from server.people.browsers import NewBrowser, closed_with

LOBBY = '{"type": "lobby", "on": false}'


@pytest.fixture
def line(browser: NewBrowser) -> Line:
    """Somebody's socket."""
    ann = browser()
    ann.guest()
    return Line(ann.socket())


def code_of(line: Line) -> str:
    """Why the last message was refused; nobody's command was."""
    (answer,) = line.heard()
    assert answer["type"] == "refused" and answer["command"] is None
    assert answer["message"] and len(answer["message"]) < 200
    return str(answer["code"])


@pytest.mark.parametrize(
    ("frame", "code"),
    [
        ("", "no-json"),
        (" ", "no-json"),
        ("\0", "no-json"),
        ("\ufeff" + LOBBY, "no-json"),
        ("null", "no-message"),
        ("[]", "no-message"),
        ("0", "no-message"),
        ('"lobby"', "no-message"),
        ("{}", "no-message"),
        ('{"type": null}', "no-message"),
        ('{"type": ["lobby"], "on": true}', "no-message"),
        ('{"type": {"lobby": 1}, "on": true}', "no-message"),
        ('{"type": "Lobby", "on": true}', "no-message"),
        ('{"type": "lobby", "on": "true"}', "no-message"),
        ('{"type": "lobby", "on": true, "__proto__": {}}', "no-message"),
        ('{"type": "lobby", "on": true, "on": true}', "no-json"),
        ('{"type": "lobby", "on": NaN}', "no-json"),
        ('{"type": "lobby", "on": -Infinity}', "no-json"),
        ('{"type": "lobby", "on": 1e999}', "no-json"),
        ('{"type": "lobby", "on": ' + "9" * 5000 + "}", "no-json"),
        ('{"type": "lobby", "on": ' + "9" * 4000 + "}", "no-message"),
        ('{"type": "lobby", "on": "\\ud800"}', "no-json"),
        ('{"type": "lobby", "\\udfff": true}', "no-json"),
        ("[" * MOST_BYTES, "no-json"),
        ('{"a":' * (MOST_BYTES // 5), "no-json"),
        ("[" * 2000 + "]" * 2000, "no-json"),
        (LOBBY + LOBBY, "no-json"),
        (LOBBY + " x", "no-json"),
        ("{'type': 'lobby', 'on': true}", "no-json"),
        (LOBBY.encode(), "no-text"),
        (b"", "no-text"),
        (b"\xff\xfe", "no-text"),
    ],
    ids=lambda one: str(one)[:30],
)
def test_what_is_no_message_is_refused_and_the_socket_stays(line: Line, frame: str | bytes, code: str) -> None:
    line.socket.send(frame)
    assert code_of(line) == code
    line.say(type="lobby", on=True)
    assert [message["type"] for message in line.heard()] == ["lobby"]


def test_a_message_has_a_greatest_length(line: Line) -> None:
    line.socket.send(LOBBY + " " * (MOST_BYTES - len(LOBBY)))
    assert line.heard() == []
    line.socket.send(LOBBY + " " * (MOST_BYTES - len(LOBBY) + 1))
    assert closed_with(line.socket) == TOO_LONG


@pytest.mark.parametrize(
    ("pieces", "code"),
    [
        (["x" * 1000] * 9, TOO_LONG),
        ([""] * (MOST_PIECES + 2), TOO_LONG),
    ],
)
def test_pieces_are_counted_together(line: Line, pieces: Iterable[str], code: int) -> None:
    with suppress(ConnectionClosed):  # it may be closed before the last piece has gone out
        line.socket.send(pieces)
    assert closed_with(line.socket) == code


def test_a_message_may_come_in_some_pieces(line: Line) -> None:
    line.socket.send(['{"type": "lob', "", 'by", "on": true}'])
    assert [message["type"] for message in line.heard()] == ["lobby"]
    line.socket.send(list(LOBBY) + [""] * (MOST_PIECES - 1 - len(LOBBY)))  # and one that ends it
    assert line.heard() == []


def test_text_that_is_not_utf_8(line: Line, mistakes: list[str]) -> None:
    line.socket.send(b'{"type": "lobby\xff"}', text=True)
    assert closed_with(line.socket) == NO_TEXT
    assert len(mistakes) == 1 and "Invalid UTF-8" in mistakes.pop()  # uvicorn notes it, and nothing else happens


@pytest.mark.parametrize(
    "frame", [b"\x83\x80\x00\x00\x00\x00", b"\xf1\x80\x00\x00\x00\x00", b"\x01\x01x", b"\x80\x80abcd"]
)
def test_what_is_no_frame(line: Line, frame: bytes) -> None:
    line.socket.socket.sendall(frame)
    assert closed_with(line.socket) == GARBLED


def test_all_codes_have_a_meaning() -> None:
    assert all(1000 < code < 5000 and why for code, why in CLOSES.items())
