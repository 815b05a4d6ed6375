"""Powers registered in any order give the same games, and so does one that answers nothing."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import pytest

from folsom import BANDITS, Game, Setup, Source, new_game, new_table, save
from folsom.base.parts import PARTS, Part
from folsom.base.powers import DROP, FACE, HAND, HIT, LAID, SHIELD, SHOT, BanditPower
from folsom.base.rules import Rules
from folsom.core.builder import Builder
from folsom.core.table import FREE
from laws.tables import ply

ORDERS = [list(order) for order in permutations(range(6))]


def told(g: Game) -> dict[str, Any]:
    """A game but for the numbers of the powers, which follow their order."""
    data = save(g)
    data["counters"] = data["counters"][FREE:]
    return data


@pytest.mark.parametrize("order", ORDERS[7::71], ids=str)
def test_powers_in_another_order_give_the_same_game(order: list[int]) -> None:
    setup = Setup(BANDITS)
    for seed in range(6):
        one, other = new_game(setup), new_game(setup, new_table(setup, order))
        sources = Source(seed), Source(seed)
        while not one.over():
            assert ply(one, sources[0]) == ply(other, sources[1])
            assert told(one) == told(other)
            assert list(one.options) == list(other.options)
        assert other.over()


class Idle(Part):
    """Everybody has a power that is asked everything and leaves every answer as it is."""

    def __init__(self) -> None:
        super().__init__("idle", 9, [])

    def furnish(self, made: Builder, rules: Rules, setup: Setup) -> None:
        power = BanditPower("idle", [HAND, FACE, SHOT, SHIELD, HIT, DROP, LAID], "BASE-ACT-2")
        made.power(power)
        for bandit in range(len(made.leader)):
            made.grant(power, bandit)


@pytest.mark.parametrize("variants", [(), ("expert-2016",)], ids=str)
def test_a_power_that_answers_nothing_changes_nothing(
    variants: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(PARTS, "idle", Idle())
    setup = Setup(BANDITS, variants=variants)
    table = new_table(Setup(BANDITS, variants=(*variants, "idle")))
    assert all(any(power.name == "idle" for power in powers) for powers in table.questions[: LAID + 1])
    for seed in range(6):
        one, other = new_game(setup), new_game(setup, table)
        sources = Source(seed), Source(seed)
        while not one.over():
            assert ply(one, sources[0]) == ply(other, sources[1])
            assert told(one) == told(other)
            assert list(one.options) == list(other.options)
        assert other.over()
