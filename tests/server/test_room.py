"""A running game: what is acknowledged is on disk, what is told folds into what a fresh look shows."""

from __future__ import annotations

import json
import random
from collections.abc import Awaitable
from typing import Any

import pytest
from sqlalchemy import func, select

from folsom import SPECTATOR, Setup, pending
from folsom.core.chronicle import Entry, fold
from folsom.notation.options import option_text
from folsom.server.house import House
from folsom.server.play.log import Sender
from folsom.server.play.position import answered, may_undo
from folsom.server.play.room import Room
from folsom.server.play.rooms import Rooms
from folsom.server.problems import Problem
from folsom.server.store.schema import games, plies, results, tables
from server.houses import may_return, new_game, run

HORSES = Setup(("doc", "belle", "tuco", "django"), boxes=("horses",))


class Eyes:
    """Somebody who watches, and folds what he is told."""

    def __init__(self, room: Room, viewer: int) -> None:
        self.viewer = viewer
        self.room = room
        self.view = room.shown(viewer)["view"]
        self.event = room.shown(viewer)["event"]
        self.heard: list[dict[str, Any]] = []
        room.enter(self)

    def send(self, message: bytes) -> None:
        said = json.loads(message)
        if said["type"] != "events":
            return
        assert said["first"] == self.event + 1
        for entry in said["events"]:
            self.heard.append(entry)
            self.view = fold(self.view, Entry(entry["name"], entry["rule"], entry["numbers"], entry["changes"]))
            self.event += 1

    def lose(self) -> None:
        raise AssertionError("no other version plays here")

    def check(self) -> None:
        """What was told folds into what a fresh look shows."""
        now = self.room.shown(self.viewer)
        assert (self.view, self.event) == (now["view"], now["event"])


def some_answer(room: Room, chance: random.Random) -> tuple[int, int, int, str]:
    """Any legal answer."""
    decision = chance.choice(pending(room.position.game))
    option = option_text(room.position.game.table, chance.choice(decision.options))
    return decision.seat, decision.number, decision.part, option


async def play(room: Room, chance: random.Random, answers: int) -> int:
    """So many random answers, or to the end; how many there were."""
    done = 0
    while done < answers and not room.over:
        seat, number, part, option = some_answer(room, chance)
        await room.answer(seat, number, part, option, Sender(f"p{seat}", f"command-{room.position.ply}"))
        done += 1
    return done


@pytest.mark.parametrize("setup", [Setup(("doc", "belle", "tuco", "django")), HORSES])
def test_a_whole_game_is_told_and_ends(database: str, setup: Setup) -> None:
    async def inside(house: House) -> None:
        room = await house.rooms.room(await new_game(house, setup=setup))
        watchers = [Eyes(room, viewer) for viewer in (0, 1, 2, 3, SPECTATOR, SPECTATOR)]
        chance = random.Random(4)
        while not room.over:
            await play(room, chance, 5)
            if (seat := may_return(room.position)) >= 0 and chance.random() < 0.5:
                await room.undo(seat, Sender("p", f"undo-{room.position.ply}"))
            for watcher in watchers:
                watcher.check()
        async with house.engine.connect() as connection:
            assert (await connection.execute(select(func.count()).select_from(plies))).scalar() == room.position.ply + 1
            assert (await connection.execute(select(tables.c.state))).scalar() == "over"
            assert (await connection.execute(select(games.c.result))).scalar_one()["winners"]
            assert (await connection.execute(select(func.count()).select_from(results))).scalar() == 4

    run(inside, database)


def test_a_game_goes_on_where_it_was(database: str) -> None:
    async def inside(house: House) -> None:
        room = await house.rooms.room(await new_game(house))
        await play(room, random.Random(1), 30)
        again = await Rooms(house.stored, house.writer, house.service).room(room.id)
        assert [again.shown(viewer) for viewer in (0, 1, 2, 3, SPECTATOR)] == [
            room.shown(viewer) for viewer in (0, 1, 2, 3, SPECTATOR)
        ]
        assert (again.position.counter, again.position.told) == (room.position.counter, room.position.told)

    run(inside, database)


