"""A game stands still while all its people wish so, and goes on as soon as one of them does not."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import cast

import pytest
from sqlalchemy import select, update

from folsom import SPECTATOR
from folsom.core.game import EVERYTHING
from folsom.server.house import House
from folsom.server.opening import open_house
from folsom.server.play.caretaker import LATE
from folsom.server.play.log import Sender
from folsom.server.play.pausing import stands_still
from folsom.server.play.room import Room
from folsom.server.settings import Settings
from folsom.server.store.database import writing
from folsom.server.store.schema import games, plies, seats
from folsom.server.store.sitting import SeatOf
from folsom.server.tables.ageing import HOUR
from folsom.server.tables.seating import come_back, leave, wish_pause
from server.houses import MovedClock, may_return, new_game, new_people, new_table, on_seats, run
from server.tables.ears import join_wakes, settled
from server.tables.parties import refused
from server.test_caretaker import until
from server.test_room import Eyes, play, some_answer

LIVE = {"kind": "live", "each": 30, "bank": 10}
BOT = SeatOf(None, "greenhorn")


async def wish(house: House, *people: str, still: bool = True, table: str = "t") -> None:
    """Some people wish that the game stands still, or goes on."""
    cast(MovedClock, house.clock).time += 60  # so that nobody wishes too often
    for person in people:
        await wish_pause(house, person, table, still)


async def kinds(house: House) -> list[str]:
    """The kinds of all plies but the first."""
    async with house.engine.connect() as connection:
        return list((await connection.execute(select(plies.c.kind).order_by(plies.c.ply))).scalars())[1:]


async def wishes(house: House) -> list[bool]:
    """What is kept of everybody's wish."""
    async with house.engine.connect() as connection:
        return list((await connection.execute(select(seats.c.pause).order_by(seats.c.seat))).scalars())


async def answers(room: Room, sender: Sender) -> None:
    """Whoever is asked answers something."""
    seat, number, part, option = some_answer(room, Random(1))
    await room.answer(seat, number, part, option, sender)


@pytest.mark.parametrize(
    ("sitting", "still"),
    [
        ([("a", False, True), ("b", False, True)], True),
        ([("a", False, True), ("b", False, False)], False),
        ([("a", False, True), ("b", True, False)], True),  # for b a bot plays
        ([("a", False, True), (None, False, False)], True),  # a bot is not asked
        ([("a", True, False), ("b", True, False)], True),  # nobody is there
        ([("a", True, False), ("b", False, False)], False),
        ([(None, False, False)], False),
    ],
)
def test_all_people_who_are_there_must_wish_it(sitting: Sequence[tuple[str | None, bool, bool]], still: bool) -> None:
    seated = [SeatOf(who, None, gone=0.0 if away else None, pause=pause) for who, away, pause in sitting]
    assert stands_still(seated) == still


def test_a_game_stands_still_when_all_wish_it_and_goes_on_when_one_does_not(database: str) -> None:
    async def inside(house: House) -> None:
        room = await house.rooms.room(await new_game(house))
        await play(room, Random(1), 3)
        eyes = [Eyes(room, viewer) for viewer in (0, 1, SPECTATOR, EVERYTHING)]
        told = room.position.told
        await wish(house, "p0", "p1", "p2")
        assert room.asking(3)["pausing"] == [0, 1, 2] and not room.asking(3)["paused"]
        await wish(house, "p1", still=False)
        await wish(house, "p3")
        assert room.asking(SPECTATOR)["pausing"] == [0, 2, 3] and not room.paused
        await wish(house, "p1")
        assert room.paused and room.asking(SPECTATOR)["paused"] and room.asking(0)["pausing"] == [0, 1, 2, 3]
        await wish(house, "p2", "p2")
        problem = await refused(answers(room, Sender("p0", "command-1")), "paused", 409)
        assert "goes on" in problem.message
        await refused(room.undo(0, Sender("p0", "command-2")), "paused", 409)
        assert await kinds(house) == ["answer"] * 3 + ["pause"]
        await wish(house, "p2", still=False)
        assert not room.paused and room.asking(0)["pausing"] == [] and await wishes(house) == [False] * 4
        assert await kinds(house) == ["answer"] * 3 + ["pause", "resume"]
        assert room.position.told == told and all(one.heard == [] for one in eyes)
        await play(room, Random(1), 3)
        for one in eyes:
            one.check()

    run(inside, database)


