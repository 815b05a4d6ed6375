"""Games of every variant and box for the tests of notation."""

from __future__ import annotations

from collections.abc import Iterator

from hypothesis import strategies as st

from folsom import (
    BANDITS,
    BOXES,
    CHANCE,
    SPECTATOR,
    VARIANTS,
    Game,
    Setup,
    Source,
    answer,
    apply,
    dealt,
    draw_open,
    new_game,
    pending,
    view,
)
from folsom.notation.record import Record, Recorder

PLAYERS = {"duo": (2, 2), "pairs": (2, 3), "teams": (4, 6)}


@st.composite
def setups(draw: st.DrawFn) -> Setup:
    """Any setup: of the base box, or with another one."""
    variant = draw(st.sampled_from(["", "", *VARIANTS]))
    edition, first_game = draw(
        st.sampled_from([(2016, False), (2014, False), *([(2016, True)] if not variant else [])])
    )
    boxes = draw(st.sampled_from([(), (), *[(box,) for box in BOXES]])) if not first_game else ()
    setup = Setup((), edition=edition, first_game=first_game, variants=(variant,) if variant else (), boxes=boxes)
    least, most = PLAYERS.get(variant, (3, len(BANDITS)))
    players = draw(st.integers(least, most).filter(lambda n: variant != "teams" or n % 2 == 0))
    return dealt(players, Source(draw(st.integers(0, 1 << 30))), setup)


def ply(g: Game, source: Source) -> None:
    """One random ply; of several seats that are asked any one answers."""
    draw = draw_open(g)
    if draw is not None:
        apply(g, draw.sample(g, source))
        return
    decisions = pending(g)
    decision = decisions[int(source.below(len(decisions)))]
    option = decision.options[int(source.below(len(decision.options)))]
    answer(g, decision.number, decision.seat, option, decision.part)


def positions(setup: Setup, seed: int) -> Iterator[Game]:
    """All positions of a random game."""
    g, source = new_game(setup), Source(seed)
    yield g
    while not g.over():
        ply(g, source)
        yield g


def everybodys(g: Game) -> list[Game]:
    """A game, and all views of it."""
    if g.asked == CHANCE:
        return [g]
    return [g, *[view(g, viewer) for viewer in (SPECTATOR, *range(int(g.table.seats)))]]


def random_record(setup: Setup, seed: int, plies: int = 10_000) -> Record:
    """The record of a random game, or of its first plies."""
    recorder, source = Recorder(setup, seed=seed), Source(seed)
    while not recorder.game.over() and len(recorder.plies) < plies:
        draw = draw_open(recorder.game)
        if draw is not None:
            recorder.chance(int(draw.sample(recorder.game, source)))
            continue
        decisions = pending(recorder.game)
        decision = decisions[int(source.below(len(decisions)))]
        recorder.answer(decision.seat, decision.options[int(source.below(len(decision.options)))])
    return recorder.record()
