"""HTTP as uvicorn speaks it, without requests whose length is said in two ways.

Of such a request a proxy and we might see different ends, and what comes after one of them would be taken for somebody
else's request (request smuggling).
"""

from __future__ import annotations

from typing import Any, Final

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

LENGTH: Final = b"content-length"
CHUNKS: Final = b"transfer-encoding"
OLD: Final = b"1.0"  # it knows no chunks


class OneLength(h11.Connection):
    """What comes in on one connection."""

    def next_event(self) -> Any:
        """What comes next. An error is answered with 400, and ends the connection."""
        event = super().next_event()
        if isinstance(event, h11.Request) and _is_unclear(event):
            raise h11.RemoteProtocolError("the length of the request is not clear")
        return event


def _is_unclear(request: h11.Request) -> bool:
    names = {name for name, _ in request.headers}
    return CHUNKS in names and (LENGTH in names or request.http_version == OLD)


class Http(H11Protocol):
    """One connection."""

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self.conn = OneLength(h11.SERVER)  # it bounds headers