def test_all_are_told_the_same_number_of_messages(tmp_path: Path) -> None:
    """Also those who sit elsewhere: that a game stands still is for all to see, and nothing else is told."""

    class Ear:
        def __init__(self, viewer: int) -> None:
            self.viewer = viewer
            self.messages: list[bytes] = []

        def send(self, message: bytes) -> None:
            self.messages.append(message)

        def lose(self) -> None:
            raise AssertionError("no other version plays here")

    async def inside(house: House) -> None:
        room = await house.rooms.room(await new_game(house))
        await play(room, Random(1), 3)
        ears = [Ear(viewer) for viewer in (0, 1, 2, 3, SPECTATOR)]
        for ear in ears:
            room.enter(ear)
        await wish(house, "p0", "p1", "p2", "p3")
        await wish(house, "p0", still=False)
        await settled(house)
        firsts = [[b'"first"' in message for message in ear.messages] for ear in ears]
        assert all(one == firsts[0] for one in firsts) and len(firsts[0]) >= 6

    run(inside, tmp_path)


def test_clocks_stand_still(tmp_path: Path) -> None:
    clock = MovedClock()

    async def inside(house: House) -> None:
        room = await house.rooms.room(await new_game(house, clock=LIVE))
        seat = room.asked()[0]
        clock.time += 10
        for person in range(4):
            await wish_pause(house, f"p{person}", "t", True)
        assert room.asking(seat)["left"] == {seat: 30.0}
        clock.time += 100_000
        assert room.asking(seat)["left"] == {seat: 30.0}
        await house.caretaker._take_over(room)
        await house.caretaker.sweep()
        assert not room.seats[seat].away and room.due() is None
        await wish_pause(house, "p0", "t", False)
        assert room.asking(seat)["left"] == {seat: 30.0}
        clock.time += 25
        assert room.asking(seat)["left"] == {seat: 5.0}
        assert room.due() == house.service.now() + 5
        await answers(room, Sender("p"))
        assert room.clocks.banks[seat] == 5.0

    run(inside, tmp_path, clock)


def test_nobody_looks_after_a_game_that_stands_still(tmp_path: Path) -> None:
    """It is found once more, since wishes may have changed while it was halted, and then not before it goes on."""
    clock = MovedClock()

    async def due(house: House) -> float | None:
        async with house.engine.connect() as connection:
            return (await connection.execute(select(games.c.due))).scalar()

    async def inside(house: House) -> None:
        room = await house.rooms.room(await new_game(house, clock={"kind": "slow", "each": 3600}))
        await wish(house, "p0", "p1", "p2", "p3")
        assert await due(house) == clock.time
        clock.time += LATE + 1
        await house.caretaker.sweep()
        assert await due(house) is None
        await wish(house, "p0", still=False)
        clock.time += LATE + 1
        await house.caretaker.sweep()
        assert room.due() is not None and await due(house) == room.due()

    run(inside, tmp_path, clock)


