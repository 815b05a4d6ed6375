"""A snapshot of another version is read by the names of its day, and in the form of its day."""

from __future__ import annotations

import copy
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select, update

from folsom import Game, Setup, Source, answer, new_game, pending, run_chance
from folsom.core.chronicle import Entry, fold
from folsom.core.snapshot import Unreadable, load, save
from folsom.core.steps import Moment, Together
from folsom.notation.options import parse_option
from folsom.server.house import House
from folsom.server.play import forms
from folsom.server.play.adopt import adopted
from folsom.server.play.chapters import legend_today
from folsom.server.play.log import pack, packed_snapshot, position_from, unpack
from folsom.server.play.position import Position
from folsom.server.problems import Problem
from folsom.server.store.database import writing
from folsom.server.store.schema import plies
from server import houses
from server.houses import run

DUO = Setup(("doc", "belle", "tuco", "django"), variants=("duo",))

Data = dict[str, Any]


def half_chosen() -> Game:
    """Both choose in secret which of their bandits acts, and one has chosen."""
    g = new_game(DUO)
    source = Source(1)
    run_chance(g, source)
    while not (isinstance(g.top.step, Together) and any(g.answers)):
        decision = pending(g)[0]
        option = decision.options[int(source.below(len(decision.options)))]
        answer(g, decision.number, decision.seat, option, decision.part)
        run_chance(g, source)
    return g


def legends(g: Game) -> tuple[Data, Data]:
    """The legend of the day, and one that a test may change."""
    return legend_today(g.table), copy.deepcopy(legend_today(g.table))


def test_what_was_chosen_in_secret_is_found_by_name() -> None:
    g = half_chosen()
    then, now = legends(g)
    now["verbs"] = dict(reversed(now["verbs"].items()))
    (chosen,) = [number for number in adopted(save(g), then, now, g.table)["answers"] if number]
    (before,) = [number for number in g.answers if number]
    assert list(now["verbs"])[chosen & 255] == list(then["verbs"])[before & 255]
    assert chosen >> 8 == before >> 8
    del now["verbs"][list(then["verbs"])[before & 255]]
    with pytest.raises(Unreadable):
        adopted(save(g), then, now, g.table)


def test_what_was_chosen_in_secret_is_stored_as_text() -> None:
    g = half_chosen()
    position = Position(g, 7, 0)
    data = unpack(packed_snapshot(position))
    assert [parse_option(g.table, text) if text else 0 for text in data["chosen"]] == list(g.answers)
    data["answers"] = [0] * len(data["answers"])
    row: Any = {"ply": 7, "counter": 0, "told": position.told, "back": position.back}
    assert list(position_from(g.table, data, row).game.answers) == list(g.answers)


def test_moments_of_a_round_are_found_by_name() -> None:
    g = half_chosen()
    then, now = legends(g)
    now["moments"].insert(0, "before-everything")
    stack = adopted(save(g), then, now, g.table)["stack"]
    before = [[name, *numbers] for name, *numbers in save(g)["stack"]]
    assert any(name == Moment.__name__ for name, *_ in before)
    assert stack == [
        [name, numbers[0] + 1] if name == Moment.__name__ else [name, *numbers] for name, *numbers in before
    ]
    now["moments"].remove(then["moments"][next(n for name, n in before if name == Moment.__name__)])
    with pytest.raises(Unreadable):
        adopted(save(g), then, now, g.table)


@pytest.mark.parametrize("what", ["seats", "pawns", "places", "token_kinds", "values", "cards", "rows", "rounds"])
def test_more_can_be_said_of_a_thing(what: str) -> None:
    g = half_chosen()
    then, now = legends(g)
    for thing in now[what]:
        thing["more"] = "said"
    assert save(load(g.table, adopted(save(g), then, now, g.table))) == save(g)


@pytest.mark.parametrize("what", ["pawns", "places", "token_kinds", "tokens", "cards", "rounds", "cars", "turns"])
def test_what_is_known_by_number_has_its_place(what: str) -> None:
    g = half_chosen()
    then, now = legends(g)
    now[what].append("later" if isinstance(now[what][0], str) else now[what][0])
    if what not in ("tokens", "cards"):  # of these this table has no more
        adopted(save(g), then, now, g.table)
    now[what].insert(0, now[what].pop())
    with pytest.raises(Unreadable):
        adopted(save(g), then, now, g.table)


def test_a_snapshot_in_an_older_form_is_read_and_a_chapter_begins(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two cards that lay in a row were one number; now each is one."""

    async def inside(house: House) -> None:
        table = await houses.new_game(house)
        here = plies.c.table == table
        async with writing(house.engine) as connection:
            data = unpack((await connection.execute(select(plies.c.snapshot).where(here))).scalar_one())
            older = data | {"version": 0, "rows": "as they were packed then"}
            await connection.execute(update(plies).where(here).values(snapshot=pack(older)))
        with pytest.raises(Problem) as problem:
            await house.rooms.room(table)
        assert (problem.value.status, problem.value.code) == (409, "other-version")

        def reader(old: Data, legend: Data) -> Data:
            assert old["rows"] == "as they were packed then"
            return old | {"rows": [[] for _ in legend["rows"]]}

        monkeypatch.setitem(forms.READERS, 0, reader)
        room = await house.rooms.room(table)
        assert room.chapter.ply == 1
        assert unpack(packed_snapshot(room.position)) == data

    run(inside, tmp_path)


def test_lists_of_other_versions_are_folded_too() -> None:
    entry = Entry("", "", [], {"gems": [[1, 5]], "rows": [[7]], "options": [], "asked": 2})
    before = {"gems": [0, 0], "rows": [], "options": ["draw"], "asked": 1}
    assert fold(before, entry) == {"gems": [0, 5], "rows": [[7]], "options": [], "asked": 2}
