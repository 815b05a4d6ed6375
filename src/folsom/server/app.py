"""The server's face: HTTP and WebSocket, on one house."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import cast

from fastapi import FastAPI
from starlette.types import ASGIApp
from starlette.websockets import WebSocket

from folsom.notation.record import rules_version
from folsom.server.clock import Clock
from folsom.server.house import House
from folsom.server.lesson.routes import router as lesson_routes
from folsom.server.opening import open_house
from folsom.server.operations.logs import task_failed
from folsom.server.people.accounts import router as account_routes
from folsom.server.people.doors import address_of, known_person, not_from_there, same_origin, who_are_you
from folsom.server.people.recovery import router as recovery_routes
from folsom.server.people.routes import router as people_routes
from folsom.server.people.sessions import Person
from folsom.server.problems import Problem, missing
from folsom.server.replays.brought import MOST_BYTES
from folsom.server.replays.routes import router as replay_routes
from folsom.server.settings import Settings
from folsom.server.statistics.routes import router as statistics_routes
from folsom.server.store.trouble import trying
from folsom.server.tables.offers import router as offer_routes
from folsom.server.tables.routes import router as table_routes
from folsom.server.web.bodies import Bodies
from folsom.server.web.headers import CarefulHeaders
from folsom.server.web.health import router as operations_routes
from folsom.server.web.home import router as home_routes
from folsom.server.web.lines import Lines
from folsom.server.web.looking import Looking
from folsom.server.web.pages import FOLDER, add_client, build_of, read_client
from folsom.server.web.refusals import REFUSALS, refusal, refuse_well
from folsom.server.web.socket import Socket
from folsom.server.web.texts import router as text_routes

API = (
    *(people_routes, account_routes, recovery_routes, table_routes, offer_routes),
    *(replay_routes, statistics_routes, lesson_routes, text_routes),
)


class App(FastAPI):
    """FastAPI in which every answer has careful headers, also one to a mistake of ours."""

    def build_middleware_stack(self) -> ASGIApp:
        """What a request goes through."""
        settings: Settings = self.state.settings
        careful = CarefulHeaders(super().build_middleware_stack(), settings.secure, self.state.build)
        return Lines(careful, settings.log_addresses)


def make_app(settings: Settings, clock: Clock | None = None, client: Path = FOLDER) -> FastAPI:
    """A server that has not been started yet. ``client``: where the browser's client is, if it was built."""

    @asynccontextmanager
    async def life(app: FastAPI) -> AsyncIterator[None]:
        asyncio.get_running_loop().set_exception_handler(task_failed)
        app.state.house = await open_house(settings, clock)
        try:
            yield
        finally:
            await app.state.house.close()

    app = App(
        title="Folsom",
        version=rules_version(),
        lifespan=life,
        docs_url=None,
        redoc_url=None,
        redirect_slashes=False,  # it would send people to whatever host a request names
        responses=REFUSALS,
    )
    app.state.settings = settings
    refuse_well(app)
    app.add_middleware(Bodies, texts={"/api/records": MOST_BYTES})
    files = read_client(client)
    app.state.build = build_of(files)
    if files:
        add_client(app, files)
    else:
        app.include_router(home_routes)
    app.include_router(operations_routes)
    for routes in API:
        app.include_router(routes, prefix="/api")
    app.add_api_websocket_route("/ws", _socket)
    app.add_api_websocket_route("/ws/look", _looking)
    app.add_api_websocket_route("/{path:path}", _nowhere)
    return app


async def _socket(wire: WebSocket) -> None:
    house = cast(House, wire.app.state.house)
    try:
        person = await _comer(house, wire)
    except Problem as problem:
        await _turn_away(wire, problem)
        return
    await Socket(house, person, wire).run()


async def _looking(wire: WebSocket) -> None:
    """A screen looks on without being anybody: from a page of ours, and not too often from one address."""
    house = cast(House, wire.app.state.house)
    address = address_of(wire)
    try:
        if not same_origin(wire.headers, wire.url.scheme, house.settings):
            raise not_from_there()
        house.gate.looks.take(address, house.clock.now())
    except Problem as problem:
        await _turn_away(wire, problem)
        return
    await Looking(house, address, wire).run()


async def _comer(house: House, wire: WebSocket) -> Person:
    """Who opens a socket: somebody who is known, from a page of ours."""
    if not same_origin(wire.headers, wire.url.scheme, house.settings):
        raise not_from_there()
    with trying():
        person = await known_person(house, wire)
    if person is None:
        raise who_are_you()
    return person


async def _nowhere(wire: WebSocket) -> None:
    await _turn_away(wire, missing("socket"))


async def _turn_away(wire: WebSocket, problem: Problem) -> None:
    """Does not open a socket, and says why as HTTP does."""
    await wire.send_denial_response(refusal(problem))
