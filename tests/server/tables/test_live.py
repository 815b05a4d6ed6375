"""A whole evening over a real server: tables, seats, talk, a game to its end, and another one."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx
import pytest

from folsom.server.play.fair import commitment
from patience import PATIENCE
from server.live import Client, Live, clients, live

FOUR = {"setup": {"players": 4}, "public": True}


class Guest(Client):
    """A person who remembers all that he was sent."""

    def __init__(self, server: Live, name: str) -> None:
        super().__init__(server, name)
        self.texts: list[str] = []

    def hear_any(self) -> dict[str, Any]:
        """The next message."""
        assert self.socket is not None
        text = self.socket.recv(timeout=PATIENCE)
        assert isinstance(text, str)
        self.texts.append(text)
        message: dict[str, Any] = json.loads(text)
        return message

    def hear_until(self, kind: str, **wanted: Any) -> dict[str, Any]:
        """The next message of a kind that has these things; a table's are looked for in what is shown of it."""
        while True:
            message = self.hear(kind)
            inside = message.get("shown") or message.get("asking") or message
            if all(inside[name] == value for name, value in wanted.items()):
                return message

    def do(self, method: str, path: str, body: dict[str, Any] | None = None, status: int = 200) -> Any:
        """Asks over HTTP."""
        answer = self.http.request(method, f"/api{path}", json=body)
        assert answer.status_code == status, answer.text
        self.texts.append(answer.text)
        return answer.json() if answer.content else None


@pytest.fixture
def guests(tmp_path: Path) -> Iterator[list[Guest]]:
    with live(tmp_path) as server, ExitStack() as stack:
        found = [Guest(server, name) for name in ("Ann", "Bob", "Cleo", "Dan", "Eve")]
        for guest in found:
            stack.callback(guest.close)
            guest.open()
        yield found


def seat_all(table: str, guests: list[Guest]) -> None:
    """Everybody sits down and is ready."""
    for number, guest in enumerate(guests):
        if number:
            guest.do("POST", f"/tables/{table}/join", {"seat": number})
        guest.do("PUT", f"/tables/{table}/seats/{number}/ready", {"ready": True})


def test_a_whole_evening(guests: list[Guest]) -> None:
    ann, bob, cleo, dan, eve = guests
    eve.say(type="lobby", on=True)
    assert eve.hear("lobby") == {"type": "lobby", "full": True, "tables": [], "gone": []}
    opened = ann.do("POST", "/tables", FOUR, 201)
    table, seed_hash = opened["id"], opened["commitment"]
    assert [card["id"] for card in eve.hear("lobby")["tables"]] == [table]
    assert [card["id"] for card in eve.do("GET", "/tables")["tables"]] == [table]
    assert bob.do("GET", f"/codes/{opened['code'].lower()}") == {"id": table}

    for guest in guests:
        guest.say(type="watch", table=table)
        assert guest.hear("table")["shown"]["commitment"] == seed_hash
    eve.hear_until("presence", people=[ann.id], spectators=4)
    seat_all(table, guests[:4])
    bob.do("PUT", f"/tables/{table}/seats/1/bandits", {"bandits": ["belle"]})
    bob.do("PUT", f"/tables/{table}/seats/1/seed", {"seed": "my own luck"})
    eve.hear_until("presence", people=sorted(guest.id for guest in guests[:4]), spectators=1)
    bob.say(type="say", table=table, text="Ready when you are")
    assert [guest.hear("talk")["text"] for guest in guests] == ["Ready when you are"] * 5
    ann.do("POST", f"/tables/{table}/start", {})
    for guest in guests:
        guest.hear_until("table", state="playing")

    played = play_to_the_end(table, guests)
    assert played > 50
    for guest in guests:
        guest.hear_until("table", state="over")
    ended = eve.do("GET", f"/tables/{table}")
    assert commitment(bytes.fromhex(ended["seed"])) == seed_hash
    assert ended["seeds"] == ["", "my own luck", "", ""]
    for guest in guests:
        check_secrets(guest, ended["seed"])

    again = cleo.do("POST", f"/tables/{table}/rematch")
    assert ann.hear_until("table", rematch=again["id"])["shown"]["rematch"] == again["id"]
    assert dan.do("POST", f"/tables/{table}/rematch")["id"] == again["id"]
    assert [one["invited"] for one in dan.do("GET", "/my/tables?state=open")["tables"]] == [True]
    dan.do("POST", f"/tables/{again['id']}/join", {})
    assert [one["card"]["id"] for one in dan.do("GET", "/my/tables?state=over")["tables"]] == [table]


