"""A WebSocket of a screen that looks on without being anybody: it sees what every spectator sees, and does nothing.

Cookies that come with it mean nothing, so it does not matter who uses the browser of a television.
"""

from __future__ import annotations

from typing import Final

from starlette.websockets import WebSocket

from folsom.server.house import House
from folsom.server.people.doors import who_are_you
from folsom.server.people.sessions import Person
from folsom.server.play.gallery import NOBODY
from folsom.server.protocol.closes import TOO_MANY
from folsom.server.protocol.messages import Incoming, Unwatch, Watch
from folsom.server.web.socket import Socket

STRANGER: Final = Person(NOBODY, "", None, "")


class Looking(Socket):
    """One connection of nobody, counted by its address."""

    def __init__(self, house: House, address: str, wire: WebSocket) -> None:
        super().__init__(house, STRANGER, wire)
        self.address = address

    async def run(self) -> None:
        if not self.house.sockets.enter_nameless(self.address):
            await self.wire.accept()
            await self.wire.close(TOO_MANY)
            return
        try:
            await self._run()
        finally:
            self.house.sockets.leave_nameless(self.address)

    async def _do(self, message: Incoming) -> None:
        """Looks, without a seat, and looks away. Everything else is for somebody."""
        if not isinstance(message, (Watch, Unwatch)) or (isinstance(message, Watch) and message.seat is not None):
            raise who_are_you()
        await super()._do(message)
