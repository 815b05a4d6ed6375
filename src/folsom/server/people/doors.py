"""Who comes in: the person behind a cookie, and whether a request comes from a page of ours."""

from __future__ import annotations

from typing import Annotated, Final, cast

from fastapi import Depends, Request
from starlette.datastructures import Headers
from starlette.requests import HTTPConnection

from folsom.server.house import House
from folsom.server.limits import counted
from folsom.server.people.cookies import token_of
from folsom.server.people.sessions import FRESH, Person, note_visit, person_of
from folsom.server.problems import Problem, forbidden
from folsom.server.settings import Settings
from folsom.server.store.database import writing

SAFE: Final = ("GET", "HEAD", "OPTIONS")


def the_house(request: Request) -> House:
    """The house that a request is for."""
    return cast(House, request.app.state.house)


async def known_person(house: House, request: HTTPConnection) -> Person | None:
    """Who a browser belongs to."""
    token = token_of(house, request)
    if token is None:
        return None
    now = house.clock.now()
    async with house.engine.connect() as connection:
        person = await person_of(connection, token, now)
    if person is not None and person.seen < now - FRESH:
        async with writing(house.engine) as connection:
            await note_visit(connection, person.session, now)
    return person


async def anybody(request: Request, house: Annotated[House, Depends(the_house)]) -> Person | None:
    """Who asks, if he is known."""
    return await known_person(house, request)


async def somebody(
    request: Request,
    house: Annotated[House, Depends(the_house)],
    person: Annotated[Person | None, Depends(anybody)],
) -> Person:
    """Who asks; one who is not known is refused, and so is one who changes things too often."""
    if person is None:
        raise who_are_you()
    if request.method not in SAFE:
        house.gate.changes.take(person.id, house.clock.now())
    return person


def who_are_you() -> Problem:
    """Somebody is not known."""
    return Problem(401, "who-are-you", "say who you are first: a name is enough")


def same_origin(headers: Headers, scheme: str, settings: Settings) -> bool:
    """Whether a browser sends this from a page of ours. A program that is no browser says nothing of where it is."""
    origin = headers.get("origin")
    if origin is None:
        return headers.get("sec-fetch-site", "same-origin") in ("same-origin", "none")
    host = headers.get("host", "")
    others = [one.strip() for one in settings.origins.split(",")]
    return origin != "" and origin in (f"{scheme.replace('ws', 'http')}://{host}", f"https://{host}", *others)


def from_our_page(request: Request, house: Annotated[House, Depends(the_house)]) -> None:
    """Refuses what another site makes a browser send."""
    if request.method not in SAFE and not same_origin(request.headers, request.url.scheme, house.settings):
        raise not_from_there()


def not_from_there() -> Problem:
    """Another site has sent it."""
    return forbidden("not-from-there", "this does not come from a page of this server")


def address_of(request: HTTPConnection) -> str:
    """Where a request comes from, as it is counted: what a proxy of ours says, else the other end of the line."""
    return counted(request.client.host) if request.client is not None else ""


TheHouse = Annotated[House, Depends(the_house)]
Somebody = Annotated[Person, Depends(somebody)]
Anybody = Annotated[Person | None, Depends(anybody)]
Address = Annotated[str, Depends(address_of)]
