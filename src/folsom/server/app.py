"""The server's face: HTTP and WebSocket, on one house."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import cast

from fastapi import FastAPI
from starlette.types import ASGIApp
from starlette.websockets import WebSocket

from folsom.notation.record import rules_version
from folsom.server.clock import Clock
from folsom.server.house import House, open_house
from folsom.server.operations.routes import router as operations_routes
from folsom.server.people.accounts import router as account_routes
from folsom.server.people.doors import known_person, same_origin
from folsom.server.people.recovery import router as recovery_routes
from folsom.server.people.routes import router as people_routes
from folsom.server.play.socket import Socket
from folsom.server.play.sockets import NOT_KNOWN
from folsom.server.replays.brought import MOST_BYTES
from folsom.server.replays.routes import router as replay_routes
from folsom.server.settings import Settings
from folsom.server.statistics.routes import router as statistics_routes
from folsom.server.tables.routes import router as table_routes
from folsom.server.web.bodies import Bodies
from folsom.server.web.headers import CarefulHeaders
from folsom.server.web.refusals import refuse_well

API = (people_routes, account_routes, recovery_routes, table_routes, replay_routes, statistics_routes)

NOT_FROM_THERE = 4403  # close code: a page of somebody else's


class App(FastAPI):
    """FastAPI in which every answer has careful headers, also one to a mistake of ours."""

    def build_middleware_stack(self) -> ASGIApp:
        """What a request goes through."""
        return CarefulHeaders(super().build_middleware_stack(), self.state.settings.secure)


def make_app(settings: Settings, clock: Clock | None = None) -> FastAPI:
    """A server that has not been started yet."""

    @asynccontextmanager
    async def life(app: FastAPI) -> AsyncIterator[None]:
        app.state.house = await open_house(settings, clock)
        try:
            yield
        finally:
            await app.state.house.close()

    app = App(title="Folsom", version=rules_version(), lifespan=life, docs_url=None, redoc_url=None)
    app.state.settings = settings
    refuse_well(app)
    app.add_middleware(Bodies, texts={"/api/records": MOST_BYTES})
    app.include_router(operations_routes)
    for routes in API:
        app.include_router(routes, prefix="/api")
    app.add_api_websocket_route("/ws", _socket)
    return app


async def _socket(wire: WebSocket) -> None:
    house = cast(House, wire.app.state.house)
    if not same_origin(wire.headers, wire.url.scheme, house.settings):
        await wire.close(NOT_FROM_THERE)
        return
    person = await known_person(house, wire)
    if person is None:
        await wire.close(NOT_KNOWN)
        return
    await Socket(house, person, wire).run()
