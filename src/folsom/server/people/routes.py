"""People over HTTP: who one is, and what is kept of one."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from fastapi import APIRouter, Depends, Response
from fastapi.responses import StreamingResponse
from sqlalchemy import insert, update

from folsom.server.people.cookies import give_cookie, token_of
from folsom.server.people.doors import Anybody, Somebody, from_our_page
from folsom.server.people.export import export
from folsom.server.people.forms import Caller, Changes, Me, NewGuest, Proof, me
from folsom.server.people.leaving import forget
from folsom.server.people.names import clean_name
from folsom.server.people.renaming import change_tables, tell
from folsom.server.people.sessions import Person, new_id
from folsom.server.people.visitors import AtDoor, Visitor
from folsom.server.problems import bad, conflict
from folsom.server.store.database import writing
from folsom.server.store.schema import people

router = APIRouter(tags=["people"], dependencies=[Depends(from_our_page)])


@router.post("/guests", status_code=201)
async def new_guest(body: NewGuest, visitor: AtDoor) -> Me:
    """Play at once: a name is enough."""
    house, known = visitor.house, visitor.known
    if known is not None:
        raise conflict("known-already", f"you are {known.name} here already")
    person = new_id()
    row = {"id": person, "name": clean_name(body.name), "lang": body.lang, "created": visitor.now}
    house.gate.guests.take(visitor.address, visitor.now)
    async with writing(house.engine) as connection:
        await connection.execute(insert(people).values(row))
        return me(await visitor.let_in(connection, person))


@router.get("/me")
async def who_am_i(visitor: AtDoor, person: Somebody) -> Me:
    """Who one is. The browser keeps its cookie for longer."""
    return _known(visitor, person)


@router.get("/visitor")
async def who_asks(visitor: AtDoor, person: Anybody) -> Caller:
    """Who one is, if anybody: what a page asks first. A stranger does nothing wrong, so he is not refused."""
    return Caller(person=None if person is None else _known(visitor, person))


def _known(visitor: Visitor, person: Person) -> Me:
    token = token_of(visitor.house, visitor.request)
    assert token is not None
    give_cookie(visitor.response, visitor.request, visitor.house, token)
    return me(person)


@router.patch("/me")
async def change_me(body: Changes, visitor: AtDoor, person: Somebody) -> Me:
    """Another name, or another language."""
    changes: dict[str, Any] = {}
    if body.name is not None:
        changes["name"] = clean_name(body.name)
    if body.lang is not None:
        changes["lang"] = body.lang
    if not changes:
        raise bad("no-change", "say what is to change: the name or the language")
    shown: list[str] = []
    async with writing(visitor.house.engine) as connection:
        if "name" in changes:
            shown = await change_tables(connection, person.id)
        await connection.execute(update(people).where(people.c.id == person.id).values(changes))
    if "name" in changes:
        await tell(visitor.house, person.id, shown)
    return me(replace(person, **changes))


@router.get("/me/export")
async def export_me(visitor: AtDoor, person: Somebody) -> Response:
    """All that is kept of one, as a JSON file."""
    visitor.house.gate.exports.take(person.id, visitor.now)
    pieces = export(visitor.house.engine, person.id)
    headers = {"Content-Disposition": 'attachment; filename="folsom.json"'}
    return StreamingResponse(pieces, media_type="application/json", headers=headers)


@router.delete("/me", status_code=204)
async def delete_me(visitor: AtDoor, person: Somebody, body: Proof | None = None) -> None:
    """Leaves for good. An account is asked for its password."""
    await visitor.prove(person, body.password if body is not None else None)
    await forget(visitor.house, person.id)
    visitor.forget()
