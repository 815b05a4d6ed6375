"""The train: a locomotive and its cars, each with an inside and a roof (BASE-PIECES-1)."""

from __future__ import annotations

from typing import Final

from folsom.core.game import Game
from folsom.core.graph import Graph
from folsom.core.ints import i64
from folsom.core.table import GRAPH, Builder

# Kinds of rays.
RUN: Final = 0  # the line of cars along which one moves and is pushed, on each floor
SIGHT: Final = 1  # the line in which one shoots

# Kinds of edges.
CLIMB: Final = 0  # inside to roof and back
SHOVE: Final = 1  # where a punch can send somebody
WALK: Final = 2  # from inside to inside, for the Marshal

LOCOMOTIVE: Final = 0


def inside(car: i64) -> i64:
    """The place inside a car (0: the locomotive)."""
    return car * 2


def roof(car: i64) -> i64:
    """The place on a car's roof."""
    return car * 2 + 1


def car_of(place: i64) -> i64:
    """The car of a place."""
    return place >> 1


def is_roof(place: i64) -> bool:
    """Whether a place is a roof."""
    return place & 1 == 1


def graph_of(g: Game) -> Graph:
    """The graph in force."""
    return g.table.graphs[g.counters[GRAPH]]


def last_car(g: Game) -> i64:
    """The caboose."""
    return car_of(g.table.places - 1)


def add_train(table: Builder, cars: int) -> None:
    """Lays out the places of the train and its graph."""
    for car in range(cars + 1):
        name = "loco" if car == LOCOMOTIVE else str(car)
        table.place(f"{name} inside")
        table.place(f"{name} roof")
    table.graphs.append(train_graph(cars))


def train_graph(cars: int) -> Graph:
    """How the places of a locomotive and so many cars hang together."""
    places = 2 * (cars + 1)
    run: list[list[list[int]]] = []
    sight: list[list[list[int]]] = []
    climb: list[list[int]] = []
    shove: list[list[int]] = []
    walk: list[list[int]] = []
    for place in range(places):
        lines = [list(range(place - 2, -1, -2)), list(range(place + 2, places, 2))]
        near = [line[0] for line in lines if line]
        run.append(lines)
        sight.append(lines if place & 1 else [[p] for p in near])
        climb.append([place ^ 1])
        shove.append(near)
        walk.append([] if place & 1 else near)
    return Graph(places, [climb, shove, walk], [run, sight])
