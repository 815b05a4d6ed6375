"""Nobody gets a byte that depends on what he may not know, over HTTP or WebSocket, in any way to play.

Contents, lengths, counts and order of all that is sent are compared. How long an answer takes is not.
"""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from folsom import BOXES, COMPILED, SPECTATOR, Setup, Source, dealt
from server.leaks.evening import an_evening
from server.leaks.pairs import begin

STEPS = 15
WAYS = {
    "base": ((), 4),
    "expert-2014": (("expert-2014",), 3),
    "expert-2016": (("expert-2016",), 4),
    "duo": (("duo",), 2),
    "pairs": (("pairs",), 3),
    "teams": (("teams",), 4),
    "teams-expert": (("teams", "expert-2016"), 4),
    "horses": (("horses",), 4),
    "horses-expert": (("horses", "expert-2016"), 3),
    "horses-pairs": (("horses", "pairs"), 2),
    "horses-teams": (("horses", "teams"), 4),
}


def setup_for(way: str, seed: int) -> Setup:
    """A game of a way to play."""
    names, players = WAYS[way]
    boxes = tuple(name for name in names if name in BOXES)
    variants = tuple(name for name in names if name not in BOXES)
    return dealt(players, Source(seed), Setup((), variants=variants, boxes=boxes))


EYES = [(0, 0), (1, 1), (2, SPECTATOR)]  # a seed, and who looks
CASES = [
    (way, *eyes)
    for number, way in enumerate(WAYS)
    for eyes in (EYES if COMPILED else [EYES[number % 3]])  # plain Python plays a third of them
]


@pytest.mark.parametrize(("way", "seed", "viewer"), CASES)
def test_nobody_gets_a_byte_that_depends_on_what_he_may_not_know(
    way: str, seed: int, viewer: int, tmp_path: Path
) -> None:
    begun = begin(setup_for(way, seed), viewer, seed, 12 * seed, steps=STEPS)
    tally = asyncio.run(an_evening(tmp_path, begun, STEPS))
    assert tally.different >= 5  # the games were not the same all the while, and yet ...
    assert tally.compared > 60  # ... all this was