def test_a_command_counts_once_also_after_a_restart(database: str) -> None:
    async def inside(house: House) -> None:
        room = await house.rooms.room(await new_game(house))
        seat, number, part, option = some_answer(room, random.Random(1))
        sender = Sender("p0", "the-command")
        first = await room.answer(seat, number, part, option, sender)
        assert await room.answer(seat, number, part, option, sender) == first
        again = await Rooms(house.stored, house.writer, house.service).room(room.id)
        assert await again.answer(seat, number, part, option, sender) == first
        assert again.position.ply == room.position.ply == 1

    run(inside, database)


def test_a_command_id_is_not_used_for_something_else(database: str) -> None:
    """Neither here nor after a restart nor in another process; what it was used for is still answered as before."""

    async def inside(house: House) -> None:
        table = await new_game(house)
        room, late = [await Rooms(house.stored, house.writer, house.service).room(table) for _ in range(2)]
        seat, number, part, option = await answer_that_can_be_taken_back(room)
        done, undone = Sender("p0", "the-answer"), Sender("p0", "the-undo")
        first = await room.answer(seat, number, part, option, done)
        second = await room.undo(seat, undone)
        other = next(one for one in options_of(room, seat) if one != option)
        now = int(room.position.game.number)
        fresh = await Rooms(house.stored, house.writer, house.service).room(table)
        for one in (room, fresh, late):
            for wrong in ((number, part, other), (number, part + 1, option), (now, part, other), (now, part, option)):
                await reused(one.answer(seat, *wrong, done))
            await reused(one.undo(seat, done))
            await reused(one.answer(seat, number, part, option, undone))
            assert await one.answer(seat, number, part, option, done) == first
            assert await one.undo(seat, undone) == second
            assert one.position.ply == second.ply

    run(inside, database)


async def answer_that_can_be_taken_back(room: Room) -> tuple[int, int, int, str]:
    """Plays until somebody can choose among several answers of which he can take one back; that one."""
    chance = random.Random(1)
    while True:
        seat, number, part, option = some_answer(room, chance)
        ply = answered(room.position, room.fair, seat, number, part, option)
        if len(options_of(room, seat)) > 1 and may_undo(ply.after, seat):
            return seat, number, part, option
        await room.answer(seat, number, part, option, Sender("p", f"before-{room.position.ply}"))


def options_of(room: Room, seat: int) -> list[str]:
    """What a seat can choose."""
    options: list[str] = room.shown(seat)["view"]["options"]
    return options


async def reused(command: Awaitable[Any]) -> None:
    """A command is refused because its id belongs to another one."""
    with pytest.raises(Problem) as error:
        await command
    assert (error.value.status, error.value.code) == (409, "command-reused")


def test_an_answer_that_is_wrong_changes_nothing(database: str) -> None:
    async def inside(house: House) -> None:
        room = await house.rooms.room(await new_game(house))
        seat, number, part, option = some_answer(room, random.Random(1))
        for wrong in (
            (seat, number + 1, part, option),
            (seat, number, part + 1, option),
            ((seat + 1) % 4, number, part, option),
            (seat, number, part, "move 9 roof"),
            (seat, number, part, "fly"),
        ):
            with pytest.raises(Problem) as error:
                await room.answer(*wrong, Sender("p", "a-command"))
            assert error.value.code == "refused"
        assert room.position.ply == 0

    run(inside, database)


def test_two_processes_serve_one_table(database: str) -> None:
    """Without being told of each other's plies they find out, and both tell everything to their watchers."""

    async def inside(house: House) -> None:
        table = await new_game(house)
        rooms = [await Rooms(house.stored, house.writer, house.service).room(table) for _ in range(2)]
        watchers = [Eyes(room, viewer) for room in rooms for viewer in (0, 3, SPECTATOR)]
        chance = random.Random(2)
        for _ in range(60):
            room = chance.choice(rooms)
            other = next(one for one in rooms if one is not room)
            if chance.random() < 0.5:
                await room.woken()
            seat, number, part, option = some_answer(room, chance)
            try:
                await room.answer(seat, number, part, option, Sender("p", f"c-{chance.getrandbits(60)}"))
            except Problem as problem:
                assert problem.code == "refused"  # the other one had answered that
            assert other.position.ply <= room.position.ply
        for room in rooms:
            await room.woken()
        for watcher in watchers:
            watcher.check()
        assert [watcher.heard for watcher in watchers[:3]] == [watcher.heard for watcher in watchers[3:]]
        assert rooms[0].position.ply == rooms[1].position.ply > 20

    run(inside, database)
