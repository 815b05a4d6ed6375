"""The search: nobody reacts to what he cannot see, thoughts are kept, and memory is bounded."""

import pytest

from bots.pennies import PenniesPart
from bots.settings import SETTINGS, deal, positions
from folsom import Setup, Source, new_game, outcome, pending, run_chance, view
from folsom.arena.match import shares
from folsom.base.parts import add_part
from folsom.bots import make_bot
from folsom.bots.judgement import weights
from folsom.bots.judgement.eye import Eye
from folsom.bots.players import weights_of
from folsom.bots.search.search import Search
from folsom.bots.search.sight import situation
from folsom.bots.search.tree import SCALE, Node
from folsom.core.loop import apply
from folsom.notation.options import option_text
from folsom.variants.expert import KeepWhich


def search(seed=1, **changes):
    habits = {"explore": 1.0, "temper": 100, "doubt": 150, "luck": 10, "greed": 20} | changes
    return Search(seed, weights_of("outlaw"), *habits.values())


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("seat", [0, 1])
def test_nobody_reacts_to_a_hidden_answer(seat, seats):
    """Matching pennies: who could see the other's fist would always win, so a search that peeks finds it decided."""
    add_part(PenniesPart(seats))
    game = new_game(Setup(("doc", "belle", "tuco"), boxes=(f"pennies-{seats}",)))
    run_chance(game, Source(1))
    known = view(game, seat)
    thoughts = search(greed=0)
    thoughts.begin(known, seat)
    thoughts.think(known, seat, 600)
    tried = thoughts.tried(known, seat)
    assert len(tried) == 2
    for _, visits, mean in tried:
        assert visits > 150
        assert 0.35 < mean < 0.65
    assert len(thoughts.nodes) == seats  # one for each seat, whatever the others hold


def test_seats_that_choose_at_once_learn_each_for_itself():
    """Hands are kept (2014) one mark after the other: nobody's lessons are another seat's, nor another mark's."""
    game = next(g for g in positions((("expert-2014",), (), 4), 4, 1) if isinstance(g.top.step, KeepWhich))
    numbers = [situation(game, asked, 0) for asked in range(4)]
    assert len(set(numbers)) == 4
    game.asked = 2
    options = pending(game)[2].options
    apply(game, next(option for option in options if option_text(game.table, option) != "done"))
    assert [situation(game, asked, 0) == numbers[asked] for asked in range(4)] == [True, True, False, True]


def test_nothing_is_ruled_out():
    """However hopeless an option looks, it has a prior, so that it is tried where there is no other."""
    game = next(positions(((), (), 3), 4, 1))
    decision = pending(game)[0]
    eye = Eye(weights_of("outlaw"))
    eye.weights[weights.SHOT] = eye.weights[weights.BLANK] = 10**6
    node = Node()
    node.fit(game, decision.seat, decision.options, eye, 1)
    priors = [int(node.data[3 * node.room + i]) for i in range(len(decision.options))]
    assert min(priors) == 1 and max(priors) == SCALE


def test_thoughts_are_kept_from_one_decision_to_the_next():
    """What was learned of a situation before it came about is still known when it does."""
    kept = 0
    mine = search()
    for game in positions(((), (), 3), 4, 1):
        decision = pending(game)[0]
        if decision.seat != 0:
            continue
        known = view(game, 0)
        mine.begin(known, 0)
        kept += bool(mine.tried(known, 0))
        mine.think(known, 0, 40)
    assert kept > 3


def test_the_tree_stays_within_bounds(monkeypatch):
    """It does not grow beyond its limit, and the search goes on with what it has."""
    game = next(positions(((), (), 4), 4, 1))
    seat = pending(game)[0].seat
    known = view(game, seat)
    mine = search(most=50)
    mine.begin(known, seat)
    mine.think(known, seat, 200)
    assert len(mine.nodes) == 50
    assert sum(visits for _, visits, _ in mine.tried(known, seat)) == 200


@pytest.mark.parametrize("setting", SETTINGS)
def test_a_side_is_rewarded_as_one(setting):
    """A win is a win, for a seat with two bandits and for partners too; money counts once, and for the whole side."""
    mine = search()
    game = new_game(deal(setting, 3))
    mine.play_out(game)
    mine.reward(game)
    result = outcome(game)
    sides = set(zip(shares(game), [int(result.money[led[0]]) for led in game.table.led]))
    most = max(*result.money, 1)
    rewards = [int(mine.rewards[seat]) for seat in range(int(game.table.seats))]
    assert set(rewards) == {int(800 * won) + 200 * money // most for won, money in sides}
    assert all(0 <= reward <= 1000 for reward in rewards)


@pytest.mark.parametrize("setting", SETTINGS)
def test_the_view_is_left_alone_and_the_answer_is_legal(setting):
    """A bot may not change what it is shown; the same seed thinks the same."""
    for game in positions(setting, 6, 23):
        seat = pending(game)[0].seat
        known = view(game, seat)
        decision = next(one for one in pending(known) if one.seat == seat)
        before = known.copy()
        answers = {make_bot("mcts:12", 7).choose(known, decision) for _ in range(2)}
        assert len(answers) == 1 and answers <= set(decision.options)
        assert [list(known.at), list(known.cards), known.rows] == [list(before.at), list(before.cards), before.rows]


@pytest.mark.parametrize("setting", SETTINGS)
def test_rewards_are_what_the_game_brings(setting):
    """The winners' sides share a whole win, nobody else has any of it, and partners get the same."""
    players = search(greed=0)
    for seed in range(3):
        game = new_game(deal(setting, seed))
        players.play_out(game)
        players.reward(game)
        end = outcome(game)
        seats = range(int(game.table.seats))
        partner = [int(seat) for seat in game.table.partner]
        got = [int(players.rewards[seat]) for seat in seats]
        winners = [seat for seat in seats if any(end.won(bandit) for bandit in game.table.led[seat])]
        sides = {min(seat, partner[seat]) for seat in winners}
        assert [seat for seat in seats if got[seat]] == winners
        assert all(got[seat] == 1000 // len(sides) for seat in winners)


def test_greed_is_for_money():
    """With greed only money counts: the richest gets all of it, the others their part."""
    players = search(greed=100)
    game = new_game(deal(((), (), 4), 3))
    players.play_out(game)
    players.reward(game)
    money = outcome(game).money
    assert [int(players.rewards[seat]) for seat in range(4)] == [1000 * own // max(money) for own in money]
