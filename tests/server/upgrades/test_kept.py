"""A database with games of every kind that an older version has left: nothing in it is lost.

kept.db.xz (SQLite) and kept.sql.xz (PostgreSQL) were written by making.py when there was one box. Games go on to their
end, replays show what happened, records and the proof of the shuffles can be had, and tables, results and ratings are
as they were.
"""

from __future__ import annotations

import asyncio
import json
import lzma
import random
from collections.abc import Awaitable, Callable
from functools import cache
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import select

from folsom import pending
from folsom.core.chronicle import Entry, fold
from folsom.core.game import EVERYTHING, SPECTATOR
from folsom.core.telling import place_of
from folsom.notation.options import option_text
from folsom.notation.record import parse_record
from folsom.server.house import House
from folsom.server.opening import open_house
from folsom.server.play.log import Sender
from folsom.server.play.room import Room
from folsom.server.play.viewers import viewers_of
from folsom.server.replays.archive import Archive
from folsom.server.replays.fair import check_fair
from folsom.server.replays.streaming import shown
from folsom.server.settings import Settings
from folsom.server.store.schema import tables, talk, visits
from folsom.server.store.states import ABANDONED, OVER, PLAYING
from folsom.server.store.upgrade import newest, schema_of
from folsom.server.tables import hosting, seating
from server.browsers import browser
from server.houses import MovedClock
from server.services import Postgres
from server.upgrades.games import KINDS
from server.upgrades.making import PASSWORD, PEOPLE, hashed
from server.upgrades.meanings import holds, meaning

HERE = Path(__file__).parent
LATER = 60.0  # seconds after it was written

Data = dict[str, Any]
Inside = Callable[[House, Data], Awaitable[None]]
After = Callable[[Inside], None]


@cache
def unpacked(name: str) -> bytes:
    """One of the files."""
    return lzma.decompress((HERE / name).read_bytes())


@pytest.fixture(scope="module")
def template(postgres_server: Postgres) -> str:
    """A database of PostgreSQL of which each test gets a copy."""
    postgres_server.load(postgres_server.new_database("kept"), unpacked("kept.sql.xz"))
    return "kept"


@pytest.fixture(params=["db", "sql"])
def after(request: pytest.FixtureRequest, tmp_path: Path) -> After:
    """Runs a test in a house of today with a database that was kept, and with what was shown then.

    Bots do not answer by themselves.
    """
    if request.param == "db":
        address = f"sqlite:///{tmp_path / 'kept.db'}"
        (tmp_path / "kept.db").write_bytes(unpacked("kept.db.xz"))
    else:
        server: Postgres = request.getfixturevalue("postgres_server")
        address = server.new_database(f"copy{abs(hash(request.node.nodeid))}", request.getfixturevalue("template"))
    then: Data = json.loads(unpacked(f"kept.{request.param}.json.xz"))

    async def inside(test: Inside) -> None:
        house = await open_house(Settings(database=address, pace=0), MovedClock(then["now"] + LATER))
        try:
            await house.caretaker.stop()
            house.rooms.on_ply = house.rooms.on_news = None
            await test(house, then)
        finally:
            await house.close()

    return lambda test: asyncio.run(inside(test))


async def named(house: House, state: str) -> list[str]:
    """The tables in a state."""
    wanted = select(tables.c.id).where(tables.c.state == state).order_by(tables.c.id)
    async with house.engine.connect() as connection:
        return list((await connection.execute(wanted)).scalars())


async def folded(house: House, table: str, viewer: int) -> tuple[Data, Data]:
    """What a viewer saw last of what was stored of a game, and the legend of that day."""
    found = await Archive(house.engine).replay(table)
    events = range(0, found.told[place_of(viewer)])
    replay = json.loads(b"".join([part async for part in shown(found, viewer, "", events)]))
    view, legend = replay["view"], replay["legend"]
    for ply in replay["plies"]:
        if ply["chapter"] is not None:
            view, legend = ply["chapter"]["view"], ply["chapter"]["legend"]
        for event in ply["events"]:
            view = fold(view, Entry(event["name"], event["rule"], event["numbers"], event["changes"]))
    return view, legend


def some_eyes(seats: int, number: int) -> list[int]:
    """A seat, by a number, spectators, and whoever sees everything: enough for a replay that takes its time."""
    return [number % seats, SPECTATOR, EVERYTHING]


async def check_proofs(house: House, client: httpx.AsyncClient, table: str) -> None:
    """The record of a game that is over can be had, and its shuffles checked."""
    house.gate.writings.known.clear()  # how often one may ask is tested elsewhere
    record = await client.get(f"/api/replays/{table}/record")
    assert record.status_code == 200, (table, record.text)
    assert parse_record(record.text).plies
    check_fair((await client.get(f"/api/replays/{table}/fair")).json())