def play_to_the_end(table: str, guests: list[Guest]) -> int:
    """Everybody answers at random when he is asked; Eve looks on. How many answers there were."""
    for number, guest in enumerate(guests):
        guest.say(type="watch", table=table, **({"seat": number} if number < 4 else {}))
    shown = [guest.hear("game") for guest in guests]
    views = [one["view"] for one in shown]
    waiting = shown[4]["asking"]["seats"]
    chance = random.Random(7)
    answers = 0
    while waiting:
        asked = chance.choice(waiting)
        decision = {"decision": views[asked]["number"], "option": chance.choice(views[asked]["options"])}
        guests[asked].say(type="answer", table=table, seat=asked, command=f"command-{answers}", **decision)
        answers += 1
        for number, guest in enumerate(guests):
            message = guest.hear("events")
            waiting = message["asking"]["seats"]
            for entry in message["events"]:
                fold(views[number], entry["changes"])
    return answers


def fold(view: dict[str, Any], changes: dict[str, Any]) -> None:
    """What a client does with an entry, as far as it must know what it is asked."""
    view.update({name: value for name, value in changes.items() if name in ("number", "options", "asked", "open")})


def test_a_spectator_is_told_what_everybody_knows(guests: list[Guest]) -> None:
    """Whoever looks on gets the same bytes, and no option that is offered in secret."""
    ann, bob, cleo, dan, eve = guests
    table = ann.do("POST", "/tables", {"setup": {"players": 3}}, 201)["id"]
    seat_all(table, guests[:3])
    ann.do("POST", f"/tables/{table}/start", {})
    for guest in (dan, eve):
        guest.say(type="watch", table=table)
    shown = [guest.hear("game") for guest in (dan, eve)]
    assert shown[0] == shown[1] and shown[0]["seat"] is None
    assert shown[0]["view"]["options"] == []
    for number, guest in enumerate(guests[:3]):
        guest.say(type="watch", table=table, seat=number)
    own = [guest.hear("game") for guest in (ann, bob, cleo)]
    asked = shown[0]["asking"]["seats"][0]
    assert own[asked]["view"]["options"]
    eve.say(type="watch", table=table, seat=0)
    assert eve.hear("refused")["code"] == "not-your-seat"
    option = own[asked]["view"]["options"][0]
    decision = {"decision": own[asked]["view"]["number"], "option": option, "command": "command-1"}
    eve.say(type="answer", table=table, seat=asked, **decision)
    assert eve.hear("refused")["code"] == "not-your-seat"
    guests[asked].say(type="answer", table=table, seat=asked, **decision)
    assert eve.hear("events") == dan.hear("events")  # a refused look has changed nothing
    assert "seed" not in eve.do("GET", f"/tables/{table}") or eve.do("GET", f"/tables/{table}")["seed"] is None


def test_one_person_on_several_seats_is_shown_one_at_a_time(guests: list[Guest]) -> None:
    ann, bob = guests[:2]
    table = ann.do("POST", "/tables", {"setup": {"players": 3}}, 201)["id"]
    for seat in (1, 2):
        ann.do("POST", f"/tables/{table}/join", {"seat": seat})
    ann.do("POST", f"/tables/{table}/start", {})
    seen: list[dict[str, Any]] = []
    asked = -1
    for seat in range(3):
        ann.say(type="watch", table=table, seat=seat)
        shown = ann.hear("game")
        assert shown["seat"] == seat
        seen.append(shown["view"])
        asked = shown["asking"]["seats"][0]
    assert len({json.dumps(view) for view in seen}) == 3
    decision = {"decision": seen[asked]["number"], "option": seen[asked]["options"][0], "command": "command-1"}
    ann.say(type="answer", table=table, seat=asked, **decision)  # from the last seat that he looked from
    ann.hear("done")
    assert ann.hear("events")["first"] == 1
    bob.say(type="watch", table=table, seat=1)
    assert bob.hear("refused")["code"] == "not-your-seat"


