"""The box as a part: what it adds when a table is laid out."""

from __future__ import annotations

from typing import Any

from folsom.base.counters import NEUTRAL
from folsom.base.data import printed
from folsom.base.parts import Part
from folsom.base.plan import add_plan
from folsom.base.rules import Rules, TurnKind
from folsom.base.setup import Setup
from folsom.boxes.horses.attack import attack_on_horseback
from folsom.boxes.horses.coach import CoachMoves, add_coach
from folsom.boxes.horses.events import add_events
from folsom.boxes.horses.hostages import add_hostages
from folsom.boxes.horses.melee import MeleeTurn
from folsom.boxes.horses.pieces import NAME, Pieces
from folsom.boxes.horses.ride import Ride
from folsom.boxes.horses.shotgun import add_shotgun
from folsom.boxes.horses.stations import add_stations
from folsom.boxes.horses.whisky import add_whisky
from folsom.core.builder import Builder

DATA = "folsom.boxes.horses.data"


class Horses(Part):
    """HS-SETUP-1 to 6: the whole box, or only horses and whisky (``light``)."""

    def __init__(self, name: str, light: bool) -> None:
        super().__init__(name, 0, [])
        self.kind = NAME  # the whole box and its light setup are one box
        self.first_game = False
        self.light = light

    def is_box(self) -> bool:
        return True

    def rounds(self) -> dict[str, Any]:
        """HS-SETUP-4: its round and station cards come among those of the base game."""
        return printed("rounds", DATA)

    def turns(self) -> list[TurnKind]:
        return [MeleeTurn()]

    def furnish(self, made: Builder, rules: Rules, setup: Setup) -> None:
        pieces = Pieces()
        made.parts[NAME] = pieces
        parts = printed("parts", DATA)
        made.counters[NEUTRAL] += parts["neutral"]
        cars = made.cars(0)
        pieces.horses = made.counter("horses", 0, cars)
        pieces.ride = made.action(Ride())
        kind = made.card_kind("ride", int(pieces.ride))
        for deck in range(made.seats):
            made.cards(deck, kind, 1)
        add_whisky(made, rules, pieces, parts["whisky"], parts["old-whisky"])
        pieces.stride = len(made.drafts)
        if not self.light:
            add_coach(made, pieces)
            add_shotgun(made, rules, pieces)
            add_hostages(made, rules, pieces)
            made.hang("after-event", 10, CoachMoves())
        add_plan(made, rules, "HS-PLAN-1")
        pieces.rode_away = made.place("rode away")
        attack_on_horseback(rules, cars - 1)
        add_events(rules)
        add_stations(made, pieces)
