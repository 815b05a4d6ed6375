"""What a client gets when something cannot be done: always a code, a sentence and, where one says so, a rule."""

from __future__ import annotations

import logging
from typing import cast

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from sqlalchemy.exc import InterfaceError, OperationalError
from sqlalchemy.exc import TimeoutError as NoConnection
from starlette.exceptions import HTTPException

from folsom.server.problems import Problem, busy

log = logging.getLogger(__name__)


def refuse_well(app: FastAPI) -> None:
    """Lets an app answer so, whatever goes wrong."""
    app.add_exception_handler(Problem, _problem)
    app.add_exception_handler(RequestValidationError, _invalid)
    app.add_exception_handler(HTTPException, _http)
    for error in (OperationalError, InterfaceError, NoConnection, ConnectionError):
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
    where = ".".join(str(part) for part in first["loc"])
    return refusal(Problem(422, "no-request", f"{where}: {first['msg']}"))


async def _http(_: Request, error: Exception) -> JSONResponse:
    """There is nothing here, or it is not done this way."""
    found = cast(HTTPException, error)
    answer = refusal(Problem(found.status_code, f"http-{found.status_code}", str(found.detail)))
    answer.headers.update(found.headers or {})
    return answer


async def _database(_: Request, error: Exception) -> JSONResponse:
    """The database is busy or gone: what it says is for the log alone."""
    log.warning("the database did not answer: %s", getattr(error, "orig", None) or error)
    return refusal(busy("the database did not answer"))


async def _broken(_: Request, error: Exception) -> JSONResponse:
    """A mistake of ours; the log has it."""
    return refusal(Problem(500, "broken", "something went wrong here"))
