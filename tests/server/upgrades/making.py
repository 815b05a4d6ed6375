"""Makes a database as a server of this version leaves it, for the tests of the versions to come.

It is written as ``NAME.db.xz`` (SQLite, games of every kind) and ``NAME.sql.xz`` (PostgreSQL, of some kinds), and
beside each, in ``….json.xz``, what was shown then. Everything happens as in a house where people play: tables are
opened, filled and begun, answers go through rooms. Chance, ids and times are the same each time; salts of passwords
are not.

What is packed in the database is left unpacked here (level 0 of zlib), since xz packs a whole game better than it packs
many small parts. Servers read both.
"""

from __future__ import annotations

import asyncio
import json
import lzma
import random
import secrets
import sqlite3
import subprocess
import tempfile
import zlib
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from typing import Any

from sqlalchemy import LargeBinary, select, update

from folsom import pending
from folsom.core.loop import asked
from folsom.core.steps import Together
from folsom.core.telling import place_of
from folsom.notation.options import option_text
from folsom.server.house import House
from folsom.server.opening import open_house
from folsom.server.people import passwords
from folsom.server.people import routes as people_routes
from folsom.server.play.log import Sender
from folsom.server.play.position import may_undo
from folsom.server.play.room import Room
from folsom.server.play.viewers import viewers_of
from folsom.server.play.visits import Gaze
from folsom.server.protocol.tables import ClockChoice, Options, SetupChoice
from folsom.server.settings import Settings
from folsom.server.store.database import open_database, writing
from folsom.server.store.schema import meta, tables
from folsom.server.store.states import OVER
from folsom.server.tables import hosting, making, mutes, seating, talk
from server.browsers import browser
from server.houses import MovedClock, database_in
from server.services import postgres
from server.upgrades.games import KINDS

HERE = Path(__file__).resolve().parent
PEOPLE = ("anna", "bert", "cleo", "dirk", "emma", "finn")
PASSWORD = "a train at half past three"
LIVE = Options(clock=ClockChoice(kind="live", each=60, bank=300))
SLOW = Options(clock=ClockChoice(kind="slow", each=86_400))
NOT_PACKED = ("seed", "key")
FEW = 6  # one of so many kinds of games is kept in PostgreSQL ...
NEEDED = ("base-4", "horses")  # ... and these, at which something else happens
LATE = 3  # the round, from 0, from which on games are left in the middle

Until = Callable[[Room], bool]


class Maker:
    """People who play in a house, with a chance that is the same each time."""

    def __init__(self, house: House, clock: MovedClock) -> None:
        self.house = house
        self.clock = clock
        self.chance = random.Random(11)
        self.commands = 0

    # Tables.

    async def table(
        self, name: str, setup: SetupChoice, options: Options | None = None, bots: tuple[int, ...] = ()
    ) -> str:
        """A table that is full, and ready to begin."""
        house = self.house
        self.clock.time += 60
        making.new_id = lambda: name
        await making.open_table(house, PEOPLE[0], setup, options or Options(), public=True)
        if bots:
            await hosting.seat_bots(house, PEOPLE[0], name, list(bots), "greenhorn")
        for seat in range(setup.players):
            if seat not in bots:
                await seating.join(house, PEOPLE[seat], name, seat)
                await seating.add_seed(house, PEOPLE[seat], name, seat, f"{PEOPLE[seat]} says {name}")
                await seating.be_ready(house, PEOPLE[seat], name, seat, True)
        return name

    async def begun(
        self, name: str, setup: SetupChoice, options: Options | None = None, bots: tuple[int, ...] = ()
    ) -> Room:
        """A game that has just begun."""
        await self.table(name, setup, options, bots)
        await hosting.start(self.house, PEOPLE[0], name)
        return await self.house.rooms.room(name)

    # Answers.

    async def answer(self, room: Room) -> None:
        """Somebody who is asked answers at random; bots for themselves and for who is away."""
        self.clock.time += 5
        decision = self.chance.choice(pending(room.position.game))
        option = option_text(room.position.game.table, self.chance.choice(decision.options))
        await room.answer(decision.seat, decision.number, decision.part, option, self.sender(room, decision.seat))

    def sender(self, room: Room, seat: int) -> Sender:
        """Who answers for a seat."""
        sitting = room.seats[seat]
        if room.by_bot(seat) or sitting.person is None:
            return Sender(sitting.bot or room.level, bot=True)
        self.commands += 1
        return Sender(sitting.person, f"command-{self.commands}")

    async def undo(self, room: Room) -> None:
        """Somebody who can take an answer back does."""
        seat = next(seat for seat in range(len(room.seats)) if may_undo(room.position, seat))
        await room.undo(seat, self.sender(room, seat))

    async def play(self, room: Room, until: Until) -> Room:
        """Plays until something is so. Now and then somebody takes an answer back."""
        while not until(room):
            assert not room.over, f"{room.id} never came there"
            await self.answer(room)
            if not until(room) and _can_undo(room) and self.chance.random() < 0.2:
                await self.undo(room)
        return room


