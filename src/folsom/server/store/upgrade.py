"""Brings a database to the schema of this version."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text
from sqlalchemy.ext.asyncio import AsyncEngine

from folsom.server.store.database import POSTGRES, DatabaseError, open_database, writing

LOCK: Final = 7_163_001  # of PostgreSQL: one server at a time changes the schema


class NewerDatabase(DatabaseError):
    """A newer version of Folsom made this database."""

    def __init__(self, schema: str) -> None:
        super().__init__(f"a newer Folsom made this database (schema {schema}): install that one, or name another")
        self.schema = schema


def _config(connection: Connection | None = None) -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    return config


def newest() -> str:
    """The schema of this version."""
    found = ScriptDirectory.from_config(_config()).get_current_head()
    assert found is not None
    return found


async def schema_of(engine: AsyncEngine) -> str | None:
    """The schema that a database has."""
    async with engine.connect() as connection:
        return await connection.run_sync(lambda sync: MigrationContext.configure(sync).get_current_revision())


async def upgrade(engine: AsyncEngine) -> None:
    """Applies the steps that are missing. A database of a newer Folsom is refused."""
    known = [step.revision for step in ScriptDirectory.from_config(_config()).walk_revisions()]
    has = await schema_of(engine)
    if has is not None and has not in known:
        raise NewerDatabase(has)
    async with writing(engine) as connection:
        if engine.dialect.name == POSTGRES:
            await connection.execute(text("SELECT pg_advisory_xact_lock(:number)"), {"number": LOCK})
        await connection.run_sync(_upgrade)


async def bring_up_to_date(address: str) -> None:
    """The same for a database at an address. It may take its time: no statement is broken off."""
    engine = open_database(address)
    try:
        await upgrade(engine)
    finally:
        await engine.dispose()


def _upgrade(connection: Connection) -> None:
    command.upgrade(_config(connection), "head")
