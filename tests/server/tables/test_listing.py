"""Lists of tables, and codes by which they are found."""

from __future__ import annotations

import random
from pathlib import Path
from typing import cast

from sqlalchemy import select

from folsom.server.house import House
from folsom.server.protocol.tables import MyTable, SetupChoice, TableCard
from folsom.server.store.schema import results
from folsom.server.tables.codes import LETTERS, new_code, table_with
from folsom.server.tables.hosting import choose, seat_bots, start
from folsom.server.tables.listing import PAGE, STATES, my_tables, public_tables
from folsom.server.tables.making import rematch
from folsom.server.tables.seating import join, leave
from server.houses import MovedClock, new_people, run
from server.tables.parties import another_table, begun, new_party, now, refused
from server.test_room import play


async def public(house: House) -> list[TableCard]:
    async with house.engine.connect() as connection:
        return await public_tables(connection, house.clock.now())


async def mine(house: House, person: str, state: str, page: int = 0) -> tuple[list[MyTable], bool]:
    async with house.engine.connect() as connection:
        return await my_tables(connection, house.visits, person, STATES[state], page)


def test_public_tables_that_are_open_or_running_are_listed(tmp_path: Path) -> None:
    async def inside(house: House) -> None:
        running = await begun(house)
        table = await another_table(house, SetupChoice(players=5))
        private = await another_table(house, public=False)
        await join(house, "p1", table, 3)
        await seat_bots(house, "p0", table, [1], "outlaw")
        cards = await public(house)
        assert [card.id for card in cards] == [table, running]
        assert (cards[0].host, cards[0].people, cards[0].bots, cards[0].free) == (
            "Person 0",
            ["Person 0", "Person 1"],
            1,
            2,
        )
        assert private not in str(cards)
        await choose(house, "p0", table, None, None, False)
        assert [card.id for card in await public(house)] == [running]
        await choose(house, "p0", table, None, None, True)
        cast(MovedClock, house.clock).time += 90_000
        assert [card.id for card in await public(house)] == [running]  # nobody has come for a day

    run(inside, tmp_path)


def test_my_tables_say_where_i_am_asked(tmp_path: Path) -> None:
    async def inside(house: House) -> None:
        table = await begun(house)
        room = await house.rooms.room(table)
        chance = random.Random(3)
        seen: set[tuple[int, ...]] = set()
        for _ in range(12):
            asked = room.asked()
            seen.add(tuple(asked))
            for n in range(4):
                found, more = await mine(house, f"p{n}", "playing")
                assert [one.card.id for one in found] == [table] and not more
                assert (found[0].seats, found[0].turn, found[0].invited) == ([n], n in asked, False)
            await play(room, chance, 1)
        assert len(seen) > 1
        asked_now = room.asked()[0]
        await leave(house, f"p{asked_now}", table)
        found, _ = await mine(house, f"p{asked_now}", "playing")
        assert (found[0].turn, found[0].away) == (False, True)

    run(inside, tmp_path)


def test_finished_and_open_tables_come_page_by_page(tmp_path: Path) -> None:
    async def inside(house: House) -> None:
        clock = cast(MovedClock, house.clock)
        await new_people(house, 25)
        made: list[str] = []
        for host in range(1, PAGE + 3):
            clock.time += 1
            table = await another_table(house, host=f"p{host}")
            await join(house, "p0", table, None)
            made.insert(0, table)
        first, more = await mine(house, "p0", "open")
        assert [one.card.id for one in first] == made[:PAGE] and more
        second, more = await mine(house, "p0", "open", 1)
        assert [one.card.id for one in second] == made[PAGE:] and not more
        assert (await mine(house, "p0", "over"))[0] == (await mine(house, "p0", "playing"))[0] == []

    run(inside, tmp_path)


def test_a_finished_game_is_listed_and_invites(tmp_path: Path) -> None:
    async def inside(house: House) -> None:
        table = await begun(house)
        room = await house.rooms.room(table)
        before = await now(house, table)
        await play(room, random.Random(1), 10_000)
        assert room.over
        after = await now(house, table)
        assert (after.state, after.code, after.version) == ("over", None, before.version + 1)
        [over] = (await mine(house, "p1", "over"))[0]
        assert over.card.id == table
        async with house.engine.connect() as connection:
            rows = (await connection.execute(select(results).where(results.c.table == table))).mappings().all()
        won = [(row["person"], row["bandits"]) for row in rows if row["won"]]
        assert 0 < len(won) < len(rows) == 4
        assert [(seat.person.id, seat.bandits) for seat in over.winners if seat.person] == won
        again = await rematch(house, "p0", table)
        found, _ = await mine(house, "p1", "open")
        assert [(one.card.id, one.invited, one.seats) for one in found] == [(again, True, [])]
        assert await public(house) == [found[0].card]

    run(inside, tmp_path)


def test_an_abandoned_game_stays_in_ones_list(tmp_path: Path) -> None:
    async def inside(house: House) -> None:
        table = await new_party(house)
        await seat_bots(house, "p0", table, None, None)
        await start(house, "p0", table)
        await leave(house, "p0", table)
        found, _ = await mine(house, "p0", "over")
        assert [(one.card.state, one.winners) for one in found] == [("abandoned", [])]

    run(inside, tmp_path)


def test_a_code_finds_a_table_as_long_as_somebody_can_come(tmp_path: Path) -> None:
    async def inside(house: House) -> None:
        table = await new_party(house, public=False)
        code = (await now(house, table)).code
        assert code is not None and len(code) == 6 and set(code) <= set(LETTERS)
        assert await table_with(house, "p1", code) == await table_with(house, "p1", code.lower()) == table
        await leave(house, "p0", table)
        await refused(table_with(house, "p1", code), "not-found", 404)
        for _ in range(7):
            await refused(table_with(house, "p1", new_code()), "not-found", 404)
        await refused(table_with(house, "p1", code), "too-often", 429)
        await refused(table_with(house, "p2", code), "not-found", 404)  # others are not slowed down
        await refused(table_with(house, None, code), "not-found", 404)  # who has no name yet is counted by his address
        cast(MovedClock, house.clock).time += 60
        await refused(table_with(house, "p1", code), "not-found", 404)

    run(inside, tmp_path)


def test_codes_have_no_letters_that_look_alike() -> None:
    codes = {new_code() for _ in range(500)}
    assert len(codes) == 500
    assert not set("".join(codes)) & set("ILOQUV0123456789")
