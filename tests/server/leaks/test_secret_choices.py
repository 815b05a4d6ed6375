"""Choices made in secret, part by part: nobody else notices one, nor that it is taken back, nor what became of it."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from folsom import SPECTATOR, Setup, Source, dealt, pending
from folsom.base.loot import JEWEL
from folsom.base.punch import KnockOut
from folsom.core.game import EVERYTHING, Game
from folsom.core.loop import advance
from folsom.core.snapshot import save
from folsom.core.views import project
from folsom.notation.options import option_text
from folsom.notation.record import parse_record, verify
from folsom.server.house import House
from folsom.server.play.fair import Fair
from folsom.server.play.log import Sender
from folsom.server.play.position import NOBODY, Position, answered, may_undo, undone
from folsom.server.play.position import begin as first_ply
from folsom.server.play.room import Room
from folsom.server.play.viewers import viewers_of
from folsom.server.problems import Problem
from laws.tables import started
from laws.test_worlds import purses
from server.browsers import browser
from server.houses import MovedClock, run
from server.houses import new_game as table_with
from server.leaks.twins import Told
from server.test_room import some_answer

EXPERT = dealt(4, Source(5), Setup((), variants=("expert-2016",)))


class Ears:
    """Somebody who looks, and what he was told."""

    def __init__(self, room: Room, viewer: int) -> None:
        self.viewer = viewer
        self.heard: list[dict[str, Any]] = []
        room.enter(self)

    def send(self, message: bytes) -> None:
        self.heard.append(json.loads(message))

    def lose(self) -> None:
        raise AssertionError("no other version goes on")


class Commands:
    """Who answers, and takes back."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.number = 0

    async def answer(self, seat: int, wanted: str) -> None:
        """The first option of a seat that begins so."""
        decision = next(one for one in pending(self.room.position.game) if one.seat == seat)
        options = [option_text(self.room.position.game.table, option) for option in decision.options]
        option = next(text for text in options if text.startswith(wanted))
        await self.room.answer(seat, decision.number, decision.part, option, self._sender(seat))

    async def undo(self, seat: int) -> None:
        """A seat takes its last answer back."""
        await self.room.undo(seat, self._sender(seat))

    def _sender(self, seat: int) -> Sender:
        self.number += 1
        return Sender(f"p{seat}", f"command-{self.number}")


async def at_a_choice(house: House, **options: Any) -> Room:
    """A game in which everybody chooses which cards to keep."""
    room = await house.rooms.room(await table_with(house, setup=EXPERT, **options))
    chance = Random(1)
    while pending(room.position.game)[0].about != "KeepWhich":
        seat, number, part, option = some_answer(room, chance)
        await room.answer(seat, number, part, option, Sender(f"p{seat}"))
    assert room.asked() == [0, 1, 2, 3]
    return room


def marked(room: Room, seat: int) -> int:
    """How many cards a seat has marked."""
    return next(one.part for one in pending(room.position.game) if one.seat == seat)


def test_nobody_else_is_told_of_a_part(tmp_path: Path) -> None:
    async def inside(house: House) -> None:
        room = await at_a_choice(house)
        hands = Commands(room)
        own, other, onlooker = Ears(room, 2), Ears(room, 1), Ears(room, SPECTATOR)
        shown = [room.shown(viewer) for viewer in (1, SPECTATOR)]
        await hands.answer(2, "discard")
        assert room.asking(2)["undo"]
        await hands.undo(2)
        assert not room.asking(2)["undo"]
        await hands.answer(2, "discard")
        assert [len(ears.heard) for ears in (own, other, onlooker)] == [3, 0, 0]
        assert [room.shown(viewer) for viewer in (1, SPECTATOR)] == shown
        await hands.answer(2, "done")
        assert [ears.heard[-1]["asking"]["seats"] for ears in (own, other, onlooker)] == [[0, 1, 3]] * 3
        assert [len(ears.heard) for ears in (own, other, onlooker)] == [4, 1, 1]

    run(inside, tmp_path)


def test_everybody_takes_back_his_own_parts_and_no_others(tmp_path: Path) -> None:
    async def inside(house: House) -> None:
        room = await at_a_choice(house)
        hands = Commands(room)
        number = room.position.game.number
        await hands.answer(1, "discard")
        await hands.answer(2, "discard")
        await hands.answer(1, "discard")
        assert [marked(room, seat) for seat in (1, 2)] == [2, 1]
        await hands.undo(2)
        assert [marked(room, seat) for seat in (1, 2)] == [2, 0]
        await hands.undo(1)
        assert [marked(room, seat) for seat in (1, 2)] == [1, 0]
        await hands.undo(1)
        assert [marked(room, seat) for seat in (1, 2)] == [0, 0]
        for seat in (0, 1, 2):
            with pytest.raises(Problem, match="nothing that you can take back"):
                await hands.undo(seat)
        assert room.position.game.number == number

    run(inside, tmp_path)


