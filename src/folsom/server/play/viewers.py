"""Who looks at a game: its seats, spectators, and whoever may see all of a game that is over."""

from __future__ import annotations

from typing import Final

from folsom.core.game import EVERYTHING, SPECTATOR, Game
from folsom.core.table import MOST, Table
from folsom.core.views import view

ONLOOKERS: Final = MOST  # the place of spectators in lists and masks by viewer
ALL_SEEING: Final = MOST + 1
PLACES: Final = MOST + 2


def viewers_of(table: Table) -> list[int]:
    """Everybody to whom a game is told."""
    return [*range(int(table.seats)), SPECTATOR, EVERYTHING]


def place_of(viewer: int) -> int:
    """The place of a viewer in lists and masks."""
    if viewer == SPECTATOR:
        return ONLOOKERS
    return ALL_SEEING if viewer == EVERYTHING else viewer


def seen_by(g: Game, viewer: int) -> Game:
    """What a viewer knows of a game."""
    return g.copy() if viewer == EVERYTHING else view(g, viewer)
