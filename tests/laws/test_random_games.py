"""The laws hold in random games of every setup."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from folsom import Setup, Source, new_game, run_chance
from folsom.laws import CHEAP, LAWS, Tally, play_trials
from folsom.laws.games import play_trial
from folsom.laws.shadows import play_in_pairs
from laws.tables import SEEDS, UNHURRIED, VARIANTS, box_setups, games, setups, variant_setups


def test_every_law_is_checked() -> None:
    tally = play_trials(Setup(()), 4, range(2), thorough=True)
    assert tally.failure is None
    assert tally.games == 2
    assert [law for law in LAWS if not tally.checked.get(law)] == []
    assert {tally.checked[law] for law in CHEAP} == {tally.plies + tally.games}


@pytest.mark.parametrize("names", VARIANTS, ids="+".join)
def test_every_law_is_checked_with_a_variant(names: tuple[str, ...]) -> None:
    tally = play_trials(Setup((), variants=names), VARIANTS[names][0], range(games(2)), thorough=True)
    assert tally.failure is None
    assert [law for law in LAWS if not tally.checked.get(law)] == []
    assert sum(tally.seats.values()) == pytest.approx(tally.games)


@settings(UNHURRIED, max_examples=games(60))
@given(setup=setups(), seed=SEEDS)
def test_laws_hold_in_random_games(setup: Setup, seed: int) -> None:
    tally = Tally()
    assert play_trial(setup, seed, False, tally), tally.failure


@settings(UNHURRIED, max_examples=games(8))
@given(setup=setups(), seed=SEEDS)
def test_laws_hold_thoroughly(setup: Setup, seed: int) -> None:
    tally = Tally()
    assert play_trial(setup, seed, True, tally), tally.failure


@settings(UNHURRIED, max_examples=games(40))
@given(setup=setups(), seed=SEEDS, viewer=st.integers(-1, 5))
def test_games_that_look_alike_stay_alike(setup: Setup, seed: int, viewer: int) -> None:
    """Non-interference, for a seat or (-1) for a spectator: worlds follow the game for many moves."""
    assert pairs_last(setup, seed, viewer) >= 5


def pairs_last(setup: Setup, seed: int, viewer: int) -> int:
    """Plays a game beside worlds that a seat or (-1) a spectator holds possible; how many moves one followed."""
    source = Source(seed)
    g = new_game(setup)
    run_chance(g, source)
    return play_in_pairs(g, min(viewer, int(g.table.seats) - 1) if viewer >= 0 else -2, source)


@settings(UNHURRIED, max_examples=games(40))
@given(setup=variant_setups(), seed=SEEDS)
def test_laws_hold_in_random_games_with_variants(setup: Setup, seed: int) -> None:
    tally = Tally()
    assert play_trial(setup, seed, False, tally), tally.failure


@settings(UNHURRIED, max_examples=games(6))
@given(setup=variant_setups(), seed=SEEDS)
def test_laws_hold_thoroughly_with_variants(setup: Setup, seed: int) -> None:
    tally = Tally()
    assert play_trial(setup, seed, True, tally), tally.failure


@settings(UNHURRIED, max_examples=games(30))
@given(setup=variant_setups(), seed=SEEDS, viewer=st.integers(-1, 5))
def test_games_with_variants_that_look_alike_stay_alike(setup: Setup, seed: int, viewer: int) -> None:
    assert pairs_last(setup, seed, viewer) >= 5


@settings(UNHURRIED, max_examples=games(25))
@given(setup=box_setups(), seed=SEEDS)
def test_laws_hold_in_random_games_with_boxes(setup: Setup, seed: int) -> None:
    tally = Tally()
    assert play_trial(setup, seed, False, tally), tally.failure


@settings(UNHURRIED, max_examples=games(4))
@given(setup=box_setups(), seed=SEEDS)
def test_laws_hold_thoroughly_with_boxes(setup: Setup, seed: int) -> None:
    tally = Tally()
    assert play_trial(setup, seed, True, tally), tally.failure


@settings(UNHURRIED, max_examples=games(20))
@given(setup=box_setups(), seed=SEEDS, viewer=st.integers(-1, 5))
def test_games_with_boxes_that_look_alike_stay_alike(setup: Setup, seed: int, viewer: int) -> None:
    assert pairs_last(setup, seed, viewer) >= 3