# Where games are left.


def _over(room: Room) -> bool:
    return room.over


def _late(room: Room) -> bool:
    counters = room.position.game.table.counter_names
    return int(room.position.game.counters[counters.index("round")]) >= LATE


def _asks(room: Room) -> str:
    return type(room.position.game.top.step).__name__


def _planning(room: Room) -> bool:
    return _late(room) and _asks(room) == "Plan"


def _acting(room: Room) -> bool:
    """A card is half resolved: somebody is asked how."""
    return _late(room) and _asks(room) not in ("Plan", "TheEnd") and not _together(room)


def _can_undo(room: Room) -> bool:
    return any(may_undo(room.position, seat) for seat in range(len(room.seats)))


def _undo(room: Room) -> bool:
    return _late(room) and _can_undo(room)


def _together(room: Room) -> bool:
    return isinstance(room.position.game.top.step, Together)


def _some_have_chosen(room: Room) -> bool:
    """Several choose in secret, and one has, while another has not."""
    step = room.position.game.top.step
    return isinstance(step, Together) and 0 < len(asked(room.position.game)) < int(step.seats).bit_count()


def _has_begun_to_choose(room: Room) -> bool:
    """Several choose several things in secret, and one is in the middle of it."""
    g = room.position.game
    marked = [row for row, owner in enumerate(g.table.row_seat) if owner >= 0 and g.rows[row]]
    return _together(room) and bool(marked) and any(g.table.row_seat[row] in asked(g) for row in marked)


STOPS: tuple[Until, ...] = (_planning, _acting, _undo)
SECRET: dict[str, Until] = {
    "duo": _some_have_chosen,
    "pairs-3": _some_have_chosen,
    "expert-2016": _has_begun_to_choose,
    "horses": _some_have_chosen,
    "horses-light": _some_have_chosen,
    "horses-expert-2016": _has_begun_to_choose,
    "horses-duo": _some_have_chosen,
}


# What happens in the house.


async def people(maker: Maker) -> None:
    """Accounts, guests, and somebody who has gone for good."""
    for number, name in enumerate((*PEOPLE, "gone")):
        people_routes.new_id = lambda name=name: name  # type: ignore[misc]
        async with browser(maker.house) as client:
            guest = await client.post("/api/guests", json={"name": name.capitalize(), "lang": "fr"})
            assert guest.status_code == 201, guest.text
            if number < 3:
                account = {"login": name, "password": PASSWORD}
                assert (await client.post("/api/account", json=account)).status_code == 201
            if name == "bert":
                assert (await client.post("/api/me/recovery", json={"password": PASSWORD})).status_code < 300
            if name == "gone":
                assert (await client.request("DELETE", "/api/me")).status_code == 204
    await mutes.mute(maker.house, "cleo", "dirk")


async def games_of(maker: Maker, kinds: list[str]) -> None:
    """Of each kind of game one that is over and one that runs."""
    for number, kind in enumerate(kinds):
        setup = KINDS[kind]
        await maker.play(await maker.begun(f"{kind}-over", setup), _over)
        until = SECRET.get(kind, STOPS[number % len(STOPS)])
        await maker.play(await maker.begun(f"{kind}-runs", setup), until)


