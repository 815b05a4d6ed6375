"""Simultaneous secret choices: several decisions open at once, and nothing shows before the last answer."""

from __future__ import annotations

from itertools import permutations

import pytest

from core.fists import FIST, open_fists
from core.games import started
from folsom import SPECTATOR, Game, Refused, Source, answer, determinize, load, pending, save, view, why_not
from folsom.base.counters import MONEY
from folsom.core.chronicle import Chronicle
from folsom.core.packed import option_of

ASKED = 0b1101  # seats 0, 2 and 3
SEATS = (0, 2, 3)
CHOICES = {0: option_of(FIST, 2), 2: option_of(FIST, 5), 3: option_of(FIST, 1)}
VIEWERS = (0, 1, 2, 3, SPECTATOR)


def game() -> Game:
    """A game in the middle of the first planning, with fists asked for."""
    g = started(answers=5)
    open_fists(g, ASKED)
    return g


def give(g: Game, seat: int) -> None:
    """A seat gives its answer."""
    answer(g, pending(g)[0].number, seat, CHOICES[seat])


def test_several_decisions_are_open_under_one_number() -> None:
    g = game()
    decisions = pending(g)
    assert [d.seat for d in decisions] == list(SEATS)
    assert {d.number for d in decisions} == {int(g.number)}
    assert [len(d.options) for d in decisions] == [3, 5, 6]
    assert {d.about for d in decisions} == {"Fists"}


def test_any_order_of_answers_gives_the_same_game() -> None:
    ends = []
    for order in permutations(SEATS):
        g = game()
        for seat in order:
            give(g, seat)
        ends.append(save(g))
    assert all(end == ends[0] for end in ends)
    assert ends[0]["counters"][MONEY : MONEY + 4] == [200, 0, 500, 100]
    assert ends[0]["answers"] == [0, 0, 0, 0]
    assert ends[0]["open"] == 0


def test_an_answer_does_not_make_the_others_stale() -> None:
    g = game()
    number = pending(g)[0].number
    for seat in (3, 0, 2):
        assert seat in [d.seat for d in pending(g)]
        answer(g, number, seat, CHOICES[seat])
    assert pending(g)[0].number > number


@pytest.mark.parametrize(
    ("number", "seat", "choice"),
    [
        (-1, 2, CHOICES[2]),  # a stale number
        (0, 1, option_of(FIST, 1)),  # a seat that is not asked
        (0, 0, CHOICES[0]),  # one that has answered
        (0, 2, option_of(FIST, 6)),  # another one's option
        (0, 2, 0),  # nonsense
    ],
)
def test_a_wrong_answer_is_refused_and_changes_nothing(number: int, seat: int, choice: int) -> None:
    g = game()
    give(g, 0)
    before = save(g)
    with pytest.raises(Refused):
        answer(g, pending(g)[0].number + number, seat, choice)
    assert save(g) == before


def test_a_barred_option_has_its_rule() -> None:
    g = game()
    assert why_not(g, 2, option_of(FIST, 6)) == "BASE-ACT-5"
    assert why_not(g, 2, option_of(FIST, 5)) == ""
    assert why_not(g, 1, option_of(FIST, 6)) == ""


def test_no_view_tells_who_has_answered_or_what() -> None:
    """For each viewer: whatever the others have answered, his view and his decisions are the same."""
    for viewer in VIEWERS:
        shown = []
        for answered in ((), (0,), (2,), (3,), (0, 2), (0, 3), (2, 3)):
            g = game()
            for seat in answered:
                give(g, seat)
            if viewer in answered:
                continue
            seen = view(g, viewer)
            decisions = [(d.number, d.seat, d.options) for d in pending(seen)]
            shown.append((save(seen), decisions))
        assert len(shown) > 1
        assert all(one == shown[0] for one in shown)


def test_a_view_tells_the_viewer_what_he_has_answered() -> None:
    g = game()
    give(g, 2)
    seen = view(g, 2)
    assert list(seen.answers) == [0, 0, CHOICES[2], 0]
    assert [d.seat for d in pending(seen)] == [0, 3]
    assert [d.options for d in pending(seen)] == [[], []]
    mine = next(d for d in pending(view(g, 3)) if d.seat == 3)
    assert mine.options == next(d for d in pending(g) if d.seat == 3).options


@pytest.mark.parametrize("answered", [(), (0,), (3,), (0, 2), (2, 3)])
def test_snapshots_and_worlds_in_the_middle(answered: tuple[int, ...]) -> None:
    g = game()
    for seat in answered:
        give(g, seat)
    loaded = load(g.table, save(g))
    assert save(loaded) == save(g)
    source = Source(8)
    for viewer in VIEWERS:
        seen = view(g, viewer)
        world = determinize(seen, source)
        assert save(view(world, viewer)) == save(seen)
        for seat in SEATS:
            if world.open >> seat & 1:
                give(world, seat)
        assert list(world.counters)[MONEY : MONEY + 4] == [200, 0, 500, 100]
    for seat in SEATS:
        if seat not in answered:
            give(g, seat)
            give(loaded, seat)
            assert save(loaded) == save(g)


def test_copies_in_the_middle_are_independent() -> None:
    g = game()
    give(g, 0)
    before = save(g)
    copy = g.copy()
    give(copy, 2)
    give(copy, 3)
    assert save(g) == before


def test_the_chronicle_tells_nothing_of_an_answer() -> None:
    g = game()
    chronicle = Chronicle(g, list(VIEWERS))
    give(g, 2)
    told = chronicle.pause(g)
    for viewer in VIEWERS:
        assert len(told[viewer]) == (1 if viewer == 2 else 0)


def test_the_chronicle_does_not_tell_how_many_have_answered() -> None:
    """A viewer's entries, all that come until the last answer is in: the same in any order of the others' answers."""
    for viewer in VIEWERS:
        stories = []
        for order in permutations(SEATS):
            g = game()
            chronicle = Chronicle(g, list(VIEWERS))
            told = []
            for seat in order:
                give(g, seat)
                entries = [entry.as_data() for entry in chronicle.pause(g)[viewer]]
                last = seat == order[-1]
                assert len(entries) == (1 if last or seat == viewer else 0)
                if seat == viewer and not last:
                    entries = []  # his own answer; if he is the last, it comes with what is revealed
                told += entries
            stories.append(told)
        assert len(stories[0]) == 1
        assert all(len(told) == 1 for told in stories)
        assert viewer in SEATS or all(told == stories[0] for told in stories)
