"""What a server keeps is for its owner alone, whatever the umask says."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from sqlalchemy import text

from folsom.server.store.database import open_database, writing

UMASKS = [0, 0o022, 0o277]


@contextmanager
def umask(mask: int) -> Iterator[None]:
    """What new files of this process may not be."""
    before = os.umask(mask)
    try:
        yield
    finally:
        os.umask(before)


def mode(path: Path) -> int:
    """Who may do what with a file."""
    return path.stat().st_mode & 0o777


def modes_while_open(file: Path) -> dict[str, int]:
    """The modes of a database's files while somebody writes."""

    async def inside() -> dict[str, int]:
        engine = open_database(f"sqlite:///{file}")
        async with writing(engine) as connection:
            await connection.execute(text("CREATE TABLE IF NOT EXISTS things (id INTEGER)"))
            await connection.execute(text("INSERT INTO things VALUES (1)"))
        found = {one.name: mode(one) for one in file.parent.iterdir()}
        await engine.dispose()
        return found

    return asyncio.run(inside())


@pytest.mark.parametrize("mask", UMASKS)
def test_a_new_database_is_private_and_so_are_folders_that_we_make(tmp_path: Path, mask: int) -> None:
    file = tmp_path / "ours" / "too" / "games.db"
    with umask(mask):
        assert modes_while_open(file) == {"games.db": 0o600, "games.db-wal": 0o600, "games.db-shm": 0o600}
    assert mode(tmp_path / "ours") == mode(tmp_path / "ours" / "too") == 0o700


def test_a_folder_that_is_there_stays_as_it_is_and_a_database_becomes_private(tmp_path: Path) -> None:
    """Older versions have made it with the umask's modes."""
    tmp_path.chmod(0o755)
    modes_while_open(tmp_path / "games.db")
    (tmp_path / "games.db").chmod(0o644)
    assert set(modes_while_open(tmp_path / "games.db").values()) == {0o600}
    assert mode(tmp_path) == 0o755


@pytest.mark.parametrize("mask", UMASKS)
def test_a_backup_is_private(tmp_path: Path, mask: int) -> None:
    database = f"sqlite:///{tmp_path / 'games.db'}"
    for words in (["upgrade"], ["backup", str(tmp_path / "new" / "kept.db")]):
        command = [sys.executable, "-m", "folsom.cli", "db", *words, "--database", database]
        subprocess.run(command, check=True, timeout=120, umask=mask, capture_output=True)
    assert mode(tmp_path / "new" / "kept.db") == 0o600 and mode(tmp_path / "new") == 0o700
