"""WebSockets as uvicorn speaks them, with some things put right: endless pieces, noise, and who does not read."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from folsom.server.protocol.closes import TOO_LONG

if TYPE_CHECKING:
    from uvicorn._types import ASGISendEvent

GRACE: Final = 10.0  # seconds in which the other side can still read what was sent last
MOST_PIECES: Final = 64  # of one message


class Wire(WebSocketsSansIOProtocol):
    """One connection."""

    async def run_asgi(self) -> None:
        """The life of a connection. uvicorn ends it when everything is sent, and that may be never: it is cut then."""
        await super().run_asgi()
        self._cut_soon()

    def keepalive_timeout(self) -> None:
        """The other side does not answer any more."""
        super().keepalive_timeout()
        self._cut_soon()

    def _cut_soon(self) -> None:
        self.loop.call_later(GRACE, self.transport.abort)

    def handle_cont(self, event: Frame) -> None:
        """A further piece of a message. How long all of them are is seen to; empty ones could still be any number."""
        if self.close_sent:
            return
        if len(self.frames) >= MOST_PIECES:
            self.conn.fail(TOO_LONG, "too many pieces")
            self.handle_parser_exception()
            return
        super().handle_cont(event)

    async def send(self, message: ASGISendEvent) -> None:
        """Sends something. Who was answered without a socket has been dealt with: that is no error for the log."""
        await super().send(message)
        self.handshake_complete = self.handshake_complete or self.close_sent
