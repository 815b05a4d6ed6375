"""Several secret choices of one seat under one number: each has a part of its own, which only that seat sees."""

from __future__ import annotations

import pytest

from core.games import started
from folsom import SPECTATOR, Decision, Game, Refused, Setup, answer, open_part, pending, save, view
from folsom.laws import Broken
from folsom.laws.watch import GameWatch
from folsom.notation.options import option_text, parse_option

SETUP = Setup(("doc", "belle", "tuco", "django"), variants=("expert-2016",))
VIEWERS = (0, 1, 2, 3, SPECTATOR)


def game() -> Game:
    """A game in which all choose what they keep."""
    for answers in range(10, 60):
        g = started(answers=answers, setup=SETUP)
        if pending(g)[0].about == "KeepWhich":
            return g
    raise AssertionError("nobody is asked what he keeps")


def mine(g: Game, seat: int) -> Decision:
    """What a seat is asked, in its own view."""
    return next(decision for decision in pending(view(g, seat)) if decision.seat == seat)


def discard(g: Game, seat: int) -> tuple[int, int, int, int]:
    """A seat discards a card; returns the answer that it gave."""
    decision = mine(g, seat)
    option = next(o for o in decision.options if option_text(g.table, o).startswith("discard"))
    given = (decision.number, seat, option, decision.part)
    answer(g, *given)
    return given


def done(g: Game, seat: int) -> tuple[int, int, int, int]:
    """A seat discards nothing more."""
    given = (int(g.number), seat, parse_option(g.table, "done"), open_part(g, seat))
    answer(g, *given)
    return given


def refuses(g: Game, given: tuple[int, int, int, int]) -> str:
    """What the refusal of an answer says."""
    before = save(g)
    with pytest.raises(Refused) as refused:
        answer(g, *given)
    assert save(g) == before
    return str(refused.value)


def test_an_answer_sent_twice_counts_once() -> None:
    g = game()
    seat = pending(g)[0].seat
    first = discard(g, seat)
    assert refuses(g, first) == f"part 0 of decision {first[0]} is not open: the open one is 1"
    second = discard(g, seat)
    assert second[3] == 1
    for given in (first, second):
        assert "the open one is 2" in refuses(g, given)
    assert "is not asked" in refuses(g, done(g, seat))


def test_an_answer_without_a_part_is_the_first() -> None:
    g = game()
    seat = pending(g)[0].seat
    number, _, option, _ = discard(g.copy(), seat)
    answer(g, number, seat, option)
    with pytest.raises(Refused, match="part 0"):
        answer(g, number, seat, option)


def test_a_choice_does_not_make_the_others_stale() -> None:
    g = game()
    one, other = [decision.seat for decision in pending(g)[:2]]
    asked = mine(g, other)
    discard(g, one)
    discard(g, one)
    assert (mine(g, other).number, mine(g, other).part) == (asked.number, asked.part)
    answer(g, asked.number, other, asked.options[0], asked.part)


def test_nobody_else_sees_how_far_a_seat_has_come() -> None:
    g = game()
    seat = pending(g)[0].seat
    before = {viewer: [(d.number, d.seat, d.part) for d in pending(view(g, viewer))] for viewer in VIEWERS}
    discard(g, seat)
    assert mine(g, seat).part == 1
    for viewer in VIEWERS:
        if viewer != seat:
            assert [(d.number, d.seat, d.part) for d in pending(view(g, viewer))] == before[viewer]


def test_a_refusal_tells_a_seat_nothing_of_the_others() -> None:
    g = game()
    one, other = [decision.seat for decision in pending(g)[:2]]
    wrong = [(int(g.number), other, 255, 0), (int(g.number), other, 0, 3), (int(g.number) - 1, other, 0, 0)]
    before = [refuses(g, given) for given in wrong]
    discard(g, one)
    assert [refuses(g, given) for given in wrong] == before
    done(g, one)
    assert [refuses(g, given) for given in wrong] == before


def test_the_law_of_numbers_sees_an_answer_that_leaves_its_part_open() -> None:
    g = game()
    watch = GameWatch(g)
    watch.ply(g)
    discard(g, pending(g)[0].seat)
    watch.ply(g)
    with pytest.raises(Broken, match="an answer left the same decision open"):
        watch.ply(g)
