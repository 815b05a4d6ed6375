"""What keeps a server from starting is said in one sentence and one line of the log, with an exit status of its own."""

from __future__ import annotations

import asyncio
import json
import os
import socket
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from sqlalchemy import text

from folsom.server.starting import CannotStart, Why, chosen_settings
from folsom.server.store.database import open_database
from folsom.text import LANGUAGES, Texts
from patience import PATIENCE
from server.services import Postgres, Redis, free_port

NOT_SAID = ("Traceback", "Application startup failed", "exceptions", "secret")


def start(*words: str, **settings: str) -> tuple[int, str]:
    """Tries to start a server; its exit status, and the sentence that it ends with. The log has it in one line."""
    named = {f"FOLSOM_{name.upper()}": value for name, value in settings.items()}
    environment = {"FOLSOM_PORT": "0", "FOLSOM_LOG_FORM": "json"} | named
    command = [sys.executable, "-m", "folsom.cli", "serve", "--lang", "en", *words]
    done = subprocess.run(
        command, env=os.environ | environment, capture_output=True, text=True, timeout=PATIENCE, check=False
    )
    assert done.stdout == "" and not any(word in done.stderr for word in NOT_SAID), done.stderr
    line, sentence = done.stderr.splitlines()
    logged = json.loads(line)
    assert (logged["level"], logged["event"], logged["status"]) == ("error", sentence, done.returncode)
    return done.returncode, sentence


@pytest.fixture(params=["1", "2"])
def workers(request: pytest.FixtureRequest, redis_server: Redis) -> Iterator[dict[str, str]]:
    """One process, or several."""
    several = {"workers": "2", "redis": redis_server.address}
    yield several if request.param == "2" else {}


@contextmanager
def newer(file: Path) -> Iterator[str]:
    """A database of a version to come."""
    with sqlite3.connect(file) as connection:
        connection.execute("CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL)")
        connection.execute("INSERT INTO alembic_version VALUES ('9999_to_come')")
    connection.close()
    yield f"sqlite:///{file}"


def test_a_database_of_a_newer_version(tmp_path: Path, workers: dict[str, str]) -> None:
    with newer(tmp_path / "newer.db") as address:
        status, said = start(database=address, **workers)
    assert status == Why.NEWER == 12
    assert "newer.db" in said and "9999_to_come" in said and "install that version" in said


def test_a_database_that_cannot_be_reached(workers: dict[str, str]) -> None:
    port = free_port()
    status, said = start(database=f"postgresql://ann:secret@127.0.0.1:{port}/folsom", **workers)
    assert status == Why.DATABASE == 11
    assert f"127.0.0.1:{port}/folsom" in said and "ConnectionRefusedError" in said and "--database" in said


def test_a_database_that_is_not_there(postgres_server: Postgres) -> None:
    status, said = start(database=postgres_server.new_database("there") + "-not")
    assert status == Why.DATABASE and "there-not" in said and "3D000" in said


def test_a_file_that_is_no_database(tmp_path: Path) -> None:
    (tmp_path / "letter").write_text("Dear Ann, " * 1000)
    status, said = start(database=f"sqlite:///{tmp_path / 'letter'}")
    assert status == Why.DATABASE and "SQLITE_NOTADB" in said


def test_a_folder_that_cannot_be_written(tmp_path: Path, workers: dict[str, str]) -> None:
    """Also for root."""
    (tmp_path / "file").touch()
    file = tmp_path / "file" / "below" / "games.db"
    status, said = start(database=f"sqlite:///{file}", **workers)
    assert status == Why.FOLDER == 13
    assert str(file) in said and "may write into its folder" in said


def test_a_folder_in_the_place_of_the_file(tmp_path: Path) -> None:
    status, said = start(database=f"sqlite:///{tmp_path}")
    assert status == Why.FOLDER and "IsADirectoryError" in said
    assert tmp_path.stat().st_mode & 0o777 == 0o700, "pytest makes its folders so"


@pytest.mark.parametrize("number", ["1", "2"])
def test_redis_that_cannot_be_reached(tmp_path: Path, number: str) -> None:
    port = free_port()
    redis = f"redis://:secret@127.0.0.1:{port}"
    status, said = start(database=f"sqlite:///{tmp_path / 'x.db'}", redis=redis, workers=number)
    assert status == Why.REDIS == 14
    assert f"127.0.0.1:{port}" in said and "--redis" in said


def test_a_port_that_is_taken(tmp_path: Path, workers: dict[str, str]) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        status, said = start("--port", str(port), database=f"sqlite:///{tmp_path / 'x.db'}", **workers)
    assert status == Why.PORT == 10
    assert str(port) in said and "--port" in said


@pytest.mark.parametrize(
    ("name", "value", "told"),
    [
        ("port", "http", "FOLSOM_PORT"),
        ("port", "99999", "65535"),
        ("workers", "0", "workers"),
        ("workers", "2", "--redis"),
        ("bots", "0", "bots"),
        ("pace", "nan", "pace"),
        ("log", "loud", "loud"),
        ("metrics", "short", "22 letters"),
        ("secure", "perhaps", "FOLSOM_SECURE"),
        ("database", "games.db", "sqlite:///"),
        ("database", "mysql://localhost/folsom", "sqlite:///"),
        ("database", "postgresql://ann@host:port/x", "database"),
        ("database", "sqlite://", "sqlite:///folder/file.db"),
        ("database", "sqlite:///:memory:", "sqlite:///folder/file.db"),
        ("database", "sqlite:////tmp/a%00b", "sqlite:///folder/file.db"),
        ("database", "postgresql://ann@host/x?channel_binding=require", "?channel_binding="),
        ("redis", "127.0.0.1", "redis://host"),
        ("redis", "redis://:secret#x@host:6379/0", "redis://host"),
    ],
)
def test_settings_that_make_no_sense(name: str, value: str, told: str) -> None:
    with pytest.raises(CannotStart) as error:
        chosen_settings({f"FOLSOM_{name.upper()}": value})
    assert error.value.why is Why.SETTING
    said = error.value.said(Texts("en"))
    assert told in said and "secret" not in said


@pytest.mark.parametrize("mode", ["prefer", "disable"])
def test_an_address_in_the_words_of_most_hosts(postgres_server: Postgres, mode: str) -> None:
    """They say sslmode; the driver says ssl. This PostgreSQL has no key, so it cannot be asked for more."""

    async def connect() -> int:
        engine = open_database(postgres_server.new_database(f"hosted_{mode}") + f"?sslmode={mode}")
        async with engine.connect() as connection:
            found: int = (await connection.execute(text("SELECT 1"))).scalar_one()
        await engine.dispose()
        return found

    assert asyncio.run(connect()) == 1


def test_an_address_that_asks_for_what_postgresql_lacks(postgres_server: Postgres) -> None:
    status, said = start(database=postgres_server.new_database("bare") + "?sslmode=require")
    assert status == Why.DATABASE and "/bare" in said


def test_a_setting_that_makes_no_sense() -> None:
    status, said = start(log="loud")
    assert status == Why.SETTING == 2
    assert "loud" in said


def test_the_page_and_the_help_have_every_status() -> None:
    page = (Path(__file__).parents[3] / "docs" / "operations.md").read_text()
    for why in Why:
        assert f"| {int(why)} |" in page
    for language in LANGUAGES:
        command = [sys.executable, "-m", "folsom.cli", "serve", "--help", "--lang", language]
        said = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=True).stdout
        assert all(f" {int(why)} " in " ".join(said.split()) for why in Why)