def test_a_pause_survives_a_restart(tmp_path: Path) -> None:
    clock = MovedClock()
    settings = Settings(database=f"sqlite:///{tmp_path / 'x.db'}", pace=0)

    async def inside() -> None:
        house = await open_house(settings, clock)
        room = await house.rooms.room(await new_game(house, clock=LIVE))
        seat = room.asked()[0]
        clock.time += 12
        for person in range(4):
            await wish_pause(house, f"p{person}", "t", True)
        await house.close()
        clock.time += 5_000
        house = await open_house(settings, clock)
        room = await house.rooms.room("t")
        assert room.paused and room.asking(seat)["pausing"] == [0, 1, 2, 3]
        assert room.asking(seat)["left"] == {seat: 28.0}
        clock.time += 5_000
        await refused(answers(room, Sender("p0", "command-1")), "paused")
        await wish_pause(house, "p3", "t", False)
        assert room.asking(seat)["left"] == {seat: 28.0}
        await answers(room, Sender("p0", "command-1"))
        await house.close()

    asyncio.run(inside())


def test_a_wish_that_was_written_counts_though_its_server_has_gone(tmp_path: Path) -> None:
    """The last wish is on disk, and nobody has halted the game: another server finds it overdue."""
    clock = MovedClock()

    async def inside(house: House) -> None:
        table = await new_game(house)
        await wish(house, "p0", "p1", "p2")
        async with writing(house.engine) as connection:
            await connection.execute(update(seats).where(seats.c.seat == 3).values(pause=True))
            await connection.execute(update(games).values(due=house.service.now()))
        house.rooms.close(table)
        clock.time += LATE + 1
        await house.caretaker.sweep()
        assert (await house.rooms.room(table)).paused
        assert await kinds(house) == ["pause"]

    run(inside, tmp_path, clock)


def test_two_servers_halt_a_game_once(database: str) -> None:
    async def inside(house: House) -> None:
        other = await open_house(Settings(database=house.settings.database, pace=0), house.clock)
        try:
            await two(house, other)
        finally:
            await other.close()

    async def two(house: House, other: House) -> None:
        join_wakes(house, other)
        table = await new_game(house)
        rooms = [await one.rooms.room(table) for one in (house, other)]
        eyes = [Eyes(room, viewer) for room in rooms for viewer in (0, 3, SPECTATOR)]
        await play(rooms[0], Random(1), 2)
        for turn in range(1, 4):
            await asyncio.gather(wish(house, "p0", "p1"), wish(other, "p2", "p3"))
            await settled(house, other)
            assert [room.paused for room in rooms] == [True, True]
            await refused(answers(rooms[turn % 2], Sender("p", f"command-{turn}")), "paused")
            await asyncio.gather(wish(house, "p0", still=False), wish(other, "p3", still=False))
            await settled(house, other)
            assert [room.paused for room in rooms] == [False, False]
            assert await wishes(house) == [False] * 4
            await play(rooms[turn % 2], Random(turn), 1)
            await settled(house, other)
            assert await kinds(house) == ["answer"] * 2 + ["pause", "resume", "answer"] * turn
        for one in eyes:
            one.check()

    run(inside, database)


def test_a_server_that_nobody_woke_refuses_too(tmp_path: Path) -> None:
    """It does not know of the pause: its answer comes second in the log, and is refused."""

    async def inside(house: House) -> None:
        other = await open_house(Settings(database=house.settings.database, pace=0), house.clock)
        try:
            room = await other.rooms.room(await new_game(house))
            await wish(house, "p0", "p1", "p2", "p3")
            assert not room.paused
            await refused(answers(room, Sender("p0", "command-1")), "paused")
            assert room.paused
        finally:
            await other.close()

    run(inside, tmp_path)


def test_an_answer_that_was_taken_before_is_acknowledged_while_the_game_stands_still(tmp_path: Path) -> None:
    async def inside(house: House) -> None:
        room = await house.rooms.room(await new_game(house))
        seat, number, part, option = some_answer(room, Random(1))
        sender = Sender(f"p{seat}", "the-command")
        first = await room.answer(seat, number, part, option, sender)
        await wish(house, "p0", "p1", "p2", "p3")
        assert await room.answer(seat, number, part, option, sender) == first
        house.rooms.close(room.id)
        again = await house.rooms.room(room.id)
        assert await again.answer(seat, number, part, option, sender) == first

    run(inside, tmp_path)


