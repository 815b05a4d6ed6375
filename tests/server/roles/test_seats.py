"""Tables whose seats have roles: bandits, the Marshal, and an automaton's, on which nobody ever sits."""

from __future__ import annotations

from importlib.metadata import EntryPoints
from pathlib import Path

import pytest

from folsom.base import parts
from folsom.server.house import House
from folsom.server.protocol.tables import SetupChoice
from folsom.server.tables.gathering import Gathering
from folsom.server.tables.hosting import choose, clear_seat, kick, seat_bots, start
from folsom.server.tables.listing import public_tables
from folsom.server.tables.seating import be_ready, join, leave, move, wish_bandits
from server.houses import run
from server.tables.parties import new_party, now, people_at, refused, seen

THREE = SetupChoice(players=3, variants=["posse"])
MARSHAL, CLOCKWORK = 3, 4


def roles_at(table: Gathering) -> list[str]:
    """The roles of the seats."""
    return [seat.role for seat in table.seats]


def test_a_table_has_the_seats_of_its_game(tmp_path: Path) -> None:
    async def inside(house: House) -> None:
        table = await new_party(house, THREE)
        told = await seen(house, table)
        assert [(seat.role, seat.name) for seat in told.seats] == [
            *[("bandit", "")] * 3,
            ("marshal", "marshal"),
            ("automaton", "clockwork"),
        ]
        assert told.setup == THREE
        assert people_at(await now(house, table)) == ["p0", None, None, None, None]
        async with house.engine.connect() as connection:
            [card] = await public_tables(connection, house.clock.now())
        assert (card.free, card.bots, card.people) == (3, 0, ["Person 0"])

    run(inside, tmp_path)


def test_the_marshals_seat_is_for_anybody_and_has_no_bandit(tmp_path: Path) -> None:
    async def inside(house: House) -> None:
        table = await new_party(house, THREE)
        await join(house, "p1", table, MARSHAL)
        refusal = await refused(wish_bandits(house, "p1", table, MARSHAL, ["doc"]), "no-bandits")
        assert refusal.rule == "VAR-CHARS-1"
        await wish_bandits(house, "p0", table, 0, ["belle"])
        moved = await move(house, "p0", table, 0, 2)
        assert moved.seats[2].bandits == ["belle"]
        await leave(house, "p1", table, MARSHAL)
        moved = await move(house, "p0", table, 2, MARSHAL)
        assert moved.seats[MARSHAL].person == "p0" and moved.seats[MARSHAL].bandits == []
        assert roles_at(moved) == roles_at(await move(house, "p0", table, MARSHAL, 0))
        seated = await seat_bots(house, "p0", table, [MARSHAL], "greenhorn")
        assert people_at(seated) == ["p0", None, None, "greenhorn", None]
        assert roles_at(await clear_seat(house, "p0", table, MARSHAL)) == roles_at(moved)

    run(inside, tmp_path)


def test_nobody_sits_on_an_automatons_seat(tmp_path: Path) -> None:
    async def inside(house: House) -> None:
        table = await new_party(house, THREE)
        before = await now(house, table)
        await refused(join(house, "p1", table, CLOCKWORK), "automaton", 409)
        await refused(move(house, "p0", table, 0, CLOCKWORK), "automaton", 409)
        await refused(seat_bots(house, "p0", table, [CLOCKWORK], None), "automaton", 409)
        await refused(clear_seat(house, "p0", table, CLOCKWORK), "automaton", 409)
        await refused(be_ready(house, "p0", table, CLOCKWORK, True), "automaton", 409)
        assert await now(house, table) == before
        for person in ("p1", "p2", "p3"):
            await join(house, person, table, None)
        await refused(join(house, "p4", table, None), "full", 409)
        assert people_at(await now(house, table)) == ["p0", "p1", "p2", "p3", None]

    run(inside, tmp_path)


def test_bots_fill_the_seats_that_somebody_can_take(tmp_path: Path) -> None:
    async def inside(house: House) -> None:
        table = await new_party(house, THREE)
        await seat_bots(house, "p0", table, None, "outlaw")
        begun = await start(house, "p0", table)
        assert people_at(begun) == ["p0", "outlaw", "outlaw", "outlaw", None]
        assert [len(seat.bandits) for seat in begun.seats] == [1, 1, 1, 0, 0]

    run(inside, tmp_path)


def test_a_game_begins_when_all_but_the_automaton_are_there(tmp_path: Path) -> None:
    async def inside(house: House) -> None:
        table = await new_party(house, THREE)
        await seat_bots(house, "p0", table, [1, 2], None)
        await refused(start(house, "p0", table), "not-full", 409)
        await join(house, "p1", table, MARSHAL)
        await refused(start(house, "p0", table), "not-ready", 409)
        await be_ready(house, "p1", table, MARSHAL, True)
        assert (await start(house, "p0", table)).state == "playing"

    run(inside, tmp_path)


def test_a_table_is_shown_when_its_part_is_gone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def inside(house: House) -> None:
        table = await new_party(house, THREE)
        before = await seen(house, table)
        del parts.PARTS["posse"]
        monkeypatch.setattr(parts, "entry_points", lambda **_: EntryPoints())
        assert await seen(house, table) == before
        await seat_bots(house, "p0", table, None, None)
        for what in (start(house, "p0", table), wish_bandits(house, "p0", table, 0, ["doc"])):
            await refused(what, "no-setup")

    run(inside, tmp_path)


def test_another_game_has_other_seats(tmp_path: Path) -> None:
    """Everybody keeps his role, if the new game has it; and nobody comes to sit where an automaton plays."""

    async def inside(house: House) -> None:
        table = await new_party(house, THREE)
        await join(house, "p1", table, MARSHAL)
        await join(house, "p2", table, 2)
        await wish_bandits(house, "p2", table, 2, ["doc"])

        async def with_setup(setup: SetupChoice) -> Gathering:
            return await choose(house, "p0", table, setup, None, None)

        more = await with_setup(SetupChoice(players=4, variants=["posse"]))
        assert roles_at(more) == ["bandit"] * 4 + ["marshal", "automaton"]
        assert people_at(more) == ["p0", None, "p2", None, "p1", None]
        fewer = await with_setup(SetupChoice(players=2, variants=["posse"]))
        assert people_at(fewer) == ["p0", "p2", "p1", None]
        assert fewer.seats[1].bandits == ["doc"]
        await refused(
            choose(house, "p0", table, SetupChoice(players=2, variants=["duo"]), None, None), "too-many-people"
        )
        plain = await with_setup(SetupChoice(players=4))
        assert people_at(plain) == ["p0", "p2", "p1", None] and roles_at(plain) == ["bandit"] * 4
        await join(house, "p3", table, 3)
        back = await with_setup(THREE)
        assert people_at(back) == ["p0", "p2", "p1", "p3", None]
        await kick(house, "p0", table, "p3")
        assert roles_at(await now(house, table)) == ["bandit"] * 3 + ["marshal", "automaton"]

    run(inside, tmp_path)
