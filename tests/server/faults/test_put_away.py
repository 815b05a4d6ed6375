"""Games that nobody needs in a process are put away, with all that was kept for them; nobody is lost on the way."""

from __future__ import annotations

import asyncio
import gc
import time
import weakref
from pathlib import Path
from random import Random
from typing import Any

import pytest
from sqlalchemy import select

from folsom import Setup
from folsom.server.house import House
from folsom.server.play import caretaker
from folsom.server.play.caretaker import IDLE, LATE, SOON
from folsom.server.play.log import Sender
from folsom.server.play.room import Room
from folsom.server.problems import Problem
from folsom.server.store.database import writing
from folsom.server.store.schema import games
from folsom.server.store.sitting import SeatOf
from folsom.server.tables.seating import come_back, leave
from patience import PATIENCE
from server.faults.test_gone import Sleeper
from server.faults.test_messages import four
from server.faults.windows import settle, who_is_asked, windows_of
from server.houses import SETUP, new_people, new_table, on_seats, run
from server.test_caretaker import until
from server.test_room import Eyes, play, some_answer

MOMENT = 0.05  # seconds
THREE = Setup(("doc", "belle", "tuco"))


async def opened(house: House, table: str, sitting: list[SeatOf], **options: Any) -> weakref.ref[Room]:
    """A game in memory that nobody holds."""
    await new_table(house, table, sitting, SETUP, **options)
    return weakref.ref(await house.rooms.room(table))


def gone(*rooms: weakref.ref[Room]) -> bool:
    """Whether nothing is left of some games."""
    gc.collect()
    return not any(room() is not None for room in rooms)


def kept_for(house: House, table: str) -> list[object]:
    """All that is kept for a game beside itself."""
    care = house.caretaker
    kept: list[object] = [key for kind in (care.seeds, care.thinking) for key in kind if key[0] == table]
    kept += [name for name in care.timers if name == table]
    return kept + [home for home in care.workers.homes if home == table]


def test_games_that_nobody_needs_are_put_away(tmp_path: Path) -> None:
    clock = Sleeper()

    async def inside(house: House) -> None:
        who = await new_people(house, 4)
        people = on_seats(*who)
        idle = await opened(house, "idle", people)
        slow = await opened(house, "slow", people, clock={"kind": "slow", "each": 86_400})
        soon = await opened(house, "soon", people, clock={"kind": "live", "each": IDLE + SOON})
        watched = await opened(house, "watched", people)
        held = [room for room in (slow(), soon()) if room is not None]
        for room in held:
            house.caretaker.look_after(room)
        held.clear()
        eyes = Eyes(await house.rooms.room("watched"), 0)
        house.caretaker.put_away()
        assert house.rooms.open.keys() == {"idle", "slow", "soon", "watched"}  # they were used just now
        clock.time += IDLE + 1
        house.caretaker.put_away()
        assert house.rooms.open.keys() == {"soon", "watched"}
        assert gone(idle, slow) and not gone(soon) and not gone(watched)
        assert (kept_for(house, "slow"), kept_for(house, "soon")) == ([], ["soon"])
        eyes.room.leave(eyes)
        del eyes
        house.caretaker.put_away()
        assert "watched" in house.rooms.open  # he may only load his page anew
        clock.time += IDLE + 1
        house.caretaker.put_away()
        await asyncio.sleep(0)  # asyncio holds what was waited for last
        assert gone(watched)
        assert (await house.rooms.room("slow")).position.ply == 0  # who needs it again reads it again

    run(inside, tmp_path, clock)


def test_bots_leave_nothing_behind(tmp_path: Path) -> None:
    """A game that bots have ended, and one that they have left to people, take no room any more."""
    clock = Sleeper()

    async def inside(house: House) -> None:
        who = await new_people(house, 4)
        bot = SeatOf(None, "outlaw")
        ended = await opened(house, "ended", [bot, bot, bot, bot], host=who[0])
        await played_to_the_end(house, "ended")
        assert kept_for(house, "ended") == []
        left = await opened(house, "left", [*on_seats(*who[:3]), bot])
        await played_with_a_bot(house, "left", 3)
        assert kept_for(house, "left") == [("left", 3), "left"]
        clock.time += IDLE + 1
        house.caretaker.put_away()
        assert gone(ended, left)
        assert kept_for(house, "left") == []

    run(inside, tmp_path, clock)


async def played_to_the_end(house: House, table: str) -> None:
    """Bots play a game to its end."""
    room = await house.rooms.room(table)
    house.caretaker.look_after(room)
    await until(lambda: room.over and not house.caretaker.thinking)