def test_an_answer_that_all_have_noticed_is_taken_back_before_all_eyes(tmp_path: Path) -> None:
    """What others have chosen in secret meanwhile stays chosen, and they may still take it back."""

    async def inside(house: House) -> None:
        room = await at_a_choice(house)
        hands = Commands(room)
        onlooker = Ears(room, SPECTATOR)
        number = room.position.game.number
        await hands.answer(1, "discard")
        await hands.answer(2, "done")
        assert not room.asking(1)["undo"]  # somebody has answered since, and he was told
        await hands.answer(1, "discard")
        await hands.undo(2)
        assert (room.asked(), marked(room, 1)) == ([0, 1, 2, 3], 2)
        assert room.position.game.number == number + 1
        assert [one["name"] for one in onlooker.heard[-1]["events"]] == ["undone"]
        await hands.undo(1)
        assert marked(room, 1) == 1
        again = await type(house.rooms)(house.stored, house.writer, house.service).room(room.id)
        assert again.position.back == room.position.back

    run(inside, tmp_path)


def test_who_has_more_to_choose_pays_once_and_nobody_sees_that_he_began(tmp_path: Path) -> None:
    clock = MovedClock()

    async def inside(house: House) -> None:
        room = await at_a_choice(house, clock={"kind": "live", "each": 30, "bank": 100})
        hands = Commands(room)
        clock.time += 40
        left = room.asking(1)["left"]
        await hands.answer(2, "discard")
        assert room.asking(1)["left"] == left
        clock.time += 5
        await hands.answer(2, "discard")
        await hands.answer(2, "done")
        assert room.clocks.banks[2] == 100 - 15

    run(inside, tmp_path, clock)


def test_a_record_leaves_out_just_what_was_taken_back(tmp_path: Path) -> None:
    """A whole game in which answers are taken back while others choose in secret."""

    async def inside(house: House) -> None:
        room = await house.rooms.room(await table_with(house, setup=EXPERT))
        hands = Commands(room)
        chance = Random(3)
        undone_between = 0
        while not room.over:
            seat, number, part, option = some_answer(room, chance)
            await room.answer(seat, number, part, option, hands._sender(seat))
            may = [seat for seat in range(4) if may_undo(room.position, seat)]
            if may and chance.random() < 0.3:
                seat = chance.choice(may)
                undone_between += room.position.back[seat] < room.position.ply - 1
                await hands.undo(seat)
        assert undone_between > 2
        async with browser(house) as eve:
            text = (await eve.get(f"/api/replays/{room.id}/record")).text
        verify(parse_record(text))

    run(inside, tmp_path)


@pytest.mark.parametrize("names", [(), ("horses",), ("teams", "expert-2016"), ("pairs",)], ids="-".join)
def test_who_takes_back_what_he_may_leaves_everybody_as_he_was(names: tuple[str, ...]) -> None:
    boxes = tuple(name for name in names if name == "horses")
    setup = Setup((), variants=tuple(name for name in names if name not in boxes), boxes=boxes)
    fair = Fair(b"any seed")
    position = first_ply(dealt(3 if names == ("pairs",) else 4, Source(1), setup), fair).after
    chance = Random(7)
    offered = 0
    while not position.game.over():
        g = position.game
        decision = chance.choice(pending(g))
        option = option_text(g.table, chance.choice(decision.options))
        ply = answered(position, fair, decision.seat, decision.number, decision.part, option)
        if may_undo(ply.after, decision.seat):
            offered += 1
            assert not ply.draws
            back = undone(ply.after, decision.seat, position, [decision.seat]).after.game
            for viewer in [one for one in viewers_of(g.table) if one != EVERYTHING]:
                before, again = project(g, viewer), project(back, viewer)
                again.number = before.number
                assert save(again) == save(before)
        position = ply.after
    assert offered > 10


@pytest.mark.parametrize(("values", "numbers"), [((1, 1), []), ((1, 2), [0])])
def test_whether_a_purse_can_be_put_back_does_not_tell_what_is_in_it(
    values: tuple[int, int], numbers: list[int]
) -> None:
    """Two purses of one value are the same to all, so chance need not say which one falls; two others are not."""
    g = _knocked_out(*values)
    chance = Told()
    chance.numbers = list(numbers)
    decision = pending(g)[0]
    after = answered(Position(g, 0, 0), chance, decision.seat, decision.number, 0, "drop purse").after
    assert chance.counter == len(numbers)
    assert after.back[decision.seat] == NOBODY


def _knocked_out(one: int, other: int) -> Game:
    """A bandit has just been punched who holds a jewel and two purses of these values, which he alone knows."""
    g = started(Setup(("doc", "belle", "tuco")), 3)
    purses(g, {1: one}, [])
    g.tokens.at[1] = g.tokens.at[list(g.table.tokens).index(JEWEL)] = g.tokens.at[0]
    g.tokens.value[1] = other
    for masks in (g.tokens.known, g.tokens.sure, g.tokens.maybe):
        masks[1] = masks[0]
    g.push(KnockOut(0, 1, 0))
    advance(g)
    return g


def test_a_game_that_is_over_is_not_taken_back() -> None:
    fair = Fair(b"another seed")
    position = first_ply(dealt(3, Source(1), Setup(())), fair).after
    chance = Random(1)
    while not position.game.over():
        decision = chance.choice(pending(position.game))
        option = option_text(position.game.table, chance.choice(decision.options))
        position = answered(position, fair, decision.seat, decision.number, decision.part, option).after
    assert set(position.back) == {NOBODY}
