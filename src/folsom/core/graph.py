"""The board as a graph of places: immutable, shared by all copies of a game.

A place is a number. Ways of several kinds lead from place to place; a ray is a row of places seen or run along from
one place, nearest first. Each kind of way has a number, and a box may add kinds of its own. A graph is laid out as a
:class:`Draft`; a vehicle that moves has a graph for each place where it can stand, and selects one of them.
"""

from __future__ import annotations

from typing import Final

from folsom.core.ints import i64
from folsom.core.packed import option_of
from folsom.core.shared import Shared

MOST_WAYS: Final = 16
MOST_STEPS: Final = 3  # along a ray, in one go
MOST_VERBS: Final = 256


class Draft:
    """The ways of a board that is still being laid out."""

    def __init__(self) -> None:
        self.edges: dict[tuple[int, int], list[int]] = {}
        self.rays: dict[tuple[int, int], list[list[int]]] = {}
        self.aways: dict[tuple[int, int], list[int]] = {}
        self.offsets: dict[int, int] = {}

    def copy(self) -> Draft:
        """Another draft with the same ways: a box adds to each copy what holds while its vehicle stands there."""
        other = Draft()
        other.edges = {key: to[:] for key, to in self.edges.items()}
        other.rays = {key: [ray[:] for ray in rays] for key, rays in self.rays.items()}
        other.aways = {key: to[:] for key, to in self.aways.items()}
        other.offsets = self.offsets.copy()
        return other

    def standing(self, vehicle: int, offset: int) -> Draft:
        """Another draft, in which the front of a vehicle stands beside that car of the first train (-1: before it)."""
        other = self.copy()
        other.offsets[vehicle] = offset
        return other

    def lead(self, way: int, start: int, to: int) -> None:
        """A way from a place to another one."""
        self.edges.setdefault((way, start), []).append(to)

    def ray(self, way: int, start: int, places: list[int]) -> None:
        """A row of places along which one sees, or runs, from a place."""
        if places:
            self.rays.setdefault((way, start), []).append(places)

    def away(self, start: int, hit: int, to: int) -> None:
        """Who is hit at a place from another one can be pushed to a third."""
        self.aways.setdefault((start, hit), []).append(to)


class Graph:
    """Edges (``edges[way][place]``: places), rays (``rays[way][place]``: rows of places), and what lies beyond.

    ``offsets``: where the vehicles stand meanwhile. One that stands nowhere is not among them.
    """

    def __init__(self, draft: Draft, places: int) -> None:
        nowhere: list[int] = []
        no_rays: list[list[int]] = []
        self.places: i64 = places
        self.edges = [[nowhere] * places for _ in range(MOST_WAYS)]
        self.rays = [[no_rays] * places for _ in range(MOST_WAYS)]
        self.aways = [nowhere] * (places * places)
        for (way, place), to in draft.edges.items():
            self.edges[way][place] = to
        for (way, place), rays in draft.rays.items():
            self.rays[way][place] = rays
        for (start, hit), to in draft.aways.items():
            self.aways[start * places + hit] = to
        self.offsets = draft.offsets
        self.lists: list[Shared] = [Shared(0)] * MOST_VERBS  # options, by verb

    def __repr__(self) -> str:
        return f"<Graph of {self.places} places>"

    def away(self, start: i64, hit: i64) -> list[int]:
        """Where somebody who is hit at a place from another one can be pushed."""
        return self.aways[start * self.places + hit]

    def between(self, ways: list[int], start: i64, to: i64) -> list[int]:
        """The places that one passes on a ray of one of these ways from a place to another one."""
        for way in ways:
            for ray in self.rays[way][start]:
                if to in ray:
                    return ray[: ray.index(to)]
        return []

    def reach_options(self, verb: i64, place: i64, way: i64, steps: i64, other: i64, more: i64) -> list[int]:
        """The options to say ``verb`` of each place within reach: so many steps along one way, so many along another.

        A verb always goes along the same two ways.
        """
        key = (MOST_WAYS + (steps << 2 | more)) * self.places + place
        found = self.lists[verb].find(key)
        if found is None:
            near = [to for ray in self.rays[way][place] for to in ray[:steps]]
            near += [to for ray in self.rays[other][place] for to in ray[:more]]
            return self._keep(verb, key, [option_of(verb, to) for to in dict.fromkeys(near)])
        return found

    def edge_options(self, verb: i64, way: i64, place: i64) -> list[int]:
        """The options to say ``verb`` of each place that a way leads to."""
        key = way * self.places + place
        found = self.lists[verb].find(key)
        if found is None:
            return self._keep(verb, key, [option_of(verb, to) for to in self.edges[way][place]])
        return found

    def _keep(self, verb: i64, key: i64, options: list[int]) -> list[int]:
        if self.lists[verb].size == 0:
            self.lists[verb] = Shared((MOST_WAYS + (MOST_STEPS + 1) * (MOST_STEPS + 1)) * self.places)
        return self.lists[verb].keep(key, options)
