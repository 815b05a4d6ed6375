"""Logs: one form, a line for each request and socket, and nothing that is secret, whatever people send."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from server.operations.processes import Process, served
from server.operations.test_stop import Guest, alone, answer_once

NAME = "Wilhelmina"
WORDS = "the strongbox is mine"
LOGIN = "wilhelmina-of-the-west"
PASSWORD = "quite a long secret"
WRONG = "another long secret"
STRANGE = "nobody-should-log-this"

Line = dict[str, Any]


class Evening:
    """What somebody did on a server that logs all that it can, and what it said of it."""

    def __init__(self, folder: Path, server: Process) -> None:
        ann = Guest(server, NAME)
        self.secrets = [NAME, WORDS, LOGIN, PASSWORD, WRONG, STRANGE, ann.http.cookies["folsom"]]
        self.secrets.append(ann.do("POST", "/me/recovery")["code"])
        self.table = alone(ann)
        answer_once(ann, self.table, "command-1")
        ann.say(type="say", table=self.table, text=WORDS, id="id-000001")
        ann.hear("done", "refused")
        ann.socket.send(json.dumps({"type": STRANGE}))
        ann.hear("refused")
        ann.do("POST", "/account", {"login": LOGIN, "password": PASSWORD})
        self.secrets.append(ann.http.cookies["folsom"])
        for body in ({"login": LOGIN, "password": WRONG}, {"login": LOGIN, "password": 7, STRANGE: STRANGE}):
            assert ann.http.post("/api/login", json=body).is_error
        ann.http.get(f"/api/tables/{STRANGE}?{STRANGE}={STRANGE}", headers={"X-Odd": STRANGE})
        ann.leave()
        with closing(sqlite3.connect(folder / "served.db")) as database:
            [(seed,)] = database.execute("SELECT seed FROM games").fetchall()
            [(code,)] = database.execute("SELECT code FROM tables WHERE code IS NOT NULL").fetchall() or [("no code",)]
        self.secrets += [seed.hex(), repr(seed), code]


@pytest.fixture(scope="module")
def evening(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Evening, str]]:
    folder = tmp_path_factory.mktemp("logs")
    with served(folder, log="debug", log_form="json") as server:
        found = Evening(folder, server)
        assert server.stop() == 0
        yield found, server.said


def lines(said: str) -> list[Line]:
    """What was logged; the server also says where it is."""
    return [json.loads(line) for line in said.splitlines() if line.startswith("{")]


def test_no_secret_is_logged(evening: tuple[Evening, str]) -> None:
    told, said = evening
    for secret in told.secrets:
        assert secret not in said
    assert "127.0.0.1" not in "".join(str(line) for line in lines(said)), "an address, though nobody asked for it"


def test_every_line_has_one_form(evening: tuple[Evening, str]) -> None:
    found = lines(evening[1])
    assert len(found) > 10
    assert all({"event", "level", "timestamp"} <= line.keys() for line in found)
    others = [line for line in evening[1].splitlines() if not line.startswith("{")]
    assert len(others) <= 3, others  # the address, and where games are kept


def test_requests_are_told_by_their_routes(evening: tuple[Evening, str]) -> None:
    requests = [line for line in lines(evening[1]) if line["event"] == "request"]
    told = {(line["method"], line["route"], line["status"]) for line in requests}
    assert {("POST", "/guests", 201), ("POST", "/tables/{table}/start", 200)} <= told
    assert ("POST", "/login", 401) in told, "a password that was refused"
    assert ("POST", "/login", 422) in told, "one that was none"
    assert all(line["seconds"] >= 0 for line in requests)


def test_sockets_are_told_with_their_end(evening: tuple[Evening, str]) -> None:
    events = [line["event"] for line in lines(evening[1])]
    assert events.count("socket opened") == events.count("socket closed") >= 1


def test_addresses_are_logged_where_one_wishes(tmp_path: Path) -> None:
    with served(tmp_path, log_form="json", log_addresses="1") as server:
        Guest(server, "Ann").leave()
        assert server.stop() == 0
        assert {"127.0.0.1"} == {line["address"] for line in lines(server.said) if "address" in line}
