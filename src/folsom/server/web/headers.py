"""Headers that make browsers careful, on every answer."""

from __future__ import annotations

import re
from ipaddress import ip_address
from typing import Final

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

# Nothing but what this server itself serves; nothing written into a page runs; nobody frames us.
CONTENT: Final = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "media-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
ALWAYS: Final = {
    "Content-Security-Policy": CONTENT,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",  # invitations are in addresses
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "Cross-Origin-Resource-Policy": "same-origin",
}
# Browsers heed it only where nobody on the way can have written the answer, and complain of it elsewhere.
TRUSTED: Final = {"Cross-Origin-Opener-Policy": "same-origin"}
ONLY_HTTPS: Final = "max-age=31536000"
PORT: Final = re.compile(r":\d*$")
API: Final = "/api/"
BUILD: Final = "Folsom-Build"  # of the client that is served: an older page asks to be loaded again
STARTS: Final = ("http.response.start", "websocket.http.response.start")  # the second one: a socket that is not opened


def on_this_machine(host: str) -> bool:
    """Whether a browser that names this host has not left its machine."""
    name = host.rpartition(":")[0] if PORT.search(host) else host
    name = name.strip("[]").lower()
    if name == "localhost" or name.endswith(".localhost"):
        return True
    try:
        return ip_address(name).is_loopback
    except ValueError:
        return False


class CarefulHeaders:
    """Adds them. It stands outside of everything, so that answers to mistakes have them too."""

    def __init__(self, app: ASGIApp, secure: bool, build: str) -> None:
        self.app = app
        self.secure = secure
        self.build = build

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def careful(message: Message) -> None:
            if message["type"] in STARTS:
                self._add(MutableHeaders(scope=message), scope)
            await send(message)

        await self.app(scope, receive, careful)

    def _add(self, headers: MutableHeaders, scope: Scope) -> None:
        headers.update(ALWAYS)
        encrypted = self.secure or scope.get("scheme") in ("https", "wss")
        if encrypted:
            headers["Strict-Transport-Security"] = ONLY_HTTPS
        if encrypted or on_this_machine(Headers(scope=scope).get("host", "")):
            headers.update(TRUSTED)
        if scope["path"].startswith(API):
            headers.setdefault("Cache-Control", "no-store")
            if self.build:
                headers[BUILD] = self.build
