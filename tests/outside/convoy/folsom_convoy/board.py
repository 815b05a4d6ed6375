"""The board: the convoy beside the train, a cell in the last car, and a cart in front of the locomotive (CONVOY-1)."""

from __future__ import annotations

from folsom.base.train import CLIMB, DOORS, FLIGHT, RUN, SIGHT, THROUGH, TRAIN, add_floor
from folsom.core.builder import Builder
from folsom.core.graph import Draft
from folsom.core.places import APART, INSIDE, NONE, ROOF
from folsom_convoy.pieces import Pieces

CARS = ["locomotive", "tender", "armored", "armored"]


def lay_out(made: Builder, pieces: Pieces) -> None:
    """Adds places, and a graph for each position of the convoy: its engine stands beside every car of the train."""
    train = range(made.cars(TRAIN))
    below = [made.place_at(TRAIN, car, INSIDE) for car in train]
    above = [made.place_at(TRAIN, car, ROOF) for car in train]
    jail = train[-1]
    pieces.cell = made.place(f"{jail} cell", TRAIN, jail, APART, text="cell")
    pieces.cart = made.place("cart", TRAIN, NONE, INSIDE, x=-1)
    convoy = made.vehicle("convoy", -1, CARS)
    cars = range(len(CARS))
    pieces.insides = [made.place(f"convoy {car} inside", convoy, car, INSIDE, text="convoy-inside") for car in cars]
    roofs = [made.place(f"convoy {car} roof", convoy, car, ROOF, text="convoy-roof") for car in cars]
    pieces.engine = pieces.insides[0]
    (draft,) = made.drafts
    for inside, roof in zip(pieces.insides, roofs, strict=True):
        for way in (CLIMB, THROUGH):
            draft.lead(way, inside, roof)
            draft.lead(way, roof, inside)
        draft.lead(FLIGHT, inside, roof)
    add_floor(draft, pieces.insides, DOORS, 1, [])
    add_floor(draft, roofs, RUN, len(CARS), [])
    draft.lead(CLIMB, below[jail], pieces.cell)
    draft.lead(CLIMB, pieces.cell, below[jail])
    for one, other in ((below[0], pieces.cart), (pieces.cart, below[0])):
        draft.ray(DOORS, one, [other])
        draft.ray(SIGHT, one, [other])
    draft.lead(FLIGHT, pieces.cart, above[0])
    made.drafts = [_beside(draft.standing(convoy, car), car, above, roofs) for car in train]
    pieces.stands = len(made.drafts)


def _beside(draft: Draft, car: int, train: list[int], convoy: list[int]) -> Draft:
    """The ways from roof to roof while the convoy's engine stands beside a car of the train."""
    for number, roof in enumerate(convoy):
        if 0 <= (facing := car - number) < len(train):
            for one, other in ((roof, train[facing]), (train[facing], roof)):
                draft.ray(RUN, one, [other])
                draft.ray(SIGHT, one, [other])
    return draft
