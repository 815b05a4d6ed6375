"""A server that is told to stop does so in good order: sockets are asked to come back, and nothing is lost."""

from __future__ import annotations

import json
import signal
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from patience import PATIENCE
from server.operations.processes import Process, served

COME_BACK = 1012  # close code: the service restarts


class Guest:
    """Somebody at a server in another process."""

    def __init__(self, server: Process, name: str, cookies: httpx.Cookies | None = None) -> None:
        self.port = server.port
        self.http = httpx.Client(base_url=server.url, timeout=PATIENCE, cookies=cookies)
        if cookies is None:
            assert self.do("POST", "/guests", {"name": name})
        self.things = ExitStack()
        self.socket = self.open()

    def do(self, method: str, path: str, body: Any = None) -> Any:
        """Asks over HTTP."""
        answer = self.http.request(method, f"/api{path}", json=body)
        assert answer.is_success, answer.text
        return answer.json()

    def open(self) -> ClientConnection:
        """Opens the socket."""
        headers = {"Cookie": f"folsom={self.http.cookies['folsom']}"}
        url = f"ws://127.0.0.1:{self.port}/ws"
        return self.things.enter_context(connect(url, additional_headers=headers, open_timeout=PATIENCE))

    def say(self, **message: Any) -> None:
        """Sends a message."""
        self.socket.send(json.dumps(message))

    def hear(self, *kinds: str) -> dict[str, Any]:
        """The next message of some kinds."""
        while True:
            message: dict[str, Any] = json.loads(self.socket.recv(timeout=PATIENCE))
            if message["type"] in kinds:
                return message

    def close_code(self) -> int:
        """How the server closed the socket."""
        with pytest.raises(ConnectionClosed) as closed:
            while True:
                self.socket.recv(timeout=PATIENCE)
        assert closed.value.rcvd is not None
        return closed.value.rcvd.code

    def leave(self) -> None:
        """Goes away."""
        self.things.close()
        self.http.close()


def alone(ann: Guest) -> str:
    """A game in which Ann has every seat."""
    table: str = ann.do("POST", "/tables", {"setup": {"players": 3}})["id"]
    for seat in (1, 2):
        ann.do("POST", f"/tables/{table}/join", {"seat": seat})
    for seat in range(3):
        ann.do("PUT", f"/tables/{table}/seats/{seat}/ready", {"ready": True})
    ann.do("POST", f"/tables/{table}/start", {})
    return table


def answer_once(ann: Guest, table: str, command: str) -> int:
    """Answers for a seat that is asked, until it is acknowledged; which seat that was."""
    ann.say(type="watch", table=table)
    seat: int = ann.hear("game")["asking"]["seats"][0]
    ann.say(type="watch", table=table, seat=seat)
    view = ann.hear("game")["view"]
    option = view["options"][0]
    ann.say(type="answer", table=table, seat=seat, decision=view["number"], option=option, command=command)
    assert ann.hear("done", "refused") == {"type": "done", "command": command}
    return seat


@pytest.mark.parametrize("sign", [signal.SIGTERM, signal.SIGINT])
def test_a_server_stops_in_good_order(tmp_path: Path, sign: signal.Signals) -> None:
    with served(tmp_path) as server:
        ann = Guest(server, "Ann")
        table = alone(ann)
        seat = answer_once(ann, table, "command-1")
        server.process.send_signal(sign)
        assert ann.close_code() == COME_BACK
        assert server.process.wait(PATIENCE) == 0
        assert '"level": "error"' not in server.said and "Traceback" not in server.said
        cookies = ann.http.cookies
        ann.leave()
    with served(tmp_path) as server:
        ann = Guest(server, "Ann", cookies)
        ann.say(type="watch", table=table, seat=seat, after=0)
        assert len(ann.hear("events")["events"]) >= 1  # what was acknowledged is there
        ann.leave()
        assert server.stop() == 0
