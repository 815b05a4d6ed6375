"""Many pieces: numbers that are bits of masks, beyond those of the base game."""

from __future__ import annotations

import pytest

from core.games import started
from folsom import SPECTATOR, Setup, Source, apply, run_chance
from folsom.base.action import do_action
from folsom.base.counters import CARD, ROUND, ROUNDS
from folsom.base.drawing import DrawCards
from folsom.base.powers import least_protected
from folsom.base.punch import PUNCH
from folsom.base.round import LAST_ROUND, RoundCardUp
from folsom.base.rules import RoundCard, rules_of
from folsom.base.shoot import SHOOT
from folsom.base.targets import target_options
from folsom.core.builder import Builder
from folsom.core.chronicle import Chronicle
from folsom.core.game import EVERYTHING
from folsom.core.loop import advance, draw_open
from folsom.core.packed import argument_of, option_of
from folsom.core.powers import Power
from folsom.core.seats import LEADS_BANDITS, Seat
from folsom.core.words import VERBS
from folsom.notation.options import parse_option


@pytest.mark.parametrize("pawns", [[0], [9], [10], [0, 10], [3, 9, 12, 19], list(range(24))])
def test_targets_are_any_pawns(pawns: list[int]) -> None:
    mask = sum(1 << pawn for pawn in pawns)
    for _ in range(2):  # made, then found
        for verb in (SHOOT, PUNCH, len(VERBS) - 1):
            assert target_options(verb, mask) == [option_of(verb, pawn) for pawn in pawns]


def test_a_lawman_among_the_targets_is_not_protected() -> None:
    g = started(setup=Setup(("doc", "belle", "tuco")))
    doc, belle, tuco, marshal = (1 << pawn for pawn in range(4))
    assert least_protected(g, belle | marshal) == marshal
    assert least_protected(g, belle | tuco | marshal) == tuco | marshal
    assert least_protected(g, doc | tuco) == doc | tuco
    assert least_protected(g, belle) == belle


def test_round_cards_of_many_boxes_come_once_each() -> None:
    """With more cards than half a machine word has bits."""
    g = started()
    cards = rules_of(g).rounds
    while len(cards) < 40:
        cards.append(RoundCard(f"extra {len(cards)}", cards[0].turns, "", {}))
    coming = [3, 31, 32, 38]
    g.counters[ROUNDS] = sum(1 << card for card in coming)
    g.counters[ROUND] = LAST_ROUND - 1
    while coming:
        g.push(RoundCardUp())
        advance(g)
        draw = draw_open(g)
        assert draw is not None
        assert [argument_of(outcome) for outcome, _ in draw.outcomes(g)] == coming
        assert argument_of(draw.sample(g, Source(len(coming)))) in coming
        apply(g, draw.outcomes(g)[-1][0])
        assert g.counters[CARD] == coming.pop()
        assert g.counters[ROUNDS] == sum(1 << card for card in coming)


def test_views_show_no_number_that_a_browser_cannot_read() -> None:
    """Masks of powers and of round cards have as many bits as a browser's numbers; several cards are told as a list."""
    names = ["doc", "belle", "tuco"]
    made = Builder([Seat(name, LEADS_BANDITS) for name in names], [0, 1, 2], names)
    for number in range(53):
        made.power(Power(f"power {number:02}", [], "RULE"))
    made.number_powers()
    made.power(Power("one more", [], "RULE"))
    with pytest.raises(AssertionError, match="views show"):
        made.number_powers()


def test_several_cards_are_told_as_a_list_to_who_may_see_them() -> None:
    g = started()
    chronicle = Chronicle(g, [0, 1, SPECTATOR, EVERYTHING])
    g.push(DrawCards(1, 2, 0))
    advance(g)
    run_chance(g, Source(1))
    told = chronicle.pause(g)
    drew = {viewer: entries[0].numbers for viewer, entries in told.items()}
    assert drew[0] == drew[SPECTATOR] == [1, 2, []]
    assert drew[1] == drew[EVERYTHING]
    assert len(drew[1][2]) == 2 and min(drew[1][2]) > 0


def test_a_bullet_is_no_action() -> None:
    g = started()
    bullet = argument_of(parse_option(g.table, "play bullet doc"))
    with pytest.raises(AssertionError, match="no action"):
        do_action(g, 0, g.table.kind_action[bullet], 0)
