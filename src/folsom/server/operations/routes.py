"""Whether the server is well, and its figures."""

from __future__ import annotations

from fastapi import APIRouter, Response
from sqlalchemy import select
from sqlalchemy.exc import SQLAlchemyError

from folsom.server.people.doors import TheHouse
from folsom.server.problems import busy
from folsom.server.store.schema import service

router = APIRouter(tags=["operations"], include_in_schema=False)


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
        async with house.engine.connect() as connection:
            await connection.execute(select(service.c.id))
    except (SQLAlchemyError, OSError):
        raise busy("the database does not answer") from None
    return {"status": "ready"}


@router.get("/metrics")
async def metrics(house: TheHouse) -> Response:
    """Figures for Prometheus."""
    house.figures.rooms.set(len(house.rooms.open))
    return Response(house.figures.text(), media_type="text/plain; version=0.0.4")
