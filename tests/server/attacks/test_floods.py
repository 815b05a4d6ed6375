"""Floods: too many messages, sockets, changes, records, codes; and who floods slows nobody else down."""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress
from pathlib import Path
from typing import cast

import httpx
import pytest
from sqlalchemy import select
from starlette.websockets import WebSocket
from websockets.exceptions import ConnectionClosed

from folsom.notation.record import record_text
from folsom.server.house import House
from folsom.server.people.gate import CHANGES, CODES, RECORDS, WRITINGS
from folsom.server.people.sessions import MOST as MOST_SESSIONS
from folsom.server.people.sessions import Person, begin_session, person_of
from folsom.server.play.sockets import MOST as MOST_SOCKETS
from folsom.server.protocol.closes import FLOODED, SLOW, TOO_MANY
from folsom.server.store.database import writing
from folsom.server.store.schema import present, sessions
from folsom.server.tables.codes import new_code
from folsom.server.web.socket import BURST, MOST_LETTERS, MOST_WAITING, Socket
from notation.games import random_record
from patience import PATIENCE
from server.attacks.lines import Line
from server.browsers import browser as browser_at
from server.houses import SETUP, MovedClock, new_people, run
from server.live import Live
from server.people.browsers import Browser, NewBrowser, closed_with, rows
from server.tables.ears import looks, settled
from server.tables.parties import new_party

TEXT = {"content-type": "text/plain"}


def too_often(answer: httpx.Response) -> None:
    """An answer must be a refusal that says how long to wait."""
    assert (answer.status_code, answer.json()["code"]) == (429, "too-often"), answer.text
    assert int(answer.headers["retry-after"]) > 0


# Over the WebSocket.


def test_messages_without_end_close_the_socket(browser: NewBrowser) -> None:
    eve, ann = browser(), browser()
    eve.guest("Eve")
    ann.guest()
    flood, calm = eve.socket(), Line(ann.socket())
    with suppress(ConnectionClosed):
        for _ in range(int(BURST) * 20):
            flood.send("{")
    assert closed_with(flood) == FLOODED
    calm.say(type="lobby", on=True)
    assert calm.heard()[0]["type"] == "lobby"
    Line(eve.socket()).heard()  # who comes back more slowly is welcome


def test_one_person_has_a_few_sockets(browser: NewBrowser) -> None:
    eve, ann = browser(), browser()
    eve.guest("Eve")
    ann.guest()
    many = [eve.socket() for _ in range(MOST_SOCKETS)]
    with pytest.raises(ConnectionClosed) as closed:
        eve.socket()
    assert closed.value.rcvd is not None and closed.value.rcvd.code == TOO_MANY
    ann.socket()
    many.pop().close()
    opens_again(eve)


def opens_again(who: Browser) -> None:
    """Somebody can open a socket again, as soon as the server has seen that another one is closed."""
    limit = time.monotonic() + PATIENCE
    while time.monotonic() < limit:
        with suppress(ConnectionClosed):
            who.socket()
            return
        time.sleep(0.05)
    raise AssertionError("a socket that was closed still counts")


