"""The server's face: HTTP and WebSocket, on one house."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import cast

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from starlette.websockets import WebSocket

from folsom.notation.record import rules_version
from folsom.server.clock import Clock
from folsom.server.house import House, open_house
from folsom.server.people.doors import known_person, same_origin
from folsom.server.people.routes import router as people_routes
from folsom.server.play.socket import Socket
from folsom.server.problems import Problem
from folsom.server.settings import Settings
from folsom.server.tables.routes import router as table_routes

NOT_KNOWN = 4401  # close code: say who you are first
NOT_FROM_THERE = 4403  # close code: a page of somebody else's


def make_app(settings: Settings, clock: Clock | None = None) -> FastAPI:
    """A server that has not been started yet."""

    @asynccontextmanager
    async def life(app: FastAPI) -> AsyncIterator[None]:
        app.state.house = await open_house(settings, clock)
        try:
            yield
        finally:
            await app.state.house.close()

    app = FastAPI(title="Folsom", version=rules_version(), lifespan=life, docs_url=None, redoc_url=None)
    app.add_exception_handler(Problem, _problem)
    app.add_exception_handler(RequestValidationError, _invalid)
    app.include_router(people_routes, prefix="/api")
    app.include_router(table_routes, prefix="/api")
    app.add_api_websocket_route("/ws", _socket)
    return app


async def _problem(_: Request, error: Exception) -> JSONResponse:
    problem = cast(Problem, error)
    said = {"code": problem.code, "message": problem.message, "rule": problem.rule}
    return JSONResponse(said, problem.status)


async def _invalid(_: Request, error: Exception) -> JSONResponse:
    """What was sent makes no sense; it is not sent back."""
    first = cast(RequestValidationError, error).errors()[0]
    where = ".".join(str(part) for part in first["loc"])
    return JSONResponse({"code": "no-request", "message": f"{where}: {first['msg']}", "rule": ""}, 422)


async def _socket(wire: WebSocket) -> None:
    house = cast(House, wire.app.state.house)
    if not same_origin(wire.headers, wire.url.scheme, house.settings):
        await wire.close(NOT_FROM_THERE)
        return
    person = await known_person(house, wire.cookies)
    if person is None:
        await wire.close(NOT_KNOWN)
        return
    await Socket(house, person, wire).run()
