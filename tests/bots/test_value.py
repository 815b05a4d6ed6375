"""Learned chances: they add up, money and shots speak for a seat, and they know more than nothing."""

import pytest

from bots.settings import SETTINGS, deal, positions
from folsom import new_game, outcome
from folsom.base.counters import MONEY, ROUND
from folsom.bots.judgement.eye import Eye
from folsom.bots.players import learned_value, weights_of
from folsom.bots.search.search import Search
from folsom.core.ints import ints


def chances(game):
    found = ints([0] * 10)
    learned_value().chances(game, Eye(weights_of("outlaw")), found)
    return [int(found[seat]) for seat in range(int(game.table.seats))]


@pytest.mark.parametrize("setting", SETTINGS)
def test_chances_add_up(setting):
    """Over all sides they are the whole win, and partners have the same."""
    for game in positions(setting, 4, 40):
        found = chances(game)
        partner = [int(seat) for seat in game.table.partner]
        sides = {frozenset((seat, other)): found[seat] for seat, other in enumerate(partner)}
        assert 1000 - len(sides) <= sum(sides.values()) <= 1000
        assert all(found[seat] == found[other] for seat, other in enumerate(partner))


def test_money_is_a_chance():
    """The same position with a thousand dollars more for one seat is better for it, and worse for all others."""
    for game in positions(((), (), 4), 4, 30):
        before = chances(game)
        game = game.copy()
        game.counters[MONEY + 2] = game.counters[MONEY + 2] + 1000
        after = chances(game)
        assert after[2] > before[2]
        assert all(after[seat] <= before[seat] for seat in (0, 1, 3))


def test_they_tell_who_wins():
    """Before the last round, who has the best chances wins far more often than one in three."""
    players = Search(1, weights_of("outlaw"), 1.0, 100, 60, 3, 0)
    right = 0.0
    for seed in range(40):
        game = new_game(deal(((), (), 3), seed))
        players.play_out(game, 4)
        assert game.counters[ROUND] == 4
        found = chances(game)
        players.play_out(game)
        winners = [seat for seat in range(3) if outcome(game).won(seat)]
        right += (found.index(max(found)) in winners) / len(winners)
    assert right > 20
