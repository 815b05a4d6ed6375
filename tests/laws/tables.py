"""Games for the law tests."""

from __future__ import annotations

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st

from folsom import BANDITS, BOXES, Game, Setup, Source, dealt, new_game, run_chance
from folsom.core.compiled import COMPILED
from folsom.laws.copies import random_answer, take_answer

UNHURRIED = settings(
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)


def games(number: int) -> int:
    """How many random games a law is tried in: so many on the compiled engine, and a quarter of them on plain Python,
    which takes many times as long for each and plays the same ones.
    """
    return number if COMPILED else max(1, number // 4)


SEEDS = st.integers(min_value=0, max_value=1 << 40)


@st.composite
def setups(draw: st.DrawFn) -> Setup:
    """Any game of the base box."""
    bandits = tuple(draw(st.permutations(BANDITS))[: draw(st.integers(3, 6))])
    edition, first_game = draw(st.sampled_from([(2016, False), (2016, False), (2016, True), (2014, False)]))
    return Setup(bandits, edition=edition, first_game=first_game)


# The variants, alone and together, with the numbers of players that they are for.
VARIANTS = {
    ("expert-2014",): (3, 4, 5, 6),
    ("expert-2016",): (3, 4, 5, 6),
    ("duo",): (2,),
    ("pairs",): (2, 3),
    ("teams",): (4, 6),
    ("teams", "expert-2014"): (4, 6),
    ("teams", "expert-2016"): (4, 6),
}


@st.composite
def variant_setups(draw: st.DrawFn) -> Setup:
    """Any game with a variant."""
    names = draw(st.sampled_from(list(VARIANTS)))
    players = draw(st.sampled_from(VARIANTS[names]))
    plain = Setup((), edition=draw(st.sampled_from([2014, 2016])), variants=names)
    return dealt(players, Source(draw(SEEDS)), plain)


@st.composite
def box_setups(draw: st.DrawFn) -> Setup:
    """Any game with a box, with or without a variant."""
    names = draw(st.sampled_from([(), *VARIANTS]))
    players = draw(st.sampled_from(VARIANTS.get(names, (3, 4, 5, 6))))
    plain = Setup(
        (), edition=draw(st.sampled_from([2014, 2016])), variants=names, boxes=(draw(st.sampled_from(BOXES)),)
    )
    return dealt(players, Source(draw(SEEDS)), plain)


def started(setup: Setup, seed: int, answers: int = 0) -> Game:
    """A game after so many random answers of seats, at a question (or over)."""
    source = Source(seed)
    g = new_game(setup)
    run_chance(g, source)
    for _ in range(answers):
        if g.over():
            break
        take_answer(g, *random_answer(g, source))
        run_chance(g, source)
    return g


def ply(g: Game, source: Source) -> int:
    """One random ply; returns the answer."""
    seat, option = random_answer(g, source)
    take_answer(g, seat, option)
    return option
