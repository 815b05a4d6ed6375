"""The proof that a game's shuffles were fair: a file with the seeds, the dealing of the bandits and every draw, and its
check without rules.

Nothing but Python is needed to check one, so that this works where no server is installed.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from folsom.server.play.dealing import Dealing
from folsom.server.play.fair import DEALING, FORMAT, FORMAT_DEALT, Fair, commitment

MOST_DRAWS: Final = 100_000
MOST_THINGS: Final = 1_000  # in a bag
MOST_SEATS: Final = 100


class Unfair(ValueError):
    """A file that does not hold. ``problem`` is a word for what is wrong; ``facts`` say where, and what is right."""

    def __init__(self, problem: str, **facts: str | int) -> None:
        super().__init__(", ".join([problem, *(f"{key} {value}" for key, value in facts.items())]))
        self.problem = problem
        self.facts = facts


@dataclass(frozen=True)
class Checked:
    """What a file that holds says: what was published before the game, and how much was drawn.

    ``bandits``: whom each seat leads; none if the file is of an older game and does not say how they were dealt.
    """

    commitment: str
    seeds: list[str]
    bandits: list[list[str]] | None
    draws: int
    numbers: int


def check_fair(data: object) -> Checked:
    """Checks a fair file: commitment, dealing, every draw, and that no number of chance was left out. Raises Unfair."""
    if not isinstance(data, Mapping):
        raise Unfair("shape", what="file")
    if data.get("format") not in (FORMAT, FORMAT_DEALT):
        raise Unfair("format", known=f"{FORMAT}, {FORMAT_DEALT}")
    seed = _seed(data)
    seeds = _texts(data, "seeds", MOST_THINGS)
    said = str(data.get("commitment"))
    if said != commitment(seed):
        raise Unfair("commitment", wanted=commitment(seed), found=said[:64])
    bandits = _check_dealing(data, Fair(seed, seeds, label=DEALING))
    draws = data.get("draws")
    if not isinstance(draws, list) or len(draws) > MOST_DRAWS:
        raise Unfair("shape", what="draws")
    fair = Fair(seed, seeds)
    for number, draw in enumerate(draws, start=1):
        _check_draw(fair, number, draw)
    if data.get("counter") != fair.counter:
        raise Unfair("end", wanted=fair.counter, found=str(data.get("counter"))[:20])
    return Checked(said, seeds, bandits, len(draws), fair.counter)


def _check_dealing(data: Mapping[Any, Any], fair: Fair) -> list[list[str]] | None:
    """The bandits of each seat are those that the seeds say. A file of the older format has no dealing."""
    found = data.get("dealing")
    if data["format"] == FORMAT and found is None:
        return None
    if data["format"] == FORMAT or not isinstance(found, Mapping):
        raise Unfair("shape", what="dealing")
    dealing, bandits = _dealing(found), _lists(found, "bandits")
    right = dealing.deal(fair.below)
    if bandits != right or not dealing.fits(right):
        raise Unfair("dealing", wanted=by_seat(right), found=by_seat(bandits)[:200])
    return bandits


def _dealing(found: Mapping[Any, Any]) -> Dealing:
    """What was dealt from: every bandit is there once, and there are enough of them."""
    dealing = Dealing(
        _lists(found, "picked"),
        _texts(found, "left", MOST_THINGS, "dealing "),
        found.get("each", 0),
        _lists(found, "apart"),
    )
    names = [*dealing.left, *[name for names in dealing.picked for name in names]]
    if len(set(names)) < len(names):
        raise Unfair("shape", what="dealing left")
    most = len(names) // max(len(dealing.picked), 1)
    if type(dealing.each) is not int or not max(map(len, dealing.picked), default=0) <= dealing.each <= most:
        raise Unfair("shape", what="dealing each")
    return dealing


def _lists(found: Mapping[Any, Any], key: str) -> list[list[str]]:
    """A list of lists of texts, in the dealing."""
    outer = found.get(key)
    if not isinstance(outer, list) or len(outer) > MOST_SEATS:
        raise Unfair("shape", what=f"dealing {key}")
    return [_texts({key: names}, key, MOST_THINGS, "dealing ") for names in outer]


def by_seat(bandits: list[list[str]]) -> str:
    """The bandits of each seat, in words."""
    return "; ".join(", ".join(names) for names in bandits)


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