async def look(house: House, table: str) -> Room:
    """Opens a game that runs: everybody is shown what was stored."""
    stored = {}
    for viewer in range(-2, len((await Archive(house.engine).replay(table)).seats)):
        stored[viewer] = meaning(*await folded(house, table, viewer))
    room = await house.rooms.room(table)
    assert sorted(stored) == sorted(viewers_of(room.position.game.table))
    for viewer, then in stored.items():
        now = room.shown(viewer)
        assert holds(then, meaning(now["view"], now["legend"])), (table, viewer)
    return room


async def wake(house: House, room: Room) -> None:
    """A game that stands still goes on."""
    if room.paused and any(seat.pause for seat in room.seats):
        person = next(seat.person for seat in room.seats if seat.pause)
        assert person is not None
        await seating.wish_pause(house, person, room.id, False)
    for number, seat in enumerate(room.seats):
        if seat.person is not None and seat.away:
            await seating.come_back(house, seat.person, room.id, number)
    assert not room.paused


async def play_on(room: Room) -> None:
    """Answers at random, to the end."""
    chance = random.Random(3)
    while not room.over:
        decision = chance.choice(pending(room.position.game))
        option = option_text(room.position.game.table, chance.choice(decision.options))
        seat = room.seats[decision.seat]
        by_bot = room.by_bot(decision.seat)
        sender = Sender(seat.bot or room.level, bot=True) if by_bot else Sender(seat.person or "")
        await room.answer(decision.seat, decision.number, decision.part, option, sender)


def test_people_tables_and_results_are_as_they_were(after: After) -> None:
    async def inside(house: House, then: Data) -> None:
        assert await schema_of(house.engine) == newest()
        for person, pages in then["pages"].items():
            async with browser(house, person) as client:
                for path, shown_then in pages.items():
                    assert holds(shown_then, (await client.get(path)).json()), (person, path)
        async with browser(house) as client:
            logged_in = await client.post("/api/login", json={"login": PEOPLE[0], "password": PASSWORD})
            assert logged_in.json()["id"] == PEOPLE[0]
        async with house.engine.connect() as connection:
            assert len((await connection.execute(select(talk.c.text))).all()) == 6
            assert len((await connection.execute(select(visits.c.event))).all()) == 3

    after(inside)


def test_games_that_are_over_are_shown_as_they_were(after: After) -> None:
    async def inside(house: House, then: Data) -> None:
        assert await named(house, OVER) == sorted(then["ends"])
        (abandoned,) = await named(house, ABANDONED)
        async with browser(house) as client:
            for table in (*then["ends"], abandoned):
                await check_proofs(house, client, table)
        for number, (table, views) in enumerate(then["ends"].items()):
            for viewer in some_eyes(len(views) - 2, number):
                view, _ = await folded(house, table, viewer)
                assert hashed(view) == views[str(viewer)], (table, viewer)
        brought, game = [await folded(house, name, EVERYTHING) for name in (then["record"], "horses-over")]
        assert meaning(*brought) == meaning(*game)

    after(inside)


def test_open_tables_can_be_joined_and_started(after: After) -> None:
    async def inside(house: House, then: Data) -> None:
        for number in (1, 2, 3):
            await seating.join(house, PEOPLE[number], "open-table", number)
            await seating.be_ready(house, PEOPLE[number], "open-table", number, True)
        await seating.join(house, PEOPLE[0], "open-wishes", 1)
        for person, seat in ((PEOPLE[0], 1), (PEOPLE[4], 2)):
            await seating.be_ready(house, person, "open-wishes", seat, True)
        for person in (PEOPLE[0], PEOPLE[2]):
            seat = (await seating.join(house, person, "open-rematch", None)).seats_of(person)[0]
            await seating.be_ready(house, person, "open-rematch", seat, True)
        for table, host in (("open-table", PEOPLE[0]), ("open-wishes", PEOPLE[3]), ("open-rematch", PEOPLE[1])):
            begun = await hosting.start(house, host, table)
            assert begun.state == PLAYING
        assert (await house.rooms.room("open-wishes")).setup.bandits[2] == "belle"

    after(inside)


@pytest.mark.parametrize("part", range(2))
def test_games_that_run_go_on_to_their_end(after: After, part: int) -> None:
    async def inside(house: House, then: Data) -> None:
        games = (await named(house, PLAYING))[part::2]
        for table in games:
            room = await look(house, table)
            await wake(house, room)
            await play_on(room)
            for viewer in some_eyes(len(room.seats), room.position.ply):
                assert (await folded(house, table, viewer))[0] == room.shown(viewer)["view"], (table, viewer)
        async with browser(house) as client:
            for table in games:
                await check_proofs(house, client, table)

    after(inside)


def test_every_kind_of_game_was_kept(tmp_path: Path) -> None:
    ends = json.loads(unpacked("kept.db.json.xz"))["ends"]
    assert {f"{kind}-over" for kind in KINDS} <= set(ends)
