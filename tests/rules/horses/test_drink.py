"""A drink for the Marshal: what chance decides."""

from __future__ import annotations

import pytest

from folsom import SPECTATOR, advance, answer_chance, view
from folsom.base.rules import rules_of
from folsom.notation.options import parse_option
from rules.horses.stage import Stage


def drinking(*flasks: str) -> Stage:
    """The Marshal in a car with these flasks, when the event begins."""
    stage = Stage()
    stage.put(doc="2 inside", belle="3 inside", tuco="4 inside", django="4 roof", marshal="1 inside")
    stage.loot("1 inside", *flasks)
    stage.game.push(rules_of(stage.game).events["drink"])
    advance(stage.game)
    return stage


@pytest.mark.rule("HS-EV-SHOT")
def test_each_of_several_flasks_is_as_likely() -> None:
    stage = drinking("flask whisky", "flask old-whisky", "flask")
    assert list(stage.outcomes().values()) == [1, 1, 1]


@pytest.mark.rule("HS-EV-SHOT", "HS-SETUP-2")
@pytest.mark.parametrize(("worth", "end"), [("worth whisky", "2 inside"), ("worth old-whisky", "4 inside")])
def test_what_nobody_has_seen_is_drawn_and_then_all_know_it(worth: str, end: str) -> None:
    stage = drinking("flask")
    assert stage.outcomes() == {"worth whisky": 5, "worth old-whisky": 1}
    answer_chance(stage.game, parse_option(stage.game.table, worth))
    assert stage.at("marshal") == end
    gone = stage.game.table.gone
    for viewer in (0, 1, SPECTATOR):
        seen = view(stage.game, viewer)
        kinds = zip(seen.tokens.at, seen.table.tokens, seen.tokens.value)
        values = [seen.table.values[v].name for at, kind, v in kinds if kind == stage.pieces.flask and at == gone and v]
        assert values == [worth.removeprefix("worth ")]
