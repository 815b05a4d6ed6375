"""What a person's hands do over the network: why not, sketches, taking back, and ids by which answers are known."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from folsom import Setup
from server.houses import new_table, on_seats
from server.live import Client, clients, live

CARDS = ("move", "floor", "shoot", "rob", "punch", "marshal")
HORSES = Setup(("doc", "belle", "tuco", "django"), boxes=("horses",))


@pytest.fixture(scope="module")
def people(tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[Client]]:
    folder: Path = tmp_path_factory.mktemp("hands")
    with live(folder) as server, clients(server, "Ann", "Bob", "Cleo", "Dan", "Eve") as found:
        four = on_seats(*(client.id for client in found[:4]))
        server.do(new_table(server.house, "t", four))
        server.do(new_table(server.house, "horses", four, HORSES))
        yield found


def watch(people: list[Client], table: str) -> tuple[int, dict[str, Any]]:
    """Everybody looks from his seat; the first who is asked, and what he sees."""
    shown = []
    for seat, client in enumerate(people[:4]):
        client.say(type="watch", table=table, seat=seat)
        shown.append(client.hear("game"))
    asked: int = shown[0]["asking"]["seats"][0]
    return asked, shown[asked]


def test_why_not_names_the_rule(people: list[Client]) -> None:
    asked, shown = watch(people, "t")
    offered = shown["asking"]["question"]["options"]
    assert offered == shown["view"]["options"]
    for card in CARDS:
        message = {"type": "why", "table": "t", "seat": asked, "option": f"play {card}", "id": f"question-{card}"}
        people[asked].say(**message)
        told = people[asked].hear("because")
        assert told["id"] == f"question-{card}"
        assert told["rule"] == ("" if f"play {card}" in offered else "BASE-PLAN-1")
        other = (asked + 1) % 4
        people[other].say(**message | {"seat": other})  # who is not asked is barred by no rule, and told nothing
        assert people[other].hear("because")["rule"] == ""
    people[asked].say(type="why", table="t", seat=asked, option="fly away", id="question-fly")
    assert people[asked].hear("refused")["command"] == "question-fly"
    people[4].say(type="why", table="t", seat=asked, option="draw", id="question-eve")
    assert people[4].hear("refused")["code"] == "not-your-seat"


def test_a_sketch_is_asked_from_ones_own_seat(people: list[Client]) -> None:
    asked, shown = watch(people, "t")
    place = next(i for i, one in enumerate(shown["legend"]["places"]) if one["name"] == "2 inside")
    sketch = {"type": "sketch", "table": "t", "seat": asked, "bandit": asked, "place": place, "id": "question-1"}
    people[asked].say(card="move", **sketch)
    told = people[asked].hear("sketched")
    assert (told["id"], told["options"]) == ("question-1", ["move 1 inside", "move 3 inside"])
    for wrong, code in (({"card": "fly"}, "no-card"), ({"card": "move", "bandit": (asked + 1) % 4}, "no-bandit")):
        people[asked].say(**sketch | wrong)
        assert people[asked].hear("refused")["code"] == code
    people[4].say(card="move", **sketch)
    assert people[4].hear("refused")["code"] == "not-your-seat"


def test_an_answer_is_taken_back_over_the_network(people: list[Client]) -> None:
    """A secret choice that others still have to make: taken back, and made again."""
    asked, shown = watch(people, "horses")
    question = shown["asking"]["question"]
    assert len(shown["asking"]["seats"]) == 4 and question["options"]
    answer = {"type": "answer", "table": "horses", "seat": asked, "option": question["options"][0]}
    people[asked].say(decision=question["decision"], command="command-1", **answer)
    people[asked].hear("done")
    told = people[asked].hear("events")
    assert told["asking"]["undo"] and asked not in told["asking"]["seats"]
    other = (asked + 1) % 4
    assert not people[other].hear("events")["asking"]["undo"]
    people[other].say(type="undo", table="horses", seat=other, command="command-2")
    assert people[other].hear("refused")["code"] == "refused"
    people[other].say(type="undo", table="horses", seat=asked, command="command-2")
    assert people[other].hear("refused")["code"] == "not-your-seat"
    people[asked].say(type="undo", table="horses", seat=asked, command="command-3")
    assert people[asked].hear("done")["command"] == "command-3"
    back = people[asked].hear("events")
    people[asked].say(type="undo", table="horses", seat=asked, command="command-3")  # the same one counts once
    assert people[asked].hear_any() == {"type": "done", "command": "command-3"}
    assert [event["name"] for event in back["events"]] == ["undone"] and asked in back["asking"]["seats"]
    people[asked].say(decision=question["decision"], command="command-4", **answer)
    assert people[asked].hear("refused")["code"] == "refused", "the question is another one now"
    assert back["asking"]["question"] == question | {"decision": back["events"][0]["changes"]["number"]}
    people[asked].say(decision=back["asking"]["question"]["decision"], command="command-5", **answer)
    people[asked].hear("done")


def test_what_has_an_id_is_acknowledged_or_refused_by_it(people: list[Client]) -> None:
    ann, eve = people[0], people[4]
    for number, message in enumerate(
        (
            {"type": "watch", "table": "t", "seat": 0},
            {"type": "say", "table": "t", "text": "Hands up!"},
            {"type": "emote", "table": "t", "name": "luck"},
            {"type": "pause", "table": "t", "wish": True},
            {"type": "pause", "table": "t", "wish": False},
            {"type": "return", "table": "t", "seat": 0},
            {"type": "lobby", "on": True},
            {"type": "lobby", "on": False},
            {"type": "unwatch", "table": "t"},
        )
    ):
        ann.say(id=f"message-{number}", **message)
        assert ann.hear("done")["command"] == f"message-{number}"
    for number, (message, code) in enumerate(
        (
            ({"type": "watch", "table": "t", "seat": 0}, "not-your-seat"),
            ({"type": "say", "table": "t", "text": "Hands up!"}, "not-at-table"),
            ({"type": "emote", "table": "t", "name": "luck"}, "not-at-table"),
            ({"type": "pause", "table": "t", "wish": True}, "not-at-table"),
            ({"type": "return", "table": "t", "seat": 0}, "not-your-seat"),
        )
    ):
        eve.say(id=f"message-{number}", **message)
        told = eve.hear("refused")
        assert (told["command"], told["code"]) == (f"message-{number}", code)
    eve.say(type="emote", table="t", name="dance")
    assert eve.hear("refused")["code"] == "no-message"


def test_who_looks_before_the_game_is_told_when_to_look_again(people: list[Client]) -> None:
    ann, bob = people[:2]
    made = ann.http.post("/api/tables", json={"setup": {"players": 3}}).json()
    bob.say(type="watch", table=made["id"], seat=1)
    while bob.hear("table")["table"] != made["id"]:
        pass
    bob.http.post(f"/api/tables/{made['id']}/join", json={"seat": 1})
    bob.http.put(f"/api/tables/{made['id']}/seats/1/ready", json={"ready": True})
    ann.http.post(f"/api/tables/{made['id']}/bots", json={"level": "greenhorn"})
    assert ann.http.post(f"/api/tables/{made['id']}/start", json={}).status_code == 200
    while (told := bob.hear("table"))["table"] != made["id"] or told["shown"]["state"] != "playing":
        pass
    bob.say(type="watch", table=made["id"], seat=1)
    assert bob.hear("game")["seat"] == 1