def test_bots_wait_too(tmp_path: Path) -> None:
    """One person and three bots: he alone halts the game, also while a bot thinks."""

    async def inside(house: House) -> None:
        house.caretaker.pace = 1.0  # seconds: the bots are still at it when he wishes for a pause
        await new_people(house, 1)
        room = await house.rooms.room(await new_table(house, "t", [*on_seats("p0"), BOT, BOT, BOT]))
        while 0 in room.asked():
            await answers(room, Sender("p0"))
        await wish(house, "p0")
        before = room.position.ply
        await until(lambda: not house.caretaker.thinking)
        assert room.paused and room.position.ply == before and 0 not in room.asked()
        await wish(house, "p0", still=False)
        await until(lambda: room.asked() == [0])
        assert (await kinds(house)).count("pause") == 1

    run(inside, tmp_path)


def test_who_leaves_while_the_game_stands_still_does_not_wake_it(tmp_path: Path) -> None:
    async def inside(house: House) -> None:
        room = await house.rooms.room(await new_game(house))
        await wish(house, "p0", "p1", "p2", "p3")
        await leave(house, "p3", "t")
        await settled(house)
        assert room.paused and room.asking(0)["pausing"] == [0, 1, 2] and room.asking(0)["away"] == [3]
        await refused(wish_pause(house, "p3", "t", False), "away", 409)
        await come_back(house, "p3", "t", 3)
        await settled(house)
        assert room.paused and room.asking(0)["pausing"] == [0, 1, 2, 3]
        await wish(house, "p3", still=False)
        assert not room.paused

    run(inside, tmp_path)


def test_who_leaves_is_not_waited_for(tmp_path: Path) -> None:
    """All others wished it; and when all who wished it have left, the game goes on."""

    async def inside(house: House) -> None:
        room = await house.rooms.room(await new_game(house))
        await wish(house, "p0", "p1")
        await leave(house, "p2", "t")
        await settled(house)
        assert not room.paused
        await leave(house, "p3", "t")
        await settled(house)
        assert room.paused
        await wish(house, "p0", still=False)
        assert not room.paused
        await until(lambda: not house.caretaker.thinking)

    run(inside, tmp_path)


def test_a_wish_ends_when_its_owner_runs_out_of_time(tmp_path: Path) -> None:
    clock = MovedClock()

    async def inside(house: House) -> None:
        room = await house.rooms.room(await new_game(house, clock=LIVE))
        room.on_ply = lambda _: None
        seat = room.asked()[0]
        await wish_pause(house, f"p{seat}", "t", True)
        clock.time += 41
        house.caretaker.look_after = lambda room: None  # type: ignore[method-assign]
        await house.caretaker._take_over(room)
        assert room.seats[seat].away and room.asking(0)["pausing"] == [] and not room.paused

    run(inside, tmp_path, clock)


def test_one_person_on_several_seats_wishes_for_all_of_them(tmp_path: Path) -> None:
    async def inside(house: House) -> None:
        await new_people(house, 2)
        room = await house.rooms.room(await new_table(house, "t", on_seats("p0", "p1", "p0", "p0")))
        await wish(house, "p0")
        assert room.asking(0)["pausing"] == [0, 2, 3] and not room.paused
        await wish(house, "p1")
        assert room.paused

    run(inside, tmp_path)


def test_who_may_not_wish_is_refused(tmp_path: Path) -> None:
    async def inside(house: House) -> None:
        await new_people(house, 5)
        await new_table(house, "t", on_seats("p0", "p1", "p2", "p3"))
        await new_table(house, "open", on_seats("p0", "p1", None, None), state="open")
        await refused(wish_pause(house, "p4", "t", True), "not-at-table", 403)
        await refused(wish_pause(house, "p0", "open", True), "not-playing", 409)
        await refused(wish_pause(house, "p0", "nowhere", True), "not-found", 404)
        await leave(house, "p3", "t")
        await refused(wish_pause(house, "p3", "t", True), "away", 409)
        for _ in range(4):
            await wish_pause(house, "p0", "t", True)
        await refused(wish_pause(house, "p0", "t", True), "too-often", 429)

    run(inside, tmp_path)


