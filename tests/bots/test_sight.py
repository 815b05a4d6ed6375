"""A fingerprint tells what somebody knows, all worlds that he holds possible alike, and nothing else."""

import pytest

from bots.settings import SETTINGS, positions
from folsom import SPECTATOR, Source, answer, determinize, pending, run_chance, view
from folsom.bots.search.sight import fingerprint
from folsom.notation.options import option_text


@pytest.mark.parametrize("setting", SETTINGS)
def test_a_game_its_view_and_its_worlds_have_one_fingerprint(setting):
    """What a seat cannot see makes no difference: no node of the search can hang on it."""
    source = Source(5)
    worlds = 0
    for game in positions(setting, 3, 9):
        for viewer in [*{decision.seat for decision in pending(game)}, SPECTATOR]:
            known = view(game, viewer)
            number = fingerprint(game, viewer)
            assert fingerprint(known, viewer) == number
            for _ in range(3):
                assert fingerprint(determinize(known, source), viewer) == number
                worlds += 1
    assert worlds > 30


def test_what_is_seen_makes_a_difference():
    """Every answer leads to another fingerprint for who gave it, and no two positions of a game share one."""
    seen: list[int] = []
    for game in positions(((), (), 4), 8, 1):
        decision = pending(game)[0]
        after: list[int] = []
        for option in decision.options:
            other = game.copy()
            answer(other, decision.number, decision.seat, option)
            run_chance(other, Source(1))
            after.append(fingerprint(other, decision.seat))
        seen.append(fingerprint(game, decision.seat))
        assert len(set(after)) == len(after), decision.about
    assert len(set(seen)) == len(seen)


def test_a_hidden_card_is_no_news_to_others():
    """Of a card laid face down its owner knows the kind; for the others all are one."""
    checked = 0
    for game in positions(((), (), 4), 11, 1):
        decision = pending(game)[0]
        hides = [option for option in decision.options if option_text(game.table, option).startswith("hide")]
        if decision.about != "Plan" or len(hides) < 2:
            continue
        numbers: dict[int, set[int]] = {viewer: set() for viewer in range(4)}
        for option in hides:
            other = game.copy()
            answer(other, decision.number, decision.seat, option)
            for viewer in range(4):
                numbers[viewer].add(fingerprint(other, viewer))
        for viewer in range(4):
            assert len(numbers[viewer]) == (len(hides) if viewer == decision.seat else 1)
        checked += 1
    assert checked
