"""Two servers without Redis: each finds by itself what the other has changed."""

from __future__ import annotations

from pathlib import Path
from random import Random

from folsom.server.house import House
from folsom.server.opening import open_house
from folsom.server.settings import Settings
from folsom.server.tables.seating import leave
from folsom.server.tables.talk import say
from server.houses import run
from server.tables.ears import Ears, looks, settled
from server.tables.parties import another_table, begun
from server.test_caretaker import until
from server.test_room import Eyes, play


def heard_by(house: House) -> list[tuple[str, str]]:
    """The wakes that come to a server."""
    found: list[tuple[str, str]] = []
    house.wakes.subscribe(lambda kind, id: found.append((kind, id)))
    return found


def test_what_another_server_has_changed_is_found(database: str) -> None:
    async def inside(house: House) -> None:
        other = await open_house(Settings(database=house.settings.database), house.clock)
        for one in (house, other):
            await one.lookout.stop()  # they look when we say so
        try:
            await two(house, other)
        finally:
            await other.close()

    async def two(house: House, other: House) -> None:
        table = await begun(house, people=6)
        there, lobby = await looks(other, "p4", table), Ears()
        await other.hall.lobby.enter(lobby.send)
        eyes = Eyes(await other.rooms.room(table), 0)
        await other.lookout.look()
        await settled(other)
        told, listed = len(there.messages), len(lobby.messages)

        await play(await house.rooms.room(table), Random(1), 5)
        await say(house, "p0", table, "is there anybody?")
        await looks(house, "p5", table)
        await leave(house, "p2", table)
        new = await another_table(house)
        await settled(house)
        assert (len(there.messages), len(lobby.messages)) == (told, listed)  # nobody has woken it

        await other.lookout.look()
        await settled(other)
        eyes.check()
        assert eyes.room.position.ply >= 5  # a bot may have answered for who left
        assert [one["text"] for one in there.heard("talk")] == ["is there anybody?"]
        assert there.last("presence")["spectators"] == 2
        assert there.last("table")["shown"]["seats"][2]["away"]
        assert eyes.room.seats[2].away
        assert {card["id"] for card in lobby.last("lobby")["tables"]} >= {new}
        await leave(house, "p0", new)
        await other.lookout.look()
        await settled(other)
        assert lobby.last("lobby")["gone"] == [new]

    run(inside, database)


def test_who_finds_nothing_new_wakes_nobody_and_tells_nothing(tmp_path: Path) -> None:
    async def inside(house: House) -> None:
        await house.lookout.stop()
        table = await begun(house)
        ears, lobby = await looks(house, "p0", table), Ears()
        await house.hall.lobby.enter(lobby.send)
        await play(await house.rooms.room(table), Random(1), 3)
        await settled(house)
        told = len(ears.messages), len(lobby.messages)
        await house.lookout.look()
        await settled(house)
        heard = heard_by(house)
        await house.lookout.look()
        assert heard == []
        assert (len(ears.messages), len(lobby.messages)) == told

    run(inside, tmp_path)


def test_a_time_out_of_another_server_is_found(tmp_path: Path) -> None:
    async def inside(house: House) -> None:
        await house.lookout.stop()
        table = await begun(house)
        room = await house.rooms.room(table)
        await house.lookout.look()
        await settled(house)
        await house.stored.hand_over(table, room.asked(), 0, house.service.now())  # as another process does it
        assert not any(seat.away for seat in room.seats)
        await house.lookout.look()
        await settled(house)
        assert any(seat.away for seat in room.seats)

    run(inside, tmp_path)


def test_without_redis_servers_look_by_themselves(tmp_path: Path) -> None:
    async def inside(house: House) -> None:
        other = await open_house(Settings(database=house.settings.database), house.clock)
        table = await begun(house)
        there = await looks(other, "p1", table)
        assert not there.last("table")["shown"]["seats"][0]["away"]
        await leave(house, "p0", table)
        await until(lambda: there.last("table")["shown"]["seats"][0]["away"])
        await other.close()

    run(inside, tmp_path)
