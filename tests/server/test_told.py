"""What is told of a game is what the protocol says: legends, views and entries fit their models."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator

import pytest

import folsom
from folsom.core.snapshot import stack_data
from folsom.notation.options import option_text
from folsom.server.play.ending import ending
from folsom.server.play.fair import Fair
from folsom.server.play.legend import legend_of
from folsom.server.play.news import view_data
from folsom.server.play.position import Ply, answered, begin
from folsom.server.play.viewers import seen_by, viewers_of
from folsom.server.play.words import as_of_today
from folsom.server.protocol.games import Entry, Legend, View
from folsom.server.protocol.messages import Ending
from folsom.text.box import BoxTexts

SAFE = 2**53  # larger numbers are not read exactly by browsers

SETUPS = [
    folsom.Setup(("doc", "belle", "tuco")),
    folsom.Setup(("doc", "belle", "tuco", "ghost", "django"), boxes=("horses",)),
    folsom.Setup(("doc", "tuco", "belle", "django"), variants=("pairs",), boxes=("horses-light",)),
    folsom.Setup(("doc", "belle", "tuco", "ghost"), variants=("teams",)),
    folsom.Setup(("doc", "belle", "tuco"), variants=("expert-2016",)),
]


def plies(setup: folsom.Setup, seed: int) -> Iterator[Ply]:
    """A whole game by chance."""
    fair = Fair(bytes(32), [f"{seed}"] * len(setup.bandits))
    chance = random.Random(seed)
    ply = begin(setup, fair)
    yield ply
    while not ply.after.game.over():
        one = chance.choice(folsom.pending(ply.after.game))
        option = option_text(ply.after.game.table, chance.choice(one.options))
        ply = answered(ply.after, fair, one.seat, one.number, one.part, option)
        yield ply


def numbers(data: object) -> Iterator[int]:
    if isinstance(data, int):
        yield data
    elif isinstance(data, dict):
        for value in data.values():
            yield from numbers(value)
    elif isinstance(data, list):
        for value in data:
            yield from numbers(value)


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_what_is_told_fits_the_models_and_browsers_can_read_it(setup: folsom.Setup) -> None:
    table = None
    for ply in plies(setup, 1):
        g = ply.after.game
        if table is None:
            table = g.table
            Legend.model_validate(json.loads(json.dumps(legend_of(table))))
        for viewer in viewers_of(table):
            data = view_data(seen_by(g, viewer))
            View.model_validate(data)
            assert max(abs(number) for number in numbers(data)) < SAFE
            for raw in ply.news.to(viewer):
                entry = json.loads(raw)
                Entry.model_validate(entry)
                assert max([abs(number) for number in numbers(entry)], default=0) < SAFE


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_the_count_at_the_end_adds_up(setup: folsom.Setup) -> None:
    *_, last = plies(setup, 2)
    g = last.after.game
    told = ending(g)
    Ending.model_validate(told)
    end = folsom.outcome(g)
    for bandit in range(len(setup.bandits)):
        parts = [told[name][bandit] for name in ("loot", "events", "ransoms", "stations")]
        assert sum(parts) == end.loot[bandit]
    assert told["money"] == end.money
    assert told["winners"] == [bandit for bandit in range(len(setup.bandits)) if end.won(bandit)]


def test_the_legend_says_which_car_the_stagecoach_faces() -> None:
    table = folsom.new_table(SETUPS[1])
    legend = legend_of(table)
    assert legend["offsets"] == [[0, car] for car in range(len(table.graphs))]
    assert legend["directions"] == [1, 1]
    assert legend["car_kinds"] == [[], []]


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_the_legend_says_where_places_lie_and_who_sits_where(setup: folsom.Setup) -> None:
    table = folsom.new_table(setup)
    legend = legend_of(table)
    for place, x in zip(legend["places"], legend["x"]):
        assert x == max(place["car"], 0)
    assert len(legend["x"]) == table.places
    for seat, led in enumerate(legend["led"]):
        assert led == legend["seats"][seat]["bandits"]
        assert {legend["sides"][bandit] for bandit in led} == {legend["side"][seat]}
        assert legend["names"][seat] == legend["pawns"][led[0]]["name"]
        assert legend["roles"][seat] == "bandit"


def test_the_legend_says_what_cards_do() -> None:
    legend = legend_of(folsom.new_table(SETUPS[2]))
    does = {card["name"]: action for card, action in zip(legend["cards"], legend["actions"])}
    assert does["move"] == does["move 2"] == "move"
    assert does["bullet doc"] == does["unknown"] == ""


def test_the_legend_says_in_which_order_cards_are_laid() -> None:
    legend = legend_of(folsom.new_table(SETUPS[0]))
    orders = dict(zip(legend["turns"], legend["orders"]))
    assert orders["standard"] == [[0, 1, 2], [1, 2, 0], [2, 0, 1]]
    assert orders["switching"] == [[0, 2, 1], [1, 0, 2], [2, 1, 0]]
    assert orders["speeding-up"][1] == [1, 1, 2, 2, 0, 0]
    teams = legend_of(folsom.new_table(SETUPS[3]))
    assert teams["orders"][teams["turns"].index("switching")][2] == [3, 2, 1, 0]


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_the_legend_says_what_the_steps_mean_that_are_left_to_do(setup: folsom.Setup) -> None:
    words = legend_of(folsom.new_table(setup))["words"]
    told: dict[str, set[int]] = {}
    for ply in plies(setup, 2):
        for name, *given in stack_data(ply.after.game):
            told.setdefault(name, set()).add(len(given))
    for name, step in words["steps"].items():
        assert all(len(step["numbers"]) <= given for given in told.get(name, ()))
    means = {words["steps"][name]["means"] for name in told if name in words["steps"]}
    assert {"plans", "before-card"} <= means
    assert ("attacks" in means) == bool(setup.boxes)


def test_a_legend_of_an_older_game_takes_the_words_of_today() -> None:
    legend = legend_of(folsom.new_table(SETUPS[1]))
    assert legend["companions"]
    older = {name: value for name, value in legend.items() if name not in ("words", "companions")}
    assert as_of_today(older | {"hostages": legend["companions"]}) == legend
    own = legend | {"words": {"quiet": ["horse"]}}
    assert as_of_today(own) == legend | {"words": legend["words"] | {"quiet": ["horse"]}}


def test_the_legend_names_the_sides_of_several_seats(monkeypatch: pytest.MonkeyPatch) -> None:
    assert legend_of(folsom.new_table(SETUPS[0]))["side_names"] == ["", "", ""]
    assert legend_of(folsom.new_table(SETUPS[3]))["side_names"] == ["team", "team"]

    class Gangs(BoxTexts):
        def sides(self, table: folsom.Table) -> dict[int, str]:
            return {1: "gang"}

    monkeypatch.setattr("folsom.text.box.voices_on", lambda layer, table: [Gangs()])
    assert legend_of(folsom.new_table(SETUPS[3]))["side_names"] == ["team", "gang"]
