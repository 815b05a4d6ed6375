"""When the server itself fails: the socket says so, the log has it, and nobody else is hit."""

from __future__ import annotations

from pathlib import Path

import pytest
from sqlalchemy import update
from websockets.exceptions import InvalidStatus

from folsom.server.protocol.closes import BROKEN
from folsom.server.store.schema import plies
from server.attacks.lines import Line
from server.houses import taken_away
from server.live import Live, live
from server.people.browsers import NewBrowser, browsers, change, closed_with, table


def test_a_mistake_of_ours_closes_the_socket_and_is_in_the_log(
    server: Live, browser: NewBrowser, mistakes: list[str]
) -> None:
    ann, bob = browser(), browser()
    person = ann.guest()
    bob.guest("Bob")
    table(server, "rotten", person, [person] * 4)
    change(server, update(plies).where(plies.c.table == "rotten").values(snapshot=b"no snapshot at all"))
    line, other = Line(ann.socket()), Line(bob.socket())
    line.say(type="watch", table="rotten", seat=0)
    assert closed_with(line.socket) == BROKEN
    assert len(mistakes) == 1 and "a message could not be carried out" in mistakes[0] and "Traceback" in mistakes.pop()
    other.say(type="lobby", on=True)
    assert other.heard()[0]["type"] == "lobby"
    Line(ann.socket()).heard()


def test_a_database_that_is_gone_is_tried_again(tmp_path: Path, mistakes: list[str]) -> None:
    with live(tmp_path, log="critical") as server, browsers(server) as browser:
        ann = browser()
        ann.guest()
        line = Line(ann.socket())
        line.say(type="lobby", on=True)
        line.hear()
        server.do(taken_away(server.house.engine, tmp_path / "live.db"))
        for message in (
            {"type": "watch", "table": "x"},
            {"type": "say", "table": "x", "text": "hello"},
            {"type": "lobby", "on": True},
            {"type": "return", "table": "x", "seat": 0},
            {"type": "undo", "table": "x", "seat": 0, "command": "command-1"},
        ):
            line.say(**message)
            answer = line.hear()
            assert (answer["type"], answer["code"]) == ("refused", "try-again"), message
            assert answer["command"] == message.get("command")
            assert "live.db" not in str(answer) and "sqlite" not in str(answer).lower()
        with pytest.raises(InvalidStatus) as error:
            ann.socket()
        assert error.value.response.status_code == 503
    assert all("could not be read or written" in one for one in mistakes)
    mistakes.clear()
