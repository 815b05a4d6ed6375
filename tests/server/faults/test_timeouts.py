"""An answer against the clock: at the very moment, exactly one of person and bot answers, in whichever process."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from pathlib import Path
from random import Random

from sqlalchemy import select

from folsom.server.house import House
from folsom.server.opening import open_house
from folsom.server.play.log import Sender
from folsom.server.play.room import Room
from folsom.server.problems import Problem
from folsom.server.settings import Settings
from folsom.server.store.schema import plies
from folsom.server.tables.seating import come_back
from server.houses import MovedClock, new_game, run
from server.tables.ears import join_wakes
from server.test_caretaker import until
from server.test_room import Eyes, play, some_answer

EACH = 30
TRIES = 25


async def answered_by(house: House, decision: int) -> list[str]:
    """Who has answered a decision, by the log."""
    wanted = select(plies.c.by).where(plies.c.decision == decision, plies.c.kind == "answer")
    async with house.engine.connect() as connection:
        return list((await connection.execute(wanted)).scalars())


async def late_answer(room: Room, seat: int, what: tuple[int, int, str], command: str, patience: int) -> bool:
    """Somebody answers a moment after his time is up; whether it was acknowledged."""
    for _ in range(patience):
        await asyncio.sleep(0)
    try:
        await room.answer(seat, *what, Sender(f"p{seat}", command))
    except Problem as problem:
        assert problem.code == "refused"
        return False
    return True


def test_at_the_very_moment_one_of_person_and_bot_answers(database: str) -> None:
    clock, chance = MovedClock(), Random(3)

    async def inside(house: House) -> None:
        other = await open_house(Settings(database=house.settings.database, pace=0), clock)
        try:
            join_wakes(house, other)
            await two(house, other)
        finally:
            await other.close()

    async def two(house: House, other: House) -> None:
        table = await new_game(house, clock={"kind": "live", "each": EACH})
        rooms = [await one.rooms.room(table) for one in (house, other)]
        eyes = [Eyes(room, viewer) for room in rooms for viewer in (0, 1, -2)]
        outcomes: set[tuple[bool, bool]] = set()
        patience = 30
        for number in range(TRIES):
            seat, decision, part, option = some_answer(rooms[0], chance)
            clock.time += EACH
            what = decision, part, option
            answer = late_answer(chance.choice(rooms), seat, what, f"command-{number}", patience)
            acknowledged, _, _ = await asyncio.gather(
                answer, house.caretaker._take_over(rooms[0]), other.caretaker._take_over(rooms[1])
            )
            await passed(rooms, decision)
            by = await answered_by(house, decision)
            assert by == ([f"p{seat}"] if acknowledged else ["outlaw"])
            outcomes.add((acknowledged, rooms[0].seats[seat].away))
            patience = 2 * patience + 1 if acknowledged else patience * chance.randrange(100) // 100  # nearer
            await everybody_back(house, table, rooms)
        assert len(outcomes) >= 2, "the moment was never met"
        for one in eyes:
            one.check()

    run(inside, database, clock)


async def passed(rooms: list[Room], decision: int) -> None:
    """Waits until something else is asked."""
    await until(lambda: all(room.position.game.number != decision for room in rooms))


async def everybody_back(house: House, table: str, rooms: list[Room]) -> None:
    """Who was away comes back, and what bots have begun is over."""
    for seat in range(4):
        with suppress(Problem):
            await come_back(house, f"p{seat}", table, seat)
    await until(lambda: not any(seat.away for room in rooms for seat in room.seats))
    await until(lambda: not house.caretaker.thinking)
    for room in rooms:
        await room.woken()
    await until(lambda: rooms[0].position.ply == rooms[1].position.ply)


def test_who_answered_in_time_elsewhere_is_not_given_to_a_bot(database: str) -> None:
    clock = MovedClock()

    async def inside(house: House) -> None:
        other = await open_house(Settings(database=house.settings.database), clock)
        await other.lookout.stop()
        table = await new_game(house, clock={"kind": "live", "each": EACH})
        here, there = await house.rooms.room(table), await other.rooms.room(table)
        await there.woken()
        seat = here.asked()[0]
        clock.time += EACH - 1
        await play(here, Random(1), 1)
        clock.time += 1
        assert there.position.ply == 0  # it does not know of it yet
        await there.time_out()
        assert not there.seats[seat].away
        assert there.position.ply == 1
        await other.close()

    run(inside, database, clock)


def test_a_ply_that_is_being_written_counts_before_the_clock(tmp_path: Path) -> None:
    """The clock has looked at the log, and then an answer is written: nothing is handed over."""

    async def inside(house: House) -> None:
        room = await house.rooms.room(await new_game(house))
        seat = room.asked()[0]
        await play(room, Random(1), 1)
        assert not await house.stored.hand_over(room.id, [seat], 0, house.service.now())
        assert await house.stored.hand_over(room.id, [seat], 1, house.service.now())
        assert [one.away for one in (await house.stored.sitting(room.id))[0]].count(True) == 1

    run(inside, tmp_path)


def test_a_bot_does_not_answer_for_who_is_back(tmp_path: Path) -> None:
    async def inside(house: House) -> None:
        room = await house.rooms.room(await new_game(house))
        seat, number, part, option = some_answer(room, Random(1))
        with suppress(Problem):
            await room.answer(seat, number, part, option, Sender("outlaw", bot=True))
        assert room.position.ply == 0
        await house.stored.hand_over(room.id, [seat], 0, house.service.now())
        await room.answer(seat, number, part, option, Sender("outlaw", bot=True))
        assert room.position.ply == 2  # that he has gone is one too

    run(inside, tmp_path)
