"""What comes by chance when a purse changes hands: every purse that it could be is as likely as the others."""

from collections import Counter
from collections.abc import Iterator

import pytest

from folsom import Game, Setup, Source, answer, apply, draw_open, new_game, pending
from folsom.base.loot import PURSE, WhichToken
from folsom.core.packed import argument_of

SAMPLES = 2000
BANDITS = ("doc", "belle", "tuco", "cheyenne")


def draws(seed: int, wanted: str) -> Iterator[tuple[Game, list[tuple[int, int]]]]:
    """The draws of one kind in a random game: the game while each is open, and what can come with its weight."""
    game = new_game(Setup(BANDITS))
    source = Source(seed)
    while not game.over():
        draw = draw_open(game)
        if draw is not None:
            if type(draw).__name__ == wanted:
                yield game, draw.outcomes(game)
            apply(game, draw.sample(game, source))
        else:
            decision = pending(game)[0]
            answer(game, decision.number, decision.seat, decision.options[source.below(len(decision.options))])


def first_draw(wanted: str) -> Game:
    """A game that waits for a draw of this kind."""
    return next(game for seed in range(1000) for game, _ in draws(seed, wanted))


def worths(game: Game, outcomes: list[tuple[int, int]]) -> Counter[int]:
    """How many purses of each worth a first sight can still bring."""
    return Counter({game.table.worth[argument_of(outcome)]: weight for outcome, weight in outcomes})


@pytest.mark.rule("BASE-ROB-1", "DATA-PURSES")
def test_an_unseen_purse_is_any_of_those_that_nobody_has_seen() -> None:
    bag = Counter({250: 8 - len(BANDITS), 300: 2, 350: 2, 400: 2, 450: 2, 500: 2})
    sights = 0
    for seed in range(20):
        left: Counter[int] | None = None
        for game, outcomes in draws(seed, "FirstSight"):
            found = worths(game, outcomes)
            assert +found == found
            if left is None:
                assert found == bag
            else:
                gone = left - found
                assert sum(gone.values()) == 1
                assert found - left == Counter()
            left = found
            sights += 1
    assert sights > 20


@pytest.mark.rule("BASE-ROB-1", "BASE-EV-REVENGE")
@pytest.mark.parametrize("kind", ["FirstSight", "WhichToken", "LeastPurse"])
def test_what_comes_is_as_likely_as_its_number(kind: str) -> None:
    game = first_draw(kind)
    draw = draw_open(game)
    assert draw is not None
    weights = dict(draw.outcomes(game))
    assert len(weights) > 1
    source = Source(7)
    came = Counter(draw.sample(game, source) for _ in range(SAMPLES))
    assert set(came) <= set(weights)
    total = sum(weights.values())
    for outcome, weight in weights.items():
        assert came[outcome] == pytest.approx(SAMPLES * weight / total, abs=120)


@pytest.mark.rule("BASE-HIDDEN-5", "BASE-ROB-1")
def test_each_of_the_purses_that_look_alike_is_one_chance() -> None:
    """Which of them comes does not depend on who else knows it. Other loot that lies there never comes."""
    seen = beside = 0
    for seed in range(20):
        for game, outcomes in draws(seed, "WhichToken"):
            tokens = [argument_of(outcome) for outcome, _ in outcomes]
            (place,) = {int(game.tokens.at[token]) for token in tokens}
            assert {weight for _, weight in outcomes} == {1}
            draw = draw_open(game)
            assert isinstance(draw, WhichToken)
            there = [t for t in range(len(game.table.tokens)) if game.tokens.at[t] == place]
            unknown = [t for t in there if game.table.tokens[t] == PURSE and not game.tokens.known[t] >> draw.seat & 1]
            if tokens[0] in unknown:
                assert tokens == unknown
            assert all(game.table.tokens[t] == PURSE for t in tokens)
            seen += 1
            beside += any(game.table.tokens[t] != PURSE for t in there)
    assert seen > 5 and beside > 2
