"""A line in the log for each request and each socket: the route, what came of it, and how long it took.

The route is told by its pattern: addresses hold invitations and ids, and what comes after them anything.
"""

from __future__ import annotations

import time
from typing import Any, Final

import structlog
from starlette.types import ASGIApp, Message, Receive, Scope, Send

METHODS: Final = ("DELETE", "GET", "HEAD", "OPTIONS", "PATCH", "POST", "PUT")
PROBES: Final = ("/healthz", "/readyz", "/metrics")  # asked for all day long
REQUEST: Final = "http"
SOCKET: Final = "websocket"

log = structlog.get_logger()


class Lines:
    """Writes them. ``addresses``: also where they come from."""

    def __init__(self, app: ASGIApp, addresses: bool) -> None:
        self.app = app
        self.addresses = addresses

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in (REQUEST, SOCKET):
            await self.app(scope, receive, send)
            return
        begun = time.perf_counter()
        came: dict[str, Any] = {}

        async def heard() -> Message:
            message = await receive()
            if message["type"] == "websocket.disconnect":
                came.setdefault("code", message.get("code"))
            return message

        async def said(message: Message) -> None:
            if message["type"] == "http.response.start":
                came["status"] = message["status"]
            elif message["type"] == "websocket.accept":
                log.info("socket opened", **self._whence(scope))
            elif message["type"] == "websocket.close":
                came.setdefault("code", message.get("code"))
            await send(message)

        try:
            await self.app(scope, heard, said)
        finally:
            self._tell(scope, came | {"seconds": round(time.perf_counter() - begun, 4)})

    def _tell(self, scope: Scope, came: dict[str, Any]) -> None:
        if scope["type"] == SOCKET:
            log.info("socket closed", **came, **self._whence(scope))
            return
        route = getattr(scope.get("route"), "path", None)
        tell = log.debug if route in PROBES else log.info
        method = scope["method"] if scope["method"] in METHODS else None
        tell("request", method=method, route=route, **came, **self._whence(scope))

    def _whence(self, scope: Scope) -> dict[str, str]:
        client = scope.get("client")
        return {"address": client[0]} if self.addresses and client else {}
