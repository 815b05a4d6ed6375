"""Powers registered in any order give the same games."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import pytest

from folsom import BANDITS, Game, Setup, Source, new_game, new_table, save
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
