"""A box as a package of its own would bring it: a ferry beside the train, and a card to cross over to it and back.

Nothing here is compiled, and nothing of Folsom knows of it: the entry point in its distribution's metadata is the only
way in. It runs on the compiled engine as on the plain one. The modules beside this one are called after the layers of
Folsom: with each of them the box says its part of that layer.
"""

from __future__ import annotations

from typing import Any

from folsom.base.effects import no_effect
from folsom.base.parts import Part
from folsom.base.powers import MONEY, BanditPower
from folsom.base.rules import Rules
from folsom.base.settle import settle
from folsom.base.setup import Setup
from folsom.base.train import TRAIN, in_car
from folsom.core.builder import Builder
from folsom.core.events import tell
from folsom.core.game import Game
from folsom.core.packed import argument_of, option_of, verb_of
from folsom.core.places import INSIDE
from folsom.core.powers import in_force
from folsom.core.steps import Action, Ask, Do, register
from folsom.core.table import box_number
from folsom.core.verbs import gain, place_pawn
from folsom.core.words import PLACE, happening, verb

NAME = "ferry"
FERRY = box_number(NAME)
CROSS = verb("cross", PLACE)
CROSS_SECOND = verb("cross-second", PLACE)  # of a player's second bandit
FLOODED = happening("flooded", "bandits:pawns", passing=True)


class Ferry(Part):
    """A place, a card for every deck, a round card with an event, and a power that the event gives."""

    def __init__(self) -> None:
        super().__init__(NAME, 0, [])

    def is_box(self) -> bool:
        return True

    def package(self) -> str:
        return "folsom_ferry"

    def rounds(self) -> dict[str, Any]:
        return {"round": [{"name": "flood", "event": "flood", "few": "S S T", "many": "S S T"}], "station": []}

    def furnish(self, made: Builder, rules: Rules, setup: Setup) -> None:
        made.parts[NAME] = Pieces(made)
        kind = made.card_kind("cross", made.action(Cross()))
        for deck in range(made.seats):
            made.cards(deck, kind, 1)
        rules.add_event("flood", Flood())


class Pieces:
    """What the box knows of a table."""

    def __init__(self, made: Builder) -> None:
        self.deck = made.place("ferry", made.vehicle("ferry"))
        self.insides = [made.place_at(TRAIN, car, INSIDE) for car in range(1, made.cars(TRAIN))]
        self.dry = DryFeet()
        made.power(self.dry)


def pieces_of(g: Game) -> Pieces:
    pieces = g.table.boxes[FERRY]
    assert isinstance(pieces, Pieces)
    return pieces


class Cross(Action):
    """FERRY-1: from inside a car to the ferry, or from the ferry into a car of one's choice."""

    def __init__(self) -> None:
        super().__init__("cross")

    def perform(self, g: Game, actor: int, cause: int) -> None:
        g.push(CrossTo(actor, g.table.leader[actor]))


class CrossTo(Ask):
    """FERRY-1: where to."""

    def __init__(self, bandit: int, seat: int) -> None:
        super().__init__(seat, False)
        self.bandit = bandit

    def args(self) -> list[int]:
        return [self.bandit, self.seat]

    def offer(self, g: Game) -> list[int]:
        pieces, place = pieces_of(g), g.at[self.bandit]
        cross = CROSS if self.bandit == g.table.led[self.seat][0] else CROSS_SECOND
        if place == pieces.deck:
            return [option_of(cross, car) for car in pieces.insides]
        return [option_of(cross, pieces.deck)] if in_car(g.table, place) else []

    def nothing(self, g: Game) -> None:
        no_effect(g, self.bandit, "FERRY-1")

    def take(self, g: Game, option: int) -> None:
        place_pawn(g, self.bandit, argument_of(option), "FERRY-1")
        settle(g)

    def bars(self, g: Game, option: int) -> str:
        return "FERRY-1" if verb_of(option) in (CROSS, CROSS_SECOND) else ""


class Flood(Do):
    """FERRY-2: whoever is on the ferry keeps dry feet, for good."""

    def run(self, g: Game) -> None:
        pieces = pieces_of(g)
        aboard = g.who[pieces.deck] & g.table.crowd
        tell(g, FLOODED, "FERRY-2", aboard)
        for bandit in range(int(g.table.bandits)):
            if aboard >> bandit & 1 and not in_force(g, pieces.dry, bandit):
                gain(g, pieces.dry, bandit, "FERRY-2")


class DryFeet(BanditPower):
    """FERRY-3: worth $100 at the end."""

    def __init__(self) -> None:
        super().__init__("dry-feet", [MONEY], "FERRY-3")

    def money(self, g: Game, bandit: int) -> int:
        return 100


register(CrossTo, Flood)
