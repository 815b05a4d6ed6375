"""A rated game with the Marshal and an automaton, over a real server: from its table to the ratings and a rematch."""

from __future__ import annotations

import random
from contextlib import ExitStack
from pathlib import Path
from typing import Any

from folsom.server.statistics.ratings import Ranked, Skill, new_skills
from server.live import live
from server.statistics.endings import rated, result_of
from server.tables.test_live import Guest, fold

SLOW = {"kind": "slow", "each": 3600, "bank": 0}
GAME = {"setup": {"players": 3, "variants": ["posse"]}, "options": {"clock": SLOW, "rated": True}, "public": True}
MARSHAL, CLOCKWORK = 3, 4


def play(table: str, seats: dict[int, Guest], watcher: Guest) -> set[int]:
    """People answer at random when they are asked, bots by themselves; the seats that anybody waited for."""
    views: dict[int, dict[str, Any]] = {}
    for seat, guest in seats.items():
        guest.say(type="watch", table=table, seat=seat)
        views[seat] = guest.hear("game")["view"]
    watcher.say(type="watch", table=table)
    asking = watcher.hear("game")["asking"]
    chance, waited, answers = random.Random(3), set(asking["seats"]), 0
    while asking["seats"]:
        asked = asking["seats"][0]
        if asked in seats:
            decision = {"decision": views[asked]["number"], "option": chance.choice(views[asked]["options"])}
            seats[asked].say(type="answer", table=table, seat=asked, command=f"command-{answers}", **decision)
            answers += 1
        for seat, guest in seats.items():
            for entry in guest.hear("events")["events"]:
                fold(views[seat], entry["changes"])
        asking = watcher.hear("events")["asking"]
        assert not {CLOCKWORK} & {*asking["seats"], *asking["away"], *map(int, asking["left"])}
        waited |= set(asking["seats"])
    return waited


def test_an_evening_with_the_marshal(tmp_path: Path) -> None:
    with live(tmp_path, pace=0) as server, ExitStack() as stack:
        ann, bob, cleo, eve = guests = [Guest(server, name) for name in ("Ann", "Bob", "Cleo", "Eve")]
        for guest in guests:
            stack.callback(guest.close)
            guest.open()
        table = ann.do("POST", "/tables", GAME, 201)["id"]
        [card] = eve.do("GET", "/tables")["tables"]
        assert (card["free"], card["bots"], card["setup"]["players"]) == (3, 0, 3)
        code = ann.do("GET", f"/tables/{table}")["code"]
        assert bob.do("GET", f"/codes/{code}") == {"id": table}
        bob.do("POST", f"/tables/{table}/join", {})
        cleo.do("POST", f"/tables/{table}/join", {"seat": MARSHAL})
        ann.do("POST", f"/tables/{table}/bots", {})
        for guest, seat in ((bob, 1), (cleo, MARSHAL)):
            guest.do("PUT", f"/tables/{table}/seats/{seat}/ready", {"ready": True})
        begun = ann.do("POST", f"/tables/{table}/start", {})
        assert [seat["bot"] for seat in begun["seats"]] == [None, None, "gunslinger", None, None]
        assert [len(seat["bandits"]) for seat in begun["seats"]] == [1, 1, 1, 0, 0]

        assert play(table, {0: ann, 1: bob, MARSHAL: cleo}, eve) == {0, 1, 2, MARSHAL}
        assert server.house.figures.failures._value.get() == 0

        rows = server.do(result_of(server.house, table))
        assert [row.seat for row in rows] == [0, 1, 2, MARSHAL]
        assert [row.side for row in rows] == [0, 0, 0, 1]
        assert [len(row.bandits) for row in rows] == [1, 1, 1, 0]
        assert {row.players for row in rows} == {4}
        assert [row.against for row in rows] == ["both", "both", "people", "both"]
        bandits_won, marshal_won = rows[0].won, rows[MARSHAL].won
        assert [row.won for row in rows] == [bandits_won] * 3 + [marshal_won] and bandits_won != marshal_won
        assert [row.place for row in rows] == [int(not row.won) for row in rows]

        skills = server.do(rated(server.house))
        assert skills.keys() == {ann.id, bob.id, cleo.id}
        assert skills[ann.id] == skills[bob.id]
        assert (skills[ann.id][0] > skills[cleo.id][0]) == bandits_won
        done = cleo.do("GET", f"/people/{cleo.id}/statistics")
        assert done["roles"] == {"marshal": done["all"]} and done["bandits"] == {} and list(done["players"]) == ["4"]

        fair = eve.do("GET", f"/replays/{table}/fair")
        assert len(fair["dealing"]["bandits"]) == 3
        shown = eve.do("GET", f"/tables/{table}")
        assert shown["seeds"] == [""] * 5

        again = cleo.do("POST", f"/tables/{table}/rematch")
        assert [seat["role"] for seat in again["seats"]] == ["bandit"] * 3 + ["marshal", "automaton"]
        assert [(seat["kept"] or {}).get("name") for seat in again["seats"]] == ["Ann", "Bob", None, None, None]
        assert again["setup"] == begun["setup"]
        cleo.do("POST", f"/tables/{again['id']}/seats/{MARSHAL}/move", {"to": CLOCKWORK}, 409)
        for guest, seat in ((ann, 0), (bob, 1)):
            guest.do("POST", f"/tables/{again['id']}/join", {})
            guest.do("PUT", f"/tables/{again['id']}/seats/{seat}/ready", {"ready": True})
        assert cleo.do("POST", f"/tables/{again['id']}/start", {})["state"] == "playing"
        for guest in (ann, bob, cleo):
            left = guest.do("POST", f"/tables/{again['id']}/leave", {})
        assert left["state"] == "abandoned"
        after = server.do(rated(server.house))
        all_alike = [Ranked(0, 0, ann.id), Ranked(0, 0, bob.id), Ranked(0, 0, None), Ranked(1, 0, cleo.id)]
        expected = new_skills(all_alike, {who: Skill(*skill[:2]) for who, skill in skills.items()})
        assert {who: (mu, sigma, games) for who, (mu, sigma, _, games) in after.items()} == {
            who: (skill.mu, skill.sigma, 2) for who, skill in expected.items()
        }


def test_a_bot_leads_the_marshal(tmp_path: Path) -> None:
    with live(tmp_path, pace=0) as server, ExitStack() as stack:
        ann, eve = [Guest(server, name) for name in ("Ann", "Eve")]
        for guest in (ann, eve):
            stack.callback(guest.close)
            guest.open()
        table = ann.do("POST", "/tables", {"setup": {"players": 2, "variants": ["posse"]}}, 201)["id"]
        for seat, level in ((1, "greenhorn"), (2, "outlaw")):
            ann.do("POST", f"/tables/{table}/bots", {"seats": [seat], "level": level})
        ann.do("POST", f"/tables/{table}/start", {})
        assert play(table, {0: ann}, eve) == {0, 1, 2}
        assert server.house.figures.failures._value.get() == 0
