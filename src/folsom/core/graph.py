"""The board as a graph of places: immutable, shared by all copies of a game.

A place is a number. Edges of several kinds join places; a ray is a row of places seen or run along from one
place, nearest first. A vehicle that moves selects another graph.
"""

from __future__ import annotations

from folsom.core.ints import Ints, i64, ints
from folsom.core.shared import Shared


class Graph:
    """Edges (``edges[kind][place]``: places), rays (``rays[kind][place]``: rows of places) and what lies beyond.

    The first kind of rays are the lines along which pawns run and are pushed.
    """

    def __init__(self, places: int, edges: list[list[list[int]]], rays: list[list[list[list[int]]]]) -> None:
        self.places: i64 = places
        self.edges = edges
        self.rays = rays
        self.beyond: Ints = ints(_beyond(places, rays[0]))
        self.reached = Shared(1 << 14)
        self.joined = Shared(1 << 14)

    def push(self, start: i64, hit: i64) -> i64:
        """The next place on the line from ``start`` through ``hit``, or ``hit`` itself where the line ends."""
        return self.beyond[start * self.places + hit]

    def reach_options(self, verb: i64, kind: i64, place: i64, steps: i64) -> list[int]:
        """The options to say ``verb`` of each place up to so many steps along the rays from a place."""
        key = ((verb << 2 | kind) << 2 | steps) * self.places + place
        found = self.reached.find(key)
        if found is None:
            options: list[int] = []
            for ray in self.rays[kind][place]:
                options.extend([verb | to << 8 for to in ray[:steps]])
            return self.reached.keep(key, options)
        return found

    def edge_options(self, verb: i64, kind: i64, place: i64) -> list[int]:
        """The options to say ``verb`` of each place that an edge leads to."""
        key = (verb << 4 | kind) * self.places + place
        found = self.joined.find(key)
        if found is None:
            return self.joined.keep(key, [verb | to << 8 for to in self.edges[kind][place]])
        return found


def _beyond(places: int, lines: list[list[list[int]]]) -> list[int]:
    beyond = [p for _ in range(places) for p in range(places)]
    for start in range(places):
        for ray in lines[start]:
            for i in range(len(ray) - 1):
                beyond[start * places + ray[i]] = ray[i + 1]
    return beyond
