"""The same fan-out without rules and without a database: the server's own sockets, with nothing behind them.

An answer of a seat is acknowledged, and all five sockets of its table get one message of the usual size.
"""

from __future__ import annotations

import os
from types import SimpleNamespace
from typing import Any, Final, cast

import uvicorn
from starlette.websockets import WebSocket

from folsom.server.app import App
from folsom.server.house import House
from folsom.server.operations.figures import Figures
from folsom.server.operations.logs import set_up_logs
from folsom.server.people.sessions import Person
from folsom.server.play.sockets import Sockets
from folsom.server.protocol.messages import Answer, Incoming, Watch
from folsom.server.serve import how
from folsom.server.settings import Settings
from folsom.server.wakes import Wakes
from folsom.server.web.bodies import Bodies
from folsom.server.web.socket import Socket

SEATS: Final = 5
SIZE: Final = int(os.environ.get("PLAIN_SIZE", "900"))  # bytes of a usual message
SETTINGS: Final = Settings(port=int(os.environ["PLAIN_PORT"]), log="error")

NOTHING: Final = SimpleNamespace(leave=lambda send: None)
HOUSE: Final = SimpleNamespace(
    sockets=Sockets(cast(Any, None), Wakes()), figures=Figures(), hall=SimpleNamespace(lobby=NOTHING), settings=SETTINGS
)
QUESTION: Final = b'{"decision":1,"part":0,"options":["play move"]}'

tables: Final[dict[str, list[Socket]]] = {}


class PlainSocket(Socket):
    """A player's socket at a table where nothing happens."""

    async def _do(self, message: Incoming) -> None:
        if isinstance(message, Watch):
            here = tables.setdefault(message.table, [])
            here.append(self)
            self.say({"type": "game", "asking": {"question": None}})
            if len(here) == SEATS:
                tell(message.table, 0)
        elif isinstance(message, Answer):
            self.say({"type": "done", "command": message.command})
            tell(message.table, (message.seat + 1) % SEATS)


def tell(table: str, seat: int) -> None:
    """Everybody at a table is told something of the usual size, and who is next."""
    for number, socket in enumerate(tables[table]):
        question = QUESTION if number == seat else b"null"
        start = b'{"type":"events","events":[],"asking":{"question":%s},"pad":"' % question
        socket.send(start + b"x" * (SIZE - len(start) - 2) + b'"}')


async def play(wire: WebSocket) -> None:
    """One player."""
    person = Person(str(id(wire)), "", None, "")
    await PlainSocket(cast(House, HOUSE), person, wire).run()


app = App()
app.state.settings = SETTINGS
app.add_middleware(Bodies, texts={})
app.add_api_websocket_route("/ws", play)

if __name__ == "__main__":
    set_up_logs(SETTINGS.log)
    uvicorn.run(app, **how(SETTINGS))
