"""Hostages: which ones come into the game, and what everybody can tell of them."""

from __future__ import annotations

import pytest

from folsom import SPECTATOR, Setup, Source, apply, determinize, draw_open, new_game, run_chance, save, view
from folsom.boxes.horses.pieces import pieces_of
from folsom.core.verbs import gain
from folsom.notation.options import option_text, parse_option
from rules.horses.stage import FOUR, SIX, Stage

ALL = {"poodle", "banker", "minister", "teacher", "zealot", "old-lady", "poker-player", "photographer"}


def drawn(setup: Setup, seed: int) -> tuple[int, list[str]]:
    """How many hostages are drawn before anybody is asked, and which ones wait then."""
    g, source = new_game(setup), Source(seed)
    number = 0
    while (draw := draw_open(g)) is not None and type(draw).__name__ != "DrawCards":
        if type(draw).__name__ == "DrawHostage":
            assert {option_text(g.table, option) for option, _ in draw.outcomes(g)} <= {f"hostage {h}" for h in ALL}
            assert {weight for _, weight in draw.outcomes(g)} == {1}
            assert len(draw.outcomes(g)) == len(ALL) - number
            number += 1
        apply(g, draw.sample(g, source))
    waiting = g.counters[pieces_of(g).waiting]
    return number, [power.name for power in g.table.powers if waiting & power.mask]


@pytest.mark.rule("HS-SETUP-3")
@pytest.mark.parametrize("players", [3, 4, 6])
def test_one_hostage_less_than_bandits_is_drawn_before_the_first_round(players: int) -> None:
    seen: set[str] = set()
    for seed in range(40):
        number, hostages = drawn(Setup(SIX[:players], boxes=("horses",)), seed)
        assert number == len(hostages) == players - 1
        seen.update(hostages)
    assert seen == ALL


@pytest.mark.rule("HS-SETUP-3")
def test_with_two_bandits_for_each_player_the_bandits_count() -> None:
    number, hostages = drawn(Setup(FOUR, boxes=("horses",), variants=("duo",)), 1)
    assert number == len(hostages) == 3


@pytest.mark.rule("HS-SETUP-6")
def test_the_light_setup_has_no_hostages() -> None:
    stage = Stage(box="horses-light")
    assert not ALL & {power.name for power in stage.game.table.powers}


@pytest.mark.rule("HS-HOST-1")
def test_all_see_the_hostages_and_who_has_which() -> None:
    stage = Stage()
    stage.give("doc", "zealot")
    for viewer in (0, 1, SPECTATOR):
        assert list(view(stage.game, viewer).counters) == list(stage.game.counters)


@pytest.mark.rule("HS-HOST-POKER")
def test_a_power_that_came_later_is_not_lost_to_the_poker_player() -> None:
    stage = Stage()
    tuco = next(power for power in stage.game.table.powers if power.name == "tuco")
    gain(stage.game, tuco, stage.pawn("doc"), "")
    stage.give("doc", "poker-player")
    assert stage.powers("doc") == {"tuco", "poker-player"}
    assert stage.powers("tuco") == {"tuco"}


def test_a_hostage_is_named_by_an_option() -> None:
    stage = Stage()
    for hostage in ALL:
        option = parse_option(stage.game.table, f"take {hostage}")
        assert option_text(stage.game.table, option) == f"take {hostage}"


@pytest.mark.parametrize("variants", [(), ("expert-2016",), ("teams",), ("duo",)])
def test_a_world_looks_like_the_view_that_it_was_made_from(variants: tuple[str, ...]) -> None:
    for seed in range(4):
        g, source = new_game(Setup(FOUR, boxes=("horses",), variants=variants)), Source(seed)
        run_chance(g, source)
        number = 0
        while not g.over():
            number += 1
            if number % 9 == 0:
                for viewer in (0, 1, SPECTATOR):
                    seen = view(g, viewer)
                    assert save(view(determinize(seen, source), viewer)) == save(seen)
            apply(g, g.options[source.below(len(g.options))])
            run_chance(g, source)
