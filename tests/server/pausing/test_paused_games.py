"""Games that were paused: over the network, in their replays, in their records."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

from sqlalchemy import select
from typer.testing import CliRunner

from folsom.cli.commands import app
from folsom.core.game import EVERYTHING
from folsom.server.house import House
from folsom.server.play.log import Sender
from folsom.server.store.schema import plies
from server.browsers import browser
from server.houses import may_return, new_game, new_table, on_seats, run
from server.live import Client, clients, live
from server.pausing.test_pause import wish
from server.replays.test_replays import folded
from server.test_room import play


def asks(client: Client, **wanted: Any) -> dict[str, Any]:
    """The next word on whom the game waits for that has these things."""
    while True:
        message = client.hear_any()
        asking: dict[str, Any] = message.get("asking", {})
        if asking and all(asking[name] == value for name, value in wanted.items()):
            return asking


def test_a_pause_over_the_network(tmp_path: Path) -> None:
    with live(tmp_path) as server, clients(server, "Ann", "Bob", "Cleo", "Dan", "Eve") as everybody:
        people, eve = everybody[:4], everybody[4]
        clock = {"kind": "live", "each": 300}
        server.do(new_table(server.house, "t", on_seats(*(client.id for client in people)), clock=clock))
        for number, client in enumerate(people):
            client.say(type="watch", table="t", seat=number)
        eve.say(type="watch", table="t")
        shown = [client.hear("game") for client in everybody]
        asked = shown[0]["asking"]["seats"][0]
        assert not shown[0]["asking"]["paused"] and shown[0]["asking"]["pausing"] == []
        for number, client in enumerate(people):
            client.say(type="pause", table="t", wish=True)
            asks(eve, pausing=list(range(number + 1)))
        for client in people:
            left = asks(client, paused=True)["left"]
            assert 290 < left[str(asked)] <= 300
        view = shown[asked]["view"]
        answer = {"table": "t", "seat": asked, "decision": view["number"], "option": view["options"][0]}
        people[asked].say(type="answer", command="command-1", **answer)
        refusal = people[asked].hear("refused")
        assert (refusal["command"], refusal["code"]) == ("command-1", "paused")
        eve.say(type="pause", table="t", wish=False)
        assert eve.hear("refused")["code"] == "not-at-table"
        people[2].say(type="pause", table="t", wish=False)
        for client in people:
            asks(client, paused=False, pausing=[])
        people[asked].say(type="answer", command="command-1", **answer)
        people[asked].hear("done")
        assert {client.hear("events")["first"] for client in people} == {1}


def test_replays_and_records_know_nothing_of_pauses(tmp_path: Path) -> None:
    async def inside(house: House) -> None:
        room = await house.rooms.room(await new_game(house))
        chance = random.Random(5)
        seen: dict[int, dict[int, Any]] = {viewer: {} for viewer in (0, 1, EVERYTHING)}
        while not room.over:
            for viewer, views in seen.items():
                shown = room.shown(viewer)
                views[shown["event"]] = shown["view"]
            if room.position.ply % 40 == 0:
                await wish(house, "p0", "p1", "p2", "p3")
                await wish(house, "p0", still=False)
            if (seat := may_return(room.position)) >= 0 and chance.random() < 0.3:
                await room.undo(seat, Sender("p", f"undo-{room.position.ply}"))
            else:
                await play(room, chance, 1)
        async with house.engine.connect() as connection:
            kinds = list((await connection.execute(select(plies.c.kind))).scalars())
        assert kinds.count("pause") == kinds.count("resume") > 2 and kinds.count("undo") > 2
        async with browser(house) as client:
            record = await client.get("/api/replays/t/record")
            fair = await client.get("/api/replays/t/fair")
            for viewer, views in seen.items():
                name = "all" if viewer == EVERYTHING else str(viewer)
                told = folded((await client.get("/api/replays/t", params={"viewer": name})).json())
                assert all(told[event] == view for event, view in views.items())
        assert record.status_code == fair.status_code == 200, record.text
        for command, answer in (("record", record), ("fair", fair)):
            file = tmp_path / command
            file.write_bytes(answer.content)
            done = CliRunner().invoke(app, [command, "verify", str(file)])
            assert done.exit_code == 0, done.output

    run(inside, tmp_path)
