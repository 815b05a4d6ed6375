"""Two players with two bandits each, as in the 2014 booklet."""

from __future__ import annotations

from folsom.base.parts import Part
from folsom.base.powers.six import BANDITS
from folsom.base.rules import Rules
from folsom.base.setup import Setup, SetupError
from folsom.core.chance import Source
from folsom.core.table import Builder
from folsom.variants.sides import SideScoring
from folsom.variants.two_bandits import deal_common_decks, start_from_fists, two_for_each

PLAYERS = 2


class Duo(Part):
    """VAR-DUO: two bandits and one deck for each of two players, with the expert variant of 2014."""

    def __init__(self) -> None:
        super().__init__("duo", 1, ["expert-2014"])

    def leaders(self, setup: Setup) -> list[int]:
        return two_for_each(setup, (PLAYERS,), "duo", "VAR-DUO-1")

    def cars(self, setup: Setup) -> int:
        """VAR-DUO-1: four cars."""
        return 4

    def fits(self, setup: Setup) -> None:
        for other in ("pairs", "teams", "expert-2016"):
            if other in setup.variants:
                raise SetupError(f"duo cannot be played with {other}", "VAR-COMPAT-1")
        if setup.first_game:
            raise SetupError("a first game has one bandit for each player", "VAR-COMPAT-1")

    def deal(self, players: int, source: Source) -> tuple[str, ...]:
        if players != PLAYERS:
            raise SetupError(f"{players} players: duo is for 2", "VAR-DUO-1")
        pool = list(BANDITS)
        return tuple([pool.pop(source.below(len(pool))) for _ in range(2 * PLAYERS)])

    def furnish(self, made: Builder, rules: Rules, setup: Setup) -> None:
        deal_common_decks(made)
        start_from_fists(made, rules, "VAR-DUO-2")
        rules.scoring = SideScoring(False)  # VAR-DUO-6: no Sharpshooter
