"""Play over the WebSocket of a real server."""

from __future__ import annotations

import asyncio
from pathlib import Path

from sqlalchemy import insert

from folsom.server.house import House
from folsom.server.play.clocks import Limits
from folsom.server.store.schema import seats, tables
from folsom.server.tables.start import begin_game
from server.houses import SEED, SETUP
from server.live import Live, clients, live


async def _seat(house: House, people: list[str]) -> None:
    now = house.clock.now()
    row = {"id": "t", "code": "t", "host": people[0], "public": True, "state": "playing", "setup": SETUP.as_data()}
    row |= {"options": {}, "version": 1, "created": now, "changed": now}
    sitting = [
        {"table": "t", "seat": seat, "person": person, "bandits": [], "ready": True, "away": False, "seed": ""}
        for seat, person in enumerate(people)
    ]
    async with house.engine.begin() as connection:
        await connection.execute(insert(tables).values(row))
        await connection.execute(insert(seats), sitting)
        await begin_game(connection, "t", SETUP, SEED, [""] * len(people), Limits(), now)


def seat(server: Live, people: list[str]) -> None:
    """Seats people at a table at which a game begins."""
    loop = server.server.servers[0].get_loop()
    asyncio.run_coroutine_threadsafe(_seat(server.house, people), loop).result(10)


def test_an_answer_is_acknowledged_and_told(tmp_path: Path) -> None:
    with live(tmp_path) as server, clients(server, "Ann", "Bob", "Cleo", "Dan") as people:
        seat(server, [client.id for client in people])
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
