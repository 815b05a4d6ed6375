"""How far somebody has seen his games: kept when he looks away, and told when he comes again."""

from __future__ import annotations

import asyncio
import json
import random
from pathlib import Path
from typing import Any

import httpx
from sqlalchemy import select

from folsom.core.chronicle import Entry, fold
from folsom.server.house import House
from folsom.server.people.leaving import forget
from folsom.server.play.visits import ALL, Gaze
from folsom.server.protocol.tables import MyTable
from folsom.server.store.schema import visits
from folsom.server.tables.listing import STATES, my_tables
from folsom.server.web.socket import MOST_WAITING, Socket, Watching
from server.houses import new_game, new_people, new_table, on_seats, run
from server.live import Client, Live, clients, live
from server.pausing.test_pause import wish
from server.test_room import play


async def kept(house: House) -> dict[tuple[str, str, int], int]:
    """All that is kept."""
    async with house.engine.connect() as connection:
        rows = (await connection.execute(select(visits))).all()
    return {(row.table, row.person, row.viewer): row.event for row in rows}


async def seen(house: House, person: str, *tables: str) -> dict[tuple[str, int], int]:
    """What the server believes that somebody has seen."""
    async with house.engine.connect() as connection:
        return await house.visits.seen(connection, person, tables, house.visits.here(person))


async def listed(house: House, person: str, state: str = "playing") -> MyTable:
    """Somebody's only table in his list."""
    async with house.engine.connect() as connection:
        found, _ = await my_tables(connection, house.visits, person, STATES[state], 0)
    return found[0]


def looking(house: House, table: str, person: str, seat: int, event: int) -> Gaze:
    """Somebody looks, and was sent so much."""
    look = Gaze(table, person, seat)
    house.visits.enter(look)
    look.event = event
    return look


def test_what_was_seen_is_kept_when_one_looks_away(database: str) -> None:
    async def inside(house: House) -> None:
        await new_game(house)
        look = looking(house, "t", "p1", 1, 7)
        assert await seen(house, "p1", "t", "x") == {("t", 1): 7}
        assert await seen(house, "p0", "t") == {} == await kept(house)
        house.visits.leave(look)
        assert await seen(house, "p1", "t") == {("t", 1): 7}
        await house.visits.refresher.close()
        assert await kept(house) == {("t", "p1", 1): 7} and not house.visits.waiting and not house.visits.looks
        later, earlier = looking(house, "t", "p1", 1, 9), looking(house, "t", "p1", 1, 3)  # two tabs
        house.visits.leave(later)
        house.visits.leave(earlier)
        await house.visits.refresher.close()
        assert await kept(house) == {("t", "p1", 1): 9}
        house.visits.leave(looking(house, "t", "p1", 1, 4))
        await house.visits.refresher.close()
        assert await kept(house) == {("t", "p1", 1): 9}, "another server knows that he has seen more"

    run(inside, database)


def test_who_goes_on_looking_is_kept_now_and_then(tmp_path: Path) -> None:
    async def inside(house: House) -> None:
        await new_game(house)
        look = looking(house, "t", "p1", 1, 0)
        writes = 0
        write = house.visits.refresher.refresh

        async def counted(key: str) -> None:
            nonlocal writes
            writes += 1
            await write(key)

        house.visits.refresher.refresh = counted
        for event in range(1, 200):
            look.event = event
        await asyncio.sleep(0)
        assert (writes, await kept(house)) == (0, {})
        house.visits.beat()
        await house.visits.refresher.close()
        assert (writes, await kept(house)) == (1, {("t", "p1", 1): 199})
        house.visits.beat()  # nothing has happened since
        await house.visits.refresher.close()
        assert writes == 1

    run(inside, tmp_path)


def test_what_could_not_be_written_is_written_later(tmp_path: Path) -> None:
    async def inside(house: House) -> None:
        await new_game(house)
        engine, house.visits.engine = house.visits.engine, None  # type: ignore[assignment]
        house.visits.leave(looking(house, "t", "p1", 1, 7))
        await house.visits.refresher.close()
        assert await seen(house, "p1", "t") == {("t", 1): 7} and await kept(house) == {}
        house.visits.engine = engine
        house.visits.beat()
        await house.visits.refresher.close()
        assert await kept(house) == {("t", "p1", 1): 7}

    run(inside, tmp_path)


def test_nothing_is_kept_of_who_has_gone_for_good(tmp_path: Path) -> None:
    async def inside(house: House) -> None:
        await new_people(house, 2)
        await new_table(house, "t", on_seats("p0", "p1", "p1", "p1"))
        looks = [looking(house, "t", "p0", 0, 5), looking(house, "t", "p1", 1, 6)]
        house.visits.beat()
        await house.visits.refresher.close()
        await forget(house, "p1")
        looks[1].event = 8
        for look in looks:
            house.visits.leave(look)
        await house.visits.refresher.close()
        assert await kept(house) == {("t", "p0", 0): 5} and not house.visits.waiting

    run(inside, tmp_path)


