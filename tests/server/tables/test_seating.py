"""What people do at a table, also when they do it at the same moment."""

from __future__ import annotations

import asyncio
from pathlib import Path

from sqlalchemy import select

from folsom.server.house import House
from folsom.server.problems import Problem
from folsom.server.protocol.tables import SetupChoice
from folsom.server.store.schema import games
from folsom.server.tables.hosting import kick, pardon, seat_bots
from folsom.server.tables.seating import add_seed, be_ready, come_back, join, leave, move, wish_bandits
from server.houses import run
from server.tables.parties import begun, new_party, now, people_at, refused, seen, sit_all


def test_people_sit_down(tmp_path: Path) -> None:
    async def inside(house: House) -> None:
        table = await new_party(house, people=6)
        assert people_at(await join(house, "p1", table, 2)) == ["p0", None, "p1", None]
        assert people_at(await join(house, "p2", table, None)) == ["p0", "p2", "p1", None]
        version = (await now(house, table)).version
        await join(house, "p2", table, None)  # the same link again
        await join(house, "p2", table, 1)
        assert (await now(house, table)).version == version
        await refused(join(house, "p3", table, 1), "seat-taken", 409)
        await refused(join(house, "p3", table, 4), "no-seat", 422)
        await refused(join(house, "p3", "nowhere", None), "not-found", 404)
        await refused(join(house, "p3", table, 3, version - 1), "changed", 409)
        assert people_at(await join(house, "p2", table, 3, version)) == ["p0", "p2", "p1", "p2"]  # pass and play
        await refused(join(house, "p3", table, None), "full", 409)

    run(inside, tmp_path)


def test_of_many_who_want_one_seat_one_gets_it(tmp_path: Path) -> None:
    async def inside(house: House) -> None:
        table = await new_party(house, people=9)
        wanted = [join(house, f"p{n}", table, 2) for n in range(1, 9)]
        found = await asyncio.gather(*wanted, return_exceptions=True)
        problems = [one for one in found if isinstance(one, Problem)]
        assert len(problems) == 7 and {one.code for one in problems} == {"seat-taken"}
        assert sum(person is not None for person in people_at(await now(house, table))) == 2

    run(inside, tmp_path)


def test_all_who_want_any_seat_get_different_ones(tmp_path: Path) -> None:
    async def inside(house: House) -> None:
        table = await new_party(house, SetupChoice(players=6), people=8)
        found = await asyncio.gather(*[join(house, f"p{n}", table, None) for n in range(1, 8)], return_exceptions=True)
        assert [one.code for one in found if isinstance(one, Problem)] == ["full", "full"]
        sitting = people_at(await now(house, table))
        assert len(set(sitting)) == 6 and None not in sitting

    run(inside, tmp_path)


def test_changes_at_the_same_moment_do_not_cross(tmp_path: Path) -> None:
    async def inside(house: House) -> None:
        table = await new_party(house)
        for n in (1, 2, 3):
            await join(house, f"p{n}", table, n)
        before = (await now(house, table)).version
        names = enumerate(["doc", "tuco", "belle", "ghost"])
        await asyncio.gather(
            *[be_ready(house, f"p{n}", table, n, True) for n in range(4)],
            *[add_seed(house, f"p{n}", table, n, f"seed {n}") for n in range(4)],
            *[wish_bandits(house, f"p{n}", table, n, [name]) for n, name in names],
        )
        stored = await now(house, table)
        assert stored.version == before + 12
        assert [(seat.ready, seat.seed, seat.bandits) for seat in stored.seats] == [
            (True, "seed 0", ["doc"]),
            (True, "seed 1", ["tuco"]),
            (True, "seed 2", ["belle"]),
            (True, "seed 3", ["ghost"]),
        ]

    run(inside, tmp_path)


def test_one_bandit_is_picked_once(tmp_path: Path) -> None:
    async def inside(house: House) -> None:
        table = await new_party(house)
        for n in (1, 2, 3):
            await join(house, f"p{n}", table, n)
        wanted = [wish_bandits(house, f"p{n}", table, n, ["belle"]) for n in range(4)]
        found = await asyncio.gather(*wanted, return_exceptions=True)
        assert [one.code for one in found if isinstance(one, Problem)] == ["bandit-taken"] * 3
        winner = next(n for n, one in enumerate(found) if not isinstance(one, BaseException))
        await wish_bandits(house, f"p{winner}", table, winner, [])
        await wish_bandits(house, f"p{(winner + 1) % 4}", table, (winner + 1) % 4, ["belle"])

    run(inside, tmp_path)


def test_bandits_that_cannot_be_are_refused(tmp_path: Path) -> None:
    async def inside(house: House) -> None:
        table = await new_party(house, SetupChoice(players=3, variants=["pairs"]))
        await join(house, "p1", table, 1)
        await refused(wish_bandits(house, "p0", table, 0, ["nobody"]), "no-bandit")
        await refused(wish_bandits(house, "p0", table, 1, ["doc"]), "not-your-seat", 403)
        await refused(wish_bandits(house, "p0", table, 0, ["doc", "doc"]), "no-bandits")
        await refused(wish_bandits(house, "p0", table, 0, ["doc", "tuco", "django"]), "no-bandits")
        problem = await refused(wish_bandits(house, "p0", table, 0, ["doc", "ghost"]), "no-setup")
        assert problem.rule == "VAR-PAIR-2"
        await wish_bandits(house, "p0", table, 0, ["doc", "tuco"])
        assert (await now(house, table)).seats[0].bandits == ["doc", "tuco"]

    run(inside, tmp_path)


