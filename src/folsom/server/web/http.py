"""HTTP as uvicorn speaks it, without requests whose length is said in two ways, or whose host is none.

Of the first kind a proxy and we might see different ends, and what comes after one of them would be taken for somebody
else's request (request smuggling). A header that is folded onto the next line becomes part of the one before it: behind
the host's name it is refused, as RFC 9112 says.
"""

from __future__ import annotations

import re
from typing import Any, Final

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

LENGTH: Final = b"content-length"
CHUNKS: Final = b"transfer-encoding"
OLD: Final = b"1.0"  # it knows no chunks
HOST: Final = re.compile(rb"[\w.:\[\]%~-]*")  # names and addresses of both kinds, with a port


class Clear(h11.Connection):
    """Reads the requests of one connection."""

    def next_event(self) -> Any:
        """The next event. An error is answered with 400, and ends the connection."""
        event = super().next_event()
        if isinstance(event, h11.Request):
            if _has_two_lengths(event):
                raise h11.RemoteProtocolError("the length of the request is not clear")
            if not all(HOST.fullmatch(value) for name, value in event.headers if name == b"host"):
                raise h11.RemoteProtocolError("the host of the request is none")
        return event


def _has_two_lengths(request: h11.Request) -> bool:
    names = {name for name, _ in request.headers}
    return CHUNKS in names and (LENGTH in names or request.http_version == OLD)


class Http(H11Protocol):
    """One connection."""

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self.conn = Clear(h11.SERVER)  # it bounds headers
