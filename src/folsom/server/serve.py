"""Starts the server."""

from __future__ import annotations

import uvicorn

from folsom.server.app import make_app
from folsom.server.protocol.messages import MOST_BYTES
from folsom.server.settings import Settings

BACKLOG = 2048
GRACE = 10  # seconds for those who are connected, when the server stops


def server_for(settings: Settings) -> uvicorn.Server:
    """A server that listens where the settings say."""
    return uvicorn.Server(
        uvicorn.Config(
            make_app(settings),
            host=settings.host,
            port=settings.port,
            ws="websockets-sansio",
            ws_max_size=MOST_BYTES,
            ws_per_message_deflate=False,
            backlog=BACKLOG,
            log_level=settings.log,
            access_log=False,
            server_header=False,
            timeout_graceful_shutdown=GRACE,
            forwarded_allow_ips=settings.proxies,
            proxy_headers=bool(settings.proxies),
        )
    )
