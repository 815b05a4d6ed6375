"""Play over the WebSocket of a real server."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

from folsom.server.house import House
from server.houses import new_table, on_seats
from server.live import clients, live


def test_an_answer_is_acknowledged_and_told(tmp_path: Path) -> None:
    with live(tmp_path) as server, clients(server, "Ann", "Bob", "Cleo", "Dan") as people:
        server.do(new_table(server.house, "t", on_seats(*(client.id for client in people))))
        for number, client in enumerate(people):
            client.say(type="watch", table="t", seat=number)
        shown = [client.hear("game") for client in people]
        assert [one["seat"] for one in shown] == [0, 1, 2, 3]
        asked = shown[0]["asking"]["seats"][0]
        view = shown[asked]["view"]
        answer = {"table": "t", "seat": asked, "decision": view["number"], "option": view["options"][0]}
        people[asked].say(type="answer", command="command-1", **answer)
        assert people[asked].hear("done") == {"type": "done", "command": "command-1"}
        for client in people:
            assert client.hear("events")["first"] == 1
        other = (asked + 1) % 4
        people[other].say(type="answer", command="command-2", **answer)
        assert people[other].hear("refused")["code"] == "not-your-seat"


def test_an_answer_that_is_being_written_is_told_although_its_socket_ends(tmp_path: Path) -> None:
    """Who is let go meanwhile has answered nevertheless, and the others wait for that."""
    with live(tmp_path) as server, clients(server, "Ann", "Bob", "Cleo", "Dan") as people:
        server.do(new_table(server.house, "t", on_seats(*(client.id for client in people))))
        for number, client in enumerate(people):
            client.say(type="watch", table="t", seat=number)
        shown = [client.hear("game") for client in people]
        asked = shown[0]["asking"]["seats"][0]
        view = shown[asked]["view"]
        answer = {"table": "t", "seat": asked, "decision": view["number"], "option": view["options"][0]}
        with closing(sqlite3.connect(tmp_path / "live.db", isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")  # the answer has to wait
            people[asked].say(type="answer", command="command-1", **answer)
            server.do(_until(server.house.rooms.open["t"].lock.locked))
            server.do(_let_go(server.house, people[asked].id))
            time.sleep(0.3)
            other.execute("ROLLBACK")
        assert people[(asked + 1) % 4].hear("events")["first"] == 1


async def _until(true: Callable[[], bool]) -> None:
    while not true():
        await asyncio.sleep(0.01)


async def _let_go(house: House, person: str) -> None:
    house.sockets.let_go(person)
