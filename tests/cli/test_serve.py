"""`folsom serve` as a program: what it says, and what it refuses."""

from __future__ import annotations

import re
import signal
import socket
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from patience import PATIENCE
from programs import folsom_at_terminal


@contextmanager
def served(folder: Path, *words: str) -> Iterator[tuple[subprocess.Popen[str], str, list[str]]]:
    """A server, its address, and what it says until then (and, for phones, until the picture is there)."""
    database = f"sqlite:///{folder / 'games.db'}"
    command = folsom_at_terminal("serve", "--port", "0", "--database", database, "--lang", "en", *words)
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as server:
        try:
            assert server.stdout is not None
            lines: list[str] = []
            while len(lines) < 2:
                line = server.stdout.readline()
                assert line, "the server has ended"
                lines.append(line)
            found = re.search(r"http://\S+", lines[0])
            assert found is not None, lines
            yield server, found[0], lines
        finally:
            server.kill()


def refused(*words: str, status: int = 2) -> str:
    """What the program says when it cannot start like this."""
    done = subprocess.run(
        folsom_at_terminal("serve", "--lang", "en", *words),
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
    assert done.returncode == status
    assert "Traceback" not in done.stderr
    return done.stderr


def test_it_says_where_it_is_and_where_games_are_kept(tmp_path: Path) -> None:
    with served(tmp_path) as (_, url, lines):
        assert url.startswith("http://localhost:")
        assert str(tmp_path / "games.db") in lines[1]
        page = httpx.get(url, timeout=PATIENCE)
        assert page.status_code == 200 and "<title>Folsom</title>" in page.text
        assert page.headers["content-security-policy"].startswith("default-src 'none'")


def test_ctrl_c_stops_it_in_good_order(tmp_path: Path) -> None:
    with served(tmp_path) as (server, _, _):
        server.send_signal(signal.SIGINT)
        assert server.wait(PATIENCE) in (0, 130, -signal.SIGINT)


def test_the_home_network_is_let_in_when_asked_for(tmp_path: Path) -> None:
    with served(tmp_path, "--lan") as (server, url, _):
        assert server.stdout is not None
        said = server.stdout.readline()
        assert httpx.get(url, timeout=PATIENCE).status_code == 200
        if "No network" in said:  # a machine without one
            return
        there = re.search(r"http://\S+", said)
        assert there is not None and "localhost" not in there[0]
        assert httpx.get(there[0], timeout=PATIENCE).status_code == 200
        assert any(block in server.stdout.readline() + server.stdout.readline() for block in "█▀▄")


def test_a_port_that_another_program_has_is_named() -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        said = refused("--port", str(port), "--database", "sqlite:///:memory:", status=10)
    assert str(port) in said and "--port" in said


def test_several_processes_without_redis_are_refused() -> None:
    assert "--redis" in refused("--workers", "2")


@pytest.mark.parametrize("address", ["mysql://localhost/folsom", "games.db"])
def test_a_database_that_we_do_not_know_is_refused(address: str) -> None:
    assert "sqlite:///" in refused("--database", address)
