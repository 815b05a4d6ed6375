"""Replays over HTTP: games as one may see them, their records, the proof of their shuffles; records from elsewhere."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any, Final

from fastapi import APIRouter, Depends, Request, Response
from fastapi.responses import PlainTextResponse, StreamingResponse
from sqlalchemy import select

from folsom.server.house import House
from folsom.server.people.doors import Address as Comer
from folsom.server.people.doors import Anybody, Somebody, TheHouse, from_our_page, the_house
from folsom.server.play.fair import FORMAT, FORMAT_DEALT
from folsom.server.problems import Problem, bad, conflict
from folsom.server.replays.archive import RECORD, Archive, Replay
from folsom.server.replays.brought import MOST_BYTES, address_of, is_kept, keep, row_for, text_of
from folsom.server.replays.shapes import (
    Address,
    After,
    Brought,
    DealingShown,
    DrawShown,
    FairShown,
    ReplayShown,
    UpTo,
    Viewer,
)
from folsom.server.replays.streaming import ONLOOKER, shown, viewer_for, wanted_events
from folsom.server.replays.written import played, record_of
from folsom.server.store.schema import plies

router = APIRouter(tags=["replays"], dependencies=[Depends(from_our_page)])

KEPT_BY_NOBODY: Final = {"Cache-Control": "private, no-cache"}  # who asks again is checked again
TEXT: Final[dict[str, Any]] = {"schema": {"type": "string", "maxLength": MOST_BYTES}}


async def the_replay(replay: Address, house: Annotated[House, Depends(the_house)]) -> Replay:
    """The game that an address names."""
    return await Archive(house.engine).replay(replay)


TheReplay = Annotated[Replay, Depends(the_replay)]


@router.get("/replays/{replay}", response_class=StreamingResponse, responses={200: {"model": ReplayShown}})
async def show(
    found: TheReplay, person: Anybody, viewer: Viewer = ONLOOKER, after: After = 0, upto: UpTo = None
) -> StreamingResponse:
    """A game from its first question on, or after an event: what happened since one looked away.

    When it is over it is shown through anybody's eyes, before that through one's own.
    """
    eyes = viewer_for(found, viewer, person)
    events = wanted_events(found, eyes, after, upto)
    pieces = shown(found, eyes, viewer, events)
    return StreamingResponse(pieces, media_type="application/json", headers=KEPT_BY_NOBODY)


@router.get("/replays/{replay}/record", response_class=Response, responses={200: {"content": {"text/plain": TEXT}}})
async def record(found: TheReplay, house: TheHouse, comer: Comer) -> PlainTextResponse:
    """A game that is over as a record file, for `folsom record`."""
    _must_be_over(found)
    house.gate.writings.take(comer, house.clock.now())
    if found.kind == RECORD:
        text = await text_of(house.engine, found.id)
    else:
        text = await asyncio.to_thread(record_of, found, await played(house.engine, found.id))
    named = {"Content-Disposition": f'attachment; filename="folsom-{found.id}.txt"'}
    return PlainTextResponse(text, headers=KEPT_BY_NOBODY | named)


@router.get("/replays/{replay}/fair")
async def fair(found: TheReplay, house: TheHouse) -> FairShown:
    """The seeds, the dealing and the draws of a game that is over, for `folsom fair verify`."""
    _must_be_over(found)
    if found.seed is None:
        raise Problem(404, "not-found", "a record from elsewhere has no seeds")
    wanted = select(plies.c.ply, plies.c.draws, plies.c.counter).where(plies.c.table == found.id)
    async with house.engine.connect() as connection:
        rows = (await connection.execute(wanted.order_by(plies.c.ply))).all()
    return FairShown(
        format=FORMAT if found.dealing is None else FORMAT_DEALT,
        table=found.id,
        commitment=found.commitment,
        seed=found.seed,
        seeds=found.seeds,
        dealing=None if found.dealing is None else DealingShown(**found.dealing),
        counter=rows[-1].counter,
        draws=[DrawShown(ply=row.ply, **draw) for row in rows for draw in row.draws],
    )


@router.post(
    "/records",
    status_code=201,
    openapi_extra={"requestBody": {"required": True, "content": {"text/plain": TEXT}}},
    responses={200: {"model": Brought, "description": "it was there already"}},
)
async def bring(house: TheHouse, person: Somebody, comer: Comer, request: Request, response: Response) -> Brought:
    """Brings a record from elsewhere. It is verified; the same text has the same address for ever."""
    house.gate.records.take(comer, house.clock.now())
    text = await _text_in(request)
    address = address_of(text)
    if await is_kept(house.engine, address):
        response.status_code = 200
    else:
        await keep(house.engine, await asyncio.to_thread(row_for, text, house.clock.now()))
    return Brought(id=address, address=f"/api/replays/{address}")


def _must_be_over(found: Replay) -> None:
    if not found.over:
        raise conflict("still-playing", "this is there when the game is over")


async def _text_in(request: Request) -> str:
    """The text that was sent: how long it may be has been seen to before (web/bodies.py)."""
    try:
        return (await request.body()).decode()
    except UnicodeDecodeError:
        raise bad("no-text", "a record is text in UTF-8") from None
