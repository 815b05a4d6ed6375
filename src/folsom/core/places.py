"""Places of the board, and the facts about each: its vehicle, which car of it, the floor, and how far back it lies.

Rules read these facts and never work anything out from a place's number, so that a box can add vehicles, cars and
places that are neither inside nor on a roof.
"""

from __future__ import annotations

from typing import Final

from folsom.core.ints import Ints, i64, ints
from folsom.core.named import Named

# Floors.
INSIDE: Final = 0
ROOF: Final = 1
APART: Final = 2  # neither: a position of its own

NONE: Final = -1  # no vehicle, no car, no such place

MOST_CARS: Final = 16  # cars of a vehicle


class Place(Named):
    """A place: its name, its vehicle, the number of the car (0: the first), the floor, and ``x``, where it lies.

    ``text`` is the key of its words. Places of several cars share one, which names the number of the car.

    What is no car of a train has no number (``NONE``), so no rule about cars reaches it. It lies somewhere along its
    vehicle all the same: at the car ``x``, or in front of the first one (-1).
    """

    def __init__(self, name: str, vehicle: int, car: int, floor: int, x: int, text: str) -> None:
        super().__init__(name)
        self.vehicle = vehicle
        self.car = car
        self.floor = floor
        self.x = x
        self.text = text


class Vehicle(Named):
    """A vehicle: its name, whether it runs as the first train does (1) or the other way (-1), and its kinds of cars.

    Kinds are named here where they are the same in every game; those of the first train are drawn.
    """

    def __init__(self, name: str, direction: int, car_kinds: list[str]) -> None:
        super().__init__(name)
        self.direction = direction
        self.car_kinds = car_kinds


class Board:
    """The facts of all places: ``vehicle``, ``car``, ``floor``, ``x`` by place; ``last`` (the last car) by vehicle."""

    def __init__(self, places: list[Place], vehicles: list[Vehicle]) -> None:
        self.vehicles = vehicles
        self.vehicle: Ints = ints([place.vehicle for place in places])
        self.car: Ints = ints([place.car for place in places])
        self.floor: Ints = ints([place.floor for place in places])
        self.x: Ints = ints([place.x for place in places])
        self.last: Ints = ints(
            [max([p.car for p in places if p.vehicle == v], default=NONE) for v in range(len(vehicles))]
        )
        self.found: Ints = ints(_found(places, len(vehicles)))

    def __repr__(self) -> str:
        return f"<Board of {len(self.floor)} places: {', '.join([vehicle.name for vehicle in self.vehicles])}>"

    def at(self, vehicle: i64, car: i64, floor: i64) -> i64:
        """The place inside a car, or on its roof; ``NONE`` where there is none."""
        return self.found[(vehicle * MOST_CARS + car) << 1 | floor]


def _found(places: list[Place], vehicles: int) -> list[int]:
    found = [NONE] * (vehicles * MOST_CARS << 1)
    for number, place in enumerate(places):
        if place.car >= 0 and place.floor != APART:
            found[(place.vehicle * MOST_CARS + place.car) << 1 | place.floor] = number
    return found
