"""Ride: mount a horse at one's car, ride up to three cars along the train, and get off."""

from __future__ import annotations

from typing import Final

from folsom.base.effects import no_effect
from folsom.base.settle import settle
from folsom.base.train import in_car, inside, last_car
from folsom.boxes.horses.pieces import car_beside, coach_car, has_coach, pieces_of
from folsom.boxes.horses.stations import ESCAPE, is_up
from folsom.core.events import tell
from folsom.core.game import Game
from folsom.core.ints import i64
from folsom.core.packed import argument_of, option_of, verb_of
from folsom.core.steps import Action, BanditAsk, register
from folsom.core.verbs import place_pawn
from folsom.core.words import PLACE, happening, verb

RIDE: Final = verb("ride", PLACE)
HORSE: Final = happening("horse", "from:number to:number")  # cars; below 0 where there is none

ROADS: Final = 3  # cars that a horse goes at most


class Ride(Action):
    """The Ride card."""

    def __init__(self) -> None:
        super().__init__("ride")

    def perform(self, g: Game, actor: i64, cause: i64) -> None:
        """HS-RIDE-1: without a horse at his car there is no effect."""
        g.push(RideTo(actor, g.table.leader[actor]))


def horses_at(g: Game, car: i64) -> i64:
    """How many horses stand at a car."""
    return g.counters[pieces_of(g).horses + car]


class RideTo(BanditAsk):
    """HS-RIDE-1 and 2: where he gets off: inside the car there, or in the stagecoach if it stands there."""

    def offer(self, g: Game) -> list[int]:
        """A ride of no cars is always among the choices; what he rides past does not matter."""
        start = car_beside(g, self.bandit)
        if start < 0 or horses_at(g, start) == 0:
            return []
        found: list[int] = []
        car: i64
        for car in range(max(start - ROADS, 0), min(start + ROADS, last_car(g.table)) + 1):
            found.append(option_of(RIDE, inside(g.table, car)))
            if has_coach(g) and coach_car(g) == car:
                found.append(option_of(RIDE, pieces_of(g).coach_inside))
        return found + leaving(g)

    def nothing(self, g: Game) -> None:
        no_effect(g, self.bandit, "HS-RIDE-1")

    def take(self, g: Game, option: i64) -> None:
        """The horse stays where he gets off."""
        to = argument_of(option)
        rule = "HS-EV-ESCAPE" if to == pieces_of(g).rode_away else "HS-RIDE-2"
        start = car_beside(g, self.bandit)
        place_pawn(g, self.bandit, to, rule)
        move_horse(g, start, car_beside(g, self.bandit), rule)
        settle(g)

    def bars(self, g: Game, option: int) -> str:
        """No place but those in a car or in the stagecoach; of those none that is too far away."""
        to = argument_of(option)
        if verb_of(option) != RIDE or to >= g.table.places:
            return ""
        if to == pieces_of(g).rode_away:
            return "HS-EV-ESCAPE"
        return "HS-RIDE-1" if in_car(g.table, to) else "HS-RIDE-2"


def move_horse(g: Game, start: i64, to: i64, rule: str) -> None:
    """A horse goes from car to car (``NONE``: from, or to, where the game knows no horses)."""
    if start == to:
        return
    horses = pieces_of(g).horses
    if start >= 0:
        g.counters[horses + start] = g.counters[horses + start] - 1
    if to >= 0:
        g.counters[horses + to] = g.counters[horses + to] + 1
    tell(g, HORSE, rule, start, to)


def leaving(g: Game) -> list[int]:
    """HS-EV-ESCAPE: in the round of that station one may ride away for good."""
    return [option_of(RIDE, int(pieces_of(g).rode_away))] if is_up(g, ESCAPE) else []


register(RideTo)
