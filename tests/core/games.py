"""Games for the tests of the core."""

from __future__ import annotations

from folsom import Game, Setup, Source, apply, draw_open, new_game, run_chance

SETUP = Setup(("doc", "belle", "tuco", "django"))


def started(seed: int = 1, answers: int = 0, setup: Setup = SETUP) -> Game:
    """A game after so many random answers of seats, at a question."""
    source = Source(seed)
    g = new_game(setup)
    run_chance(g, source)
    for _ in range(answers):
        apply(g, g.options[source.below(len(g.options))])
        run_chance(g, source)
    return g


def until_draw(name: str, seed: int = 1, setup: Setup = SETUP) -> Game:
    """A game in which a draw of this kind is open."""
    for more in range(200):
        source = Source(seed + more)
        g = new_game(setup)
        while not g.over():
            draw = draw_open(g)
            if draw is not None and type(draw).__name__ == name:
                return g
            apply(g, g.options[source.below(len(g.options))] if draw is None else draw.sample(g, source))
    raise AssertionError(f"no {name} in many games")
