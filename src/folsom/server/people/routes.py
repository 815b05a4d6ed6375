"""People over HTTP."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Depends, Request, Response
from pydantic import BaseModel, ConfigDict, Field
from sqlalchemy import insert

from folsom.server.people.doors import Anybody, Somebody, TheHouse, from_our_page, give_cookie
from folsom.server.people.names import clean_name
from folsom.server.people.sessions import begin_session, new_id
from folsom.server.problems import conflict
from folsom.server.store.database import writing
from folsom.server.store.schema import people

router = APIRouter(tags=["people"], dependencies=[Depends(from_our_page)])

Lang = Annotated[str, Field(pattern=r"^(|en|fr|nl)$")]


class Body(BaseModel):
    """What a client sends: what is not known is refused."""

    model_config = ConfigDict(extra="forbid", strict=True)


class NewGuest(Body):
    """Somebody who wants to play."""

    name: Annotated[str, Field(min_length=1, max_length=40)]
    lang: Lang = ""


class Me(BaseModel):
    """Who one is."""

    id: str
    name: str
    account: bool
    lang: str


@router.post("/guests", status_code=201)
async def new_guest(body: NewGuest, house: TheHouse, known: Anybody, request: Request, response: Response) -> Me:
    """Play at once: a name is enough."""
    if known is not None:
        raise conflict("known-already", f"you are {known.name} here already")
    name = clean_name(body.name)
    person = new_id()
    now = house.clock.now()
    async with writing(house.engine) as connection:
        row = {"id": person, "name": name, "lang": body.lang, "created": now}
        await connection.execute(insert(people).values(row))
        token = await begin_session(connection, person, now)
    give_cookie(response, request, house.settings, token)
    return Me(id=person, name=name, account=False, lang=body.lang)


@router.get("/me")
async def who_am_i(person: Somebody) -> Me:
    """Who one is."""
    return Me(id=person.id, name=person.name, account=person.login is not None, lang=person.lang)
