"""Counting what can follow a position: the number of different sequences of so many plies.

A ply is an answer of a seat or an outcome of a draw. Every outcome that can come counts once, however likely it is.
Of seats that are asked together the first one answers first, since the order of their answers changes nothing. What
the game does by itself is no ply; a sequence that reaches the end of the game before the depth does not count.
"""

from __future__ import annotations

from folsom import Game, apply, draw_open
from folsom.notation.options import option_text


def plies(g: Game) -> list[int]:
    """The options of the seat that is asked, or the outcomes of the open draw."""
    draw = draw_open(g)
    return list(g.options) if draw is None else [outcome for outcome, _ in draw.outcomes(g)]


def perft(g: Game, depth: int) -> int:
    """How many sequences of ``depth`` plies there are."""
    if depth == 0:
        return 1
    total = 0
    for option in plies(g):
        after = g.copy()
        apply(after, option)
        total += perft(after, depth - 1)
    return total


def divided(g: Game, depth: int) -> list[tuple[str, int]]:
    """The same for each first ply: the way to find where two engines differ."""
    found = []
    for option in plies(g):
        after = g.copy()
        apply(after, option)
        found.append((option_text(g.table, option), perft(after, depth - 1)))
    return found
