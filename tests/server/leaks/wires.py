"""Sockets and browsers on the application itself, which keep every byte that they were sent."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from typing import Any

import httpx
from fastapi import FastAPI

from folsom.server.house import House
from folsom.server.people.cookies import cookie_name
from folsom.server.people.sessions import begin_session
from folsom.server.store.database import writing
from patience import PATIENCE

Heard = list[tuple[str, str]]  # what came (a request, or the type of a message), and all of it

# Messages of these kinds are told by tasks of their own: only their own order means something.
APART = ("table", "talk", "lobby")

# Who is there is told as it is by then: how often, while people come and go, hangs on how long the database takes.
STATE = "presence"


class Wire:
    """A WebSocket of somebody."""

    def __init__(self, app: FastAPI, cookie: str) -> None:
        self.app = app
        self.cookie = cookie
        self.incoming: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.frames: list[str] = []
        self.news = asyncio.Event()
        self.task: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Opens it, and waits for the greeting."""
        headers = [(b"host", b"folsom.test"), (b"cookie", self.cookie.encode())]
        scope = {"type": "websocket", "path": "/ws", "raw_path": b"/ws", "scheme": "ws", "headers": headers}
        scope |= {"query_string": b"", "root_path": "", "server": ("folsom.test", 80), "client": ("192.0.2.1", 1)}
        scope |= {"asgi": {"version": "3.0"}, "subprotocols": [], "state": {}, "extensions": {}, "http_version": "1.1"}
        self.task = asyncio.create_task(self.app(scope, self.incoming.get, self._hear))
        self.task.add_done_callback(lambda _: self.news.set())
        await self.incoming.put({"type": "websocket.connect"})
        await self.hears(lambda message: message["type"] == "hello")

    async def _hear(self, message: Any) -> None:
        if message["type"] == "websocket.send":
            self.frames.append(message["text"])
        elif message["type"] == "websocket.close":
            self.frames.append(json.dumps({"type": "close", "code": message["code"]}))
        self.news.set()

    async def say(self, **message: Any) -> None:
        """Sends a message."""
        await self.incoming.put({"type": "websocket.receive", "text": json.dumps(message)})

    async def hears(self, wanted: Callable[[dict[str, Any]], bool], after: int = 0) -> dict[str, Any]:
        """Waits for a message, among those after some."""
        async with asyncio.timeout(PATIENCE):
            while True:
                for frame in self.frames[after:]:
                    if wanted(message := json.loads(frame)):
                        return message
                    after += 1
                assert self.task is not None and not self.task.done(), f"the socket was closed: {self.frames[-1]}"
                self.news.clear()
                await self.news.wait()

    async def asks(self, **message: Any) -> dict[str, Any]:
        """Sends a message with an id or a command, and waits for the answer to it."""
        id = message.get("command", message.get("id"))
        before = len(self.frames)
        await self.say(**message)
        return await self.hears(lambda said: id in (said.get("command", ""), said.get("id", "")), before)

    async def close(self) -> None:
        """Goes away."""
        await self.incoming.put({"type": "websocket.disconnect", "code": 1000})
        assert self.task is not None
        await asyncio.wait_for(self.task, PATIENCE)


class Browser:
    """Somebody's browser, or that of one who is not known: HTTP, and a socket that he opens or not."""

    def __init__(self, app: FastAPI, cookie: str = "") -> None:
        transport = httpx.ASGITransport(app=app, raise_app_exceptions=False)
        headers = {"Cookie": cookie} if cookie else {}
        self.http = httpx.AsyncClient(transport=transport, base_url="http://folsom.test", headers=headers)
        self.wire = Wire(app, cookie)
        self.heard: Heard = []
        self.told = 0  # frames that have been taken into account
        self.state = ""  # who is there, as he was told last

    async def asks(self, method: str, path: str, body: Any = None) -> None:
        """A request: its answer is kept."""
        answer = await self.http.request(method, path, json=body)
        headers = [f"{name}: {value}" for name, value in answer.headers.multi_items() if name != "set-cookie"]
        given = sorted(answer.headers.get_list("set-cookie"))
        cookies = [f"set-cookie: {len(cookie)} bytes" for cookie in given]  # of a token only the length counts
        whole = [str(answer.status_code), *headers, *cookies, answer.text]
        self.heard.append((f"{method} {path}", "\n".join(whole)))

    def take(self) -> Heard:
        """All that came since the last time, requests first; messages in their order, but for those told apart."""
        heard, self.heard = self.heard, []
        new, self.told = self.wire.frames[self.told :], len(self.wire.frames)
        kinds = [(json.loads(frame)["type"], frame) for frame in new]
        self.state = next((frame for kind, frame in reversed(kinds) if kind == STATE), self.state)
        kinds = [one for one in kinds if one[0] != STATE]
        return [*heard, *sorted(kinds, key=lambda one: one[0] if one[0] in APART else ""), (STATE, self.state)]

    async def close(self) -> None:
        """Goes away."""
        await self.http.aclose()
        if self.wire.task is not None:
            await self.wire.close()


async def browser_of(house: House, app: FastAPI, person: str) -> Browser:
    """The browser of somebody who is known."""
    async with writing(house.engine) as connection:
        token = await begin_session(connection, person, house.clock.now())
    return Browser(app, f"{cookie_name(False)}={house.gate.signed(token)}")