def test_my_tables_say_whether_something_happened(tmp_path: Path) -> None:
    async def inside(house: House) -> None:
        table = await new_game(house)
        room = await house.rooms.room(table)
        assert not (await listed(house, "p0")).news
        await play(room, random.Random(1), 6)
        assert (await listed(house, "p0")).news
        look = looking(house, table, "p0", 0, room.position.told[0])
        assert not (await listed(house, "p0")).news
        house.visits.leave(look)
        await house.visits.refresher.close()
        assert not (await listed(house, "p0")).news and (await listed(house, "p1")).news
        told = room.position.told[0]
        while room.position.told[0] == told:
            await play(room, random.Random(room.position.ply), 1)
        assert (await listed(house, "p0")).news
        asked = room.asked()[0]
        assert (await listed(house, f"p{asked}")).turn and not (await listed(house, f"p{asked}")).paused
        await wish(house, "p0", "p1", "p2", "p3")
        assert not (await listed(house, f"p{asked}")).turn and (await listed(house, f"p{asked}")).paused
        await wish(house, "p0", still=False)
        await play(room, random.Random(1), 10_000)
        over = await listed(house, "p0", "over")
        assert over.news and not over.turn and not over.paused

    run(inside, tmp_path)


def test_who_has_several_seats_has_seen_a_game_from_any_of_them(tmp_path: Path) -> None:
    async def inside(house: House) -> None:
        await new_people(house, 1)
        room = await house.rooms.room(await new_table(house, "t", on_seats("p0", "p0", "p0", "p0")))
        await play(room, random.Random(1), 6)
        assert (await listed(house, "p0")).news
        house.visits.leave(looking(house, "t", "p0", 2, room.position.told[2]))
        assert not (await listed(house, "p0")).news

    run(inside, tmp_path)


# Over the network.


def folded(view: dict[str, Any], events: list[dict[str, Any]]) -> dict[str, Any]:
    """A view after some events."""
    for event in events:
        view = fold(view, Entry(event["name"], event["rule"], event["numbers"], event["changes"]))
    return view


def since(client: Client, seat: int, event: int) -> dict[str, Any]:
    """What happened since then, for a seat."""
    answer = client.http.get("/api/replays/t", params={"viewer": str(seat), "after": event})
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def watch(client: Client, seat: int | None = None) -> dict[str, Any]:
    """Looks at the table, from a seat or as a spectator."""
    client.say(type="watch", table="t", seat=seat)
    return client.hear("game")


def plays(server: Live, answers: int, seed: int) -> None:
    """Others answer."""

    async def inside() -> None:
        await play(await server.house.rooms.room("t"), random.Random(seed), answers)

    server.do(inside())


def test_a_slow_game_across_restarts(tmp_path: Path) -> None:
    """Somebody looks, closes his browser, and comes back to another server: it says where he was, and what happened."""
    slow = {"kind": "slow", "each": 86_400}
    with live(tmp_path) as server:
        ann = Client(server, "Ann")
        ann.open()
        server.do(new_people(server.house, 3))
        server.do(new_table(server.house, "t", on_seats(ann.id, "p0", "p1", "p2"), clock=slow))
        first = watch(ann, 0)
        assert (first["event"], first["seen"]) == (0, None)
        plays(server, 5, 1)
        told = [ann.hear("events") for _ in range(5)]
        view = folded(first["view"], [one for message in told for one in message["events"]])
        event = sum(len(message["events"]) for message in told)
        ann.socket.close()  # type: ignore[union-attr]
    with live(tmp_path) as server:
        plays(server, 8, 2)
    with live(tmp_path) as server:
        ann.server = server
        ann.http.base_url = httpx.URL(server.url)
        mine = ann.http.get("/api/my/tables").json()["tables"]
        assert [one["news"] for one in mine] == [True]
        ann.open()
        now = watch(ann, 0)
        assert now["seen"] == event < now["event"]
        missed = since(ann, 0, now["seen"])
        assert missed["view"] == view
        assert folded(view, [one for ply in missed["plies"] for one in ply["events"]]) == now["view"]
        assert ann.http.get("/api/my/tables").json()["tables"][0]["news"] is False
        assert watch(ann, 0)["seen"] == now["event"]
        server.do(server.house.visits.refresher.now(ALL))  # what was seen is on disk
        assert ann.http.get("/api/me/export").json()["tables"][0]["visits"][0]["event"] == now["event"]
        ann.say(type="unwatch", table="t")
        ann.say(type="watch", table="t", seat=0, after=event)
        assert ann.hear("events")["first"] == event + 1
        ann.close()


def test_of_spectators_nothing_is_kept(tmp_path: Path) -> None:
    with live(tmp_path) as server, clients(server, "Ann", "Eve") as (ann, eve):
        server.do(new_table(server.house, "t", on_seats(*[ann.id] * 4)))
        plays(server, 3, 1)
        for client in (ann, eve):
            assert watch(client)["seen"] is None
            client.say(type="unwatch", table="t")
            assert watch(client)["seen"] is None
        server.do(server.house.visits.refresher.close())
        assert server.do(kept(server.house)) == {}


def test_what_waits_for_a_slow_reader_was_not_seen(tmp_path: Path) -> None:
    """He is let go with messages that never went out: they do not count."""

    async def inside(house: House) -> None:
        await new_game(house)
        room = await house.rooms.room("t")
        socket = Socket(house, type("Who", (), {"id": "p1", "name": "Person 1"})(), None)  # type: ignore[arg-type]
        watching = socket.watched["t"] = Watching(socket, 1)
        await socket._look(watching, room, None, None)
        assert watching.look is not None
        text, look, event = socket.waiting.popleft()
        assert (json.loads(text)["type"], look, event) == ("game", watching.look, 0)
        for number in range(MOST_WAITING + 2):
            await play(room, random.Random(number), 1) if number < 5 else watching.send(b"{}")
        assert socket.closed and not socket.waiting and room.position.told[1] > 0
        socket._unwatch("t")
        assert await seen(house, "p1", "t") == {("t", 1): 0}

    run(inside, tmp_path)
