"""Two players with two bandits each, as in the 2014 booklet."""

from __future__ import annotations

from folsom.base.parts import Part
from folsom.base.rules import Rules
from folsom.base.setup import Setup
from folsom.core.builder import Builder
from folsom.variants.sides import SIDES, SideScoring
from folsom.variants.two_bandits import deal_common_decks, start_from_fists


class Duo(Part):
    """VAR-DUO: two bandits and one deck for each of two players, with the expert variant of 2014."""

    def __init__(self) -> None:
        super().__init__("duo", 1, ["expert-2014"])
        self.kind = SIDES
        self.bars = ["expert-2016"]
        self.first_game = False
        self.players = [2]
        self.players_rule = "VAR-DUO-1"
        self.each = 2

    def cars(self, setup: Setup) -> int:
        """VAR-DUO-1: four cars."""
        return 4

    def furnish(self, made: Builder, rules: Rules, setup: Setup) -> None:
        deal_common_decks(made)
        start_from_fists(made, rules, "VAR-DUO-2")
        rules.scoring = SideScoring(False)  # VAR-DUO-6: no Sharpshooter