async def played_with_a_bot(house: House, table: str, bot: int) -> None:
    """People play until a bot has answered, and somebody else is asked."""
    room, chance = await house.rooms.room(table), Random(1)
    house.caretaker.look_after(room)
    while (table, bot) not in house.caretaker.seeds or bot in room.asked():
        if bot not in room.asked():
            seat, number, part, option = some_answer(room, chance)
            await room.answer(seat, number, part, option, Sender("p", f"command-{room.position.ply}"))
        await asyncio.sleep(0.02)
    await until(lambda: not house.caretaker.thinking)


def test_a_game_that_was_put_away_is_found_by_its_clock(tmp_path: Path) -> None:
    clock = Sleeper()

    async def inside(house: House) -> None:
        who = await new_people(house, 4)
        await opened(house, "slow", on_seats(*who), clock={"kind": "slow", "each": 3600})
        clock.time += IDLE + 1
        house.caretaker.put_away()
        assert not house.rooms.open
        await house.service.sign()
        house.service.down = 0  # the machine did not sleep: it was only moved
        clock.time += 3600 + LATE
        house.service.signed = clock.time
        await house.caretaker.sweep()
        assert any(seat.away for seat in house.rooms.open["slow"].seats)

    run(inside, tmp_path, clock)


def test_a_game_that_waits_for_somebody_who_came_back_is_not_taken_up_again_and_again(tmp_path: Path) -> None:
    clock = Sleeper()

    async def inside(house: House) -> None:
        who = await new_people(house, 4)
        await new_table(house, "t", on_seats(*who), SETUP)
        await leave(house, who[1], "t")
        await come_back(house, who[1], "t", 1)
        clock.time += LATE + 1
        await house.caretaker.sweep()
        async with house.engine.connect() as connection:
            assert (await connection.execute(select(games.c.due))).scalar() is None

    run(inside, tmp_path, clock)


def test_one_bad_game_does_not_keep_the_others_from_being_looked_after(tmp_path: Path) -> None:
    clock = Sleeper()

    async def inside(house: House) -> None:
        who = await new_people(house, 4)
        bot = SeatOf(None, "outlaw")
        for table in ("bad", "good"):
            await new_table(house, table, [bot, bot, bot, *on_seats(who[3])], SETUP)
        async with writing(house.engine) as connection:
            await connection.exec_driver_sql("UPDATE plies SET snapshot = 'x' WHERE \"table\" = 'bad'")
        clock.time += LATE + 1
        await house.caretaker.sweep()
        await until(lambda: house.rooms.open["good"].position.ply > 0)

    run(inside, tmp_path, clock)


def test_who_has_a_game_in_his_hands_that_is_put_away_is_refused(tmp_path: Path) -> None:
    async def inside(house: House) -> None:
        who = await new_people(house, 3)
        await new_table(house, "t", on_seats(*who), THREE)
        room = await house.rooms.room("t")
        house.rooms.close("t")
        with pytest.raises(Problem) as error:
            await play(room, Random(1), 1)
        assert (error.value.status, error.value.code) == (503, "try-again")
        again = await house.rooms.room("t")
        assert again is not room
        assert await play(again, Random(1), 1) == 1

    run(inside, tmp_path)


def test_putting_away_and_coming_do_not_cross(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Games are put away as soon as nobody looks, while people look away, come back and answer."""
    monkeypatch.setattr(caretaker, "IDLE", MOMENT)
    chance = Random(1)
    with four(tmp_path) as ([server], people):
        stop = asyncio.Event()
        closed = 0

        async def hammer(house: House) -> None:
            nonlocal closed
            while not stop.is_set():
                before = len(house.rooms.open)
                house.caretaker.put_away()
                closed += before - len(house.rooms.open)
                await asyncio.sleep(0.0005)

        task = asyncio.run_coroutine_threadsafe(hammer(server.house), server.server.servers[0].get_loop())
        windows = windows_of(people)
        for number in range(20):
            asked = who_is_asked(windows)
            assert asked.insist(**asked.answer(f"command-{number}"))["type"] == "done"
            settle(windows)
            for window in windows:
                window.say(type="unwatch", table="t")
            time.sleep(chance.uniform(0, 3 * MOMENT))
            for seat, window in enumerate(windows):
                window.watch("t", seat, window.event)
        stop.set()
        task.result(PATIENCE)
        assert closed > 0
        views = [window.view for window in windows]
        assert [window.watch("t", seat)["view"] for seat, window in enumerate(windows)] == views
