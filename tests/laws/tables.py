"""Games for the law tests."""

from __future__ import annotations

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st

from folsom import BANDITS, CHANCE, Game, Setup, Source, apply, draw_open, new_game, run_chance

UNHURRIED = settings(
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)

SEEDS = st.integers(min_value=0, max_value=1 << 40)


@st.composite
def setups(draw: st.DrawFn) -> Setup:
    """Any game of the base box."""
    bandits = tuple(draw(st.permutations(BANDITS))[: draw(st.integers(3, 6))])
    edition, first_game = draw(st.sampled_from([(2016, False), (2016, False), (2016, True), (2014, False)]))
    return Setup(bandits, edition=edition, first_game=first_game)


def started(setup: Setup, seed: int, answers: int = 0) -> Game:
    """A game after so many random answers of seats, at a question (or over)."""
    source = Source(seed)
    g = new_game(setup)
    run_chance(g, source)
    for _ in range(answers):
        if g.over():
            break
        apply(g, g.options[source.below(len(g.options))])
        run_chance(g, source)
    return g


def ply(g: Game, source: Source) -> int:
    """One random ply; returns the answer."""
    if g.asked == CHANCE:
        draw = draw_open(g)
        assert draw is not None
        option = int(draw.sample(g, source))
    else:
        option = g.options[source.below(len(g.options))]
    apply(g, option)
    return option
