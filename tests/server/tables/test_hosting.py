"""What the host can do, and what is refused to others and at the wrong time."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select, update

from folsom.server.house import House
from folsom.server.play.fair import commitment
from folsom.server.problems import Problem
from folsom.server.protocol.tables import ClockChoice, Options, SetupChoice
from folsom.server.store.database import writing
from folsom.server.store.schema import games, plies, tables
from folsom.server.tables.gathering import Gathering
from folsom.server.tables.hosting import choose, clear_seat, kick, pardon, seat_bots, start
from folsom.server.tables.seating import add_seed, be_ready, join, leave, wish_bandits
from server.houses import new_people, run
from server.tables.parties import (
    another_table,
    begun,
    new_party,
    now,
    number_of_plies,
    people_at,
    refused,
    seen,
    sit_all,
)

SLOW = ClockChoice(kind="slow", each=3600)
Power = Callable[[House, str, str], Any]
POWERS: list[Power] = [
    lambda house, host, table: kick(house, host, table, "p1"),
    lambda house, host, table: pardon(house, host, table, "p1"),
    lambda house, host, table: seat_bots(house, host, table, None, None),
    lambda house, host, table: clear_seat(house, host, table, 3),
    lambda house, host, table: choose(house, host, table, None, None, False),
    start,
]


def test_the_powers_are_the_hosts_and_end_with_the_start(tmp_path: Path) -> None:
    async def inside(house: House) -> None:
        table = await new_party(house, people=5)
        for power in POWERS:
            await refused(power(house, "p1", table), "not-host", 403)
            await refused(power(house, "p0", "nowhere"), "not-found", 404)
        await sit_all(house, table)
        version = (await now(house, table)).version
        await start(house, "p0", table, version)
        for power in POWERS:
            await refused(power(house, "p0", table), "not-open", 409)

    run(inside, tmp_path)


def test_a_change_that_was_meant_for_another_version_is_refused(tmp_path: Path) -> None:
    async def inside(house: House) -> None:
        table = await new_party(house)
        await join(house, "p1", table, 1)
        old = (await now(house, table)).version - 1
        await refused(kick(house, "p0", table, "p1", old), "changed", 409)
        await refused(pardon(house, "p0", table, "p1", old), "changed")
        await refused(seat_bots(house, "p0", table, None, None, old), "changed")
        await refused(clear_seat(house, "p0", table, 3, old), "changed")
        await refused(choose(house, "p0", table, None, None, False, old), "changed")
        await refused(start(house, "p0", table, old), "changed")
        await refused(be_ready(house, "p1", table, 1, True, old), "changed")
        assert (await now(house, table)).version == old + 1

    run(inside, tmp_path)


def test_whom_the_host_cannot_send_away(tmp_path: Path) -> None:
    async def inside(house: House) -> None:
        table = await new_party(house)
        await refused(kick(house, "p0", table, "p0"), "not-yourself", 422)
        await refused(kick(house, "p0", table, "p1"), "not-at-table", 409)

    run(inside, tmp_path)


def test_bots_are_seated_and_taken_away(tmp_path: Path) -> None:
    async def inside(house: House) -> None:
        table = await new_party(house, options=Options(level="greenhorn"))
        await join(house, "p1", table, 1)
        await refused(seat_bots(house, "p0", table, [1], "legend"), "seat-taken", 409)
        await refused(seat_bots(house, "p0", table, [4], "legend"), "no-seat", 422)
        assert people_at(await seat_bots(house, "p0", table, [2], "legend")) == ["p0", "p1", "legend", None]
        assert people_at(await seat_bots(house, "p0", table, None, None)) == ["p0", "p1", "legend", "greenhorn"]
        assert people_at(await seat_bots(house, "p0", table, [2], "outlaw")) == ["p0", "p1", "outlaw", "greenhorn"]
        await refused(join(house, "p2", table, 2), "seat-taken")
        await refused(clear_seat(house, "p0", table, 1), "seat-taken")
        assert people_at(await clear_seat(house, "p0", table, 2)) == ["p0", "p1", None, "greenhorn"]

    run(inside, tmp_path)


def test_another_setup_asks_everybody_again(tmp_path: Path) -> None:
    async def inside(house: House) -> None:
        table = await new_party(house)
        await sit_all(house, table)
        await wish_bandits(house, "p0", table, 0, ["doc"])
        same = SetupChoice(players=4)
        assert all(seat.ready for seat in (await choose(house, "p0", table, same, None, True)).seats)
        private = await choose(house, "p0", table, None, None, False)
        assert not private.public and all(seat.ready for seat in private.seats)
        other = await choose(house, "p0", table, SetupChoice(players=4, boxes=["horses"]), None, None)
        assert not any(seat.ready for seat in other.seats)
        assert other.seats[0].bandits == ["doc"] and other.setup["boxes"] == ["horses"]
        await be_ready(house, "p0", table, 0, True)
        clock = Options(clock=ClockChoice(kind="slow", each=86_400))
        slow = await choose(house, "p0", table, None, clock, None)
        assert not any(seat.ready for seat in slow.seats) and slow.options["clock"]["kind"] == "slow"
        problem = await refused(choose(house, "p0", table, SetupChoice(players=2), None, None), "no-setup", 422)
        assert problem.rule == "BASE-SETUP-1"
        odd = Options(clock=ClockChoice(kind="live", each=1))
        await refused(choose(house, "p0", table, None, odd, None), "no-clock", 422)

    run(inside, tmp_path)


def test_a_table_grows_and_shrinks(tmp_path: Path) -> None:
    async def inside(house: House) -> None:
        table = await new_party(house)
        await join(house, "p1", table, 3)
        await seat_bots(house, "p0", table, [2], "legend")
        grown = await choose(house, "p0", table, SetupChoice(players=6), None, None)
        assert people_at(grown) == people_at(await now(house, table)) == ["p0", None, "legend", "p1", None, None]
        await join(house, "p2", table, 5)
        shrunk = await choose(house, "p0", table, SetupChoice(players=4), None, None)
        assert people_at(shrunk) == people_at(await now(house, table)) == ["p0", "p2", "legend", "p1"]
        await refused(choose(house, "p0", table, SetupChoice(players=3), None, None), "too-many-people", 409)

    run(inside, tmp_path)


def test_picks_that_do_not_fit_another_setup_are_forgotten(tmp_path: Path) -> None:
    async def inside(house: House) -> None:
        table = await new_party(house, SetupChoice(players=2, variants=["pairs"]))
        await wish_bandits(house, "p0", table, 0, ["doc", "tuco"])
        changed = await choose(house, "p0", table, SetupChoice(players=3), None, None)
        assert changed.seats[0].bandits == []

    run(inside, tmp_path)


def test_a_game_begins_when_all_are_there_and_ready(tmp_path: Path) -> None:
    async def inside(house: House) -> None:
        table = await new_party(house, SetupChoice(players=3))
        await join(house, "p1", table, 1)
        await refused(start(house, "p0", table), "not-full", 409)
        await seat_bots(house, "p0", table, None, "outlaw")
        await refused(start(house, "p0", table), "not-ready", 409)
        await be_ready(house, "p1", table, 1, True)
        await add_seed(house, "p1", table, 1, "lucky")
        before = await seen(house, table)
        playing = await start(house, "p0", table)
        assert playing.state == "playing" and all(len(seat.bandits) == 1 for seat in playing.seats)
        async with house.engine.connect() as connection:
            game = (await connection.execute(select(games))).mappings().one()
        assert game["commitment"] == before.commitment == commitment(game["seed"])
        assert game["seed"] == playing.seed
        assert game["seeds"] == ["", "lucky", ""]
        assert game["setup"]["bandits"] == [seat.bandits[0] for seat in playing.seats]
        assert await number_of_plies(house, table) == 1
        assert playing.code is not None  # spectators come by it

    run(inside, tmp_path)


def test_what_was_picked_is_played(tmp_path: Path) -> None:
    async def inside(house: House) -> None:
        table = await new_party(house, SetupChoice(players=2, variants=["duo"]))
        await join(house, "p1", table, 1)
        await wish_bandits(house, "p1", table, 1, ["doc", "django"])
        await be_ready(house, "p1", table, 1, True)
        playing = await start(house, "p0", table)
        assert playing.seats[1].bandits == ["doc", "django"]
        assert len(playing.seats[0].bandits) == 2
        room = await house.rooms.room(table)
        assert [room.setup.bandits[i] for i in room.chapter.legend["seats"][1]["bandits"]] == ["doc", "django"]

    run(inside, tmp_path)


def test_somebody_must_look_after_a_game_that_begins_with_a_bot(tmp_path: Path) -> None:
    async def inside(house: House) -> None:
        table = await new_party(house, SetupChoice(players=4, boxes=["horses"]))
        await seat_bots(house, "p0", table, None, None)
        await start(house, "p0", table)  # all choose at once whether they board
        async with house.engine.connect() as connection:
            assert (await connection.execute(select(games.c.due))).scalar() == house.clock.now()

    run(inside, tmp_path)


def test_a_clock_runs_from_the_start(tmp_path: Path) -> None:
    async def inside(house: House) -> None:
        options = Options(clock=ClockChoice(kind="live", each=30, bank=60))
        table = await begun(house, options=options)
        async with house.engine.connect() as connection:
            assert (await connection.execute(select(games.c.due))).scalar() == house.clock.now() + 90
        assert (await house.rooms.room(table)).limits.each == 30

    run(inside, tmp_path)


def test_a_rated_game_needs_a_clock(tmp_path: Path) -> None:
    """Whoever loses could keep the others waiting for ever. An older version may have opened such a table."""

    async def inside(house: House) -> None:
        await new_people(house, 4)
        free = Options(rated=True)
        await refused(another_table(house, options=free), "rated-clock", 422)
        table = await another_table(house, options=Options(rated=True, clock=SLOW))
        await refused(choose(house, "p0", table, None, free, None), "rated-clock", 422)
        await sit_all(house, table)
        async with writing(house.engine) as connection:
            await connection.execute(update(tables).values(options=free.model_dump()))
        await refused(start(house, "p0", table), "rated-clock", 409)
        await choose(house, "p0", table, None, Options(), None)
        assert not (await now(house, table)).options["rated"]

    run(inside, tmp_path)


@pytest.mark.parametrize("bots", [True, False])
def test_a_rated_game_needs_people_with_a_seat_each(tmp_path: Path, bots: bool) -> None:
    async def inside(house: House) -> None:
        table = await new_party(house, SetupChoice(players=3), Options(rated=True, clock=SLOW))
        if bots:
            await seat_bots(house, "p0", table, None, None)
        else:
            await join(house, "p1", table, 1)
            await join(house, "p0", table, 2)
            await be_ready(house, "p1", table, 1, True)
        await refused(start(house, "p0", table), "not-rated", 409)
        if bots:
            await clear_seat(house, "p0", table, 1)
            await join(house, "p1", table, 1)
            await be_ready(house, "p1", table, 1, True)
            await start(house, "p0", table)

    run(inside, tmp_path)


async def begins(house: House, table: str) -> int:
    """How often a game has begun at a table."""
    async with house.engine.connect() as connection:
        first = select(plies.c.ply).where(plies.c.table == table, plies.c.kind == "begin")
        return len((await connection.execute(first)).all())


def test_a_game_begins_once_whoever_races(tmp_path: Path) -> None:
    """Starts, changes and a leaving player at the same moment: either there is one whole game, or none."""

    async def inside(house: House) -> None:
        for attempt in range(4):
            table = await new_party(house) if attempt == 0 else await another_table(house)
            await sit_all(house, table)
            found = await asyncio.gather(
                start(house, "p0", table),
                leave(house, "p3", table),
                start(house, "p0", table),
                choose(house, "p0", table, SetupChoice(players=4, edition=2014), None, None),
                start(house, "p0", table),
                return_exceptions=True,
            )
            assert all(isinstance(one, Gathering | Problem) for one in found)
            stored = await now(house, table)
            assert await begins(house, table) == (1 if stored.state == "playing" else 0)
            if stored.state == "playing":
                assert all(seat.person is not None for seat in stored.seats)

    run(inside, tmp_path)


def test_the_seed_is_in_no_row_that_is_shown(tmp_path: Path) -> None:
    async def inside(house: House) -> None:
        table = await begun(house)
        stored = await now(house, table)
        assert stored.seed is not None
        told = await seen(house, table)
        assert told.seed is None and told.seeds is None
        assert told.commitment == commitment(stored.seed)
        room = await house.rooms.room(table)
        said = json.dumps([room.shown(viewer) for viewer in (-2, 0, 1)]) + told.model_dump_json()
        async with house.engine.connect() as connection:
            said += str((await connection.execute(select(plies.c.draws))).scalars().all())
        assert stored.seed.hex() not in said and repr(stored).find(repr(stored.seed)) == -1

    run(inside, tmp_path)
