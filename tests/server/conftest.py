"""Databases for the tests of the server: SQLite, and PostgreSQL where it is installed."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from pathlib import Path

import pytest

from folsom.server.people import passwords
from server.services import Postgres, Redis, postgres, redis

NUMBERS = count()


@pytest.fixture(autouse=True)
def weak_passwords(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every server hashes a password when it starts: where passwords are not what is tested, that is quick."""
    monkeypatch.setattr(passwords, "MEMORY", 64)


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[Postgres]:
    """PostgreSQL for all tests of a process."""
    with postgres() as server:
        if server is None:
            pytest.skip("PostgreSQL is not installed (apt-get install postgresql)")
        yield server


@pytest.fixture
def redis_server() -> Iterator[Redis]:
    """A Redis of its own for a test."""
    with redis() as server:
        if server is None:
            pytest.skip("Redis is not installed (apt-get install redis-server)")
        yield server


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database, of each kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'test.db'}"
    server: Postgres = request.getfixturevalue("postgres_server")
    return server.new_database(f"test{next(NUMBERS)}")
