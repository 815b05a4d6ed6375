"""The proof that a game's shuffles were fair: a file with the seeds and every draw, and its check without rules.

Nothing but Python is needed to check one, so that this works where no server is installed.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from folsom.server.play.fair import FORMAT, Fair, commitment

MOST_DRAWS: Final = 100_000
MOST_THINGS: Final = 1_000  # in a bag


class Unfair(ValueError):
    """A file that does not hold. ``problem`` is a word for what is wrong; ``facts`` say where, and what is right."""

    def __init__(self, problem: str, **facts: str | int) -> None:
        super().__init__(", ".join([problem, *(f"{key} {value}" for key, value in facts.items())]))
        self.problem = problem
        self.facts = facts


@dataclass(frozen=True)
class Checked:
    """What a file that holds says: what was published before the game, and how much was drawn."""

    commitment: str
    seeds: list[str]
    draws: int
    numbers: int


def check_fair(data: object) -> Checked:
    """Checks a fair file: commitment, every draw, and that no number of chance was left out. Raises Unfair."""
    if not isinstance(data, Mapping):
        raise Unfair("shape", what="file")
    if data.get("format") != FORMAT:
        raise Unfair("format", wanted=FORMAT)
    seed = _seed(data)
    seeds = _texts(data, "seeds", MOST_THINGS)
    said = str(data.get("commitment"))
    if said != commitment(seed):
        raise Unfair("commitment", wanted=commitment(seed), found=said[:64])
    draws = data.get("draws")
    if not isinstance(draws, list) or len(draws) > MOST_DRAWS:
        raise Unfair("shape", what="draws")
    fair = Fair(seed, seeds)
    for number, draw in enumerate(draws, start=1):
        _check_draw(fair, number, draw)
    if data.get("counter") != fair.counter:
        raise Unfair("end", wanted=fair.counter, found=str(data.get("counter"))[:20])
    return Checked(said, seeds, len(draws), fair.counter)


def _check_draw(fair: Fair, number: int, draw: object) -> None:
    """One draw: it goes on where the last one stopped, and its things are those that the seeds say."""
    if not isinstance(draw, Mapping):
        raise Unfair("shape", what=f"draws {number}")
    if draw.get("counter") != fair.counter:
        raise Unfair("gap", draw=number, wanted=fair.counter, found=str(draw.get("counter"))[:20])
    left = _texts(draw, "bag", MOST_THINGS, f"draws {number} ")
    drawn = _texts(draw, "drawn", len(left), f"draws {number} ")
    right = [left.pop(fair.below(len(left))) for _ in drawn]
    if drawn != right:
        raise Unfair("draw", draw=number, wanted=", ".join(right), found=", ".join(drawn)[:200])


def _seed(data: Mapping[Any, Any]) -> bytes:
    try:
        return bytes.fromhex(data["seed"])
    except (KeyError, TypeError, ValueError):
        raise Unfair("shape", what="seed") from None


def _texts(data: Mapping[Any, Any], key: str, most: int, where: str = "") -> list[str]:
    found = data.get(key)
    if not isinstance(found, list) or len(found) > most or not all(_is_text(text) for text in found):
        raise Unfair("shape", what=f"{where}{key}")
    return list(found)


def _is_text(thing: object) -> bool:
    """Whether it is a text of which a hash can be made: JSON can hold halves of letters."""
    return isinstance(thing, str) and not any("\ud800" <= letter <= "\udfff" for letter in thing)
