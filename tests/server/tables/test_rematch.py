"""People go on with another game."""

from __future__ import annotations

import asyncio
from pathlib import Path

from sqlalchemy import update

from folsom.server.house import House
from folsom.server.protocol.tables import ClockChoice, Options, SetupChoice
from folsom.server.store.database import writing
from folsom.server.store.schema import tables
from folsom.server.tables.hosting import clear_seat, seat_bots, start
from folsom.server.tables.making import rematch
from folsom.server.tables.seating import be_ready, join, leave
from server.houses import new_people, run
from server.tables.parties import another_table, now, people_at, refused, seen


async def over(house: House, setup: SetupChoice, options: Options) -> str:
    """A game of p0, p1 (on two seats) and a bot that is over."""
    await new_people(house, 5)
    table = await another_table(house, setup, options)
    await join(house, "p1", table, 1)
    await join(house, "p1", table, 2)
    await seat_bots(house, "p0", table, None, "legend")
    for seat in (1, 2):
        await be_ready(house, "p1", table, seat, True)
    await refused(rematch(house, "p0", table), "not-over", 409)
    await start(house, "p0", table)
    await refused(rematch(house, "p0", table), "not-over", 409)
    async with writing(house.engine) as connection:
        await connection.execute(update(tables).where(tables.c.id == table).values(state="over", code=None))
    return table


def test_a_rematch_has_the_same_people_setup_and_options(tmp_path: Path) -> None:
    async def inside(house: House) -> None:
        setup = SetupChoice(players=4, boxes=["horses"])
        options = Options(clock=ClockChoice(kind="live", each=20), plan="memory")
        old = await over(house, setup, options)
        await refused(rematch(house, "p2", old), "not-at-table", 403)
        await refused(rematch(house, "p2", "nowhere"), "not-found", 404)
        new = await rematch(house, "p1", old)
        told = await seen(house, new)
        assert (told.setup, told.options, told.host, told.public) == (setup, options, "p1", True)
        assert told.commitment != (await seen(house, old)).commitment
        stored = await now(house, new)
        assert people_at(stored) == [None, "p1", "p1", "legend"]
        assert [seat.kept for seat in stored.seats] == ["p0", None, None, None]
        assert told.seats[0].kept is not None and told.seats[0].kept.name == "Person 0"
        assert (await now(house, old)).rematch == new

    run(inside, tmp_path)


def test_whoever_asks_gets_the_same_table(tmp_path: Path) -> None:
    async def inside(house: House) -> None:
        old = await over(house, SetupChoice(players=4), Options())
        found = await asyncio.gather(*[rematch(house, person, old) for person in ("p0", "p1", "p0", "p1")])
        assert len(set(found)) == 1
        assert await rematch(house, "p0", old) == found[0]

    run(inside, tmp_path)


def test_seats_are_kept_for_those_who_are_invited(tmp_path: Path) -> None:
    async def inside(house: House) -> None:
        old = await over(house, SetupChoice(players=4), Options())
        new = await rematch(house, "p0", old)
        await refused(join(house, "p2", new, 1), "seat-kept", 409)
        await refused(join(house, "p2", new, None), "full", 409)
        await refused(start(house, "p0", new), "not-full", 409)
        assert people_at(await join(house, "p1", new, None)) == ["p0", "p1", None, "legend"]
        assert people_at(await clear_seat(house, "p0", new, 2)) == ["p0", "p1", None, "legend"]
        await join(house, "p2", new, None)
        await be_ready(house, "p1", new, 1, True)
        await be_ready(house, "p2", new, 2, True)
        assert (await start(house, "p0", new)).state == "playing"

    run(inside, tmp_path)


def test_who_is_invited_may_decline(tmp_path: Path) -> None:
    async def inside(house: House) -> None:
        old = await over(house, SetupChoice(players=4), Options())
        new = await rematch(house, "p0", old)
        await leave(house, "p1", new)
        await join(house, "p2", new, None)

    run(inside, tmp_path)


def test_a_rematch_that_all_have_left_can_be_asked_for_again(tmp_path: Path) -> None:
    async def inside(house: House) -> None:
        old = await over(house, SetupChoice(players=4), Options())
        first = await rematch(house, "p0", old)
        await leave(house, "p0", first)
        assert (await now(house, first)).state == "abandoned"
        again = await asyncio.gather(rematch(house, "p1", old), rematch(house, "p0", old))
        assert again[0] == again[1] != first
        assert (await now(house, old)).rematch == again[0]

    run(inside, tmp_path)
