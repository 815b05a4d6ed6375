"""Putting positions right: one step, when the movement of all concerned is over."""

from __future__ import annotations

from typing import Final

from folsom.base.rules import rules_of
from folsom.core.game import Game
from folsom.core.steps import Do, register


def settle(g: Game) -> None:
    """Pushed by whatever has moved pawns: whoever is concerned by where he is now has his due."""
    for rule in rules_of(g).settling:
        if rule.concerns(g):
            g.push(SETTLE)
            return


class Settle(Do):
    """BASE-MARSHAL-2: asks the lawmen in their order, whole groups at a time, until nobody flees any more.

    Then whatever else boxes have hung on positions, in its order. After each of them it begins again from the top. It
    has no memory: positions alone tell who is concerned.
    """

    def run(self, g: Game) -> None:
        for rule in rules_of(g).settling:
            pawns = rule.concerns(g)
            if pawns:
                g.push(SETTLE)
                rule.settle(g, pawns)
                return


SETTLE: Final = Settle()

register(Settle)
