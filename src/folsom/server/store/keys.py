"""Keys of the server itself: made once, then the same for every process and after every start."""

from __future__ import annotations

import secrets
from typing import Final

from sqlalchemy import insert, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from folsom.server.store.database import writing
from folsom.server.store.schema import keys

KEY_BYTES: Final = 32


async def the_key(engine: AsyncEngine, name: str, now: float) -> bytes:
    """The key of a name. If two processes make it at once, the first one's counts."""
    found = await _kept(engine, name)
    if found is not None:
        return found
    try:
        async with writing(engine) as connection:
            row = {"name": name, "key": secrets.token_bytes(KEY_BYTES), "made": now}
            await connection.execute(insert(keys).values(row))
    except IntegrityError:
        pass  # another process was faster
    made = await _kept(engine, name)
    assert made is not None
    return made


async def _kept(engine: AsyncEngine, name: str) -> bytes | None:
    async with engine.connect() as connection:
        return (await connection.execute(select(keys.c.key).where(keys.c.name == name))).scalar()
