"""The steps of the schema lead to the schema."""

from __future__ import annotations

import asyncio
import subprocess
import sys

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, text

from folsom.server.store.database import DatabaseError, address_of, open_database
from folsom.server.store.schema import meta
from folsom.server.store.upgrade import newest, schema_of, upgrade


def differences(connection: Connection) -> list[object]:
    """How a database differs from the schema."""
    return list(compare_metadata(MigrationContext.configure(connection, opts={"compare_type": True}), meta))


def test_the_steps_lead_to_the_schema(database: str) -> None:
    async def inside() -> None:
        engine = open_database(database)
        await upgrade(engine)
        await upgrade(engine)
        assert await schema_of(engine) == newest()
        async with engine.connect() as connection:
            assert await connection.run_sync(differences) == []
        async with engine.begin() as connection:
            await connection.execute(text("UPDATE alembic_version SET version_num = 'later'"))
        with pytest.raises(DatabaseError, match="newer"):
            await upgrade(engine)
        await engine.dispose()

    asyncio.run(inside())


def test_servers_that_start_together_take_turns(database: str) -> None:
    command = [sys.executable, "-m", "folsom.cli", "db", "upgrade", "--database", database]
    started = [subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) for _ in range(3)]
    problems = [process.communicate(timeout=120)[1] for process in started]
    assert [process.returncode for process in started] == [0, 0, 0], problems


@pytest.mark.parametrize(
    ("address", "driver"),
    [
        ("sqlite:///x.db", "sqlite+aiosqlite"),
        ("postgresql://a@b/c", "postgresql+asyncpg"),
        ("postgres://a@b/c", "postgresql+asyncpg"),
        ("postgresql+psycopg://a@b/c", "postgresql+asyncpg"),
    ],
)
def test_addresses_are_understood(address: str, driver: str) -> None:
    assert address_of(address).drivername == driver


@pytest.mark.parametrize("address", ["", "nonsense", "mysql://a@b/c"])
def test_other_addresses_are_refused(address: str) -> None:
    with pytest.raises(DatabaseError):
        address_of(address)
