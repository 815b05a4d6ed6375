"""A box that no rulebook has, with every shape that boxes need, as a package of its own would bring it.

Another train, the convoy, runs the other way and slides along the first. The first has a car with two insides, and a
cart in front of its locomotive. There are eleven pawns. A seat leads the Marshal, and a clockwork plays cards by
itself; they win or lose together, and so do the bandits. Each bandit has a secret errand. A document may be seen and
put back, a card may go under its deck, a Punch in the cart becomes something else, the Marshal's player gives others an
action, and in one round hands go back late.
"""

from __future__ import annotations

from typing import Any

from folsom.base.counters import FIRST
from folsom.base.parts import Part
from folsom.base.plan import add_plan
from folsom.base.planning import LateHands
from folsom.base.rules import Order, Outcome, Rules, Scoring, rules_of
from folsom.base.scoring import loot_of_all
from folsom.base.setup import Setup
from folsom.base.under import add_under
from folsom.core.builder import Builder
from folsom.core.game import Game
from folsom.core.pawns import LAWMAN
from folsom.core.seats import AUTOMATON, Seat
from folsom.core.table import THE_TABLE
from folsom.core.words import PLACE
from folsom_convoy.board import lay_out
from folsom_convoy.documents import Search
from folsom_convoy.errands import ErrandDone, Errands
from folsom_convoy.events import Landslide, SignalGiven
from folsom_convoy.opening import open_the_game
from folsom_convoy.pieces import NAME, Pieces, pieces_of
from folsom_convoy.sliding import PunchFromTheCart, Slide, WindUp

PAWNS = 11
DOCUMENTS = [("red", 500, 1), ("blue", 250, 1), ("decoy", 0, 2)]
ENOUGH = 600  # that the bandits must have together, for each of them


class Convoy(Part):
    """The box: two to six bandits, the Marshal and the clockwork."""

    def __init__(self) -> None:
        super().__init__(NAME, 0, [])
        self.players = [2, 3, 4, 5, 6]
        self.only_own_rounds = True
        self.bars = ["horses", "horses-light", "teams", "pairs", "duo"]

    def is_box(self) -> bool:
        return True

    def package(self) -> str:
        return "folsom_convoy"

    def more_seats(self, setup: Setup) -> list[Seat]:
        return [Seat("marshal", "marshal"), Seat("clockwork", AUTOMATON)]

    def rounds(self) -> dict[str, Any]:
        landslide = {"name": "landslide", "event": "landslide", "few": "S T S", "many": "S S", "late-hands": 1}
        signal = {"name": "signal", "event": "signal", "few": "S S T", "many": "S T"}
        others = [{"name": name, "event": "", "few": "S S S", "many": "S S"} for name in ("plain", "canyon", "desert")]
        return {"round": [landslide, signal, *others], "station": [{"name": "depot", "event": "", "turns": "S T S"}]}

    def cars(self, setup: Setup) -> int:
        return 5 if len(setup.bandits) < 5 else 6

    def car_types(self) -> dict[str, list[int]]:
        return {"jail": [0, 0]}

    def drawn_cars(self, setup: Setup) -> list[str]:
        return ["mail", "dining", "saloon", "baggage", "first-class"]

    def last_cars(self, setup: Setup) -> list[str]:
        return ["jail"]

    def furnish(self, made: Builder, rules: Rules, setup: Setup) -> None:
        pieces = Pieces(len(setup.bandits))
        made.parts[NAME] = pieces
        made.lead(int(rules.marshal), pieces.marshal_seat)
        made.side = [0] * pieces.bandits + [1, 1]
        while len(made.pawns) < PAWNS:
            pieces.couriers.append(made.pawn(f"courier-{len(pieces.couriers) + 1}", LAWMAN, "CONVOY-3"))
        lay_out(made, pieces)
        self._add_cards(made, rules, pieces)
        self._add_secrets(made, rules, pieces)
        made.power(PunchFromTheCart(), THE_TABLE)
        made.power(ErrandDone(), THE_TABLE)
        made.rule_ids.append("CONVOY-5")
        rules.add_event("landslide", Landslide())
        rules.add_event("signal", SignalGiven())
        made.hang("after-planning", 10, WindUp())
        made.hang("after-event", 0, LateHands())
        rules.order = AllButTheClockwork()
        rules.scoring = LawAndBandits()
        open_the_game(rules)

    def _add_cards(self, made: Builder, rules: Rules, pieces: Pieces) -> None:
        """The bandits search, the Marshal walks, and the clockwork slides the convoy."""
        search = made.card_kind("search", made.action(Search()))
        pieces.slide = made.card_kind("slide", made.action(Slide()))
        names = [kind.name for kind in made.card_kinds]
        for deck in range(pieces.bandits):
            made.cards(deck, search, 1)
        made.cards(pieces.marshal_seat, names.index("move"), 4)
        made.cards(pieces.marshal_seat, names.index("shoot"), 2)
        made.cards(pieces.clockwork, pieces.slide, 1)
        pieces.given = 1 << names.index("move") | 1 << names.index("floor")

    def _add_secrets(self, made: Builder, rules: Rules, pieces: Pieces) -> None:
        add_plan(made, rules, "CONVOY-8")
        add_under(made, rules)
        pieces.chosen = made.counter("chosen", 0, made.seats)
        pieces.errands = len(made.rows)
        for seat in range(made.seats):
            made.row(f"errand {seat}", seat, lasts=True, holds=PLACE)
        made.memories.append(Errands(pieces))
        pieces.document = made.hidden_tokens("document", DOCUMENTS)
        pieces.red = made.token_kinds[pieces.document].first


class AllButTheClockwork(Order):
    """CONVOY-2: nobody asks the clockwork, and it is never first player."""

    def line(self, g: Game, clockwise: bool) -> list[int]:
        asked = [seat for seat, role in enumerate(g.table.roles) if role != AUTOMATON]
        first, way = int(g.counters[FIRST]), 1 if clockwise else -1
        return [asked[(first + way * player) % len(asked)] for player in range(len(asked))]

    def next_first(self, g: Game) -> int:
        return (int(g.counters[FIRST]) + 1) % pieces_of(g).clockwork


class LawAndBandits(Scoring):
    """CONVOY-4: the bandits win together if they have got enough, with their errands; else the law."""

    def __init__(self) -> None:
        super().__init__(False, True)

    def outcome(self, g: Game) -> Outcome:
        loot, bandits = loot_of_all(g), int(g.table.bandits)
        robbed, enough = sum(loot), ENOUGH * bandits
        winners = (1 << bandits) - 1 if robbed >= enough else 1 << int(rules_of(g).marshal)
        return Outcome(loot, [robbed] * bandits + [enough], 0, winners)
