"""The numbers of the judgement are complete, and what it says makes sense on a position that anybody can read."""

import json
from importlib.resources import files

import pytest

from bots.settings import positions
from folsom import pending
from folsom.base.counters import ROUND
from folsom.bots.judgement import weights
from folsom.bots.judgement.eye import Eye
from folsom.bots.judgement.judge import weigh
from folsom.bots.players import weights_of


@pytest.mark.parametrize("level", ["greenhorn", "outlaw"])
def test_every_weight_has_a_number(level):
    """The names in the file are those of the code, in their order."""
    names = {value: name.lower().replace("_", "-") for name, value in vars(weights).items() if isinstance(value, int)}
    stored = list(json.loads(files("folsom.bots").joinpath("data/weights.json").read_text())[level])
    assert len(stored) == len(weights_of(level)) == weights.NUMBER
    for number, name in names.items():
        if number not in (weights.NUMBER, weights.LASTING):
            assert stored[number] == name
    actions = ("move", "floor", "shoot", "rob", "punch", "marshal")
    assert stored[weights.LASTING : weights.FLASK] == [f"lasting-{action}" for action in actions]


def test_a_playout_looks_once_and_sees_the_same():
    """While cards are planned nothing moves: what was seen before need not be looked at again."""
    compared = again = 0
    dreaming, fresh = Eye(weights_of("outlaw")), Eye(weights_of("outlaw"))
    for game in positions(((), (), 4), 5, 1):
        dreaming.dream = game
        decision = pending(game)[0]
        seen = any(int(game.tokens.known[t]) and int(game.tokens.at[t]) < game.table.places for t in range(18))
        if decision.about != "Plan" or seen:
            continue
        again += dreaming.round == game.counters[ROUND]
        for eye in (dreaming, fresh):
            weigh(game, decision.seat, decision.options, eye)
        number = len(decision.options)
        assert [int(dreaming.worths[i]) for i in range(number)] == [int(fresh.worths[i]) for i in range(number)]
        compared += 1
    assert compared > 10 and again > compared // 2


def test_a_playout_tells_nobody_what_another_seat_holds():
    """Who looks first in a round looks for the others too: what he alone knows of his purses stays with him."""
    compared = 0
    for game in positions(((), (), 4), 5, 1):
        decision = pending(game)[0]
        table = game.table
        own = [t for t in range(int(table.hidden)) if game.tokens.at[t] == table.loot_of(decision.seat)]
        if decision.about != "Plan" or not own:
            continue
        seen = []
        for value in (1, 5):  # the least and the dearest purse
            other = game.copy()
            for token in own:
                other.tokens.value[token] = value
            eye = Eye(weights_of("outlaw"))
            eye.dream = other
            weigh(other, decision.seat, decision.options, eye)
            seen.append([int(eye.heap[place]) for place in range(int(table.stock))])
        assert seen[0] == seen[1]
        compared += 1
    assert compared > 10
