"""An answer that cannot be taken is refused with a reason, and changes nothing."""

from __future__ import annotations

from typing import Any

import pytest

from core.games import SETUP, started
from folsom import (
    Game,
    Refused,
    Source,
    answer,
    answer_chance,
    draw_open,
    new_game,
    outcome,
    pending,
    play_out,
    run_chance,
    save,
    view,
    why_not,
)
from folsom.core.packed import option_of, verb_of
from folsom.notation.options import parse_option


def refuses(g: Game, number: int, seat: int, option: int) -> Refused:
    """The refusal of an answer, which leaves the game as it was."""
    before: dict[str, Any] = save(g)
    with pytest.raises(Refused) as refused:
        answer(g, number, seat, option)
    assert save(g) == before
    return refused.value


def test_an_answer_is_taken() -> None:
    g = started()
    decision = pending(g)[0]
    answer(g, decision.number, decision.seat, decision.options[0])
    assert not pending(g) or pending(g)[0].number > decision.number


def test_an_answer_to_an_old_decision_is_refused() -> None:
    g = started(answers=3)
    decision = pending(g)[0]
    for number in (decision.number - 1, decision.number + 1, 0, -1):
        assert "no longer open" in str(refuses(g, number, decision.seat, decision.options[0]))


def test_an_answer_given_twice_is_refused() -> None:
    g = started()
    decision = pending(g)[0]
    option = next(o for o in decision.options if parse_option(g.table, "draw") != o)
    answer(g, decision.number, decision.seat, option)
    refuses(g, decision.number, decision.seat, option)


def test_an_answer_of_another_seat_is_refused() -> None:
    g = started()
    decision = pending(g)[0]
    for seat in (*range(4), -1, -2, 9):
        if seat != decision.seat:
            assert "is not asked" in str(refuses(g, decision.number, seat, decision.options[0]))


@pytest.mark.parametrize(
    ("text", "rule"),
    [("play bullet doc", "BASE-PLAN-2"), ("hide move", "BASE-PLAN-9"), ("move 1 roof", ""), ("shoot belle", "")],
)
def test_an_option_that_is_not_offered_is_refused_with_its_rule(text: str, rule: str) -> None:
    g = next(g for g in (started(seed) for seed in range(50)) if parse_option(g.table, "play move") in g.options)
    decision = pending(g)[0]
    option = parse_option(g.table, text)
    refused = refuses(g, decision.number, decision.seat, option)
    assert refused.rule == rule
    assert rule in str(refused)
    assert why_not(g, decision.seat, option) == rule


def test_why_not_says_nothing_of_what_is_offered_or_of_others() -> None:
    g = started()
    decision = pending(g)[0]
    assert why_not(g, decision.seat, decision.options[0]) == ""
    assert why_not(g, (decision.seat + 1) % 4, parse_option(g.table, "hide move")) == ""


@pytest.mark.parametrize("about", ["Plan", "ShootAt", "PunchWhom", "MoveTo", "RobToken", "SendTo"])
def test_nonsense_is_refused_whatever_is_asked(about: str) -> None:
    g = started()
    source = Source(5)
    while pending(g)[0].about != about:
        decision = pending(g)[0]
        answer(g, decision.number, decision.seat, decision.options[source.below(len(decision.options))])
        run_chance(g, source)
        if g.over():
            g = started(int(source.below(1000)))
    decision = pending(g)[0]
    verb = verb_of(decision.options[0])
    for option in (-1, option_of(0, -1000), option_of(verb, -1), 1 << 40, 1 << 90, option_of(verb, 200)):
        refuses(g, decision.number, decision.seat, option)
    assert why_not(g, -1, decision.options[0]) == ""


def test_no_answer_is_taken_while_a_draw_is_open() -> None:
    g = new_game(SETUP)
    assert pending(g) == []
    assert "a draw comes first" in str(refuses(g, int(g.number), 0, 0))
    assert why_not(g, 0, 0) == ""


def test_no_answer_is_taken_after_the_end() -> None:
    g = started()
    play_out(g, Source(3))
    assert pending(g) == []
    assert "over" in str(refuses(g, int(g.number), 0, 0))
    with pytest.raises(Refused):
        answer_chance(g, 0)


def test_no_answer_is_taken_by_a_view() -> None:
    g = started()
    decision = pending(g)[0]
    seen = view(g, decision.seat)
    assert "a view" in str(refuses(seen, decision.number, decision.seat, decision.options[0]))


def test_a_view_does_not_know_the_outcome() -> None:
    """Cards that nobody sees may count: the bullets of a hostage's ransom, for one."""
    g = started()
    play_out(g, Source(3))
    assert len(outcome(g).money) == 4
    with pytest.raises(ValueError, match="this is a view"):
        outcome(view(g, 0))


def test_a_view_cannot_be_made_while_a_draw_is_open() -> None:
    with pytest.raises(ValueError, match="a draw is open"):
        view(new_game(SETUP), 0)


def test_a_draw_takes_only_what_can_come() -> None:
    g = new_game(SETUP)
    draw = draw_open(g)
    assert draw is not None
    before = save(g)
    listed = [option for option, _ in draw.outcomes(g)]
    for option in (0, -1, listed[0] + (1 << 40), verb_of(listed[0])):
        with pytest.raises(Refused, match="cannot be drawn"):
            answer_chance(g, option)
        assert save(g) == before
    answer_chance(g, listed[0])
    assert save(g) != before


def test_chance_is_not_asked_while_a_seat_is() -> None:
    g = started()
    before = save(g)
    with pytest.raises(Refused, match="no draw is open"):
        answer_chance(g, g.options[0])
    assert save(g) == before