async def special_games(maker: Maker) -> None:
    """Games in which something else is under way."""
    house, clock, three = maker.house, maker.clock, KINDS["base-3"]
    rated = Options(clock=ClockChoice(kind="live", each=60, bank=300), rated=True)
    for name in ("rated-1", "rated-2"):
        await maker.play(await maker.begun(f"{name}-over", three, rated), _over)
    await maker.play(await maker.begun("rated-runs", three, rated), _planning)
    await maker.play(await maker.begun("clock-runs", three, LIVE), _acting)
    clock.time += 90  # into the bank

    paused = await maker.play(await maker.begun("paused-runs", three, SLOW), _undo)
    for person in PEOPLE[:3]:
        await seating.wish_pause(house, person, paused.id, True)

    await maker.play(
        await maker.begun("bots-runs", three, bots=(1, 2)), lambda room: _late(room) and room.by_bot(room.asked()[0])
    )
    await maker.play(await maker.begun("bots-over", three, LIVE, bots=(2,)), _over)

    left = await maker.play(await maker.begun("left-runs", three), _planning)
    await seating.leave(house, PEOPLE[1], left.id)

    late = await maker.play(await maker.begun("late-runs", three, LIVE), _planning)
    clock.time += 1000
    await late.time_out()

    rests = await maker.play(await maker.begun("rests-runs", three, LIVE), _acting)
    clock.time += 1000
    await rests.time_out()
    for number, seat in enumerate(rests.seats):
        if not seat.away:
            await seating.leave(house, PEOPLE[number], rests.id)

    abandoned = await maker.play(await maker.begun("abandoned", three, rated), _acting)
    for person in PEOPLE[:3]:
        await seating.leave(house, person, abandoned.id)

    quiet = Options(plan="memory", quiet=True)
    await maker.play(await maker.begun("quiet-runs", three, quiet), _acting)


async def talk_and_visits(maker: Maker) -> None:
    """People talk, and look away."""
    for table in ("base-4-runs", "base-4-over", "open-table"):
        await talk.say(maker.house, "anna", table, "Howdy, folks! ça va?")
        await talk.emote(maker.house, "anna", table, "laugh")
    for table, seat in (("base-4-runs", 0), ("base-4-runs", 1), ("base-4-over", 0)):
        room = await maker.house.rooms.room(table)
        look = Gaze(table, PEOPLE[seat], seat, event=room.position.told[place_of(seat)] - 3 * seat)
        maker.house.visits.enter(look)
        maker.house.visits.leave(look)


async def open_tables(maker: Maker) -> None:
    """Tables that wait for people: one that is public, one with all its wishes, and a rematch with invited people."""
    house = maker.house
    making.new_id = lambda: "open-table"
    await making.open_table(house, "anna", KINDS["base-4"], LIVE, public=True)
    making.new_id = lambda: "open-wishes"
    await making.open_table(house, "dirk", KINDS["horses-teams-4"], Options(level="legend"), public=False)
    await seating.join(house, "emma", "open-wishes", 2)
    await seating.wish_bandits(house, "emma", "open-wishes", 2, ["belle"])
    await seating.add_seed(house, "emma", "open-wishes", 2, "à moi")
    await seating.join(house, "finn", "open-wishes", 1)
    await hosting.kick(house, "dirk", "open-wishes", "finn")
    await hosting.seat_bots(house, "dirk", "open-wishes", [3], "outlaw")
    making.new_id = lambda: "open-rematch"
    await making.rematch(house, "bert", "base-3-over")


async def records(maker: Maker) -> str:
    """A record that somebody brings: its address."""
    async with browser(maker.house, "anna") as client:
        text = (await client.get("/api/replays/horses-over/record")).text
        brought = await client.post("/api/records", content=text, headers={"Content-Type": "text/plain"})
        assert brought.status_code == 201, brought.text
        return str(brought.json()["id"])


async def ends(house: House) -> dict[str, dict[str, str]]:
    """What everybody sees of each game that is over, as a hash."""
    async with house.engine.connect() as connection:
        over = await connection.execute(select(tables.c.id).where(tables.c.state == OVER).order_by(tables.c.id))
        names = list(over.scalars())
    rooms = [await house.rooms.room(name) for name in names]
    return {
        room.id: {str(viewer): hashed(room.shown(viewer)["view"]) for viewer in viewers_of(room.position.game.table)}
        for room in rooms
    }


def hashed(view: dict[str, Any]) -> str:
    """A view in a few letters."""
    return sha256(json.dumps(view, sort_keys=True).encode()).hexdigest()[:16]


