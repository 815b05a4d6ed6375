"""Nobody can end a game that others still want: it rests while no person is there, and goes on when one comes back."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import pytest
from sqlalchemy import ExceptionContext, event, select, update

from folsom.server.house import House
from folsom.server.opening import open_house
from folsom.server.people.sessions import Person
from folsom.server.play.clocks import Clocks, Limits
from folsom.server.play.log import Sender
from folsom.server.play.room import Room
from folsom.server.protocol.messages import Answer, Undo
from folsom.server.settings import Settings
from folsom.server.store.database import fault_of, writing
from folsom.server.store.schema import games, plies, tables
from folsom.server.tables.ageing import HOUR
from folsom.server.tables.seating import come_back, leave, wish_pause
from folsom.server.web.hands import Hands
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


def test_coming_back_and_going_again_puts_the_end_off_only_so_often(database: str) -> None:
    """Three times the grace time after the last answer that any person gave."""
    clock = MovedClock()

    async def inside(house: House) -> None:
        room = await house.rooms.room(await new_game(house, clock=LIVE))
        room.on_ply = lambda one: None
        clock.time += 1
        await play(room, Random(1), 1)
        last, late = clock.time, room.asked()[0]
        await rests_without(house, room, late)
        clock.time += 6
        await room.time_out()
        for _ in range(3):
            clock.time += 20 * HOUR
            await come_back(house, f"p{late}", "t", late)
            clock.time += 6
            await room.time_out()
            assert room.paused and await house.ageing.abandon_resting() == []
        clock.time = last + 72 * HOUR
        assert await house.ageing.abandon_resting() == []
        clock.time += 1
        assert await house.ageing.abandon_resting() == ["t"]

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


def test_whoever_comes_back_goes_on_with_the_time_he_had(tmp_path: Path) -> None:
    """However often he leaves: others wait for him."""
    clock = MovedClock()

    async def inside(house: House) -> None:
        room = await house.rooms.room(await new_game(house, clock=LIVE))
        room.on_ply = lambda one: None  # the bot thinks for long
        seat = room.asked()[0]
        for left in (4.0, 3.0, 2.0, 1.0, 0.0):
            await leave(house, f"p{seat}", "t")
            clock.time += 1
            await come_back(house, f"p{seat}", "t", seat)
            assert room.asking(seat)["left"] == {seat: left}

    run(inside, tmp_path, clock)


def test_whoever_comes_back_too_late_is_there_for_the_next_question(tmp_path: Path) -> None:
    """A bot answers the open one for him, and he does not run out of time again at once."""
    clock = MovedClock()

    async def inside(house: House) -> None:
        room = await house.rooms.room(await new_game(house, clock=LIVE | {"bank": 2.0}))
        room.on_ply = lambda one: None
        seat, number, part, option = some_answer(room, Random(1))
        clock.time += 8
        await room.time_out()
        await come_back(house, f"p{seat}", "t", seat)
        assert room.asking(seat)["left"] == {seat: 0.0} and room.asking(seat)["away"] == []
        assert room.due() == clock.time
        clock.time += 60
        await room.time_out()
        assert not room.seats[seat].away and room.by_bot(seat)
        house.rooms.close(room.id)
        room = await house.rooms.room("t")
        assert room.by_bot(seat)
        await room.answer(seat, number, part, option, Sender("outlaw", bot=True))
        assert not room.by_bot(seat) and room.clocks.banks[seat] == 0.0
        while room.asked() != [seat]:
            await play(room, Random(1), 1)
        assert room.asking(seat)["left"] == {seat: 5.0}
        clock.time += 6
        await room.time_out()
        assert room.seats[seat].away

    run(inside, tmp_path, clock)


async def rests_without(house: House, room: Room, seat: int) -> None:
    """Everybody but one has gone: two have left, and one has run out of time."""
    first, second, third = [one for one in range(4) if one != seat]
    assert await house.stored.hand_over(room.id, [first], room.position.ply, house.service.now())
    for one in (second, third):
        await leave(house, f"p{one}", room.id)


@pytest.mark.parametrize(("before", "left"), [(3, 4.0), (7, 5.0)])
def test_the_time_for_which_a_game_rests_does_not_count(tmp_path: Path, before: int, left: float) -> None:
    """Nobody waits for who wakes it: if he had no time left, he has that of one decision, and nothing to spare."""
    clock = MovedClock()

    async def inside(house: House) -> None:
        room = await house.rooms.room(await new_game(house, clock=LIVE | {"bank": 2.0}))
        room.on_ply = lambda one: None
        seat = room.asked()[0]
        await rests_without(house, room, seat)
        clock.time += before
        await room.time_out()
        if not room.seats[seat].away:
            await leave(house, f"p{seat}", "t")
        assert room.paused
        clock.time += 1000
        await come_back(house, f"p{seat}", "t", seat)
        assert not room.paused and not room.by_bot(seat) and room.asking(seat)["left"] == {seat: left}
        clock.time += left + 1
        await room.time_out()
        assert room.seats[seat].away and room.paused

    run(inside, tmp_path, clock)


def test_whoever_wakes_a_game_gives_time_to_nobody_else() -> None:
    limits = Limits("live", each=5.0, bank=10.0)
    clocks = Clocks((0.0, 4.0, 10.0, 7.0), since=100.0, paused=106.0, late=(0,))
    woken = clocks.woken(limits, 0, [0, 1, 2], 1000.0)
    assert woken.left(limits, [0, 1, 2], 1000.0) == {0: 5.0, 1: 3.0, 2: 9.0}
    assert woken.banks[3] == 7.0 and woken.late == ()
    assert woken.answered(limits, 1, 1001.0).banks[1] == 0.0


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
                assert not room.seats[seat].away and room.clocks.late == (seat,)
            assert rooms[0].position.ply == rooms[1].position.ply == 2
        finally:
            await other.close()

    run(inside, database, clock)


# Tables and games are taken in the same order.


def test_coming_back_waits_for_whoever_changes_the_table(database: str) -> None:
    """He who leaves has the table already and wants the game next: who comes back must not have that one before."""

    async def inside(house: House) -> None:
        await house.rooms.room(await new_game(house))
        await leave(house, "p3", "t")
        async with writing(house.engine) as connection:
            await connection.execute(update(tables).values(changed=1.0))
            coming = asyncio.create_task(come_back(house, "p3", "t", 3))
            await asyncio.sleep(0.3)
            await connection.execute(update(games).values(due=1.0))
        await coming
        assert not (await now(house, "t")).seats[3].away and not house.writes.failing.is_set()

    run(inside, database)


def test_some_leave_while_others_come_back(database: str) -> None:
    async def inside(house: House) -> None:
        other = await open_house(Settings(database=database, pace=0), house.clock)
        faults: list[str] = []
        for one in (house, other):
            event.listen(one.engine.sync_engine, "handle_error", lambda context: faults.append(fault_of_it(context)))
        try:
            room = await house.rooms.room(await new_game(house))
            room.on_ply = lambda one: None
            here, there = [0, 1], [2, 3]
            for seat in there:
                await leave(other, f"p{seat}", "t")
            for _ in range(6):
                going = [leave(house, f"p{seat}", "t") for seat in here[:1]]
                coming = [come_back(other, f"p{seat}", "t", seat) for seat in there[:1]]
                await asyncio.gather(*going, *coming)
                here, there = [here[1], there[0]], [there[1], here[0]]
            assert [seat.left for seat in (await now(house, "t")).seats] == [seat in there for seat in range(4)]
            assert not any("Deadlock" in fault for fault in faults)
        finally:
            await other.close()

    run(inside, database)


def fault_of_it(context: ExceptionContext) -> str:
    """What went wrong in the database."""
    return fault_of(context.sqlalchemy_exception or context.original_exception)


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
        await hands_of(house, seat).answer_or_undo(Answer(**message, command="a-command"), heard.append)
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
        await hands_of(house, seat).answer_or_undo(message, lambda told: None)
        assert not room.seats[seat].away

    run(inside, tmp_path)


def an_answer(room: Room, command: str) -> Answer:
    """What somebody who is asked may send."""
    seat, number, part, option = some_answer(room, Random(1))
    how = {"type": "answer", "table": room.id, "seat": seat, "decision": number, "part": part, "option": option}
    return Answer(**how, command=command)


def test_an_answer_wakes_a_game_that_rests(tmp_path: Path) -> None:
    clock = MovedClock()

    async def inside(house: House) -> None:
        room = await house.rooms.room(await new_game(house, clock=LIVE))
        room.on_ply = lambda one: None
        seat = room.asked()[0]
        await rests_without(house, room, seat)
        await leave(house, f"p{seat}", "t")
        assert room.paused
        clock.time += 1000
        await hands_of(house, seat).answer_or_undo(an_answer(room, "a-command"), lambda told: None)
        assert not room.paused and not room.seats[seat].away

    run(inside, tmp_path, clock)


def test_an_answer_that_was_taken_before_brings_nobody_back(tmp_path: Path) -> None:
    """His browser sends it again, as it has not heard that it was taken; meanwhile he has left."""

    async def inside(house: House) -> None:
        room = await house.rooms.room(await new_game(house))
        room.on_ply = lambda one: None
        message, heard = an_answer(room, "a-command"), list[dict[str, Any]]()
        await hands_of(house, message.seat).answer_or_undo(message, heard.append)
        await leave(house, f"p{message.seat}", "t")
        house.rooms.close("t")
        for _ in range(2):
            await hands_of(house, message.seat).answer_or_undo(message, heard.append)
        assert heard == [{"type": "done", "command": "a-command"}] * 3
        assert (await now(house, "t")).seats[message.seat].left

    run(inside, tmp_path)


@pytest.mark.parametrize("wrong", [{"decision": 99}, {"option": "nonsense"}])
def test_an_answer_that_is_refused_brings_nobody_back(tmp_path: Path, wrong: dict[str, Any]) -> None:
    async def inside(house: House) -> None:
        room = await house.rooms.room(await new_game(house))
        room.on_ply = lambda one: None
        message = an_answer(room, "a-command").model_copy(update=wrong)
        await leave(house, f"p{message.seat}", "t")
        before = room.position.ply
        await refused(hands_of(house, message.seat).answer_or_undo(message, lambda told: None), "refused", 409)
        assert room.position.ply == before and (await now(house, "t")).seats[message.seat].left

    run(inside, tmp_path)


@pytest.mark.parametrize("own_act", [True, False])
def test_an_answer_brings_somebody_back_who_was_not_known_to_be_away(database: str, own_act: bool) -> None:
    """Another process has let a bot play for him."""
    clock = MovedClock()

    async def inside(house: House) -> None:
        other = await open_house(Settings(database=database, pace=0), clock)
        try:
            await other.lookout.stop()
            room, here = await other.rooms.room(await new_game(house, clock=LIVE)), await house.rooms.room("t")
            room.on_ply = here.on_ply = lambda one: None
            message = an_answer(room, "a-command")
            await room.woken()
            if own_act:
                await leave(house, f"p{message.seat}", "t")
            else:
                clock.time += 6
                await here.time_out()
            assert not room.seats[message.seat].away
            await hands_of(other, message.seat).answer_or_undo(message, lambda told: None)
            stored = (await now(house, "t")).seats[message.seat]
            assert not stored.away and not stored.left and not room.seats[message.seat].away
        finally:
            await other.close()

    run(inside, database, clock)


def test_an_answer_to_an_abandoned_game_is_refused_where_nobody_knew_of_it(database: str) -> None:
    async def inside(house: House) -> None:
        other = await open_house(Settings(database=database, pace=0), house.clock)
        try:
            await other.lookout.stop()
            room = await other.rooms.room(await new_game(house))
            await room.woken()
            for seat in range(4):
                await leave(house, f"p{seat}", "t")
            message = an_answer(room, "a-command")
            assert not room.over
            await refused(hands_of(other, message.seat).answer_or_undo(message, lambda told: None), "refused", 409)
            assert room.over and (await now(house, "t")).state == "abandoned"
        finally:
            await other.close()

    run(inside, database)


def test_a_bot_does_not_bring_anybody_back(tmp_path: Path) -> None:
    async def inside(house: House) -> None:
        room = await house.rooms.room(await new_game(house))
        room.on_ply = lambda one: None
        seat, number, part, option = some_answer(room, Random(1))
        await leave(house, f"p{seat}", "t")
        await room.answer(seat, number, part, option, Sender("outlaw", bot=True))
        assert room.seats[seat].away

    run(inside, tmp_path)
