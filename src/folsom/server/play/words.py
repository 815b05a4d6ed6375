"""What names mean to who tells of a game: events, rules, steps and verbs, of the base game and of all boxes.

They mean the same at every table, and a legend that was stored before they were told takes those of today.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict
from typing import Any, Final

from folsom.base.layout import DrawFirstPlayer
from folsom.base.planning import Plan
from folsom.base.round import RoundCardUp
from folsom.core.steps import Moment
from folsom.server.play.box import BEFORE_CARD, BEFORE_FIRST, PLANS, PUSHES, SLIDES, Left, boxes
from folsom.server.play.forms import Legend
from folsom.text.box import doers
from folsom.text.story import story_words
from folsom.variants.teams import DrawFirstTeam

STEPS: Final[Mapping[str, Left]] = {
    Moment.__name__: Left(BEFORE_CARD, until="after-drawing"),
    RoundCardUp.__name__: Left(BEFORE_CARD),
    DrawFirstPlayer.__name__: Left(BEFORE_FIRST),
    DrawFirstTeam.__name__: Left(BEFORE_FIRST),
    Plan.__name__: Left(PLANS, ("seat",)),
}
MOVES: Final[Mapping[str, str]] = {"BASE-EV": SLIDES, "BASE-PUNCH": PUSHES, "BASE-DJANGO": PUSHES}


def words_today() -> dict[str, Any]:
    """The words of the base game and the variants, and those of all boxes."""
    steps, moves = dict(STEPS), dict(MOVES)
    for box in boxes().values():
        steps |= box.steps
        moves |= box.moves
    return {
        **story_words(),
        "moves": moves,
        "steps": {name: asdict(left) | {"numbers": list(left.numbers)} for name, left in steps.items()},
        "doers": {verb: asdict(doer) for verb, doer in doers().items()},
    }


def as_of_today(legend: Legend) -> Legend:
    """A stored legend with what older ones do not tell, or tell under another name."""
    today = dict(legend)
    if "hostages" in today:
        today["companions"] = today.pop("hostages")
    today["words"] = words_today() | today.get("words", {})
    return today
