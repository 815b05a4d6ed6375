"""The numbers of the judgement are complete, and what it says makes sense on a position that anybody can read."""

import json
from importlib.resources import files

import pytest

from folsom.bots.judgement import weights
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
