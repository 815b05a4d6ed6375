"""A real server in a thread, and clients that speak to it over the network."""

from __future__ import annotations

import asyncio
import json
import threading
import time
from collections.abc import Coroutine, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any, TypeVar, cast

import httpx
from fastapi import FastAPI
from websockets.sync.client import ClientConnection, connect

from folsom.server.house import House
from folsom.server.serve import Server
from folsom.server.settings import Settings

T = TypeVar("T")


class Live:
    """A running server."""

    def __init__(self, settings: Settings) -> None:
        self.server = Server(settings)
        self.thread = threading.Thread(target=self.server.run, daemon=True)
        self.thread.start()
        limit = time.monotonic() + 60
        while not self.server.started:
            assert self.thread.is_alive() and time.monotonic() < limit, "the server did not start"
            time.sleep(0.01)
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
        return asyncio.run_coroutine_threadsafe(work, self.server.servers[0].get_loop()).result(60)

    def stop(self) -> None:
        """Stops it in good order."""
        self.server.should_exit = True
        self.thread.join(60)
        assert not self.thread.is_alive()


@contextmanager
def live(folder: Path, **more: Any) -> Iterator[Live]:
    """A server with a database of its own."""
    settings = {"port": 0, "log": "warning", "database": f"sqlite:///{folder / 'live.db'}"} | more
    server = Live(Settings(**settings))
    try:
        yield server
    finally:
        server.stop()


class Client:
    """A person with a browser."""

    def __init__(self, server: Live, name: str) -> None:
        self.server = server
        self.open_things = ExitStack()
        self.http = self.open_things.enter_context(httpx.Client(base_url=server.url, timeout=20))
        me = self.http.post("/api/guests", json={"name": name})
        assert me.status_code == 201, me.text
        self.id: str = me.json()["id"]
        self.socket: ClientConnection | None = None

    @property
    def cookie(self) -> str:
        """What the browser is known by."""
        return f"folsom={self.http.cookies['folsom']}"

    def open(self, **headers: str) -> None:
        """Opens the WebSocket."""
        url = f"ws://127.0.0.1:{self.server.port}/ws"
        headers = {"Cookie": self.cookie} | headers
        self.socket = self.open_things.enter_context(connect(url, additional_headers=headers, compression=None))
        assert self.hear("hello")["person"] == self.id

    def say(self, **message: Any) -> None:
        """Sends a message."""
        assert self.socket is not None
        self.socket.send(json.dumps(message))

    def hear_any(self, timeout: float = 10) -> dict[str, Any]:
        """The next message."""
        assert self.socket is not None
        message: dict[str, Any] = json.loads(self.socket.recv(timeout=timeout))
        return message

    def hear(self, kind: str, timeout: float = 10) -> dict[str, Any]:
        """The next message of a kind; others are passed over."""
        while (message := self.hear_any(timeout))["type"] != kind:
            pass
        return message

    def close(self) -> None:
        """Goes away."""
        self.open_things.close()


@contextmanager
def clients(server: Live, *names: str) -> Iterator[list[Client]]:
    """People with open sockets."""
    found = [Client(server, name) for name in names]
    try:
        for client in found:
            client.open()
        yield found
    finally:
        for client in found:
            client.close()