def test_who_leaves_a_running_game_comes_back(guests: list[Guest]) -> None:
    ann, bob, cleo = guests[:3]
    table = ann.do("POST", "/tables", {"setup": {"players": 3}}, 201)["id"]
    seat_all(table, guests[:3])
    ann.do("POST", f"/tables/{table}/start", {})
    bob.say(type="watch", table=table, seat=1)
    assert bob.hear("game")["asking"]["away"] == []
    cleo.do("POST", f"/tables/{table}/leave", {})
    assert bob.hear_until("asking", away=[2])
    assert cleo.do("GET", "/my/tables")["tables"][0]["away"]
    cleo.say(type="return", table=table, seat=2)
    assert bob.hear_until("asking", away=[])
    cleo.do("POST", f"/tables/{table}/leave", {"seat": 2})
    bob.hear_until("asking", away=[2])
    cleo.do("POST", f"/tables/{table}/return", {"seat": 2})
    assert bob.hear_until("asking", away=[])
    cleo.say(type="return", table=table, seat=1)
    assert cleo.hear("refused")["code"] == "not-your-seat"
    for guest in (ann, bob, cleo):
        guest.do("POST", f"/tables/{table}/leave", {})
    assert ann.do("GET", f"/tables/{table}")["seed"] is not None
    ann.say(type="watch", table=table, seat=0)
    view = ann.hear("game")["view"]
    ann.say(type="answer", table=table, seat=0, decision=view["number"], option="draw", command="command-1")
    assert ann.hear("refused")["code"] == "refused"


def test_one_looks_at_a_few_tables_and_away_again(guests: list[Guest]) -> None:
    ann, bob = guests[:2]
    tables = [ann.do("POST", "/tables", FOUR, 201)["id"] for _ in range(5)]
    for table in tables[:4]:
        bob.say(type="watch", table=table)
        assert bob.hear("table")["table"] == table
    bob.say(type="watch", table=tables[4])
    assert bob.hear("refused")["code"] == "too-many-tables"
    bob.say(type="watch", table=tables[3])  # once more is no more
    assert bob.hear("table")["table"] == tables[3]
    bob.say(type="unwatch", table=tables[0])
    bob.say(type="lobby", on=True)
    assert len(bob.hear("lobby")["tables"]) == 5
    bob.say(type="lobby", on=False)
    bob.say(type="watch", table=tables[4])
    assert bob.hear("table")["table"] == tables[4]
    heard = len(bob.texts)
    for table in (tables[0], tables[1]):
        ann.do("PUT", f"/tables/{table}/seats/0/ready", {"ready": True})
    assert bob.hear("table")["table"] == tables[1]
    assert not any('"lobby"' in text or tables[0] in text for text in bob.texts[heard:])


def test_talk_over_the_wire(guests: list[Guest]) -> None:
    ann, bob, cleo = guests[:3]
    table = ann.do("POST", "/tables", {"setup": {"players": 3}}, 201)["id"]
    bob.do("POST", f"/tables/{table}/join", {})
    for guest in (ann, bob, cleo):
        guest.say(type="watch", table=table)
        guest.hear("table")
    cleo.do("POST", "/mutes", {"person": bob.id}, 204)
    assert [one["name"] for one in cleo.do("GET", "/mutes")] == ["Bob"]
    bob.say(type="say", table=table, text="<img src=x onerror=alert(1)>")
    assert ann.hear("talk")["text"] == "<img src=x onerror=alert(1)>"
    ann.say(type="emote", table=table, name="laugh")
    assert (ann.hear("talk")["kind"], cleo.hear("talk")["person"]) == ("emote", ann.id)
    for odd in ("\ud800", "\u202e", " ", "x" * 301):
        bob.say(type="say", table=table, text=odd)
        assert bob.hear("refused")["code"] in ("no-json", "no-message", "odd-words", "no-words")
    cleo.say(type="say", table=table, text="hello")
    assert cleo.hear("refused")["code"] == "not-at-table"
    cleo.do("DELETE", f"/mutes/{bob.id}", None, 204)
    assert cleo.do("GET", "/mutes") == []


