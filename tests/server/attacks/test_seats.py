"""Nobody acts for another: not over the WebSocket, whatever the message, and not over HTTP, whatever the route."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import count
from typing import Any

import pytest
from pydantic import BaseModel
from sqlalchemy import select

from folsom.server.store.schema import plies, seats, tables, talk
from server.attacks.grammar import MODELS, has, kind_of, plainest
from server.attacks.lines import Line
from server.live import Live
from server.people.browsers import Browser, NewBrowser, good, refused, rows, table

NUMBERS = count()
SEATED = [model for model in MODELS if has(model, "seat")]
AT_TABLES = [model for model in MODELS if has(model, "table") and not has(model, "seat")]


@dataclass
class Party:
    """A table at which Ann and three others play, and somebody who does not."""

    server: Live
    table: str
    people: list[Browser]
    stranger: Browser

    def kept(self) -> list[Any]:
        """All that is kept of the table."""
        here = (plies.c.table, seats.c.table, tables.c.id, talk.c.table)
        return [rows(self.server, select(column.table).where(column == self.table)) for column in here]


@pytest.fixture
def party(server: Live, browser: NewBrowser) -> Iterator[Party]:
    people = [browser() for _ in range(4)]
    ids: list[str | None] = [one.guest() for one in people]
    name = f"seats-{next(NUMBERS)}"
    table(server, name, str(ids[0]), ids)
    stranger = browser()
    stranger.guest("Eve")
    yield Party(server, name, people, stranger)


def test_there_are_messages_that_act_for_a_seat() -> None:
    assert {"watch", "answer", "undo", "why", "sketch", "return"} <= {kind_of(model) for model in SEATED}


@pytest.mark.parametrize("model", SEATED, ids=kind_of)
def test_no_message_acts_for_another_seat(party: Party, model: type[BaseModel]) -> None:
    before = party.kept()
    for who in (party.people[1], party.stranger):
        line = Line(who.socket())
        for seat in (0, 2, 3, 4, 9):
            assert line.refused(**plainest(model, table=party.table, seat=seat)) in ("not-your-seat", "no-seat")
    assert party.kept() == before


def test_an_answer_that_is_right_is_refused_from_the_wrong_hand(party: Party) -> None:
    own, other = Line(party.people[0].socket()), Line(party.people[1].socket())
    own.say(type="watch", table=party.table, seat=0)
    view = next(one for one in own.heard() if one["type"] == "game")["view"]
    answer = {"type": "answer", "table": party.table, "seat": 0, "decision": view["number"], "command": "command-1"}
    before = party.kept()
    assert other.refused(**answer, option=view["options"][0]) == "not-your-seat"
    assert party.kept() == before
    own.say(**answer, option=view["options"][0])
    assert {"type": "done", "command": "command-1"} in own.heard()
    assert other.refused(type="undo", table=party.table, seat=0, command="command-2") == "not-your-seat"


def test_a_command_of_another_is_not_mine(party: Party) -> None:
    """Commands count once for a seat: the same id from another seat is another command."""
    own, other = Line(party.people[0].socket()), Line(party.people[1].socket())
    own.say(type="watch", table=party.table, seat=0)
    view = next(one for one in own.heard() if one["type"] == "game")["view"]
    answer = {"type": "answer", "table": party.table, "decision": view["number"], "command": "command-1"}
    own.say(**answer, seat=0, option=view["options"][0])
    own.heard()
    assert other.refused(**answer, seat=1, option=view["options"][0]) == "refused"


@pytest.mark.parametrize("model", AT_TABLES, ids=kind_of)
def test_a_stranger_changes_nothing_at_a_table(party: Party, model: type[BaseModel]) -> None:
    before = party.kept()
    line = Line(party.stranger.socket())
    line.say(**plainest(model, table=party.table, text="hello", name="laugh"))
    heard = line.heard()
    assert party.kept() == before
    assert all(one["type"] in ("table", "game", "presence", "asking", "refused") for one in heard), heard


# Over HTTP: what somebody who only knows a table's id is told when he tries, before the game.

POWERS: dict[tuple[str, str], tuple[dict[str, Any] | None, str]] = {
    ("patch", ""): ({"public": True}, "not-host"),
    ("post", "/kick"): ({"person": "PERSON"}, "not-host"),
    ("post", "/pardon"): ({"person": "PERSON"}, "not-host"),
    ("post", "/bots"): ({}, "not-host"),
    ("post", "/start"): ({}, "not-host"),
    ("delete", "/seats/0"): (None, "not-host"),
    ("delete", "/seats/1"): (None, "not-host"),
    ("post", "/leave"): ({}, "not-at-table"),
    ("post", "/return"): ({"seat": 0}, "not-playing"),
    ("post", "/rematch"): (None, "not-over"),
    ("post", "/seats/0/move"): ({"to": 1}, "not-your-seat"),
    ("put", "/seats/0/bandits"): ({"bandits": []}, "not-your-seat"),
    ("put", "/seats/0/ready"): ({"ready": True}, "not-your-seat"),
    ("put", "/seats/0/seed"): ({"seed": "x"}, "not-your-seat"),
    ("post", "/join"): ({"seat": 0}, "seat-taken"),
}


def ask(who: Browser, table: str, method: str, path: str, body: dict[str, Any] | None, person: str) -> Any:
    """Tries one of the powers."""
    filled = None if body is None else {name: person if one == "PERSON" else one for name, one in body.items()}
    return who.http.request(method, f"/api/tables/{table}{path}", json=filled)


def test_no_route_at_a_table_is_forgotten(server: Live, browser: NewBrowser) -> None:
    known = browser().http.get("/openapi.json").json()["paths"]
    start = "/api/tables/{table}"
    there = {(method, path.removeprefix(start)) for path in known if path.startswith(start) for method in known[path]}
    tried = {(method, path.replace("/0", "/{seat}").replace("/1", "/{seat}")) for method, path in POWERS}
    assert tried == there - {("get", "")}


def test_a_stranger_has_no_power_at_a_table(server: Live, browser: NewBrowser) -> None:
    ann, eve = browser(), browser()
    host = ann.guest()
    eve.guest("Eve")
    place = good(ann.post("/tables", setup={"players": 4}), 201)["id"]
    before = good(ann.get(f"/tables/{place}"))
    for (method, path), (body, code) in POWERS.items():
        answer = ask(eve, place, method, path, body, host)
        assert answer.json()["code"] == code, (path, answer.text)
        assert answer.status_code in (403, 409)
    assert good(ann.get(f"/tables/{place}")) == before


def test_a_stranger_has_no_power_in_a_running_game(party: Party) -> None:
    before = party.kept()
    for (method, path), (body, _) in POWERS.items():
        answer = ask(party.stranger, party.table, method, path, body, str(party.people[1].me()))
        assert answer.status_code in (403, 409), (path, answer.text)
    assert party.kept() == before
    refused(party.stranger.get(f"/replays/{party.table}?viewer=0"), 403, "not-your-seat")
    refused(party.stranger.get(f"/replays/{party.table}?viewer=all"), 403, "still-playing")
    refused(party.stranger.get(f"/replays/{party.table}/record"), 409, "still-playing")
    refused(party.stranger.get(f"/replays/{party.table}/fair"), 409, "still-playing")
