"""What one can do about oneself: another name, all that is kept, and leaving for good."""

from __future__ import annotations

import json
from typing import Any

from sqlalchemy import insert, select
from websockets.sync.client import ClientConnection

from folsom.server.protocol.closes import NOT_KNOWN
from folsom.server.store.schema import games, people, plies, ratings, results, seats, sessions, tables, talk, visits
from patience import PATIENCE
from server.live import Live
from server.people.browsers import PASSWORD, Browser, NewBrowser, change, closed_with, good, refused, rows, table


def test_another_name_and_another_language(browser: NewBrowser) -> None:
    ann = browser()
    person = ann.guest("Ann")
    assert good(ann.send("PATCH", "/me", name=" Ann  Oakley ", lang="nl"))["name"] == "Ann Oakley"
    me = good(ann.get("/me"))
    assert (me["id"], me["name"], me["lang"]) == (person, "Ann Oakley", "nl")
    assert good(ann.send("PATCH", "/me", lang="fr"))["name"] == "Ann Oakley"
    for wrong, code in (
        ({}, "no-change"),
        ({"lang": "de"}, "no-request"),
        ({"name": "\u202e"}, "odd-name"),
        ({"login": "ann"}, "no-request"),
    ):
        refused(ann.send("PATCH", "/me", **wrong), 422, code)
    assert good(ann.get("/me")) == me | {"lang": "fr"}
    refused(browser().send("PATCH", "/me", name="Ann"), 401, "who-are-you")


def test_a_page_asks_who_one_is_without_being_refused(browser: NewBrowser) -> None:
    ann = browser()
    assert good(ann.get("/visitor")) == {"person": None}
    ann.guest("Ann")
    assert good(ann.get("/visitor")) == {"person": good(ann.get("/me"))}
    assert "set-cookie" in ann.get("/visitor").headers  # it is kept for longer
    assert ann.post("/logout").status_code == 204
    assert good(ann.get("/visitor")) == {"person": None}


def heard(socket: ClientConnection, kind: str) -> dict[str, Any]:
    """The next message of a kind."""
    while True:
        message: dict[str, Any] = json.loads(socket.recv(timeout=PATIENCE))
        if message["type"] == kind:
            return message


def one_answer(browser: Browser, name: str) -> str:
    """Gives the first answer at a table where somebody has all the seats; what it was."""
    socket = browser.socket()
    socket.send(json.dumps({"type": "watch", "table": name}))
    seat = heard(socket, "game")["asking"]["seats"][0]
    socket.send(json.dumps({"type": "watch", "table": name, "seat": seat}))
    view = heard(socket, "game")["view"]
    option: str = view["options"][0]
    answer = {"type": "answer", "table": name, "seat": seat, "decision": view["number"], "option": option}
    socket.send(json.dumps(answer | {"command": "command-1"}))
    heard(socket, "done")
    socket.close()
    return option


def lived(server: Live, person: str, other: str, name: str) -> None:
    """Somebody has talked, looked, won and been rated; so has another."""
    at = {"at": 5.0}
    won = {"table": name, "bandits": ["doc"], "money": 900, "won": True, "players": 4, "rated": True} | at
    won |= {"side": 0, "place": 0, "stayed": True, "against": "people"}
    change(
        server,
        *(
            insert(talk).values({"table": name, "person": who, "kind": "words", "text": f"words of {who}"} | at)
            for who in (person, other)
        ),
        insert(visits).values({"table": name, "person": person, "viewer": 3, "event": 3} | at),
        insert(results).values([won | {"seat": 0, "person": person}, won | {"seat": 1, "person": other}]),
        *(
            insert(ratings).values({"person": who, "mu": 25.0, "sigma": 8.0, "games": 1, "rating": 1.0} | at)
            for who in (person, other)
        ),
    )


def test_everything_that_is_kept_and_nothing_else(server: Live, browser: NewBrowser) -> None:
    ann, bob = browser(), browser()
    person, other = ann.account("ann.exports"), bob.guest("Bob")
    good(browser().post("/login", login="ann.exports", password=PASSWORD))
    table(server, "exported", person, [person] * 4)
    table(server, "hosted", person, [other, None, None], "open")
    table(server, "not-hers", other, [other, None, None], "open")
    option = one_answer(ann, "exported")
    lived(server, person, other, "exported")
    answer = ann.get("/me/export")
    told = good(answer)
    assert answer.headers["content-disposition"] == 'attachment; filename="folsom.json"'
    assert told["person"] | {"created": 0} == {
        "id": person,
        "name": "ann.exports",
        "login": "ann.exports",
        "lang": "",
        "created": 0,
    }
    assert [set(session) for session in told["sessions"]] == [{"created", "seen"}] * 2
    assert told["ratings"] == [{"mu": 25.0, "sigma": 8.0, "games": 1, "at": 5.0}]
    assert [one["table"] for one in told["tables"]] == ["exported", "hosted"]
    at = told["tables"][0]
    assert at["hosted"][0]["state"] == "playing"
    assert [seat["seat"] for seat in at["seats"]] == [0, 1, 2, 3]
    assert [ply["option"] for ply in at["plies"]] == [option]
    assert at["talk"] == [{"kind": "words", "text": f"words of {person}", "at": 5.0}]
    assert {"viewer": 3, "event": 3, "at": 5.0} in at["visits"]
    assert [result["money"] for result in at["results"]] == [900]
    assert told["tables"][1]["seats"] == []
    text = answer.text
    secrets = [row["token"] for row in rows(server, select(sessions))]
    secrets += [row["password"] for row in rows(server, select(people)) if row["password"]]
    game = rows(server, select(games).where(games.c.table == "exported"))[0]
    secrets += [game["seed"].hex(), "snapshot", "news", "draws", other]
    assert not [secret for secret in secrets if secret in text]