async def what_is_shown(maker: Maker, record: str) -> dict[str, Any]:
    """What people are shown of it now, beside their games: results, ratings, lists of tables, talk."""
    found: dict[str, Any] = {"now": maker.clock.time, "record": record, "pages": {}, "ends": await ends(maker.house)}
    pages = {name: [f"/api/people/{name}/statistics", "/api/my/tables"] for name in PEOPLE}
    pages["anna"] += ["/api/leaderboard", "/api/tables", "/api/mutes", *(f"/api/tables/{t}" for t in OPEN)]
    pages["cleo"] += ["/api/mutes"]
    for name, paths in pages.items():
        async with browser(maker.house, name) as client:
            answers = {path: (await client.get(path)).json() for path in paths}
        found["pages"][name] = answers
    return found


OPEN = ("open-table", "open-wishes", "open-rematch")


async def live_through(address: str, kinds: list[str]) -> dict[str, Any]:
    """All of it, on one database, with games of these kinds; what was shown at the end."""
    fixed_chance()
    clock = MovedClock(1_900_000_000.0)
    house = await open_house(Settings(database=address, pace=0), clock)
    try:
        await house.caretaker.stop()  # bots answer here, at random
        house.rooms.on_ply = house.rooms.on_news = None
        maker = Maker(house, clock)
        await people(maker)
        await games_of(maker, kinds)
        await special_games(maker)
        await open_tables(maker)
        await talk_and_visits(maker)
        return await what_is_shown(maker, await records(maker))
    finally:
        await house.close()


async def unpack(address: str) -> None:
    """Leaves what the server has packed unpacked, in its form."""
    engine = open_database(address)
    async with writing(engine) as connection:
        for table in meta.sorted_tables:
            for column in table.c:
                if isinstance(column.type, LargeBinary) and column.name not in NOT_PACKED:
                    for *key, data in (await connection.execute(select(*table.primary_key, column))).all():
                        same = [part == value for part, value in zip(table.primary_key, key)]
                        plain = zlib.compress(zlib.decompress(data), 0)
                        await connection.execute(update(table).where(*same).values({column.name: plain}))
    await engine.dispose()


def fixed_chance() -> None:
    """Ids, seeds and codes come out the same each time."""
    chance = random.Random(7)
    secrets.token_bytes = lambda number=None: chance.randbytes(number or 32)
    secrets.token_urlsafe = lambda number=None: chance.randbytes(number or 32).hex()
    secrets.choice = chance.choice
    passwords.MEMORY = 64


def as_dump(text: str) -> str:
    """A dump of PostgreSQL without what only its own version understands."""
    ours = [line for line in text.splitlines() if not line.startswith(("SET ", "\\restrict", "\\unrestrict", "--"))]
    return "\n".join(line for line in ours if not line.startswith("SELECT pg_catalog.set_config")) + "\n"


def in_sqlite(name: str) -> None:
    """Writes the files of SQLite."""
    with tempfile.TemporaryDirectory() as folder:
        file, small = Path(folder, "kept.db"), Path(folder, "small.db")
        shown = asyncio.run(live_through(database_in(file), list(KINDS)))
        asyncio.run(unpack(f"sqlite:///{file}"))
        with sqlite3.connect(file) as connection:
            connection.execute("VACUUM INTO ?", (str(small),))
        _write(f"{name}.db.xz", small.read_bytes())
    _write(f"{name}.db.json.xz", json.dumps(shown).encode())


def in_postgres(name: str) -> None:
    """Writes the files of PostgreSQL. What is in a game is the same there, so some kinds will do."""
    with postgres() as server:
        assert server is not None, "PostgreSQL is not installed"
        address = server.new_database("kept")
        shown = asyncio.run(live_through(address, [*list(KINDS)[::FEW], *NEEDED]))
        asyncio.run(unpack(address))
        command = [str(server.programs / "pg_dump"), "--no-owner", "--no-privileges", address]
        done = subprocess.run(command, capture_output=True, text=True, check=True)
        _write(f"{name}.sql.xz", as_dump(done.stdout).encode())
    _write(f"{name}.sql.json.xz", json.dumps(shown).encode())


def _write(name: str, data: bytes) -> None:
    packed = lzma.compress(data, preset=9 | lzma.PRESET_EXTREME)
    (HERE / name).write_bytes(packed)
    print(f"{name}: {len(packed):,} bytes, {len(data):,} unpacked")
