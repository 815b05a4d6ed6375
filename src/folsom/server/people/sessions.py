"""The browsers in which people are known: a cookie holds a random token, the database its hash."""

from __future__ import annotations

import secrets
from collections.abc import Iterable
from dataclasses import dataclass
from hashlib import sha256
from typing import Final

from sqlalchemy import delete, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from folsom.server.store.schema import people, sessions

TOKEN_BYTES: Final = 32
LASTS: Final = 400 * 86_400.0  # seconds: as long as browsers keep a cookie
FRESH: Final = 3_600.0  # seconds after which a visit is noted again
MOST: Final = 50  # browsers in which one person is known at once
CHUNK: Final = 500  # sessions, or people, that are asked for at once


@dataclass(frozen=True)
class Person:
    """Somebody who is known.

    ``recovery``: he has a code for another device. ``session``: the hash of the token by which he is known here;
    ``seen``: when that was last noted.
    """

    id: str
    name: str
    login: str | None
    lang: str
    recovery: bool = False
    session: str = ""
    seen: float = 0


def hashed(token: str) -> str:
    """What the database keeps of a token."""
    return sha256(token.encode()).hexdigest()


def new_id() -> str:
    """An id that cannot be guessed."""
    return secrets.token_urlsafe(16)


async def begin_session(connection: AsyncConnection, person: str, now: float) -> str:
    """A new token for a browser: never one that was there before.

    Sessions that lasted too long are thrown away, and of many those that have not been seen for longest.
    """
    his = sessions.c.person == person
    kept = select(sessions.c.token).where(his).order_by(sessions.c.seen.desc(), sessions.c.token).limit(MOST - 1)
    await connection.execute(
        delete(sessions).where(his, or_(sessions.c.seen <= now - LASTS, sessions.c.token.not_in(kept)))
    )
    token = secrets.token_urlsafe(TOKEN_BYTES)
    row = {"token": hashed(token), "person": person, "created": now, "seen": now}
    await connection.execute(insert(sessions).values(row))
    return token


async def person_of(connection: AsyncConnection, token: str, now: float) -> Person | None:
    """Who a browser belongs to."""
    session = hashed(token)
    wanted = (
        select(people, sessions.c.seen)
        .join(sessions, sessions.c.person == people.c.id)
        .where(sessions.c.token == session, sessions.c.seen > now - LASTS, people.c.gone.is_(None))
    )
    row = (await connection.execute(wanted)).first()
    if row is None:
        return None
    return Person(row.id, row.name, row.login, row.lang, row.recovery is not None, session, row.seen)


async def note_visit(connection: AsyncConnection, session: str, now: float) -> None:
    """Somebody is here."""
    await connection.execute(update(sessions).where(sessions.c.token == session).values(seen=now))


async def end_session(connection: AsyncConnection, session: str) -> None:
    """A browser is forgotten."""
    await connection.execute(delete(sessions).where(sessions.c.token == session))


async def end_all_sessions(connection: AsyncConnection, person: str) -> None:
    """Every browser of a person is forgotten."""
    await connection.execute(delete(sessions).where(sessions.c.person == person))


async def names_of(connection: AsyncConnection, some: Iterable[str]) -> dict[str, str]:
    """The names of some people."""
    found: dict[str, str] = {}
    asked = sorted(some)
    for first in range(0, len(asked), CHUNK):
        wanted = select(people.c.id, people.c.name).where(people.c.id.in_(asked[first : first + CHUNK]))
        found.update((row.id, row.name) for row in await connection.execute(wanted))
    return found


async def ended_sessions(connection: AsyncConnection, some: Iterable[str]) -> set[str]:
    """Which of some sessions there are no more."""
    ended = set(some)
    asked = sorted(ended)
    for first in range(0, len(asked), CHUNK):
        found = select(sessions.c.token).where(sessions.c.token.in_(asked[first : first + CHUNK]))
        ended.difference_update((await connection.execute(found)).scalars())
    return ended
