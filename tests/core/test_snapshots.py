"""Snapshots: what is saved reads back, and what is none of this table's is refused."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from core.games import SETUP, started, until_draw
from folsom import Setup, Unreadable, load, new_table, save, setup_from, view
from folsom.notation.position import parse_position, position_text

# A game and what a seat saw of it, as they were stored when a kind of card had five bits.
STORED = json.loads((Path(__file__).parent / "five_bits.json").read_text())


def test_a_snapshot_is_plain_data() -> None:
    data = save(started(answers=30))
    assert json.loads(json.dumps(data)) == data
    assert data["version"] == 2


@pytest.mark.parametrize("answers", [0, 5, 31, 60])
def test_a_snapshot_reads_back(answers: int) -> None:
    g = started(answers=answers)
    assert save(load(g.table, save(g))) == save(g)
    for viewer in (0, 3, -2):
        seen = view(g, viewer)
        assert save(load(g.table, save(seen))) == save(seen)


def test_a_snapshot_reads_back_on_a_table_laid_anew() -> None:
    g = started(answers=12)
    assert save(load(new_table(SETUP), save(g))) == save(g)


def test_a_snapshot_while_a_draw_is_open_reads_back() -> None:
    g = until_draw("WhichToken")
    assert save(load(g.table, save(g))) == save(g)


@pytest.mark.parametrize("version", [0, 3, "1", None])
def test_another_version_is_refused(version: object) -> None:
    g = started()
    with pytest.raises(Unreadable, match="version"):
        load(g.table, {**save(g), "version": version})


def without_version(data: dict[str, Any]) -> None:
    del data["version"]


def one_number_less(data: dict[str, Any]) -> None:
    data["token_at"].pop()


def one_number_more(data: dict[str, Any]) -> None:
    data["cards"].append(0)


def a_step_that_is_not(data: dict[str, Any]) -> None:
    data["stack"].append(["Dance", 1])


def a_part_missing(data: dict[str, Any]) -> None:
    del data["values"]


def no_stack(data: dict[str, Any]) -> None:
    del data["stack"]


def a_step_with_too_many_numbers(data: dict[str, Any]) -> None:
    data["stack"][-1].extend([1, 2, 3, 4, 5])


def a_row_too_many(data: dict[str, Any]) -> None:
    data["rows"].append([])


def a_word_for_a_number(data: dict[str, Any]) -> None:
    data["at"][0] = "roof"


SPOILED = [
    without_version,
    one_number_less,
    one_number_more,
    a_step_that_is_not,
    a_part_missing,
    no_stack,
    a_step_with_too_many_numbers,
    a_row_too_many,
    a_word_for_a_number,
]


@pytest.mark.parametrize("spoil", SPOILED, ids=lambda spoil: spoil.__name__)
def test_a_spoiled_snapshot_is_refused(spoil: Any) -> None:
    g = started(answers=7)
    data = save(g)
    spoil(data)
    with pytest.raises(Unreadable):
        load(g.table, data)


def test_a_snapshot_of_another_table_is_refused() -> None:
    g = started()
    other = new_table(Setup(("doc", "belle", "tuco")))
    with pytest.raises(Unreadable):
        load(other, save(g))


@pytest.mark.parametrize("number", range(len(STORED)))
def test_what_was_stored_with_five_bits_for_a_kind_of_card_is_still_read(number: int) -> None:
    """Face down, from an older deck, and known by all to be none of some kinds."""
    stored = STORED[number]
    read = load(new_table(setup_from(stored["setup"])), stored["snapshot"])
    snapshot = stored["snapshot"]
    position = parse_position(stored["position"])
    assert save(read) | {name: snapshot[name] for name in ("version", "rows", "options")} == snapshot
    assert read.options == position.game.options and len(read.options) == len(snapshot["options"])
    assert position.game.rows == read.rows
    text = position_text(read, position.setup)
    assert "#" not in text.partition("pile: ")[2].partition(";")[0]
    assert parse_position(text).game.rows == read.rows
