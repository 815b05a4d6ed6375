"""The train: a locomotive and its cars, each with an inside and a roof (BASE-PIECES-1).

Where a place lies is a fact of the table, and how one gets from place to place is a table of the graph: no rule works
either out from numbers, so that a box can add places and ways.
"""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from folsom.core.builder import Builder
from folsom.core.game import Game
from folsom.core.graph import Draft, Graph
from folsom.core.ints import i64
from folsom.core.places import INSIDE, ROOF
from folsom.core.table import GRAPH, Table

# The base game's kinds of ways, by number: it is always laid out first. RUN, DOORS and SIGHT are rays.
RUN: Final = 0  # the lines along which one moves on roofs
SIGHT: Final = 1  # the lines in which one shoots: the nearest occupied place of each
CLIMB: Final = 2  # from floor to floor, for Change floor
SHOVE: Final = 3  # where a punch can send somebody
WALK: Final = 4  # from inside to inside, for the Marshal
FLIGHT: Final = 5  # from a lawman's place, for those whom he meets there
THROUGH: Final = 6  # through the roof, in sight of who can shoot so
FORE: Final = 7  # one car towards the locomotive
BACK: Final = 8  # one car towards the caboose
DOORS: Final = 9  # the line along which one moves inside
WAYS: Final = ["run", "sight", "climb", "shove", "walk", "flight", "through", "fore", "back", "doors"]

TRAIN: Final = 0  # the first vehicle
LOCOMOTIVE: Final = 0  # the first car of a train


def is_roof(table: Table, place: i64) -> bool:
    """Whether a place is a roof, of whatever vehicle."""
    return table.board.floor[place] == ROOF


def on_roof(table: Table, place: i64) -> bool:
    """Whether a place is the roof of a car of the train."""
    return table.board.floor[place] == ROOF and table.board.car[place] >= 0


def in_car(table: Table, place: i64) -> bool:
    """Whether a place lies in a car of the train, but not on its roof."""
    return table.board.floor[place] != ROOF and table.board.car[place] >= 0


def car_of(table: Table, place: i64) -> i64:
    """The car of a place; below 0 if it belongs to none."""
    return table.board.car[place]


def roof_above(table: Table, place: i64) -> i64:
    """The roof of the car of a place."""
    board = table.board
    return board.at(board.vehicle[place], board.car[place], ROOF)


def end_roof(table: Table, place: i64) -> i64:
    """The caboose's roof, of the train that a place belongs to."""
    board = table.board
    train = board.vehicle[place]
    return board.at(train, board.last[train], ROOF)


def inside(table: Table, car: i64) -> i64:
    """The place inside a car of the train (0: the locomotive)."""
    return table.board.at(TRAIN, car, INSIDE)


def roof(table: Table, car: i64) -> i64:
    """The place on the roof of a car of the train."""
    return table.board.at(TRAIN, car, ROOF)


def last_car(table: Table) -> i64:
    """The caboose."""
    return table.board.last[TRAIN]


def graph_of(g: Game) -> Graph:
    """The graph in force."""
    return g.table.graphs[g.counters[GRAPH]]


def add_train(made: Builder, cars: int) -> None:
    """Lays out the places of the train and its ways."""
    made.ways.extend(WAYS)
    assert made.vehicle("train") == TRAIN
    roofs: list[int] = []
    insides: list[int] = []
    for car in range(cars + 1):
        name, text = ("loco", "loco") if car == LOCOMOTIVE else (str(car), "car")
        insides.append(made.place(f"{name} inside", TRAIN, car, INSIDE, text=f"{text}-inside"))
        roofs.append(made.place(f"{name} roof", TRAIN, car, ROOF, text=f"{text}-roof"))
    draft = Draft().standing(TRAIN, 0)
    for below, above in zip(insides, roofs):
        for way in (CLIMB, THROUGH):
            draft.lead(way, below, above)
            draft.lead(way, above, below)
        draft.lead(FLIGHT, below, above)
    add_floor(draft, insides, DOORS, 1, [WALK])
    add_floor(draft, roofs, RUN, cars, [])
    made.drafts.append(draft)


def add_floor(draft: Draft, row: list[int], along: int, sight: int, more: list[int]) -> None:
    """The ways along one floor of a train, from the locomotive back; ``more``: those from car to car besides."""
    for i, place in enumerate(row):
        for way, line in ((FORE, row[:i][::-1]), (BACK, row[i + 1 :])):
            draft.ray(along, place, line)
            draft.ray(SIGHT, place, line[:sight])
            for step in [way, SHOVE, *more]:
                for near in line[:1]:
                    draft.lead(step, place, near)
            for hit, beyond in pairwise(line):
                draft.away(place, hit, beyond)
