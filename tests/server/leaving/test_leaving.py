"""Nobody can end a game that others still want: it rests while no person is there, and goes on when one comes back."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import pytest
from sqlalchemy import select

from folsom.server.house import House, open_house
from folsom.server.people.sessions import Person
from folsom.server.play.hands import Hands
from folsom.server.play.log import Sender
from folsom.server.play.room import Room
from folsom.server.protocol.messages import Answer, Undo
from folsom.server.settings import Settings
from folsom.server.store.schema import games, plies
from folsom.server.tables.ageing import HOUR
from folsom.server.tables.seating import come_back, leave, wish_pause
from server.houses import MovedClock, may_return, new_game, run
from server.tables.parties import now, refused, seen
from server.test_caretaker import until
from server.test_room import play, some_answer

LIVE = {"kind": "live", "each": 5.0, "bank": 0.0}
SLOW = {"kind": "slow", "each": 3600.0, "bank": 0.0}


async def times_out(house: House, room: Room, clock: MovedClock) -> int:
    """Whoever is asked runs out of time; returns his seat. People answer until a person is asked."""
    house.caretaker.look_after(room)
    await until(lambda: not room.seats[room.asked()[0]].by_bot)
    seat = room.asked()[0]
    clock.time += room.limits.each + 1
    await room.time_out()
    assert room.seats[seat].gone is not None and not room.seats[seat].left
    return seat


async def stands(house: House, room: Room) -> int:
    """Waits until nobody thinks any more; the number of plies then."""
    await until(lambda: not house.caretaker.thinking)
    async with house.engine.connect() as connection:
        count = len((await connection.execute(select(plies.c.ply).where(plies.c.table == room.id))).all())
    assert count == room.position.ply + 1
    return count


@pytest.mark.parametrize("rated", [True, False])
def test_who_leaves_last_does_not_end_the_game_of_somebody_who_ran_out_of_time(tmp_path: Path, rated: bool) -> None:
    clock = MovedClock()

    async def inside(house: House) -> None:
        table = await new_game(house, clock=LIVE, rated=rated)
        room = await house.rooms.room(table)
        late = await times_out(house, room, clock)
        for seat in [seat for seat in range(4) if seat != late]:
            await leave(house, f"p{seat}", table)
        stored = await now(house, table)
        assert stored.state == "playing" and (await seen(house, table)).seed is None
        assert stored.host == f"p{late}"
        await until(lambda: room.paused)
        before = await stands(house, room)
        clock.time += 1000
        house.caretaker.look_after(room)
        await house.caretaker.sweep()
        assert await stands(house, room) == before  # no bot answers while nobody is there
        await come_back(house, f"p{late}", table, late)
        assert not room.paused and not room.seats[late].away
        await until(lambda: late in room.asked() and not house.caretaker.thinking)
        assert room.asking(late)["left"] == {late: 5.0} and room.asking(late)["question"] is not None
        assert await stands(house, room) > before

    run(inside, tmp_path, clock)


def test_everybody_who_has_gone_may_return_to_a_game_that_rests(tmp_path: Path) -> None:
    clock = MovedClock()

    async def inside(house: House) -> None:
        table = await new_game(house, clock=LIVE)
        room = await house.rooms.room(table)
        late = await times_out(house, room, clock)
        others = [seat for seat in range(4) if seat != late]
        for seat in others:
            await leave(house, f"p{seat}", table)
        for seat in [others[0], late, *others[1:]]:
            await come_back(house, f"p{seat}", table, seat)
            assert not room.seats[seat].away and not room.seats[seat].left
        assert not room.paused and (await now(house, table)).state == "playing"

    run(inside, tmp_path, clock)


def test_a_game_is_abandoned_when_the_last_one_leaves_by_his_own_act(tmp_path: Path) -> None:
    """Whoever ran out of time before may leave as well: then nobody wants the game any more."""
    clock = MovedClock()

    async def inside(house: House) -> None:
        table = await new_game(house, clock=LIVE)
        room = await house.rooms.room(table)
        late = await times_out(house, room, clock)
        for seat in [*(seat for seat in range(4) if seat != late), late]:
            assert (await now(house, table)).state == "playing"
            await leave(house, f"p{seat}", table)
        assert (await now(house, table)).state == "abandoned" and (await seen(house, table)).seed is not None
        await refused(come_back(house, f"p{late}", table, late), "not-playing", 409)

    run(inside, tmp_path, clock)


@pytest.mark.parametrize(("kind", "hours"), [(LIVE, 24), (SLOW, 14 * 24)])
def test_a_game_that_rests_is_abandoned_after_the_grace_time(database: str, kind: dict[str, Any], hours: int) -> None:
    clock = MovedClock()

    async def inside(house: House) -> None:
        table = await new_game(house, clock=kind)
        room = await house.rooms.room(table)
        late = await times_out(house, room, clock)
        for seat in [seat for seat in range(4) if seat != late]:
            await leave(house, f"p{seat}", table)
        clock.time += hours * HOUR
        assert await house.ageing.abandon_resting() == []
        clock.time += 2
        assert await house.ageing.abandon_resting() == [table]
        assert await house.ageing.abandon_resting() == []
        assert (await now(house, table)).state == "abandoned"
        await house.rooms.refresher.close()
        assert room.over
        async with house.engine.connect() as connection:
            row = (await connection.execute(select(games))).mappings().one()
        assert (row["due"], row["ended"]) == (None, clock.time)

    run(inside, database, clock)


def test_a_game_at_which_somebody_is_is_never_abandoned(tmp_path: Path) -> None:
    clock = MovedClock()

    async def inside(house: House) -> None:
        table = await new_game(house)  # without a clock: nobody runs out of time
        await leave(house, "p0", table)
        clock.time += 1000 * 24 * HOUR
        assert await house.ageing.abandon_resting() == []
        assert (await now(house, table)).state == "playing"

    run(inside, tmp_path, clock)


def test_the_grace_time_does_not_run_while_no_server_is_there(tmp_path: Path) -> None:
    clock = MovedClock()
    settings = Settings(database=f"sqlite:///{tmp_path / 'x.db'}", grace_live=1.0, pace=0)

    async def inside() -> None:
        house = await open_house(settings, clock)
        table = await new_game(house, clock=LIVE)
        room = await house.rooms.room(table)
        late = await times_out(house, room, clock)
        for seat in [seat for seat in range(4) if seat != late]:
            await leave(house, f"p{seat}", table)
        await house.close()
        clock.time += 100 * HOUR
        house = await open_house(settings, clock)
        assert await house.ageing.abandon_resting() == []
        clock.time += HOUR + 1
        assert await house.ageing.abandon_resting() == [table]
        await house.close()

    asyncio.run(inside())


def test_a_game_rests_when_the_last_person_runs_out_of_time(tmp_path: Path) -> None:
    clock = MovedClock()

    async def inside(house: House) -> None:
        table = await new_game(house, clock=LIVE)
        room = await house.rooms.room(table)
        for seat in (1, 2, 3):
            await leave(house, f"p{seat}", table)
        await times_out(house, room, clock)
        assert room.paused and room.due() is None and (await now(house, table)).state == "playing"

    run(inside, tmp_path, clock)


def test_whoever_comes_back_has_time_to_answer(tmp_path: Path) -> None:
    """His clock stood at nothing: he would run out of time again at once."""
    clock = MovedClock()

    async def inside(house: House) -> None:
        room = await house.rooms.room(await new_game(house, clock=LIVE))
        room.on_ply = lambda one: None  # the bot thinks for long
        seat = room.asked()[0]
        clock.time += 6
        await room.time_out()
        await come_back(house, f"p{seat}", "t", seat)
        assert room.asking(seat)["left"] == {seat: 5.0}
        await room.time_out()
        assert not room.seats[seat].away
        clock.time += 6
        await room.time_out()
        assert room.seats[seat].away

    run(inside, tmp_path, clock)


def test_nobody_gains_time_when_somebody_else_comes_back(tmp_path: Path) -> None:
    clock = MovedClock()

    async def inside(house: House) -> None:
        room = await house.rooms.room(await new_game(house, clock=LIVE))
        seat = room.asked()[0]
        other = (seat + 1) % 4
        await leave(house, f"p{other}", "t")
        clock.time += 3
        await come_back(house, f"p{other}", "t", other)
        assert room.asking(seat)["left"] == {seat: 2.0}

    run(inside, tmp_path, clock)


def test_whoever_comes_back_lets_a_paused_game_stand_still(tmp_path: Path) -> None:
    clock = MovedClock()

    async def inside(house: House) -> None:
        room = await house.rooms.room(await new_game(house, clock=LIVE))
        seat = room.asked()[0]
        other = (seat + 1) % 4
        await leave(house, f"p{other}", "t")
        clock.time += 3
        for person in [one for one in range(4) if one != other]:
            await wish_pause(house, f"p{person}", "t", True)
        assert room.paused
        clock.time += 100
        await come_back(house, f"p{other}", "t", other)
        assert room.paused and room.asking(0)["pausing"] == [0, 1, 2, 3]
        clock.time += 100
        await wish_pause(house, f"p{seat}", "t", False)
        assert room.asking(seat)["left"] == {seat: 2.0}

    run(inside, tmp_path, clock)


def test_two_processes_bring_somebody_back_once(database: str) -> None:
    clock = MovedClock()

    async def inside(house: House) -> None:
        other = await open_house(Settings(database=database, pace=0), clock)
        try:
            table = await new_game(house, clock=LIVE)
            rooms = [await one.rooms.room(table) for one in (house, other)]
            seat = rooms[0].asked()[0]
            clock.time += 6
            for room in rooms:
                room.on_ply = lambda one: None
            await rooms[0].time_out()
            await asyncio.gather(*(come_back(one, f"p{seat}", table, seat) for one in (house, other)))
            for room in rooms:
                await room.woken()
                assert not room.seats[seat].away and room.asking(seat)["left"] == {seat: 5.0}
            assert rooms[0].position.ply == rooms[1].position.ply
        finally:
            await other.close()

    run(inside, database, clock)


# Whoever answers is there.


def hands_of(house: House, seat: int) -> Hands:
    """The hands of the person on a seat."""
    return Hands(house, Person(f"p{seat}", f"Person {seat}", None, ""))


@pytest.mark.parametrize("own_act", [True, False])
def test_whoever_answers_himself_is_there_again(tmp_path: Path, own_act: bool) -> None:
    clock = MovedClock()

    async def inside(house: House) -> None:
        room = await house.rooms.room(await new_game(house, clock=LIVE))
        room.on_ply = lambda one: None  # the bot thinks for long
        seat, number, part, option = some_answer(room, Random(1))
        if own_act:
            await leave(house, f"p{seat}", "t")
        else:
            clock.time += 6
            await room.time_out()
        assert room.seats[seat].away
        heard: list[dict[str, Any]] = []
        message = {"type": "answer", "table": "t", "seat": seat, "decision": number, "part": part, "option": option}
        await hands_of(house, seat).move(Answer(**message, command="a-command"), heard.append)
        assert heard == [{"type": "done", "command": "a-command"}]
        assert not room.seats[seat].away and not room.seats[seat].left
        assert not (await now(house, "t")).seats[seat].away

    run(inside, tmp_path, clock)


def test_whoever_takes_an_answer_back_is_there_again(tmp_path: Path) -> None:
    async def inside(house: House) -> None:
        room = await house.rooms.room(await new_game(house))
        room.on_ply = lambda one: None
        chance = Random(4)
        while (seat := may_return(room.position)) < 0:
            await play(room, chance, 1)
        await leave(house, f"p{seat}", "t")
        message = Undo(type="undo", table="t", seat=seat, command="a-command")
        await hands_of(house, seat).move(message, lambda told: None)
        assert not room.seats[seat].away

    run(inside, tmp_path)


def test_a_bot_does_not_bring_anybody_back(tmp_path: Path) -> None:
    async def inside(house: House) -> None:
        room = await house.rooms.room(await new_game(house))
        room.on_ply = lambda one: None
        seat, number, part, option = some_answer(room, Random(1))
        await leave(house, f"p{seat}", "t")
        await room.answer(seat, number, part, option, Sender("outlaw", bot=True))
        assert room.seats[seat].away

    run(inside, tmp_path)