def test_who_does_not_read_is_let_go(tmp_path: Path) -> None:
    async def inside(house: House) -> None:
        def socket() -> Socket:
            return Socket(house, Person("p0", "Ann", None, ""), cast(WebSocket, None))  # nobody reads it

        letters, messages = socket(), socket()
        for _ in range(11):
            assert letters.code != SLOW
            letters.send(b"x" * (MOST_LETTERS // 10))
        assert letters.closed and letters.code == SLOW and not letters.waiting
        for _ in range(MOST_WAITING):
            messages.send(b"x")
        assert not messages.closed
        messages.send(b"x")
        assert messages.closed and messages.code == SLOW

    run(inside, tmp_path)


def test_a_table_that_is_not_there_does_not_spoil_who_is_present(tmp_path: Path) -> None:
    """Nobody can be written down as looking at it: the others, who are written with him, would not be either."""

    async def inside(house: House) -> None:
        table = await new_party(house)
        ann = await looks(house, "p0", table)
        for _ in range(20):
            nowhere = asyncio.gather(*(looks(house, "p1", "nowhere") for _ in range(5)), return_exceptions=True)
            house.hall.presences.changed.update(("nowhere", table))
            await house.hall.presences.writing.now("")
            await nowhere
        await settled(house)
        assert ann.last("presence")["people"] == ["p0"]
        async with house.engine.connect() as connection:
            assert (await connection.execute(select(present.c.person, present.c.table))).all() == [("p0", table)]

    run(inside, tmp_path)


# Over HTTP.


def test_one_person_changes_so_much_and_no_more(tmp_path: Path) -> None:
    clock = MovedClock()

    async def inside(house: House) -> None:
        await new_people(house, 2)
        async with browser_at(house, "p0") as eve, browser_at(house, "p1") as ann:
            for number in range(CHANGES):
                assert (await eve.patch("/api/me", json={"name": f"Eve {number}"})).status_code == 200
            too_often(await eve.patch("/api/me", json={"name": "Eve"}))
            too_often(await eve.post("/api/tables", json={"setup": {"players": 4}}))
            assert (await eve.get("/api/me")).status_code == 200  # reading is no change
            assert (await ann.patch("/api/me", json={"name": "Ann"})).status_code == 200
            clock.time += 60
            assert (await eve.patch("/api/me", json={"name": "Eve"})).status_code == 200

    run(inside, tmp_path, clock)


def test_records_from_one_address(tmp_path: Path) -> None:
    async def inside(house: House) -> None:
        await new_people(house, 2)
        async with browser_at(house, "p0") as eve, browser_at(house, "p1") as again:
            for number in range(RECORDS):
                answer = await eve.post("/api/records", content=f"no record {number}", headers=TEXT)
                assert answer.json()["code"] == "no-record"
            for who in (eve, again):  # another guest at the same address is nobody new
                too_often(await who.post("/api/records", content="no record", headers=TEXT))

    run(inside, tmp_path)


def test_records_for_one_address(tmp_path: Path) -> None:
    text = record_text(random_record(SETUP, 3, 40))

    async def inside(house: House) -> None:
        await new_people(house, 1)
        async with browser_at(house, "p0") as eve, browser_at(house) as nobody:
            address = (await eve.post("/api/records", content=text, headers=TEXT)).json()["address"]
            for _ in range(WRITINGS):
                assert (await nobody.get(f"{address}/record")).text == text
            too_often(await nobody.get(f"{address}/record"))
            too_often(await eve.get(f"{address}/record"))

    run(inside, tmp_path)


def test_codes_of_tables_from_one_address(tmp_path: Path) -> None:
    async def inside(house: House) -> None:
        who = await new_people(house, CODES // 10 + 2)
        for person in who[: CODES // 10]:
            async with browser_at(house, person) as eve:
                for _ in range(10):
                    assert (await eve.get(f"/api/codes/{new_code()}")).status_code == 404
        async with browser_at(house, who[-1]) as eve:
            too_often(await eve.get(f"/api/codes/{new_code()}"))
        async with browser_at(house) as nobody:
            too_often(await nobody.get(f"/api/codes/{new_code()}"))

    run(inside, tmp_path)


def test_one_person_is_known_in_so_many_browsers(tmp_path: Path) -> None:
    async def inside(house: House) -> None:
        await new_people(house, 2)
        now = house.clock.now()
        async with writing(house.engine) as connection:
            others = await begin_session(connection, "p1", now - 100)
            tokens = [await begin_session(connection, "p0", now + number) for number in range(MOST_SESSIONS + 5)]
        async with house.engine.connect() as connection:
            known = [await person_of(connection, token, now) is not None for token in tokens]
            assert known == [False] * 5 + [True] * MOST_SESSIONS  # the newest ones
            assert await person_of(connection, others, now) is not None
            assert len((await connection.execute(select(sessions.c.token))).all()) == MOST_SESSIONS + 1

    run(inside, tmp_path)


@pytest.mark.parametrize("path", ["/me", "/tables", "/leaderboard"])
def test_nobody_who_only_reads_leaves_anything(server: Live, browser: NewBrowser, path: str) -> None:
    before = rows(server, select(sessions))
    for _ in range(20):
        browser().get(path)
    assert rows(server, select(sessions)) == before
