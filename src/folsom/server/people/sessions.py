"""The browsers in which people are known: a cookie holds a random token, the database its hash."""

from __future__ import annotations

import secrets
from dataclasses import dataclass
from hashlib import sha256
from typing import Final

from sqlalchemy import delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from folsom.server.store.schema import people, sessions

COOKIE: Final = "folsom"
TOKEN_BYTES: Final = 32
LASTS: Final = 400 * 86_400.0  # seconds: as long as browsers keep a cookie
FRESH: Final = 3_600.0  # seconds after which a visit is noted again


@dataclass(frozen=True)
class Person:
    """Somebody who is known."""

    id: str
    name: str
    login: str | None
    lang: str


def hashed(token: str) -> str:
    """What the database keeps of a token."""
    return sha256(token.encode()).hexdigest()


def new_id() -> str:
    """An id that cannot be guessed."""
    return secrets.token_urlsafe(16)


async def begin_session(connection: AsyncConnection, person: str, now: float) -> str:
    """A new token for a browser: never one that was there before."""
    token = secrets.token_urlsafe(TOKEN_BYTES)
    row = {"token": hashed(token), "person": person, "created": now, "seen": now}
    await connection.execute(insert(sessions).values(row))
    return token


async def person_of(connection: AsyncConnection, token: str, now: float) -> Person | None:
    """Who a browser belongs to."""
    wanted = (
        select(people.c.id, people.c.name, people.c.login, people.c.lang, sessions.c.seen)
        .join(sessions, sessions.c.person == people.c.id)
        .where(sessions.c.token == hashed(token), sessions.c.seen > now - LASTS, people.c.gone.is_(None))
    )
    row = (await connection.execute(wanted)).first()
    if row is None:
        return None
    if row.seen < now - FRESH:
        await connection.execute(update(sessions).where(sessions.c.token == hashed(token)).values(seen=now))
    return Person(row.id, row.name, row.login, row.lang)


async def end_session(connection: AsyncConnection, token: str) -> None:
    """A browser is forgotten."""
    await connection.execute(delete(sessions).where(sessions.c.token == hashed(token)))


async def end_all_sessions(connection: AsyncConnection, person: str) -> None:
    """Every browser of a person is forgotten."""
    await connection.execute(delete(sessions).where(sessions.c.person == person))
