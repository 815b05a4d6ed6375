"""Before the first round: all bandits in the caboose, couriers and documents on the convoy, and errands."""

from __future__ import annotations

from folsom.base.layout import StartingPlaces
from folsom.base.rules import Rules
from folsom.base.train import inside, last_car
from folsom.core.game import Game
from folsom.core.steps import Do, register
from folsom.core.verbs import lay_token, place_pawn
from folsom_convoy.errands import DrawErrand
from folsom_convoy.pieces import pieces_of


def open_the_game(rules: Rules) -> None:
    """These steps replace the one that lets bandits choose where they start."""
    rules.open_with(StartingPlaces, [AllInTheCaboose(), OnTheConvoy(), DealErrands()])


class AllInTheCaboose(Do):
    """All bandits start in the caboose."""

    def run(self, g: Game) -> None:
        for bandit in range(int(g.table.bandits)):
            place_pawn(g, bandit, inside(g.table, last_car(g.table)), "CONVOY-3")


class OnTheConvoy(Do):
    """CONVOY-3: couriers in the cars of the convoy in turn, documents there and in the last cars of the train."""

    def run(self, g: Game) -> None:
        pieces = pieces_of(g)
        for number, courier in enumerate(pieces.couriers):
            place_pawn(g, courier, pieces.insides[number % len(pieces.insides)], "CONVOY-3")
        documents = [t for t, kind in enumerate(g.table.tokens) if kind == pieces.document]
        last = last_car(g.table)
        places = [inside(g.table, last), inside(g.table, last - 1), *pieces.insides[2:]]
        for token, place in zip(documents, places, strict=True):
            lay_token(g, token, place, "CONVOY-3")


class DealErrands(Do):
    """CONVOY-6: each bandit's player draws one."""

    def run(self, g: Game) -> None:
        for seat in range(pieces_of(g).bandits):
            g.push(DrawErrand(seat))


register(AllInTheCaboose, OnTheConvoy, DealErrands)
