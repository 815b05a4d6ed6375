"""Browsers of people, each at an address of its own, and a look into what the server keeps."""

from __future__ import annotations

import ssl
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from itertools import count
from typing import Any

import httpx
from sqlalchemy import Executable
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from folsom.server.store.database import writing
from patience import PATIENCE
from server.houses import new_table, on_seats
from server.live import Live, wire

PASSWORD = "correct horse"
NAME = "folsom"  # of the cookie

_numbers = count(1)
_no_tls = ssl.create_default_context()  # made once: it takes longer than all that a test asks for

NewBrowser = Callable[..., "Browser"]


class Browser:
    """A browser. The server in these tests believes us where we are."""

    def __init__(self, server: Live, address: str | None = None, **headers: str) -> None:
        number = next(_numbers)
        self.server = server
        self.address = address or f"10.{number >> 16}.{number >> 8 & 255}.{number & 255}"
        self.open_things = ExitStack()
        headers = {"X-Forwarded-For": self.address} | headers
        http = httpx.Client(base_url=server.url, timeout=PATIENCE, headers=headers, verify=_no_tls)
        self.http = self.open_things.enter_context(http)

    @property
    def cookie(self) -> str:
        """What it is known by."""
        return self.http.cookies.get(NAME) or ""

    @cookie.setter
    def cookie(self, value: str) -> None:
        self.http.cookies.clear()
        self.http.cookies.set(NAME, value, domain="127.0.0.1")

    def get(self, path: str) -> httpx.Response:
        """Asks."""
        return self.http.get(f"/api{path}")

    def post(self, path: str, **body: Any) -> httpx.Response:
        """Sends JSON, or nothing."""
        return self.http.post(f"/api{path}", json=body) if body else self.http.post(f"/api{path}")

    def send(self, method: str, path: str, **body: Any) -> httpx.Response:
        """Sends JSON by any method."""
        return self.http.request(method, f"/api{path}", json=body)

    def guest(self, name: str = "Ann") -> str:
        """Becomes a guest; his id."""
        return good(self.post("/guests", name=name), 201)["id"]

    def account(self, login: str, password: str = PASSWORD) -> str:
        """Opens an account; its id."""
        return good(self.post("/account", login=login, password=password), 201)["id"]

    def me(self) -> str | None:
        """Who it is known as."""
        answer = self.get("/me")
        return None if answer.status_code == 401 else good(answer)["id"]

    def socket(self) -> ClientConnection:
        """Opens a WebSocket."""
        socket = self.open_things.enter_context(wire(self.server, {"Cookie": f"{NAME}={self.cookie}"}))
        socket.recv(timeout=PATIENCE)
        return socket

    def close(self) -> None:
        """Is closed."""
        self.open_things.close()


def good(answer: httpx.Response, status: int = 200) -> Any:
    """What an answer says, which must be a good one."""
    assert answer.status_code == status, answer.text
    return answer.json()


def refused(answer: httpx.Response, status: int, code: str) -> None:
    """An answer must be a refusal."""
    assert (answer.status_code, answer.json()["code"]) == (status, code), answer.text
    assert set(answer.json()) == {"code", "message", "rule"}


def closed_with(socket: ClientConnection) -> int:
    """The code with which the server closes a socket."""
    try:
        while True:
            socket.recv(timeout=PATIENCE)
    except ConnectionClosed as closed:
        assert closed.rcvd is not None
        return closed.rcvd.code


def rows(server: Live, wanted: Executable) -> list[dict[str, Any]]:
    """What the server keeps."""

    async def read() -> list[dict[str, Any]]:
        async with server.house.engine.connect() as connection:
            return [dict(row) for row in (await connection.execute(wanted)).mappings()]

    return server.do(read())


def change(server: Live, *statements: Executable) -> None:
    """Changes what the server keeps."""

    async def write() -> None:
        async with writing(server.house.engine) as connection:
            for statement in statements:
                await connection.execute(statement)

    server.do(write())


def table(server: Live, name: str, host: str, people: list[str | None], state: str = "playing") -> None:
    """A table with people on its seats; if they play, a game has begun."""
    server.do(new_table(server.house, name, on_seats(*people), host=host, state=state))


@contextmanager
def browsers(server: Live) -> Iterator[NewBrowser]:
    """Opens browsers, and closes them at the end."""
    with ExitStack() as stack:

        def new(address: str | None = None, **headers: str) -> Browser:
            browser = Browser(server, address, **headers)
            stack.callback(browser.close)
            return browser

        yield new
