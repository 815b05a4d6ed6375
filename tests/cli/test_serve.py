"""`folsom serve` as a program: what it says, and whom it lets in."""

from __future__ import annotations

import re
import signal
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


OTHER = "127.0.0.2"  # an address of this machine that is not the usual one, as that in the home network is


def test_the_home_network_is_let_in_only_when_asked_for(tmp_path: Path) -> None:
    with served(tmp_path) as (_, url, _), pytest.raises(httpx.ConnectError):
        httpx.get(url.replace("localhost", OTHER), timeout=PATIENCE)
    with served(tmp_path, "--lan") as (server, url, _):
        assert server.stdout is not None
        said = server.stdout.readline()
        assert httpx.get(url, timeout=PATIENCE).status_code == 200
        assert httpx.get(url.replace("localhost", OTHER), timeout=PATIENCE).status_code == 200
        if "No network" in said:  # a machine without one
            return
        there = re.search(r"http://\S+", said)
        assert there is not None and "localhost" not in there[0]
        assert any(block in server.stdout.readline() + server.stdout.readline() for block in "█▀▄")
