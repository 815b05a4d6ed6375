"""Whether the server is well, and its figures."""

from __future__ import annotations

import asyncio
import hmac
from typing import Annotated, Final

from fastapi import APIRouter, Header, Response
from sqlalchemy import select
from sqlalchemy.exc import SQLAlchemyError

from folsom.server.people.doors import TheHouse
from folsom.server.problems import busy, missing
from folsom.server.store.schema import service

router = APIRouter(tags=["operations"], include_in_schema=False)

PATIENCE: Final = 5.0  # seconds that the database may take to say that it is there


@router.get("/healthz")
async def healthy() -> dict[str, str]:
    """The process lives."""
    return {"status": "ok"}


@router.get("/readyz")
async def ready(house: TheHouse) -> dict[str, str]:
    """It can serve: the database answers, and it is not about to stop."""
    if house.writer.closing:
        raise busy("the server is stopping")
    try:
        async with asyncio.timeout(PATIENCE), house.engine.connect() as connection:
            await connection.execute(select(service.c.id))
    except (SQLAlchemyError, OSError):  # a timeout is an OSError too
        raise busy("the database does not answer") from None
    return {"status": "ready"}


@router.get("/metrics")
async def metrics(house: TheHouse, authorization: Annotated[str, Header()] = "") -> Response:
    """Figures for Prometheus, for who has the key. Players must not see them: they count answers given in secret."""
    key = house.settings.metrics
    if not key or not hmac.compare_digest(authorization.encode(), f"Bearer {key}".encode()):
        raise missing("page")
    house.figures.rooms.set(len(house.rooms.open))
    return Response(house.figures.text(), media_type="text/plain; version=0.0.4")