def test_people_move_to_other_seats(tmp_path: Path) -> None:
    async def inside(house: House) -> None:
        table = await new_party(house)
        await join(house, "p1", table, 1)
        await wish_bandits(house, "p0", table, 0, ["doc"])
        await refused(move(house, "p0", table, 0, 1), "seat-taken")
        await refused(move(house, "p0", table, 1, 2), "not-your-seat")
        await move(house, "p0", table, 0, 3)
        stored = await now(house, table)
        assert people_at(stored) == [None, "p1", None, "p0"]
        assert stored.seats[3].bandits == ["doc"] and stored.seats[0].bandits == []

    run(inside, tmp_path)


def test_a_seed_is_one_line_that_shows(tmp_path: Path) -> None:
    async def inside(house: House) -> None:
        table = await new_party(house)
        for seed in ("two\nlines", "a\ttab", "\x00", "\u202e", "\ud800"):
            await refused(add_seed(house, "p0", table, 0, seed), "odd-seed", 422)
        await add_seed(house, "p0", table, 0, "Ça va, ¡vámonos! 🤠")
        assert (await now(house, table)).seats[0].seed == "Ça va, ¡vámonos! 🤠"

    run(inside, tmp_path)


def test_the_host_leaves_and_another_one_takes_over(tmp_path: Path) -> None:
    async def inside(house: House) -> None:
        table = await new_party(house)
        await join(house, "p1", table, 2)
        await join(house, "p0", table, 1)
        assert (await leave(house, "p0", table, 0)).host == "p0"  # he still has another seat
        await refused(leave(house, "p0", table, 0), "not-your-seat")
        assert (await leave(house, "p0", table)).host == "p1"
        await refused(leave(house, "p0", table), "not-at-table", 403)
        last = await leave(house, "p1", table)
        assert (last.state, last.code) == ("abandoned", None)
        await refused(join(house, "p0", table, None), "not-open", 409)
        await refused(leave(house, "p1", table), "not-at-table")
        assert (await seen(house, table)).seed is not None

    run(inside, tmp_path)


def test_bots_alone_keep_no_table_open(tmp_path: Path) -> None:
    async def inside(house: House) -> None:
        table = await new_party(house)
        await seat_bots(house, "p0", table, None, None)
        assert (await leave(house, "p0", table)).state == "abandoned"

    run(inside, tmp_path)


def test_who_was_sent_away_cannot_come_back_by_himself(tmp_path: Path) -> None:
    async def inside(house: House) -> None:
        table = await new_party(house)
        await join(house, "p1", table, 1)
        await join(house, "p1", table, 3)
        assert people_at(await kick(house, "p0", table, "p1")) == ["p0", None, None, None]
        await refused(join(house, "p1", table, None), "kicked", 403)
        await refused(join(house, "p1", table, 1), "kicked", 403)
        await pardon(house, "p0", table, "p1")
        await join(house, "p1", table, 1)

    run(inside, tmp_path)


def test_who_leaves_a_running_game_is_played_by_a_bot_until_he_returns(tmp_path: Path) -> None:
    async def inside(house: House) -> None:
        table = await begun(house)
        room = await house.rooms.room(table)
        looked_after: list[str] = []
        room.on_ply = lambda one: looked_after.append(one.id)
        await leave(house, "p0", table)
        await house.rooms.refresher.close()
        stored = await now(house, table)
        assert (stored.state, stored.host) == ("playing", "p1")
        assert [seat.away for seat in stored.seats] == [True, False, False, False]
        assert room.seats[0].by_bot and room.asking(1)["away"] == [0]
        assert looked_after == [table]
        async with house.engine.connect() as connection:
            assert (await connection.execute(select(games.c.due))).scalar() == house.clock.now()
        await refused(come_back(house, "p1", table, 0), "not-your-seat", 403)
        await come_back(house, "p0", table, 0)
        await come_back(house, "p0", table, 0)
        await house.rooms.refresher.close()
        assert not room.seats[0].by_bot and room.asking(1)["away"] == []

    run(inside, tmp_path)


def test_a_running_game_that_everybody_leaves_is_abandoned(tmp_path: Path) -> None:
    async def inside(house: House) -> None:
        table = await begun(house, SetupChoice(players=3), people=3)
        room = await house.rooms.room(table)
        for n in range(3):
            assert (await seen(house, table)).seed is None
            await leave(house, f"p{n}", table)
        stored = await seen(house, table)
        assert stored.state == "abandoned" and stored.seed is not None and stored.code is None
        async with house.engine.connect() as connection:
            row = (await connection.execute(select(games))).mappings().one()
        assert (row["due"], row["ended"], row["result"]) == (None, house.clock.now(), None)
        await house.rooms.refresher.close()
        assert room.over
        await refused(come_back(house, "p0", table, 0), "not-playing")
        await refused(leave(house, "p0", table), "not-open")

    run(inside, tmp_path)


def test_what_is_for_open_tables_is_refused_in_a_game(tmp_path: Path) -> None:
    async def inside(house: House) -> None:
        table = await begun(house, people=5)
        await refused(join(house, "p4", table, None), "not-open", 409)
        await refused(move(house, "p0", table, 0, 1), "not-open")
        await refused(wish_bandits(house, "p0", table, 0, ["doc"]), "not-open")
        await refused(be_ready(house, "p0", table, 0, False), "not-open")
        await refused(add_seed(house, "p0", table, 0, "late"), "not-open")

    run(inside, tmp_path)


def test_nobody_comes_back_to_a_game_that_has_not_begun(tmp_path: Path) -> None:
    async def inside(house: House) -> None:
        table = await new_party(house)
        await sit_all(house, table)
        await refused(come_back(house, "p0", table, 0), "not-playing", 409)
        await refused(be_ready(house, "p0", table, 1, True), "not-your-seat", 403)
        await refused(add_seed(house, "p0", table, 1, "mine"), "not-your-seat", 403)

    run(inside, tmp_path)
