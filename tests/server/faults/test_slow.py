"""Somebody who does not read what he is sent is let go; nobody else waits for him."""

from __future__ import annotations

import socket
from contextlib import ExitStack
from pathlib import Path

import pytest

from folsom.server.web import socket as sockets
from folsom.server.web import wire as wires
from folsom.server.web.socket import Socket
from patience import until
from server.faults.windows import Window, begin, guests, settle, who_is_asked, windows_of
from server.live import Live, live

LETTERS = 100_000
NAMES = ("Ann", "Bob", "Cleo", "Dan")


def open_sockets(server: Live, person: str) -> list[Socket]:
    """The sockets of a person, as the server has them."""
    return [one for one in server.house.sockets.open.get(person, ()) if isinstance(one, Socket)]


def deaf_socket(server: Live, cookie: str) -> socket.socket:
    """A WebSocket of somebody who speaks and never reads."""
    wire = socket.socket()
    wire.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)  # room for little
    wire.connect(("127.0.0.1", server.port))
    lines = ("GET /ws HTTP/1.1", "Host: folsom", "Upgrade: websocket", "Connection: Upgrade", f"Cookie: {cookie}")
    more = ("Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==", "Sec-WebSocket-Version: 13", "", "")
    wire.sendall("\r\n".join((*lines, *more)).encode())
    return wire


def frame(text: str) -> bytes:
    """A short text as a client sends it."""
    assert len(text) < 126
    return bytes([0x81, 0x80 | len(text), 0, 0, 0, 0]) + text.encode()


def test_who_does_not_read_is_let_go_and_nobody_waits(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sockets, "MOST_LETTERS", LETTERS)
    monkeypatch.setattr(sockets, "PATIENCE", 0.2)
    monkeypatch.setattr(wires, "GRACE", 0.5)
    with live(tmp_path) as server, guests(server, *NAMES, "Eve") as people, ExitStack() as stack:
        eve = people[4]
        begin(server, people[:4])
        windows = windows_of(people[:4])
        connections = len(server.server.server_state.connections)
        listening = server.server.servers[0].sockets[0]
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 8192)  # the kernel shall not hide the matter
        deaf = stack.enter_context(deaf_socket(server, eve.cookie))
        until(lambda: open_sockets(server, eve.id))
        [held] = open_sockets(server, eve.id)
        watch = frame('{"type":"watch","table":"t","seat":null}')  # a whole game each time
        most = 0
        for number in range(50):
            if held.closed:
                break
            deaf.sendall(watch * (5 if number < 10 else 1))
            most = max(most, held.letters)
            asked = who_is_asked(windows)
            assert asked.insist(**asked.answer(f"command-{number}"))["type"] == "done"
            settle(windows)
        until(lambda: not open_sockets(server, eve.id))
        assert 0 < most < 2 * LETTERS
        assert len(server.house.rooms.open["t"].watchers) == 4
        until(lambda: len(server.server.server_state.connections) <= connections)  # not even the connection is left
        back = Window(eve)
        back.watch("t", None)
        assert back.event > 0
