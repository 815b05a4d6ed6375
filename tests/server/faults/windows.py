"""Windows of people who play over a real server: each is a WebSocket of its own, and one person may have several."""

from __future__ import annotations

import json
import socket
from typing import Any

from sqlalchemy import select
from websockets.sync.client import ClientConnection

from folsom.core.chronicle import Entry, fold
from folsom.server.house import House
from folsom.server.store.schema import plies
from patience import PATIENCE
from server.houses import SETUP, new_table, on_seats
from server.live import Client, Live, wire
from server.live import guests as guests


class Window:
    """A window of somebody's browser."""

    def __init__(self, client: Client, server: Live | None = None) -> None:
        made = wire(server or client.server, {"Cookie": client.cookie}, close_timeout=1)
        self.socket: ClientConnection = client.open_things.enter_context(made)
        self.heard: list[dict[str, Any]] = []
        self.seat: int | None = None
        self.view: dict[str, Any] = {}
        self.event = 0
        self.asked: list[int] = []
        self.undo = False  # whether its seat may take an answer back
        self.told = 0  # plies that it heard of since it looks
        self.settled = 0  # plies that it should have heard of

    def say(self, **message: Any) -> None:
        """Sends a message."""
        self.socket.send(json.dumps(message))

    def hear(self, *kinds: str) -> dict[str, Any]:
        """The next message of some kinds; others are passed over."""
        while True:
            message: dict[str, Any] = json.loads(self.socket.recv(timeout=PATIENCE))
            self.heard.append(message)
            self._note(message)
            if message["type"] in kinds:
                return message

    def _note(self, message: dict[str, Any]) -> None:
        """What is shown and told makes a view, without gaps."""
        if message["type"] == "game":
            self.view, self.event = message["view"], message["event"]
        elif message["type"] == "events":
            self.told += 1
            assert message["first"] == self.event + 1
            for entry in message["events"]:
                self.view = fold(self.view, Entry(entry["name"], entry["rule"], entry["numbers"], entry["changes"]))
                self.event += 1
        if "asking" in message:
            self.asked, self.undo = message["asking"]["seats"], message["asking"]["undo"]

    def watch(self, table: str, seat: int | None, after: int | None = None) -> dict[str, Any]:
        """Looks at a game."""
        self.seat = seat
        self.say(type="watch", table=table, seat=seat, after=after)
        shown = self.hear("game" if after is None else "events")
        self.told = self.settled = 0
        return shown

    def answer(self, command: str, choice: int = 0, table: str = "t") -> dict[str, Any]:
        """A legal answer to what its seat is asked, not sent yet."""
        options = self.view["options"]
        what = {"type": "answer", "table": table, "seat": self.seat, "command": command}
        return what | {"decision": self.view["number"], "option": options[choice % len(options)]}

    def insist(self, **message: Any) -> dict[str, Any]:
        """Sends a command again and again until it can be carried out or is refused for good."""
        while True:
            self.say(**message)
            answer = self.hear("done", "refused")
            if answer.get("code") != "try-again":
                return answer

    def vanish(self) -> None:
        """The connection breaks, without a word."""
        self.socket.socket.shutdown(socket.SHUT_RDWR)
        self.socket.socket.close()


def begin(server: Live, people: list[Client], table: str = "t", **options: Any) -> str:
    """People sit down at a table, and a game begins."""
    return server.do(new_table(server.house, table, on_seats(*[one.id for one in people]), SETUP, **options))


def log_of(server: Live, table: str = "t") -> list[dict[str, Any]]:
    """The log of a game."""

    async def read(house: House) -> list[dict[str, Any]]:
        wanted = select(plies).where(plies.c.table == table).order_by(plies.c.ply)
        async with house.engine.connect() as connection:
            return [dict(row) for row in (await connection.execute(wanted)).mappings()]

    return server.do(read(server.house))


def windows_of(people: list[Client], table: str = "t", server: Live | None = None) -> list[Window]:
    """A window for each, on his own seat."""
    found = [Window(one, server) for one in people]
    for seat, window in enumerate(found):
        window.watch(table, seat)
    return found


def who_is_asked(windows: list[Window]) -> Window:
    """The window of somebody who is to answer, by what the first one has heard."""
    return next(window for window in windows if window.seat == windows[0].asked[0])


def settle(windows: list[Window]) -> None:
    """Everybody hears of one more ply, or has heard of it already."""
    for window in windows:
        window.settled += 1
        while window.told < window.settled:
            window.hear("events")
