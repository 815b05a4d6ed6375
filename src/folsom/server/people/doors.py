"""Who comes in: the person behind a cookie, and whether a request comes from a page of ours."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Final, cast
from urllib.parse import urlsplit

from fastapi import Depends, Request, Response
from starlette.datastructures import Headers

from folsom.server.house import House
from folsom.server.people.sessions import COOKIE, LASTS, Person, person_of
from folsom.server.problems import Problem, forbidden
from folsom.server.settings import Settings
from folsom.server.store.database import writing

SAFE: Final = ("GET", "HEAD", "OPTIONS")
MOST_TOKEN: Final = 100


def the_house(request: Request) -> House:
    """The house that a request is for."""
    return cast(House, request.app.state.house)


async def known_person(house: House, cookies: Mapping[str, str]) -> Person | None:
    """Who a browser belongs to."""
    token = cookies.get(COOKIE, "")
    if not token or len(token) > MOST_TOKEN or not token.isascii():
        return None
    async with writing(house.engine) as connection:
        return await person_of(connection, token, house.clock.now())


async def anybody(request: Request, house: Annotated[House, Depends(the_house)]) -> Person | None:
    """Who asks, if he is known."""
    return await known_person(house, request.cookies)


async def somebody(person: Annotated[Person | None, Depends(anybody)]) -> Person:
    """Who asks; one who is not known is refused."""
    if person is None:
        raise Problem(401, "who-are-you", "say who you are first: a name is enough")
    return person


def same_origin(headers: Headers, scheme: str, settings: Settings) -> bool:
    """Whether a browser sends this from a page of ours. A program that is no browser says nothing of where it is."""
    origin = headers.get("origin")
    if origin is None:
        return headers.get("sec-fetch-site", "same-origin") in ("same-origin", "none")
    if origin in settings.origins.split(","):
        return True
    said = urlsplit(origin)
    ours = scheme.replace("ws", "http")
    return said.netloc != "" and said.netloc == headers.get("host") and said.scheme in (ours, "https")


def from_our_page(request: Request, house: Annotated[House, Depends(the_house)]) -> None:
    """Refuses what another site makes a browser send."""
    if request.method not in SAFE and not same_origin(request.headers, request.url.scheme, house.settings):
        raise forbidden("not-from-there", "this does not come from a page of this server")


def give_cookie(response: Response, request: Request, settings: Settings, token: str) -> None:
    """Lets a browser be known from now on."""
    secure = settings.secure or request.url.scheme == "https"
    response.set_cookie(COOKIE, token, max_age=int(LASTS), httponly=True, samesite="lax", secure=secure, path="/")


TheHouse = Annotated[House, Depends(the_house)]
Somebody = Annotated[Person, Depends(somebody)]
Anybody = Annotated[Person | None, Depends(anybody)]
