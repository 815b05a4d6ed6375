"""Accounts over HTTP: sign up, log in and out, another password."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter, Depends
from sqlalchemy import insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from folsom.server.people.common import check_password
from folsom.server.people.doors import Somebody, from_our_page
from folsom.server.people.forms import LogIn, Me, NewAccount, NewPassword, me
from folsom.server.people.names import LONGEST, clean_name
from folsom.server.people.sessions import Person, end_all_sessions, end_session, new_id
from folsom.server.people.visitors import AtDoor, Visitor
from folsom.server.problems import Problem, conflict
from folsom.server.store.database import writing
from folsom.server.store.schema import people

router = APIRouter(tags=["accounts"], dependencies=[Depends(from_our_page)])


@router.post("/account", status_code=201)
async def sign_up(body: NewAccount, visitor: AtDoor) -> Me:
    """Opens an account. A guest becomes one, with all that is his.

    Whoever else knew the guest's cookie or code, because he gave it to him, is out from now on.
    """
    house, known = visitor.house, visitor.known
    if known is not None and known.login is not None:
        raise _has_account()
    row = _row_of(body, known)
    check_password(body.password, row["login"], row.get("name", ""))
    visitor.knock()
    if known is None:
        house.gate.guests.take(visitor.address, visitor.now)
    await _check_free(visitor, row["login"])
    row["password"] = await house.gate.passwords.hashed(body.password)
    try:
        async with writing(house.engine) as connection:
            person_id = await _keep(connection, known, row, visitor.now)
            await end_all_sessions(connection, person_id)
            person = await visitor.let_in(connection, person_id)
    except IntegrityError:
        raise _taken() from None
    house.sockets.let_go(person.id)
    return me(person)


def _row_of(body: NewAccount, known: Person | None) -> dict[str, Any]:
    """What is kept of a new account, but for the password."""
    row: dict[str, Any] = {"login": body.login.lower(), "recovery": None}
    if body.name is not None or known is None:
        row["name"] = clean_name(body.name or body.login[:LONGEST])
    if body.lang is not None:
        row["lang"] = body.lang
    return row


async def _check_free(visitor: Visitor, login: str) -> None:
    """Refuses a login that is taken, before any work is done for it."""
    async with visitor.house.engine.connect() as connection:
        if (await connection.execute(select(people.c.id).where(people.c.login == login))).first() is not None:
            raise _taken()


async def _keep(connection: AsyncConnection, known: Person | None, row: dict[str, Any], now: float) -> str:
    """Writes an account: a new person, or the guest who is one now."""
    if known is None:
        person = new_id()
        await connection.execute(insert(people).values(row | {"id": person, "created": now}))
        return person
    guest = update(people).where(people.c.id == known.id, people.c.login.is_(None), people.c.gone.is_(None))
    if (await connection.execute(guest.values(row))).rowcount != 1:
        raise _has_account()
    return known.id


@router.post("/login")
async def log_in(body: LogIn, visitor: AtDoor) -> Me:
    """Logs in. Whether there is such a login is not told, nor does it take longer to find out."""
    house = visitor.house
    login = body.login.lower()
    visitor.knock(login)
    wanted = select(people.c.id, people.c.password).where(people.c.login == login)
    async with house.engine.connect() as connection:
        row = (await connection.execute(wanted)).first()
    fits = await house.gate.passwords.fits(None if row is None else row.password, body.password)
    if row is None or not fits:
        raise _no_match()
    async with writing(house.engine) as connection:
        if (
            await connection.execute(wanted.with_for_update())
        ).first() != row:  # changed while we looked at the old one
            raise _no_match()
        person = await visitor.let_in(connection, row.id)
    house.gate.logins.forget(login)
    visitor.close_sockets()
    return me(person)


@router.post("/logout", status_code=204)
async def log_out(visitor: AtDoor) -> None:
    """This browser is known no more. A guest comes back only with his recovery code."""
    if visitor.known is not None:
        async with writing(visitor.house.engine) as connection:
            await end_session(connection, visitor.known.session)
    visitor.forget()


@router.post("/logout/everywhere", status_code=204)
async def log_out_everywhere(visitor: AtDoor, person: Somebody) -> None:
    """None of one's browsers is known any more, and what they have open is closed."""
    async with writing(visitor.house.engine) as connection:
        await end_all_sessions(connection, person.id)
    visitor.forget()
    visitor.house.sockets.let_go(person.id)


@router.post("/me/password")
async def change_password(body: NewPassword, visitor: AtDoor, person: Somebody) -> Me:
    """Another password: only this browser stays known."""
    if person.login is None:
        raise no_account()
    check_password(body.new, person.login, person.name)
    await visitor.prove(person, body.old)
    password = await visitor.house.gate.passwords.hashed(body.new)
    async with writing(visitor.house.engine) as connection:
        await set_password(connection, person.id, password)
        person = await visitor.let_in(connection, person.id)
    visitor.house.sockets.let_go(person.id)
    return me(person)


async def set_password(connection: AsyncConnection, person: str, password: str) -> None:
    """Writes another password (its hash): nobody who was let in by the old one stays."""
    await connection.execute(update(people).where(people.c.id == person).values(password=password))
    await end_all_sessions(connection, person)


def no_account() -> Problem:
    """A guest asks for what only accounts have."""
    return conflict("no-account", "you have no account here, so there is no password")


def _has_account() -> Problem:
    return conflict("known-already", "you have an account here already: log out first")


def _taken() -> Problem:
    return conflict("login-taken", "somebody else has that login")


def _no_match() -> Problem:
    return Problem(401, "no-match", "there is no such login with that password")
