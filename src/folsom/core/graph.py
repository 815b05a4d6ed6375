"""The board as a graph of places: immutable, shared by all copies of a game.

A place is a number. Edges of several kinds join places; a ray is a row of places seen or run along from one
place, nearest first. A vehicle that moves selects another graph.
"""

from __future__ import annotations

from folsom.core.ints import i64


class Graph:
    """Edges (``edges[kind][place]``: places), rays (``rays[kind][place]``: rows of places) and what lies beyond.

    The first kind of rays are the lines along which pawns run and are pushed.
    """

    def __init__(self, places: int, edges: list[list[list[int]]], rays: list[list[list[list[int]]]]) -> None:
        self.places: i64 = places
        self.edges = edges
        self.rays = rays
        self.beyond: list[int] = _beyond(places, rays[0])
        self.lists: dict[int, list[int]] = {}  # option lists, made once and shared

    def push(self, start: i64, hit: i64) -> i64:
        """The next place on the line from ``start`` through ``hit``, or ``hit`` itself where the line ends."""
        return self.beyond[start * self.places + hit]

    def reach_options(self, verb: i64, kind: i64, place: i64, steps: i64) -> list[int]:
        """The options to say ``verb`` of each place up to so many steps along the rays from a place."""
        key: int = ((kind << 8 | place) << 8 | steps) << 8 | verb
        found = self.lists.get(key)
        if found is None:
            found = []
            for ray in self.rays[kind][place]:
                found.extend([verb | to << 8 for to in ray[:steps]])
            self.lists[key] = found
        return found

    def edge_options(self, verb: i64, kind: i64, place: i64) -> list[int]:
        """The options to say ``verb`` of each place that an edge leads to."""
        key: int = (1 << 32) | ((kind << 8 | place) << 8) << 8 | verb
        found = self.lists.get(key)
        if found is None:
            found = [verb | to << 8 for to in self.edges[kind][place]]
            self.lists[key] = found
        return found


def _beyond(places: int, lines: list[list[list[int]]]) -> list[int]:
    beyond = [p for _ in range(places) for p in range(places)]
    for start in range(places):
        for ray in lines[start]:
            for i in range(len(ray) - 1):
                beyond[start * places + ray[i]] = ray[i + 1]
    return beyond
