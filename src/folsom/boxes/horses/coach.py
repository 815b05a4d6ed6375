"""The stagecoach: its places, the ways to and from it, and its run along the train."""

from __future__ import annotations

from typing import Final

from folsom.base.settle import settle
from folsom.base.train import CLIMB, RUN, SHOVE, SIGHT, THROUGH, TRAIN, last_car, roof
from folsom.boxes.horses.pieces import Pieces, coach_car, pieces_of
from folsom.core.builder import Builder
from folsom.core.events import tell
from folsom.core.game import Game
from folsom.core.graph import Draft
from folsom.core.places import INSIDE, NONE, ROOF
from folsom.core.steps import Do, register
from folsom.core.table import GRAPH
from folsom.core.verbs import place_pawn
from folsom.core.words import happening

COACH_MOVED: Final = happening("coach", "car:number")


def add_coach(made: Builder, pieces: Pieces) -> None:
    """HS-SETUP-1: the stagecoach beside the locomotive; one graph for each car that it can face."""
    vehicle = made.vehicle("coach")
    pieces.coach_inside = made.place("coach inside", vehicle, NONE, INSIDE)
    pieces.coach_roof = made.place("coach roof", vehicle, NONE, ROOF)
    cars = range(made.cars(TRAIN))
    insides = [made.place_at(TRAIN, car, INSIDE) for car in cars]
    roofs = [made.place_at(TRAIN, car, ROOF) for car in cars]
    pieces.stride = len(made.drafts)
    made.drafts = [
        face(draft.standing(vehicle, car), int(pieces.coach_inside), int(pieces.coach_roof), insides, roofs, car)
        for car in cars
        for draft in made.drafts
    ]


def face(draft: Draft, below: int, above: int, insides: list[int], roofs: list[int], car: int) -> Draft:
    """The ways that there are while the stagecoach faces a car."""
    for way in (CLIMB, THROUGH):  # HS-COACH-1, RULING-TUCO-1
        draft.lead(way, below, above)
        draft.lead(way, above, below)
    for one, other in ((below, insides[car]), (above, roofs[car])):  # HS-COACH-2 and 3
        draft.lead(SHOVE, one, other)
        draft.lead(SHOVE, other, one)
    draft.ray(SIGHT, below, [insides[car]])
    draft.ray(SIGHT, insides[car], [below])
    for number, place in enumerate(roofs):  # HS-COACH-4, and HS-COACH-3: a Move may end on it, never go on from it
        draft.ray(SIGHT, above, [place])
        draft.ray(SIGHT, place, [above])
        between = roofs[number + 1 : car + 1] if number < car else roofs[car:number][::-1]
        draft.ray(RUN, place, [*between, above])
    draft.ray(RUN, above, roofs[: car + 1][::-1])
    draft.ray(RUN, above, roofs[car:])
    return draft


class CoachMoves(Do):
    """HS-COACH-6: at the end of a round the stagecoach moves one car towards the caboose, the Shotgun with it."""

    def run(self, g: Game) -> None:
        move_coach(g, "HS-COACH-6")
        settle(g)


def move_coach(g: Game, rule: str) -> None:
    """One car towards the caboose, if not there yet, with everyone in and on it. Meetings are up to the caller."""
    pieces = pieces_of(g)
    car = coach_car(g)
    if car == last_car(g.table):
        return
    g.counters[GRAPH] = g.counters[GRAPH] + pieces.stride
    tell(g, COACH_MOVED, rule, car + 1)
    if g.at[pieces.shotgun] == roof(g.table, car):  # HS-SHOTGUN-6: he stays in front of it
        place_pawn(g, pieces.shotgun, roof(g.table, car + 1), "HS-SHOTGUN-6")


register(CoachMoves)
