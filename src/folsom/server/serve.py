"""Starts the server: one process, or several that share a database and wake each other."""

from __future__ import annotations

import os
import socket
from collections.abc import Callable
from dataclasses import asdict
from typing import Any, Final

import uvicorn
from fastapi import FastAPI

from folsom.server.app import make_app
from folsom.server.protocol.messages import MOST_BYTES
from folsom.server.settings import Settings, from_environment

BACKLOG: Final = 2048
GRACE: Final = 5  # seconds for those who are connected, when the server stops


class NoRedis(Exception):
    """Several processes without Redis: one could not wake the others."""


class Server(uvicorn.Server):
    """A server in this process, which says when it listens, and on which port."""

    def __init__(self, settings: Settings, listens: Callable[[int], None] = lambda port: None) -> None:
        super().__init__(uvicorn.Config(make_app(settings), **_how(settings)))
        self.listens = listens

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begins to listen."""
        await super().startup(sockets)
        if self.started:
            self.listens(self.port)

    @property
    def port(self) -> int:
        """The port that it listens on."""
        found: int = self.servers[0].sockets[0].getsockname()[1]
        return found


def serve(settings: Settings, listens: Callable[[int], None]) -> None:
    """Serves until it is told to stop. ``listens``: told the port."""
    if settings.workers == 1:
        Server(settings, listens).run()
        return
    if not settings.redis:
        raise NoRedis
    os.environ.update({f"FOLSOM_{name.upper()}": _text(value) for name, value in asdict(settings).items()})
    listens(settings.port)
    uvicorn.run("folsom.server.serve:from_settings", factory=True, workers=settings.workers, **_how(settings))


def from_settings() -> FastAPI:
    """The server of a process that was started by another one."""
    return make_app(from_environment(os.environ))


def _text(value: object) -> str:
    return str(int(value)) if isinstance(value, bool) else str(value)


def _how(settings: Settings) -> dict[str, Any]:
    return {
        "host": settings.host,
        "port": settings.port,
        "ws": "websockets-sansio",
        "ws_max_size": MOST_BYTES,
        "ws_per_message_deflate": False,
        "backlog": BACKLOG,
        "log_level": settings.log,
        "access_log": False,
        "server_header": False,
        "timeout_graceful_shutdown": GRACE,
        "proxy_headers": bool(settings.proxies),
        "forwarded_allow_ips": settings.proxies,
    }
