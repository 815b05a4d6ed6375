"""A variant as a package of its own would bring it: a seat leads the Marshal, and another one plays by itself.

It has the seats of boxes to come and hardly any rules: the Marshal moves by cards of his own, the clockwork does
nothing, and all bandits play together against the Marshal, who wins if they have got too little.
"""

from __future__ import annotations

from folsom.base.layout import StartingPlaces
from folsom.base.parts import Part
from folsom.base.rules import Outcome, Rules, Scoring
from folsom.base.scoring import loot_of_all
from folsom.base.setup import Setup
from folsom.base.train import inside, last_car
from folsom.core.builder import Builder
from folsom.core.game import Game
from folsom.core.seats import AUTOMATON, Seat
from folsom.core.steps import Do, register
from folsom.core.verbs import place_pawn

NAME = "posse"
ENOUGH = 2000  # that bandits must have together


class Posse(Part):
    """Two seats more: the Marshal's, and a clockwork's beside the bandits."""

    def __init__(self) -> None:
        super().__init__(NAME, 5, [])
        self.players = [2, 3, 4]

    def package(self) -> str:
        return "folsom_posse"

    def more_seats(self, setup: Setup) -> list[Seat]:
        return [Seat("marshal", "marshal"), Seat("clockwork", AUTOMATON)]

    def furnish(self, made: Builder, rules: Rules, setup: Setup) -> None:
        bandits = len(setup.bandits)
        made.lead(int(rules.marshal), bandits)
        made.side = [0] * bandits + [1, 0]
        names = [kind.name for kind in made.card_kinds]
        made.cards(bandits, names.index("move"), 6)
        rules.open_with(StartingPlaces, [AllInTheCaboose()])
        rules.scoring = LawAndBandits()


class AllInTheCaboose(Do):
    """All bandits start in the caboose."""

    def run(self, g: Game) -> None:
        for bandit in range(int(g.table.bandits)):
            place_pawn(g, bandit, inside(g.table, last_car(g.table)), "BASE-SETUP-6")


class LawAndBandits(Scoring):
    """The bandits win together if they have got enough together; else the Marshal."""

    def __init__(self) -> None:
        super().__init__(False, True)

    def outcome(self, g: Game) -> Outcome:
        loot, marshal = loot_of_all(g), int(g.table.bandits)
        robbed = sum(loot)
        winners = (1 << marshal) - 1 if robbed >= ENOUGH else 1 << marshal
        return Outcome(loot, [robbed] * marshal + [ENOUGH], 0, winners)


register(AllInTheCaboose)