def test_what_could_be_taken_back_can_be_taken_back_after_a_pause(tmp_path: Path) -> None:
    """Several answers, with pauses between and after them, also after a restart."""

    async def inside(house: House) -> None:
        room = await house.rooms.room(await new_game(house))
        taken = 0
        for seed in range(60):
            chance = Random(seed)
            await play(room, chance, 1)
            back, seat = room.position.back, may_return(room.position)
            if seat < 0 or room.over:
                continue
            before = [room.shown(viewer)["view"] for viewer in (0, 1, 2, 3, SPECTATOR)]
            await wish(house, "p0", "p1", "p2", "p3")
            assert not room.asking(seat)["undo"]
            await wish(house, "p1", still=False)
            house.rooms.close(room.id)
            room = await house.rooms.room(room.id)
            assert room.asking(seat)["undo"] and room.position.back == back
            assert [room.shown(viewer)["view"] for viewer in (0, 1, 2, 3, SPECTATOR)] == before
            eyes = [Eyes(room, viewer) for viewer in (0, 1, 2, 3, SPECTATOR)]
            await room.undo(seat, Sender(f"p{seat}", f"undo-{seed}"))
            for one in eyes:
                one.check()
            taken += 1
        assert taken > 3

    run(inside, tmp_path)


@pytest.mark.parametrize(("kind", "hours"), [("live", 24), ("slow", 14 * 24)])
def test_a_pause_ends_after_the_grace_time(database: str, kind: str, hours: int) -> None:
    """The only one who is there cannot let the others wait for ever. He may wish for another pause."""
    clock = MovedClock()

    async def inside(house: House) -> None:
        room = await house.rooms.room(await new_game(house, clock={"kind": kind, "each": 3600.0}))
        seat = room.asked()[0]
        for other in [one for one in range(4) if one != seat]:
            await leave(house, f"p{other}", "t")
        for _ in range(2):
            await wish_pause(house, f"p{seat}", "t", True)
            assert room.paused
            clock.time += hours * HOUR
            assert await house.ageing.end_pauses() == [] and room.paused
            clock.time += 1
            assert await house.ageing.end_pauses() == ["t"]
            assert not room.paused and await wishes(house) == [False] * 4
            assert room.asking(seat)["left"] == {seat: 3600.0}
            assert await house.ageing.end_pauses() == []
        clock.time += 3601
        await room.time_out()
        assert room.seats[seat].away

    run(inside, database, clock)


def test_a_pause_has_no_end_where_no_clock_runs(tmp_path: Path) -> None:
    async def inside(house: House) -> None:
        room = await house.rooms.room(await new_game(house))
        await wish(house, "p0", "p1", "p2", "p3")
        cast(MovedClock, house.clock).time += 1000 * 24 * HOUR
        assert await house.ageing.end_pauses() == [] and room.paused

    run(inside, tmp_path)


def test_friends_wait_for_one_who_has_lost_his_connection(tmp_path: Path) -> None:
    """They pause while a bot plays for him; when he is back, the game goes on as they like."""
    clock = MovedClock()

    async def inside(house: House) -> None:
        room = await house.rooms.room(await new_game(house, clock=LIVE))
        room.on_ply = lambda _: None
        seat = room.asked()[0]
        clock.time += 41
        await room.time_out()
        others = [one for one in range(4) if one != seat]
        for other in others:
            await wish_pause(house, f"p{other}", "t", True)
        clock.time += 20 * HOUR
        assert room.paused and await house.ageing.end_pauses() == []
        await come_back(house, f"p{seat}", "t", seat)
        await wish_pause(house, f"p{others[0]}", "t", False)
        assert not room.paused and not room.seats[seat].away

    run(inside, tmp_path, clock)
