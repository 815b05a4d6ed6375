"""Who counts as one who played the game himself: he did not leave for good, and gave most of his answers."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

from folsom.server.house import House
from folsom.server.play.log import Sender
from folsom.server.play.room import Room
from folsom.server.statistics.results import who_stayed
from folsom.server.store.sitting import SeatOf
from folsom.server.tables.seating import come_back, leave
from server.browsers import browser
from server.houses import may_return, new_game, run
from server.statistics.endings import rated, result_of
from server.test_room import play, some_answer

SEAT = 2


async def stays(house: House, room: Room) -> bool:
    """Whether the person on the seat in question counts as one who has stayed so far."""
    async with house.engine.connect() as connection:
        return (await who_stayed(connection, room.id, room.seats))[SEAT]


async def goes_on(house: House, room: Room, chance: Random, answers: int, by_bot: bool) -> None:
    """The seat gives so many answers, by itself or by a bot, and the others theirs."""
    while answers and not room.over:
        seat, number, part, option = some_answer(room, chance)
        his = seat == SEAT
        sender = Sender("outlaw", bot=True) if his and by_bot else Sender(f"p{seat}", f"c-{room.position.ply}")
        await room.answer(seat, number, part, option, sender)
        answers -= his


async def new_room(house: House, **options: Any) -> Room:
    """A game whose bots are led by the test."""
    room = await house.rooms.room(await new_game(house, **options))
    room.on_ply = lambda one: None
    return room


def test_a_bot_may_give_a_quarter_of_somebodys_answers(database: str) -> None:
    async def inside(house: House) -> None:
        room, chance = await new_room(house), Random(1)
        await goes_on(house, room, chance, 9, by_bot=False)
        await leave(house, f"p{SEAT}", "t")
        await goes_on(house, room, chance, 3, by_bot=True)
        assert not await stays(house, room)  # he left, and has not come back
        await come_back(house, f"p{SEAT}", "t", SEAT)
        assert await stays(house, room)  # three of twelve
        await leave(house, f"p{SEAT}", "t")
        await goes_on(house, room, chance, 1, by_bot=True)
        await come_back(house, f"p{SEAT}", "t", SEAT)
        assert not await stays(house, room)  # four of thirteen
        await goes_on(house, room, chance, 3, by_bot=False)
        assert await stays(house, room)  # four of sixteen

    run(inside, database)


def test_answers_that_were_taken_back_do_not_count(tmp_path: Path) -> None:
    """Otherwise somebody could make the bot's share as small as he likes."""

    async def inside(house: House) -> None:
        room, chance = await new_room(house), Random(1)
        await leave(house, f"p{SEAT}", "t")
        await goes_on(house, room, chance, 4, by_bot=True)
        await come_back(house, f"p{SEAT}", "t", SEAT)
        own, part, option = 0, 0, ""
        while may_return(room.position) != SEAT:
            seat, number, part, option = some_answer(room, chance)
            await room.answer(seat, number, part, option, Sender(f"p{seat}", f"c-{room.position.ply}"))
            own += seat == SEAT
        assert own < 12
        for _ in range(20):
            await room.undo(SEAT, Sender(f"p{SEAT}", f"u-{room.position.ply}"))
            again = (SEAT, room.position.game.number, part, option)
            await room.answer(*again, Sender(f"p{SEAT}", f"c-{room.position.ply}"))
        assert not await stays(house, room)

    run(inside, tmp_path)


def test_whoever_plays_nearly_all_of_it_himself_has_stayed(tmp_path: Path) -> None:
    """A bot gave one answer of many for him: he is rated and counted by what he reached."""

    async def inside(house: House) -> None:
        room, chance = await new_room(house, rated=True), Random(5)
        await leave(house, f"p{SEAT}", "t")
        await goes_on(house, room, chance, 1, by_bot=True)
        await come_back(house, f"p{SEAT}", "t", SEAT)
        await play(room, chance, 10_000)
        rows = await result_of(house, "t")
        assert room.over and [one.stayed for one in rows] == [True] * 4
        found = await rated(house)
        mus = [found[one.person][0] for one in sorted(rows, key=lambda one: one.place)]
        assert mus == sorted(mus, reverse=True) and mus[0] > mus[-1]
        async with browser(house) as client:
            own = (await client.get(f"/api/people/p{SEAT}/statistics")).json()
        assert own["left"] == 0 and own["all"]["games"] == 1

    run(inside, tmp_path)


def test_one_cannot_let_the_bot_play_and_return_for_the_result(tmp_path: Path) -> None:
    async def inside(house: House) -> None:
        room, chance = await new_room(house, rated=True), Random(5)
        await leave(house, f"p{SEAT}", "t")
        await goes_on(house, room, chance, 20, by_bot=True)
        await come_back(house, f"p{SEAT}", "t", SEAT)
        await play(room, chance, 10_000)
        rows = await result_of(house, "t")
        assert room.over and [one.stayed for one in rows] == [True, True, False, True]
        found = await rated(house)
        assert found[f"p{SEAT}"][0] < min(found[f"p{seat}"][0] for seat in (0, 1, 3))

    run(inside, tmp_path)


@pytest.mark.parametrize("sitting", [SeatOf(None, "outlaw"), SeatOf("p2", None, gone=1.0, left=True)])
def test_bots_and_leavers_have_not_stayed(tmp_path: Path, sitting: SeatOf) -> None:
    async def inside(house: House) -> None:
        room = await new_room(house)
        room.seats[SEAT] = sitting
        assert not await stays(house, room)

    run(inside, tmp_path)
