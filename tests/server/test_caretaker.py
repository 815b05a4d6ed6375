"""Bots answer, and take over for who runs out of time; clocks stop while no server is there."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from random import Random

from sqlalchemy import select, update

from folsom.server.house import House
from folsom.server.opening import open_house
from folsom.server.play.caretaker import LATE
from folsom.server.play.log import Sender
from folsom.server.settings import Settings
from folsom.server.store.database import writing
from folsom.server.store.schema import plies, seats
from folsom.server.tables.seating import come_back
from patience import PATIENCE
from server.houses import MovedClock, new_game, run
from server.test_room import some_answer

BOTS = {"person": None, "bot": "outlaw"}


async def until(fact: Callable[[], object]) -> None:
    """Waits for something to become true."""
    async with asyncio.timeout(PATIENCE):
        while not fact():
            await asyncio.sleep(0.02)


async def give(house: House, seat: int | None, **values: object) -> None:
    """Changes a seat, or all of them."""
    there = update(seats) if seat is None else update(seats).where(seats.c.seat == seat)
    async with writing(house.engine) as connection:
        await connection.execute(there.values(**values))


def test_bots_play_a_game_to_its_end(tmp_path: Path) -> None:
    async def inside(house: House) -> None:
        table = await new_game(house)
        await give(house, None, **BOTS)
        room = await house.rooms.room(table)
        house.caretaker.look_after(room)
        await until(lambda: room.over)
        async with house.engine.connect() as connection:
            by = (await connection.execute(select(plies.c.by).where(plies.c.ply > 0))).scalars().all()
        assert set(by) == {"outlaw"}

    run(inside, tmp_path)


def test_who_runs_out_of_time_is_played_by_a_bot_until_he_returns(tmp_path: Path) -> None:
    clock = MovedClock()

    async def inside(house: House) -> None:
        table = await new_game(house, clock={"kind": "live", "each": 30, "bank": 10})
        room = await house.rooms.room(table)
        seat = room.asked()[0]
        clock.time += 41
        await house.caretaker._take_over(room)
        await until(lambda: room.position.ply == 1)
        assert room.seats[seat].away
        assert room.asking(seat)["away"] == [seat]
        await come_back(house, f"p{seat}", table, seat)
        await until(lambda: not room.seats[seat].by_bot)

    run(inside, tmp_path, clock)


def test_who_is_in_time_pays_from_his_bank(tmp_path: Path) -> None:
    clock = MovedClock()

    async def inside(house: House) -> None:
        room = await house.rooms.room(await new_game(house, clock={"kind": "live", "each": 30, "bank": 10}))
        seat, number, part, option = some_answer(room, Random(1))
        assert room.asking(seat)["left"] == {seat: 40.0}
        clock.time += 34
        assert room.asking(seat)["left"] == {seat: 6.0}
        await house.caretaker._take_over(room)
        await room.answer(seat, number, part, option, Sender("p"))
        assert room.clocks.banks == tuple(6.0 if s == seat else 10.0 for s in range(4))
        assert room.asking(-2)["left"] == dict.fromkeys(room.asked(), 40.0)

    run(inside, tmp_path, clock)


def test_clocks_stop_while_no_server_is_there(tmp_path: Path) -> None:
    clock = MovedClock()
    settings = Settings(database=f"sqlite:///{tmp_path / 'x.db'}")

    async def inside() -> None:
        house = await open_house(settings, clock)
        table = await new_game(house, clock={"kind": "slow", "each": 3600})
        room = await house.rooms.room(table)
        seat = room.asked()[0]
        clock.time += 600
        assert room.asking(seat)["left"] == {seat: 3000.0}
        await house.close()
        clock.time += 100_000
        house = await open_house(settings, clock)
        room = await house.rooms.room(table)
        assert room.asking(seat)["left"] == {seat: 3000.0}
        clock.time += 600
        assert room.asking(seat)["left"] == {seat: 2400.0}
        await house.close()

    asyncio.run(inside())


def test_a_game_that_nobody_looks_after_is_taken_up(tmp_path: Path) -> None:
    """The process that let a bot think has died: the next one finds the game overdue."""
    clock = MovedClock()

    async def inside(house: House) -> None:
        table = await new_game(house)
        room = await house.rooms.room(table)
        other = next(seat for seat in range(4) if seat not in room.asked())
        await give(house, other, **BOTS)
        await room.woken()
        house.rooms.on_ply = None
        while room.asked() != [other]:
            seat, number, part, option = some_answer(room, Random(1))
            room.on_ply = lambda _: None
            await room.answer(seat, number, part, option, Sender("p"))
        house.rooms.close(table)
        before = room.position.ply
        house.rooms.on_ply = house.caretaker.look_after
        await house.caretaker.sweep()
        assert table not in house.rooms.open
        clock.time += LATE + 1
        await house.caretaker.sweep()
        await until(lambda: house.rooms.open[table].position.ply > before)

    run(inside, tmp_path, clock)
