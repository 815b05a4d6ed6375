"""A sketch says what one's own card would do, and tells nothing that the seat does not know."""

from __future__ import annotations

import pytest

from folsom import Setup, Source, answer, determinize, new_game, pending, run_chance, save, view
from folsom.core.game import Game
from folsom.server.play.sketch import sketched
from folsom.server.problems import Problem


def started(answers: int = 0, seed: int = 3) -> Game:
    """A game in its first round, or later."""
    g = new_game(Setup(("doc", "belle", "tuco", "django")))
    source = Source(seed)
    run_chance(g, source)
    for _ in range(answers):
        decision = pending(g)[0]
        answer(g, decision.number, decision.seat, decision.options[int(source.below(len(decision.options)))])
        run_chance(g, source)
    return g


def place(g: Game, name: str) -> int:
    return g.table.place_names.index(name)


def test_a_card_offers_what_it_would_from_that_place() -> None:
    v = view(started(), 0)
    assert sketched(v, 0, 0, place(v, "2 inside"), "move").options == ["move 1 inside", "move 3 inside"]
    roof = sketched(v, 0, 0, place(v, "4 roof"), "move").options
    assert sorted(roof) == ["move 1 roof", "move 2 roof", "move 3 roof"]


def test_a_card_that_leaves_no_choice_tells_where_one_ends() -> None:
    v = view(started(), 0)
    found = sketched(v, 0, 0, place(v, "2 inside"), "floor")
    assert (found.options, found.place) == ([], place(v, "2 roof"))


def test_a_sketch_changes_nothing_and_hangs_on_the_view_alone() -> None:
    g = started(answers=25)
    v = view(g, 1)
    before = save(v)
    for card in ("move", "floor", "shoot", "rob", "punch", "marshal"):
        found = [sketched(view(determinize(v, Source(n)), 1), 1, 1, place(v, "1 inside"), card) for n in range(5)]
        assert found == [sketched(v, 1, 1, place(v, "1 inside"), card)] * 5
    assert save(v) == before


@pytest.mark.parametrize(
    ("bandit", "where", "card", "code"),
    [(1, 0, "move", "no-bandit"), (0, 999, "move", "no-place"), (0, 0, "fly", "no-card"), (0, 0, "unknown", "no-card")],
)
def test_what_makes_no_sense_is_refused(bandit: int, where: int, card: str, code: str) -> None:
    with pytest.raises(Problem) as error:
        sketched(view(started(), 0), 0, bandit, where, card)
    assert error.value.code == code
