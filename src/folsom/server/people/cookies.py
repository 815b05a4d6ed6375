"""The cookie by which a browser is known: only our own pages send it, no script reads it, and we alone can make one."""

from __future__ import annotations

from fastapi import Request, Response
from starlette.requests import HTTPConnection

from folsom.server.house import House
from folsom.server.people.sessions import LASTS


def is_secure(house: House, request: HTTPConnection) -> bool:
    """Whether a browser speaks to us over https."""
    return house.settings.secure or request.url.scheme in ("https", "wss")


def cookie_name(secure: bool) -> str:
    """What it is called. Over https no other host, not even a neighbour of ours, can set a cookie of this name."""
    return "__Host-folsom" if secure else "folsom"


def token_of(house: House, request: HTTPConnection) -> str | None:
    """The token that a browser has from us."""
    return house.gate.token_in(request.cookies.get(cookie_name(is_secure(house, request)), ""))


def give_cookie(response: Response, request: Request, house: House, token: str) -> None:
    """Lets a browser be known from now on."""
    secure = is_secure(house, request)
    cookie = house.gate.signed(token)
    response.set_cookie(
        cookie_name(secure), cookie, max_age=int(LASTS), httponly=True, samesite="lax", secure=secure, path="/"
    )


def take_cookie(response: Response, request: Request, house: House) -> None:
    """Lets a browser be known no more."""
    secure = is_secure(house, request)
    response.delete_cookie(cookie_name(secure), httponly=True, samesite="lax", secure=secure, path="/")
