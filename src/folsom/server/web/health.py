"""Whether the server is well, and its figures."""

from __future__ import annotations

import asyncio
import hmac
from typing import Annotated, Final

from fastapi import APIRouter, Header, Response
from sqlalchemy import select
from sqlalchemy.exc import SQLAlchemyError

from folsom.server.house import House
from folsom.server.people.doors import TheHouse
from folsom.server.problems import busy, missing
from folsom.server.store.database import fault_of
from folsom.server.store.schema import service

router = APIRouter(tags=["operations"], include_in_schema=False)

Authorization = Annotated[str, Header()]

PATIENCE: Final = 5.0  # seconds that the database may take to say that it is there


@router.get("/healthz")
async def healthy() -> dict[str, str]:
    """The process lives."""
    return {"status": "ok"}


@router.get("/readyz")
async def ready(house: TheHouse, authorization: Authorization = "") -> dict[str, str]:
    """It can serve: the database can be read and written, and it is not about to stop. If not, only who has the key is
    told why."""
    if problem := await _problem(house):
        raise busy(problem if _has_key(house, authorization) else "the server is not ready")
    return {"status": "ready"}


async def _problem(house: House) -> str:
    """Why the server cannot serve; nothing if it can."""
    if house.writer.closing:
        return "the server is stopping"
    try:
        async with asyncio.timeout(PATIENCE), house.engine.connect() as connection:
            await connection.execute(select(service.c.id))
    except (SQLAlchemyError, TimeoutError) as error:
        return f"the database does not answer ({fault_of(error)})"
    if house.writes.failing.is_set():
        return f"the database cannot be written ({house.writes.fault})"
    return ""


@router.get("/metrics")
async def metrics(house: TheHouse, authorization: Authorization = "") -> Response:
    """Figures for Prometheus, for who has the key. Players must not see them: they count answers given in secret."""
    if not _has_key(house, authorization):
        raise missing("page")
    house.figures.rooms.set(len(house.rooms.open))
    return Response(house.figures.text(), media_type="text/plain; version=0.0.4")


def _has_key(house: House, authorization: str) -> bool:
    key = house.settings.metrics
    return bool(key) and hmac.compare_digest(authorization.encode(), f"Bearer {key}".encode())
