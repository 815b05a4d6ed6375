"""A WebSocket for tests that send what nobody should: it finds out what each message was answered with."""

from __future__ import annotations

import json
from itertools import count
from typing import Any

from websockets.sync.client import ClientConnection

from patience import PATIENCE

_numbers = count()


class Line:
    """A WebSocket that is open."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket

    def say(self, **message: Any) -> None:
        """Sends a message."""
        self.socket.send(json.dumps(message))

    def hear(self) -> dict[str, Any]:
        """The next message."""
        message: dict[str, Any] = json.loads(self.socket.recv(timeout=PATIENCE))
        return message

    def heard(self) -> list[dict[str, Any]]:
        """All that comes until what was sent before has been dealt with: messages are carried out in their order."""
        probe = f"probe-{next(_numbers):06d}"
        self.say(type="why", table="nowhere", seat=0, option="x", id=probe)
        found = []
        while (message := self.hear()).get("command") != probe:
            found.append(message)
        return found

    def refused(self, **message: Any) -> str:
        """The code with which a message is refused."""
        self.say(**message)
        codes = [one["code"] for one in self.heard() if one["type"] == "refused"]
        assert len(codes) == 1, (message, codes)
        return codes[0]