def test_what_makes_no_sense_is_refused_over_the_wire(guests: list[Guest]) -> None:
    ann, bob = guests[:2]
    table = ann.do("POST", "/tables", FOUR, 201)["id"]
    for body in (
        {},
        {"setup": {"players": "4"}},
        {"setup": {"players": 4.0}},
        {"setup": {"players": 0}},
        {"setup": {"players": 10**30}},
        {"setup": {"players": 4, "bandits": ["doc"]}},
        {"setup": {"players": 4, "boxes": ["../../etc/passwd"]}},
        {"setup": {"players": 4, "boxes": ["horses"] * 21}},
        {"setup": {"players": 4}, "public": "yes"},
        {"setup": {"players": 4}, "seed": "00"},
        {"setup": {"players": 4}, "options": {"level": "mcts:100000"}},
    ):
        assert ann.do("POST", "/tables", body, 422)["code"] == "no-request"
    assert ann.do("POST", "/tables", {"setup": {"players": 2}}, 422)["rule"] == "BASE-SETUP-1"
    assert ann.do("POST", f"/tables/{table}/join", {"seat": -1}, 422)["code"] == "no-request"
    assert ann.do("POST", f"/tables/{table}/bots", {"seats": [1], "level": "random"}, 422)["code"] == "no-request"
    assert ann.do("PUT", f"/tables/{table}/seats/0/seed", {"seed": "x" * 65}, 422)["code"] == "no-request"
    assert ann.do("PUT", f"/tables/{table}/seats/0/seed", {"seed": "\n"}, 422)["code"] == "odd-seed"
    assert ann.do("GET", "/tables/no%00where", None, 422)["code"] == "no-request"
    assert ann.do("GET", "/tables/nowhere", None, 404)["code"] == "not-found"
    assert ann.do("GET", "/codes/ABC123", None, 422)["code"] == "no-request"
    assert bob.do("DELETE", f"/tables/{table}/seats/1", None, 403)["code"] == "not-host"
    ann.say(type="watch", table="nowhere")
    assert ann.hear("refused")["code"] == "not-found"


def test_every_power_over_the_wire(guests: list[Guest]) -> None:
    ann, bob, cleo = guests[:3]
    table = ann.do("POST", "/tables", FOUR, 201)["id"]
    bob.do("POST", f"/tables/{table}/join", {"seat": 1})
    bob.do("POST", f"/tables/{table}/seats/1/move", {"to": 3})
    assert ann.do("POST", f"/tables/{table}/bots", {"level": "legend"})["seats"][1]["bot"] == "legend"
    version = ann.do("DELETE", f"/tables/{table}/seats/1")["version"]
    assert ann.do("DELETE", f"/tables/{table}/seats/2?version={version - 1}", None, 409)["code"] == "changed"
    kicked = ann.do("POST", f"/tables/{table}/kick", {"person": bob.id})["kicked"]
    assert [one["id"] for one in kicked] == [bob.id]
    assert bob.do("POST", f"/tables/{table}/join", {}, 403)["code"] == "kicked"
    assert ann.do("POST", f"/tables/{table}/pardon", {"person": bob.id})["kicked"] == []
    bob.do("POST", f"/tables/{table}/join", {})
    changed = ann.do("PATCH", f"/tables/{table}", {"setup": {"players": 3, "boxes": ["horses"]}, "public": False})
    assert (len(changed["seats"]), changed["setup"]["boxes"], changed["public"]) == (3, ["horses"], False)
    assert ann.do("PATCH", f"/tables/{table}", {"options": {"plan": "memory"}})["options"]["plan"] == "memory"
    assert cleo.do("GET", "/tables") == {"tables": []}
    assert cleo.do("POST", f"/tables/{table}/start", {}, 403)["code"] == "not-host"


def test_other_sites_and_strangers_are_refused(tmp_path: Path) -> None:
    with live(tmp_path) as server, clients(server, "Ann") as (ann,):
        other = ann.http.post("/api/tables", json=FOUR, headers={"Origin": "https://evil.example"})
        assert (other.status_code, other.json()["code"]) == (403, "not-from-there")
        with httpx.Client(base_url=server.url, timeout=PATIENCE) as stranger:
            for path in ("/api/tables", "/api/tables/t/join", "/api/tables/t/start", "/api/tables/t/rematch"):
                assert stranger.post(path, json={}).status_code in (401, 422)
            assert stranger.post("/api/tables", json=FOUR).status_code == 401
            assert stranger.get("/api/my/tables").status_code == 401
            assert stranger.get("/api/codes/ABCDEF").status_code == 404  # told before a name is asked
            assert stranger.get("/api/tables").json() == {"tables": []}


def check_secrets(guest: Guest, seed: str) -> None:
    """The seed, and players' own seeds, came only when the game was over."""
    first = next(number for number, text in enumerate(guest.texts) if seed in text)
    assert '"over"' in guest.texts[first]
    before = "".join(guest.texts[:first])
    assert "my own luck" not in before and bytes.fromhex(seed).decode("latin-1") not in before
