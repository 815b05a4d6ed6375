"""What a client gets when something cannot be done: always a code, a sentence and, where one says so, a rule."""

from __future__ import annotations

from typing import Any, Final, cast

import structlog
from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from starlette.exceptions import HTTPException

from folsom.server.problems import Problem, busy
from folsom.server.protocol.reading import what_is_wrong
from folsom.server.shapes import Shape
from folsom.server.store.database import fault_of
from folsom.server.store.trouble import TROUBLE, is_trouble

BROKEN: Final = Problem(500, "broken", "something went wrong here")

log = structlog.get_logger()


class ProblemShown(Shape):
    """Why something was not done: a code to translate, a sentence, and the rule of the game, if one says so."""

    code: str
    message: str
    rule: str


# Every route may answer so; nothing has changed then.
REFUSALS: Final[dict[int | str, dict[str, Any]]] = {
    "4XX": {"model": ProblemShown, "description": "it cannot be done, or not now, or not by who asks"},
    503: {"model": ProblemShown, "description": "the server could not do it just now; trying again is safe"},
}


def refuse_well(app: FastAPI) -> None:
    """Lets an app answer so, whatever goes wrong."""
    app.add_exception_handler(Problem, _problem)
    app.add_exception_handler(RequestValidationError, _invalid)
    app.add_exception_handler(HTTPException, nothing_done)
    for error in TROUBLE:
        app.add_exception_handler(error, _database)
    app.add_exception_handler(Exception, _broken)


def refusal(problem: Problem) -> JSONResponse:
    """A problem as it is sent."""
    said = {"code": problem.code, "message": problem.message, "rule": problem.rule}
    return JSONResponse(said, problem.status, {"Retry-After": str(problem.wait)} if problem.wait else None)


async def _problem(_: Request, error: Exception) -> JSONResponse:
    return refusal(cast(Problem, error))


async def _invalid(_: Request, error: Exception) -> JSONResponse:
    """What was sent makes no sense; it is not sent back."""
    first = cast(RequestValidationError, error).errors()[0]
    return refusal(Problem(422, "no-request", what_is_wrong(first)))


async def nothing_done(_: Request, error: Exception) -> JSONResponse:
    """There is nothing here, or it is not done this way."""
    found = cast(HTTPException, error)
    answer = refusal(Problem(found.status_code, f"http-{found.status_code}", str(found.detail)))
    answer.headers.update(found.headers or {})
    return answer


async def _database(_: Request, error: Exception) -> JSONResponse:
    """The database is busy, full or gone: what it says is for the log alone."""
    if not is_trouble(error):
        raise error
    log.warning("the database did not answer", fault=fault_of(error))
    return refusal(busy("the database did not answer"))


async def _broken(_: Request, error: Exception) -> JSONResponse:
    """A mistake of ours; the server below logs it."""
    return refusal(BROKEN)
