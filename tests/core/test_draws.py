"""Draws: what can come, how often, and what comes."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from math import comb, sqrt

import pytest

from core.games import SETUP, started, until_draw
from folsom import Game, Setup, Source, answer_chance, draw_open, save
from folsom.base.drawing import DrawCards
from folsom.core.chance import bag_outcomes, choose, sample_bag
from folsom.core.ints import ints
from folsom.core.packed import pack, unpack
from folsom.core.steps import Draw

SAMPLES = 4000
EVERY_DRAW = [
    "DrawTrain",
    "DrawFirstPlayer",
    "DrawCards",
    "RoundCardUp",
    "FirstSight",
    "WhichToken",
    "LeastPurse",
]


def open_draw(g: Game) -> Draw:
    draw = draw_open(g)
    assert draw is not None
    return draw


def assert_frequencies(found: Counter[int], weights: dict[int, int]) -> None:
    """As often as the weights say (chi-square over what is not too rare, five standard deviations)."""
    assert set(found) <= set(weights)
    samples, total = sum(found.values()), sum(weights.values())
    parts = [(found[o], samples * w / total) for o, w in weights.items()]
    rare = [(n, e) for n, e in parts if e < 5]
    often = [(n, e) for n, e in parts if e >= 5]
    if rare:
        often.append((sum(n for n, _ in rare), sum(e for _, e in rare)))
    chi = sum((n - e) ** 2 / e for n, e in often)
    free = max(len(often) - 1, 1)
    assert chi < free + 5 * sqrt(2 * free) + 5


@pytest.mark.parametrize("name", EVERY_DRAW)
def test_a_draw_brings_what_it_lists_as_often_as_it_says(name: str) -> None:
    setup = Setup(SETUP.bandits, stations=()) if name != "LeastPurse" else SETUP
    g = until_draw(name, setup=setup)
    draw = open_draw(g)
    weights = dict(draw.outcomes(g))
    assert len(weights) == len(draw.outcomes(g)) > 0
    assert min(weights.values()) > 0
    before = save(g)
    source = Source(9)
    assert_frequencies(Counter(int(draw.sample(g, source)) for _ in range(SAMPLES)), weights)
    assert save(g) == before


@pytest.mark.parametrize("name", EVERY_DRAW)
def test_every_outcome_of_a_draw_can_be_given(name: str) -> None:
    g = until_draw(name)
    for outcome, _ in open_draw(g).outcomes(g)[:50]:
        copy = g.copy()
        answer_chance(copy, outcome)
        assert save(copy) != save(g)


def test_the_weights_of_a_hand_count_its_physical_deals() -> None:
    g = until_draw("DrawCards")
    draw = open_draw(g)
    seat, number = draw.args()[:2]
    assert sum(weight for _, weight in draw.outcomes(g)) == comb(int(g.size(seat)), number)


def test_the_outcomes_of_a_small_bag() -> None:
    assert bag_outcomes([0, 2, 1], 2) == [(pack([1, 2]), 2), (pack([1, 1]), 1)]
    assert bag_outcomes([0, 1, 1], 5) == [(pack([1, 2]), 1)]
    assert bag_outcomes([0, 0, 0], 3) == [(0, 1)]


def test_a_bag_is_sampled_fairly() -> None:
    counts = [0, 2, 0, 3, 1]
    weights = dict(bag_outcomes(counts, 3))
    assert sum(weights.values()) == comb(6, 3)
    source = Source(4)
    bag = ints([7, *counts])  # a bag that starts further on
    found = Counter(int(sample_bag(source, bag, 1, len(counts), 3)) for _ in range(SAMPLES))
    assert set(found) == set(weights)
    assert_frequencies(found, weights)


def test_packing_and_choosing() -> None:
    assert unpack(pack([3, 1, 31])) == [3, 1, 31]
    assert [choose(5, k) for k in range(-1, 7)] == [0, 1, 5, 10, 10, 5, 1, 0]


@pytest.mark.parametrize("seat", range(1, 4))
def test_who_draws_a_whole_deck_leaves_nothing_to_chance_whatever_lies_beside_it(seat: int) -> None:
    g = started()
    kinds = int(g.table.kinds)
    g.cards[seat * kinds - 1] = 9  # the last kind of card in the deck of the seat before
    for kind in range(kinds):
        g.cards[seat * kinds + kind] = 1 if kind in (1, 2, 3) else 0
    assert DrawCards(seat, 3, 0).forced(g) >= 0
    assert DrawCards(seat, 2, 0).forced(g) == -1


@pytest.mark.parametrize("name", EVERY_DRAW)
def test_whoever_draws_from_the_bag_gets_each_outcome_as_often_as_it_says(name: str) -> None:
    g = until_draw(name)
    draw = open_draw(g)
    found = Counter(draw.outcome_of(list(things)) for things in permutations(draw.bag(g), draw.times(g)))
    weights = dict(draw.outcomes(g))
    ways = sum(found.values()) // sum(weights.values())
    assert found == {outcome: weight * ways for outcome, weight in weights.items()}
