"""A real server in a thread, and clients that speak to it over the network."""

from __future__ import annotations

import asyncio
import json
import threading
from collections.abc import Coroutine, Iterator
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path
from typing import Any, TypeVar, cast

import httpx
from fastapi import FastAPI
from websockets.sync.client import ClientConnection, connect

from folsom.server.house import House
from folsom.server.serve import Server
from folsom.server.settings import Settings
from patience import PATIENCE, until
from server.houses import database_in

T = TypeVar("T")


class Live:
    """A running server."""

    def __init__(self, settings: Settings) -> None:
        self.server = Server(settings)
        self.thread = threading.Thread(target=self.server.run, daemon=True)
        self.thread.start()
        until(lambda: self.server.started or not self.thread.is_alive())
        assert self.server.started, "the server did not start"
        self.port = self.server.port

    @property
    def url(self) -> str:
        """Where it is."""
        return f"http://127.0.0.1:{self.port}"

    @property
    def house(self) -> House:
        """What it has."""
        found: House = cast(FastAPI, self.server.config.app).state.house
        return found

    def do(self, work: Coroutine[Any, Any, T]) -> T:
        """Does something inside of it."""
        return asyncio.run_coroutine_threadsafe(work, self.server.servers[0].get_loop()).result(PATIENCE)

    def stop(self) -> None:
        """Stops it in good order."""
        self.server.should_exit = True
        self.thread.join(PATIENCE)
        assert not self.thread.is_alive()


@contextmanager
def live(folder: Path, **more: Any) -> Iterator[Live]:
    """A server with a database of its own."""
    if "database" not in more:
        more["database"] = database_in(folder / "live.db")
    server = Live(Settings(**{"port": 0, "log": "warning"} | more))
    try:
        yield server
    finally:
        server.stop()


def wire(server: Live, headers: dict[str, str], path: str = "/ws", **more: Any) -> ClientConnection:
    """A WebSocket to a server. It waits for a busy one, and does not hang up because nobody answers its pings."""
    url = f"ws://127.0.0.1:{server.port}{path}"
    waits: dict[str, Any] = {"open_timeout": PATIENCE, "ping_interval": None, "compression": None}
    return connect(url, additional_headers=headers, **waits | more)


class Client:
    """A person with a browser."""

    def __init__(self, server: Live, name: str) -> None:
        self.server = server
        self.socket: ClientConnection | None = None
        with ExitStack() as opened:
            self.http = opened.enter_context(httpx.Client(base_url=server.url, timeout=PATIENCE))
            me = self.http.post("/api/guests", json={"name": name})
            assert me.status_code == 201, me.text
            self.id: str = me.json()["id"]
            self.open_things = opened.pop_all()

    @property
    def cookie(self) -> str:
        """What the browser is known by."""
        return f"folsom={self.http.cookies['folsom']}"

    def open(self, **headers: str) -> None:
        """Opens the WebSocket."""
        self.socket = self.open_things.enter_context(wire(self.server, {"Cookie": self.cookie} | headers))
        assert self.hear("hello")["person"] == self.id

    def say(self, **message: Any) -> None:
        """Sends a message."""
        assert self.socket is not None
        self.socket.send(json.dumps(message))

    def hear_any(self) -> dict[str, Any]:
        """The next message."""
        assert self.socket is not None
        message: dict[str, Any] = json.loads(self.socket.recv(timeout=PATIENCE))
        return message

    def hear(self, kind: str) -> dict[str, Any]:
        """The next message of a kind; others are passed over."""
        while (message := self.hear_any())["type"] != kind:
            pass
        return message

    def close(self) -> None:
        """Goes away."""
        self.open_things.close()


@contextmanager
def guests(server: Live, *names: str) -> Iterator[list[Client]]:
    """People who are known, without open sockets."""
    with ExitStack() as stack:
        yield [stack.enter_context(closing(Client(server, name))) for name in names]


@contextmanager
def clients(server: Live, *names: str) -> Iterator[list[Client]]:
    """People with open sockets."""
    with guests(server, *names) as found:
        for client in found:
            client.open()
        yield found
