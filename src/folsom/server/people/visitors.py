"""Somebody at the door: he may try a few times, and once he is let in his browser has a new token."""

from __future__ import annotations

from typing import Annotated

from fastapi import Depends, Request, Response
from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from folsom.server.people.cookies import give_cookie, take_cookie
from folsom.server.people.doors import Address, Anybody, TheHouse
from folsom.server.people.sessions import Person, begin_session, end_session, person_of
from folsom.server.problems import forbidden
from folsom.server.store.schema import people


class Visitor:
    """One request of somebody, whether he is known (``known``) or not."""

    def __init__(self, request: Request, response: Response, house: TheHouse, known: Anybody, address: Address) -> None:
        self.request = request
        self.response = response
        self.house = house
        self.known = known
        self.address = address
        self.now = house.clock.now()

    def knock(self, login: str = "") -> None:
        """He tries a password or a code: a Problem if that is too often."""
        self.house.gate.knock(self.address, self.now, login)

    async def prove(self, person: Person, password: str | None) -> None:
        """Asks for the password of somebody once more, if he has one: he may just have left his browser open."""
        if person.login is None:
            return
        if password is None:
            raise forbidden("password-needed", "this needs your password")
        self.knock(person.login)
        async with self.house.engine.connect() as connection:
            kept = (await connection.execute(select(people.c.password).where(people.c.id == person.id))).scalar()
        if not await self.house.gate.passwords.fits(kept, password):
            raise forbidden("wrong-password", "that is not your password")
        self.house.gate.logins.forget(person.login)

    async def let_in(self, connection: AsyncConnection, person: str) -> Person:
        """Gives the browser a new token for a person. The one it had, whoever put it there, is worth nothing."""
        if self.known is not None:
            await end_session(connection, self.known.session)
        token = await begin_session(connection, person, self.now)
        give_cookie(self.response, self.request, self.house, token)
        found = await person_of(connection, token, self.now)
        assert found is not None
        return found

    def forget(self) -> None:
        """Takes the cookie back; what the browser has open is closed."""
        take_cookie(self.response, self.request, self.house)
        self.close_sockets()

    def close_sockets(self) -> None:
        """Closes what the browser had open as the person that it was known as."""
        if self.known is not None:
            self.house.sockets.let_go(self.known.id, self.known.session)


AtDoor = Annotated[Visitor, Depends()]
