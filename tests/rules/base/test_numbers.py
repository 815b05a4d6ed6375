"""Counters and questions are known by numbers: each has one of its own."""

import pytest

from folsom import BANDITS, Setup, new_table
from folsom.base import counters, powers
from folsom.core.table import FREE, MOST

SINGLE = ("round", "card", "turn", "faces", "first", "resolved", "neutral", "rounds", "stations")
BLOCKS = ("revolver", "received", "money", "cars")


def test_every_counter_is_where_its_number_says() -> None:
    names = new_table(Setup(BANDITS)).counter_names
    numbers = {name: getattr(counters, name.upper()) for name in SINGLE + BLOCKS}
    for name in SINGLE:
        assert numbers[name] >= FREE and names[numbers[name]] == name
        assert names.count(name) == 1
    for name in BLOCKS:
        assert numbers[name] >= FREE and names[numbers[name] : numbers[name] + MOST] == [name] * MOST
        assert names.count(name) == MOST
    assert len(SINGLE) + len(BLOCKS) * MOST + FREE == counters.END


@pytest.mark.rule("BASE-DOC-1", "BASE-GHOST-1", "BASE-TUCO-1", "BASE-BELLE-1", "BASE-DJANGO-1", "BASE-CHEYENNE-1")
def test_a_power_is_asked_only_what_it_answers() -> None:
    table = new_table(Setup(BANDITS))
    asked = {
        powers.HAND: ["doc"],
        powers.FACE: ["ghost"],
        powers.SHOT: ["tuco"],
        powers.SHIELD: ["belle"],
        powers.HIT: ["django"],
        powers.DROP: ["cheyenne"],
        powers.LAID: [],
    }
    assert len(asked) == 7
    for question, names in enumerate(table.questions):
        assert [power.name for power in names] == asked.get(question, []), question
