"""Taking back: one's own last answers, while nobody else has answered, nothing was drawn and nothing hidden shown."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path

import pytest

from folsom import SPECTATOR, Setup, Source, determinize, pending, view
from folsom.core.chronicle import Entry
from folsom.core.game import EVERYTHING, Game
from folsom.core.loop import Decision
from folsom.core.telling import shows
from folsom.notation.options import option_text
from folsom.server.house import House
from folsom.server.play.fair import Fair
from folsom.server.play.log import Sender
from folsom.server.play.position import NOBODY, Ply, Position, answered, begin
from folsom.server.play.room import Room
from folsom.server.play.viewers import viewers_of
from server.houses import MovedClock, may_return, new_game, new_people, new_table, on_seats, run
from server.tables.parties import refused
from server.test_room import Eyes, some_answer

FOUR = Setup(("doc", "belle", "tuco", "django"))
SETUPS = {
    "base": FOUR,
    "horses": Setup(("cheyenne", "belle", "tuco", "django"), boxes=("horses",)),
    "expert": Setup(("doc", "belle", "tuco", "django"), variants=("expert-2016",)),
    "duo": Setup(("doc", "tuco", "belle", "django"), variants=("duo",)),
}


def fair(seed: int = 1) -> Fair:
    """Chance."""
    return Fair(bytes([seed]) * 32, [""] * 6)


def plies(setup: Setup, seed: int) -> list[tuple[Position, Decision, Ply]]:
    """A game at random: every answer with the position before it."""
    found = []
    luck, chance = fair(seed), random.Random(seed)
    position = begin(setup, luck).after
    while not position.game.over():
        decision = chance.choice(pending(position.game))
        option = option_text(position.game.table, chance.choice(decision.options))
        ply = answered(position, luck, decision.seat, decision.number, decision.part, option)
        found.append((position, decision, ply))
        position = ply.after
    return found


def told_elsewhere(world: Game, before: Position, decision: Decision, viewer: int) -> list[list[bytes]]:
    """All that a viewer could be told of this decision in another world that he could not tell from the real one."""
    found = []
    for other in pending(world):
        if other.seat == decision.seat:
            for option in other.options:
                text = option_text(world.table, option)
                there = Position(world, before.ply, before.counter, before.told)
                ply = answered(there, fair(), other.seat, other.number, other.part, text)
                found.append(ply.news.to(viewer))
    return found


@pytest.mark.parametrize("name", SETUPS)
def test_what_can_be_taken_back_has_told_nobody_anything(name: str) -> None:
    """Whatever was hidden from a viewer before, he would have been told the same."""
    safe = 0
    chance = random.Random(1)
    for before, decision, ply in plies(SETUPS[name], 3):
        if may_return(ply.after) == NOBODY:
            continue
        safe += 1
        assert not ply.draws and not ply.after.game.over()
        assert ply.after.back[decision.seat] == before.ply
        viewers = [v for v in viewers_of(before.game.table) if v != EVERYTHING]
        for viewer in chance.sample(viewers, 2):
            seen = view(before.game, viewer)
            world = determinize(seen, Source(chance.getrandbits(30)))
            assert ply.news.to(viewer) in told_elsewhere(world, before, decision, viewer), (ply.option, viewer)
    assert safe > 10


@pytest.mark.parametrize("name", SETUPS)
def test_what_was_drawn_or_shown_stays(name: str) -> None:
    """A card that leaves a deck was drawn, even if all know which it is; a card that was played is shown."""
    names = set()
    for _, _, ply in [one for seed in (1, 2) for one in plies(SETUPS[name], seed)]:
        told = b"".join(ply.news.to(EVERYTHING))
        drawn = b'"name":"drew"' in told
        names.add((drawn, bool(ply.draws)))
        if drawn or ply.draws:
            assert ply.after.back[ply.seat] == NOBODY, ply.option
    assert (True, True) in names
    assert name == "expert" or (True, False) in names, "no deck was drawn to its end"


def entry(**changes: list[list[int]]) -> Entry:
    """Something that changes a view."""
    return Entry("something", "", [], changes)


def test_what_is_hidden_anew_does_not_make_up_for_what_is_shown() -> None:
    g = begin(FOUR, fair()).after.game
    v = view(g, 1)
    kinds, number = int(v.table.kinds), int(v.cards[1])  # the first deck, and a kind of card that may be in it
    value, left = next((i, int(n)) for i, n in enumerate(v.tokens.bag) if n)
    hand = next(spot for spot, pool in enumerate(v.table.spot_pool) if pool == 0) * kinds
    assert v.table.spot_pool[0] == -1 and number > 0
    assert not shows(g, 1, [entry(cards=[[hand + 1, 0], [0, -7]], at=[[0, 0]]), entry()])
    assert not shows(g, 1, [entry(cards=[[1, number + 1]], values=[[value, left + 1]])])
    assert shows(g, 1, [entry(cards=[[1, number - 1]])])
    assert shows(g, 1, [entry(values=[[value, left - 1]], cards=[[1, number + 3]])])
    assert shows(g, 1, [entry(cards=[[1, number - 1]]), entry(cards=[[1, number]])])
    assert shows(g, 1, [entry(values=[[value, left + 1]]), entry(values=[[value, left]])])


def own(seat: int) -> Sender:
    """A command of the person on a seat."""
    own.count += 1  # type: ignore[attr-defined]
    return Sender(f"p{seat}", f"command-{own.count:04d}")  # type: ignore[attr-defined]


own.count = 0  # type: ignore[attr-defined]


async def answer(room: Room, chance: random.Random, sender: Callable[[int], Sender] = own) -> int:
    """Somebody answers; who."""
    seat, number, part, option = some_answer(room, chance)
    await room.answer(seat, number, part, option, sender(seat))
    return seat


async def played_until(room: Room, fact: Callable[[Position, Position], bool], sender: Callable[[int], Sender]) -> None:
    """Plays at random until two answers that follow each other are as wanted."""
    chance = random.Random(4)
    before = room.position
    while not room.over:
        seat, number, part, option = some_answer(room, chance)
        last = room.position
        await room.answer(seat, number, part, option, sender(seat))
        if fact(last, room.position):
            return
        before = last
    raise AssertionError(f"it did not happen: {before.ply} answers")


def both_safe(same_seat: bool) -> Callable[[Position, Position], bool]:
    """Two answers, each of which may be taken back, by one seat or by two."""

    def fact(last: Position, now: Position) -> bool:
        seats = may_return(last), may_return(now)
        return NOBODY not in seats and (seats[0] == seats[1]) == same_seat

    return fact


def test_several_answers_in_a_row(tmp_path: Path) -> None:
    async def inside(house: House) -> None:
        room = await house.rooms.room(await new_game(house, setup=Setup(FOUR.bandits, boxes=("horses",))))
        await played_until(room, both_safe(same_seat=True), own)
        seat = may_return(room.position)
        first = room.position.back[seat] - 1
        wanted = (await house.stored.step("t", first))[0].position(room.position.game.table)
        eyes = [Eyes(room, viewer) for viewer in (0, 1, 2, 3, SPECTATOR)]
        for left in (True, False):
            assert room.asking(seat)["undo"] and not room.asking((seat + 1) % 4)["undo"]
            await refused(room.undo((seat + 1) % 4, own((seat + 1) % 4)), "refused", 409)
            await room.undo(seat, own(seat))
            assert (may_return(room.position) == seat) >= left
        for one in eyes:
            one.check()
            assert [entry["name"] for entry in one.heard].count("undone") == len(one.heard)
        shown = [view(room.position.game, viewer) for viewer in range(4)]
        for viewer, now in enumerate(shown):
            then = view(wanted.game, viewer)
            assert (now.options, now.cards, now.at) == (then.options, then.cards, then.at)

    run(inside, tmp_path)


def test_somebody_elses_answer_ends_it_even_if_he_takes_it_back(tmp_path: Path) -> None:
    async def inside(house: House) -> None:
        room = await house.rooms.room(await new_game(house, setup=SETUPS["expert"]))
        await played_until(room, both_safe(same_seat=False), own)
        last = may_return(room.position)
        earlier = (await house.stored.step("t", room.position.back[last]))[0].position(room.position.game.table)
        other = may_return(earlier)
        await refused(room.undo(other, own(other)), "refused")
        await room.undo(last, own(last))
        assert may_return(room.position) == NOBODY
        await refused(room.undo(other, own(other)), "refused")

    run(inside, tmp_path)


def test_one_person_takes_back_from_all_his_seats(tmp_path: Path) -> None:
    async def inside(house: House) -> None:
        await new_people(house, 1)
        table = await new_table(house, "t", on_seats("p0", "p0", "p0", "p0"), SETUPS["expert"])
        room = await house.rooms.room(table)
        await played_until(room, both_safe(same_seat=False), lambda seat: Sender("p0", own(seat).command))
        seats = []
        for _ in range(2):
            seats.append(may_return(room.position))
            await room.undo(seats[-1], own(0))
        assert seats[0] != seats[1]

    run(inside, tmp_path)


def test_what_a_bot_answered_is_not_ones_own(tmp_path: Path) -> None:
    async def inside(house: House) -> None:
        room = await house.rooms.room(await new_game(house))
        room.on_ply = lambda _: None
        chance = random.Random(1)
        for _ in range(40):
            seat = await answer(room, chance, lambda seat: Sender("outlaw"))
            assert (may_return(room.position), room.asking(seat)["undo"]) == (NOBODY, False)
            await refused(room.undo(seat, own(seat)), "refused")

    run(inside, tmp_path)


def test_taking_back_gives_no_time(tmp_path: Path) -> None:
    """Who answers and takes it back goes on with what he had left; others' time in between is not his."""
    clock = MovedClock()

    async def inside(house: House) -> None:
        room = await house.rooms.room(await new_game(house, clock={"kind": "live", "each": 30, "bank": 1000}))
        room.on_ply = lambda _: None
        chance = random.Random(2)
        tried = 0
        while tried < 6 and not room.over:
            seat, number, part, option = some_answer(room, chance)
            left, banks = room.asking(0)["left"][seat], room.clocks.banks
            clock.time += 32
            over = max(0.0, banks[seat] - room.asking(0)["left"][seat])
            await room.answer(seat, number, part, option, own(seat))
            if room.position.back[seat] >= 0:
                tried += 1
                together = room.position.game.number == number
                assert room.clocks.banks[seat] == banks[seat] - over
                clock.time += 5
                await room.undo(seat, own(seat))
                assert room.clocks.banks == banks
                assert room.asking(0)["left"][seat] == left - (37 if together else 32)
                await answer(room, chance)
        assert tried == 6

    run(inside, tmp_path, clock)
