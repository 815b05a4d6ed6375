"""Browsers without a network: they speak HTTP to the application itself, on a house that a test has opened."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import httpx

from folsom.server.app import make_app
from folsom.server.house import House
from folsom.server.people.cookies import cookie_name
from folsom.server.people.sessions import begin_session
from folsom.server.store.database import writing


@asynccontextmanager
async def browser(house: House, person: str | None = None) -> AsyncIterator[httpx.AsyncClient]:
    """The browser of a person, or of somebody who is not known."""
    app = make_app(house.settings)
    app.state.house = house
    cookies = {}
    if person is not None:
        async with writing(house.engine) as connection:
            token = await begin_session(connection, person, house.clock.now())
            cookies[cookie_name(False)] = house.gate.signed(token)
    transport = httpx.ASGITransport(app=app)
    async with httpx.AsyncClient(transport=transport, base_url="http://folsom.test", cookies=cookies) as client:
        yield client