def test_an_export_is_not_asked_for_all_the_time(browser: NewBrowser) -> None:
    ann = browser()
    ann.guest()
    for _ in range(5):
        good(ann.get("/me/export"))
    refused(ann.get("/me/export"), 429, "too-often")
    refused(browser().get("/me/export"), 401, "who-are-you")


def test_who_leaves_for_good_is_forgotten_and_his_games_are_not(server: Live, browser: NewBrowser) -> None:
    ann, phone, bob = browser(), browser(), browser()
    person, other = ann.account("ann.leaves"), bob.guest("Bob")
    code = good(ann.post("/me/recovery", password=PASSWORD), 201)["code"]
    good(phone.post("/login", login="ann.leaves", password=PASSWORD))
    table(server, "left", person, [person, other, other, other])
    table(server, "finished", person, [person, other, other, other], "over")
    lived(server, person, other, "left")
    watching = bob.socket()
    watching.send(json.dumps({"type": "watch", "table": "left"}))
    assert heard(watching, "game")["asking"]["away"] == []
    sockets = [ann.socket(), phone.socket()]
    cookie = ann.cookie

    refused(ann.send("DELETE", "/me"), 403, "password-needed")
    refused(ann.send("DELETE", "/me", password="another horse"), 403, "wrong-password")
    assert phone.me() == person
    assert ann.send("DELETE", "/me", password=PASSWORD).status_code == 204

    assert ann.cookie == "" and phone.me() is None
    assert {closed_with(socket) for socket in sockets} == {NOT_KNOWN}
    ann.cookie = cookie
    assert ann.me() is None
    refused(browser().post("/recover", code=code), 401, "no-match")
    refused(browser().post("/login", login="ann.leaves", password=PASSWORD), 401, "no-match")

    row = rows(server, select(people).where(people.c.id == person))[0]
    assert row["name"] == "Somebody" and row["gone"] is not None
    assert row["login"] is row["password"] is row["recovery"] is None and row["lang"] == ""
    for kind in (sessions, visits, ratings):
        assert rows(server, select(kind).where(kind.c.person == person)) == []
    spoken = rows(server, select(talk.c.person, talk.c.text).where(talk.c.table == "left").order_by(talk.c.id))
    assert spoken == [{"person": person, "text": ""}, {"person": other, "text": f"words of {other}"}]

    left = select(seats.c.seat, seats.c.left).where(seats.c.person == person).order_by(seats.c.table)
    assert rows(server, left) == [{"seat": 0, "left": False}, {"seat": 0, "left": True}]  # finished, left
    assert rows(server, select(games.c.due).where(games.c.table == "left"))[0]["due"] is not None
    assert len(rows(server, select(results).where(results.c.person == person))) == 1
    assert heard(watching, "asking")["asking"]["away"] == [0]
    assert len(rows(server, select(plies).where(plies.c.table == "left"))) >= 1  # a bot may have played for her

    good(browser().post("/account", login="ann.leaves", password=PASSWORD), 201)  # the login is free again


def test_a_guest_leaves_without_a_password_and_his_waiting_tables_find_another_host(
    server: Live, browser: NewBrowser
) -> None:
    ann, bob = browser(), browser()
    person, other = ann.guest("Ann"), bob.guest("Bob")
    table(server, "waiting", person, [person, None, other], "open")
    table(server, "alone", person, [person, None, None], "open")
    table(server, "bobs", other, [person, other, None], "open")
    assert ann.http.delete("/api/me").status_code == 204
    wanted = select(tables).where(tables.c.id.in_(["waiting", "alone", "bobs"]))
    found = {row["id"]: row for row in rows(server, wanted)}
    assert (found["waiting"]["host"], found["waiting"]["state"]) == (other, "open")
    assert (found["alone"]["code"], found["alone"]["state"]) == (None, "abandoned")
    assert (found["bobs"]["host"], found["bobs"]["state"]) == (other, "open")
    assert {row["version"] for row in found.values()} == {2}
    assert rows(server, select(seats).where(seats.c.person == person)) == []
    free = select(seats.c.ready).where(seats.c.table == "bobs", seats.c.seat == 0)
    assert rows(server, free) == [{"ready": False}]
    refused(browser().send("DELETE", "/me"), 401, "who-are-you")
