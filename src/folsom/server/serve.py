"""Starts the server: one process, or several that share a database and wake each other."""

from __future__ import annotations

import os
import socket
from collections.abc import Callable
from dataclasses import asdict
from types import FrameType
from typing import Any, Final

import uvicorn
from fastapi import FastAPI

from folsom.server.app import make_app
from folsom.server.operations.garbage import look_seldom
from folsom.server.operations.logs import hear_of_crashes, set_up_logs
from folsom.server.protocol.messages import MOST_BYTES
from folsom.server.settings import Settings, from_environment
from folsom.server.starting import prepare
from folsom.server.web.http import Http
from folsom.server.web.wire import Wire

BACKLOG: Final = 2048
GRACE: Final = 5  # seconds for those who are connected, when the server stops
START: Final = 60  # seconds after which one of several processes that says nothing is killed; some start slowly


class Server(uvicorn.Server):
    """A server in this process, which says when it listens, and on which port."""

    def __init__(self, settings: Settings, listens: Callable[[int], None] = lambda port: None) -> None:
        super().__init__(uvicorn.Config(make_app(settings), **how(settings)))
        self.listens = listens

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begins to listen."""
        await super().startup(sockets)
        if self.started:
            self.listens(self.port)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Told to stop: it stops in good order, and that it was told is no failure to be raised afterwards."""
        super().handle_exit(sig, frame)
        self._captured_signals.clear()

    @property
    def port(self) -> int:
        """The port that it listens on."""
        found: int = self.servers[0].sockets[0].getsockname()[1]
        return found


def serve(settings: Settings, listens: Callable[[int], None]) -> None:
    """Serves until it is told to stop. ``listens``: told the port. Raises CannotStart."""
    begin_log(settings)
    prepare(settings)
    if settings.workers == 1:
        server = Server(settings, listens)
        look_seldom()
        server.run()
        return
    os.environ.update({f"FOLSOM_{name.upper()}": _text(value) for name, value in asdict(settings).items()})
    listens(settings.port)
    uvicorn.run("folsom.server.serve:from_settings", factory=True, workers=settings.workers, **how(settings))


def from_settings() -> FastAPI:
    """The server of a process that was started by another one."""
    settings = from_environment(os.environ)
    begin_log(settings)
    app = make_app(settings)
    look_seldom()
    return app


def begin_log(settings: Settings) -> None:
    """Begins to write the log."""
    set_up_logs(settings.log, settings.log_form)
    hear_of_crashes()


def _text(value: object) -> str:
    return str(int(value)) if isinstance(value, bool) else str(value)


def how(settings: Settings) -> dict[str, Any]:
    """What uvicorn is told."""
    return {
        "host": settings.host,
        "port": settings.port,
        "http": Http,
        "ws": Wire,
        "ws_max_size": MOST_BYTES,
        "ws_per_message_deflate": False,
        "backlog": BACKLOG,
        "log_config": None,  # what is logged goes where operations/logs.py says
        "access_log": False,
        "server_header": False,
        "timeout_graceful_shutdown": GRACE,
        "timeout_worker_healthcheck": START,
        "proxy_headers": bool(settings.proxies),
        "forwarded_allow_ips": settings.proxies,
    }
