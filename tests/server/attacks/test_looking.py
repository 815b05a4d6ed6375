"""The line of a screen that looks on as nobody: it sees what spectators see, does nothing, and leaves no trace."""

from __future__ import annotations

from contextlib import ExitStack
from itertools import count
from typing import Any

import pytest
from pydantic import BaseModel
from sqlalchemy import select
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection

from folsom.server.people.gate import LOOKS
from folsom.server.play.sockets import MOST_NAMELESS
from folsom.server.protocol.closes import TOO_MANY
from folsom.server.store.schema import people, present
from patience import PATIENCE
from server.attacks.grammar import MODELS, kind_of, plainest
from server.attacks.lines import Line
from server.attacks.test_seats import Party
from server.live import Live, wire
from server.people.browsers import Browser, NewBrowser, rows, table

NUMBERS = count()
DOES = [model for model in MODELS if kind_of(model) not in ("watch", "unwatch")]


@pytest.fixture
def party(server: Live, browser: NewBrowser) -> Party:
    """A table of four, and somebody who knows where it is."""
    people = [browser() for _ in range(4)]
    ids: list[str | None] = [one.guest() for one in people]
    name = f"looking-{next(NUMBERS)}"
    table(server, name, str(ids[0]), ids)
    stranger = browser()
    stranger.guest("Eve")
    return Party(server, name, people, stranger)


def looking(server: Live, address: str, **headers: str) -> ClientConnection:
    """A screen of nobody, at an address."""
    return wire(server, {"X-Forwarded-For": address} | headers, path="/ws/look")


def heard_of(line: Line, kind: str) -> dict[str, Any]:
    """The first message of a kind."""
    while (message := line.hear())["type"] != kind:
        pass
    return message


def test_it_is_nobody_whatever_cookie_comes_with_it(party: Party) -> None:
    cookie = f"folsom={party.people[0].http.cookies['folsom']}"
    with looking(party.server, "10.200.0.1", Cookie=cookie) as socket:
        hello = Line(socket).hear()
        assert (hello["type"], hello["person"], hello["name"]) == ("hello", None, None)


def test_it_sees_what_every_spectator_sees(party: Party) -> None:
    with looking(party.server, "10.200.0.2") as socket:
        nobody, spectator = Line(socket), Line(party.stranger.socket())
        for line in (nobody, spectator):
            line.say(type="watch", table=party.table)
        shown = [heard_of(line, "game") for line in (nobody, spectator)]
        assert shown[0] == shown[1]
        assert shown[0]["seat"] is None and shown[0]["asking"]["question"] is None
        player = Line(party.people[0].socket())
        player.say(type="watch", table=party.table, seat=0)
        view = heard_of(player, "game")["view"]
        answer = {"type": "answer", "table": party.table, "seat": 0, "decision": view["number"], "command": "looking-1"}
        player.say(**answer, option=view["options"][0])
        assert heard_of(nobody, "events") == heard_of(spectator, "events")


@pytest.mark.parametrize("model", DOES, ids=kind_of)
def test_it_does_nothing(party: Party, model: type[BaseModel]) -> None:
    before = party.kept()
    with looking(party.server, "10.200.0.3") as socket:
        line = Line(socket)
        assert line.refused(**plainest(model, table=party.table, text="hello", name="laugh")) == "who-are-you"
        for seat in (0, 3, 9):
            assert line.refused(type="watch", table=party.table, seat=seat) == "who-are-you"
    assert party.kept() == before


def test_it_is_not_there_and_is_kept_nowhere(party: Party) -> None:
    known = rows(party.server, select(people.c.id))
    with looking(party.server, "10.200.0.4") as socket:
        nobody, spectator = Line(socket), Line(party.stranger.socket())
        nobody.say(type="watch", table=party.table)
        spectator.say(type="watch", table=party.table)
        assert heard_of(spectator, "presence")["spectators"] == 1
        assert "" not in {row["person"] for row in rows(party.server, select(present.c.person))}
    assert rows(party.server, select(people.c.id)) == known


def test_a_table_that_is_not_there_is_not_shown(server: Live) -> None:
    with looking(server, "10.200.0.5") as socket:
        assert Line(socket).refused(type="watch", table="nowhere-at-all") == "not-found"


def test_other_pages_cannot_open_it(server: Live) -> None:
    with pytest.raises(InvalidStatus) as refused:
        looking(server, "10.200.0.6", Origin="https://elsewhere.example")
    assert refused.value.response.status_code == 403


def test_one_address_has_a_few_and_others_are_not_kept_out(server: Live) -> None:
    with ExitStack() as many:
        for _ in range(MOST_NAMELESS):
            Line(many.enter_context(looking(server, "10.200.0.7"))).hear()
        with looking(server, "10.200.0.7") as one_more, pytest.raises(ConnectionClosed) as closed:
            one_more.recv(timeout=PATIENCE)
        assert closed.value.rcvd is not None and closed.value.rcvd.code == TOO_MANY
        with looking(server, "10.200.0.8") as other:
            assert Line(other).hear()["type"] == "hello"


def test_one_address_opens_so_many_and_no_more(server: Live) -> None:
    with pytest.raises(InvalidStatus) as refused:
        for _ in range(LOOKS * 2):
            with looking(server, "10.200.0.9"):
                pass
    assert refused.value.response.status_code == 429


def test_who_plays_may_look_on_as_nobody_and_is_not_there_by_it(server: Live, browser: NewBrowser) -> None:
    ann: Browser = browser()
    ann.guest()
    with looking(server, "10.200.0.10", Cookie=f"folsom={ann.http.cookies['folsom']}") as socket:
        assert Line(socket).hear()["person"] is None
        assert ann.http.get("/api/visitor").json()["person"]["name"] is not None
