"""Who looks at a game: its seats, spectators, and whoever may see all of a game that is over."""

from __future__ import annotations

from folsom.core.game import EVERYTHING, SPECTATOR, Game
from folsom.core.table import Table
from folsom.core.views import view


def viewers_of(table: Table) -> list[int]:
    """Everybody to whom a game is told."""
    return [*range(int(table.seats)), SPECTATOR, EVERYTHING]


def seen_by(g: Game, viewer: int) -> Game:
    """What a viewer knows of a game."""
    return g.copy() if viewer == EVERYTHING else view(g, viewer)
