"""A table that everybody has left is abandoned, and so is a game that has rested too long."""

from __future__ import annotations

from sqlalchemy import update

from folsom.server.play.stored import note
from folsom.server.statistics.abandoned import rate_abandoned
from folsom.server.store.schema import games
from folsom.server.store.states import ABANDONED, OPEN
from folsom.server.store.writer import Change
from folsom.server.tables.gathering import Gathering


def abandon(t: Gathering, now: float) -> list[Change]:
    """Nobody plays at a table any more. A rated game is rated by how long people played."""
    begun = t.state != OPEN
    t.state = ABANDONED
    t.code = None
    if not begun:
        return []
    ended = update(games).where(games.c.table == t.id).values(ended=now, due=None)
    return [ended, noted(t), lambda connection: rate_abandoned(connection, t.id, now)]


def noted(t: Gathering) -> Change:
    """The log of a running game says that its table has changed."""
    return lambda connection: note(connection, t.id)
