"""A game begins: chance deals, and the first ply is written."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from folsom.base.setup import Setup
from folsom.core.loop import asked
from folsom.server.play.clocks import Limits, fresh, next_due
from folsom.server.play.fair import Fair
from folsom.server.play.position import begin
from folsom.server.play.stored import Rows, beginning


@dataclass(frozen=True)
class When:
    """Now: by the time of day, and by the time that clocks run by."""

    day: float
    service: float


def first_rows(
    table: str, setup: Setup, seed: bytes, seeds: list[str], limits: Limits, bots: Sequence[bool], when: When
) -> Rows:
    """The rows of a game that begins. ``bots``: the seats for which a bot answers."""
    ply = begin(setup, Fair(seed, seeds))
    clocks = fresh(limits, len(bots), when.service)
    rows = beginning(table, setup, seed, seeds, clocks, ply, when.day)
    choosing = asked(ply.after.game)
    rows.game["due"] = next_due(clocks, limits, choosing, any(bots[seat] for seat in choosing), when.service)
    return rows
