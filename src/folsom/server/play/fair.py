"""Fair shuffles: draws that the server cannot choose and everybody can check afterwards.

Before the game the server publishes a commitment, the SHA-256 of its seed; players may add seeds of their own. A draw
takes things from a bag in a fixed order, one after the other. Which one is decided by numbers that come from
HMAC-SHA256 of the seeds and a counter; the counter is in the log, so that nothing is ever drawn anew. The bandits that
nobody picked are dealt (dealing.py) by numbers of the same kind under a label of their own.
"""

from __future__ import annotations

import hmac
import secrets
from collections.abc import Sequence
from hashlib import sha256
from typing import Any, Final

from folsom.core.game import Game
from folsom.core.ints import mypyc_attr
from folsom.core.loop import apply, draw_open
from folsom.notation.options import option_text

FORMAT: Final = "folsom fair 1"  # of a file without the dealing of the bandits; and the label of the game's draws
FORMAT_DEALT: Final = "folsom fair 2"  # of a file with it
DEALING: Final = "folsom dealing 1"  # the label of the dealing
SEED_BYTES: Final = 32
MOST_SEED: Final = 64  # characters that a player may add


def new_seed() -> bytes:
    """A seed for one game."""
    return secrets.token_bytes(SEED_BYTES)


def commitment(seed: bytes) -> str:
    """What is published before the game."""
    return sha256(seed).hexdigest()


class Drawn:
    """One draw: the counter before it, all that was in the bag, and what was taken out, in order."""

    def __init__(self, counter: int, bag: list[str], drawn: list[str]) -> None:
        self.counter: Final = counter
        self.bag: Final = bag
        self.drawn: Final = drawn

    def as_data(self) -> dict[str, Any]:
        """The draw as plain data."""
        return {"counter": self.counter, "bag": self.bag, "drawn": self.drawn}


@mypyc_attr(allow_interpreted_subclasses=True)  # tests give games their draws
class Fair:
    """The source of chance of one game: the seeds, and how many numbers have been used.

    ``label``: what the numbers are for. Under another label the same seeds give other numbers.
    """

    def __init__(self, seed: bytes, players: Sequence[str] = (), counter: int = 0, label: str = FORMAT) -> None:
        self.start = hmac.new(seed, "\n".join([label, *players, ""]).encode(), sha256)
        self.counter = counter

    def below(self, n: int) -> int:
        """A number from 0 to n - 1: the first bits of the next hash, as many as n needs; one too large is skipped."""
        bits = (n - 1).bit_length()
        while True:
            whole = self.start.copy()
            whole.update(b"%d" % self.counter)
            self.counter += 1
            number = int.from_bytes(whole.digest(), "big") >> (256 - bits)
            if number < n:
                return number

    def draw(self, g: Game) -> Drawn | None:
        """Answers the open draw of a game, if there is one."""
        step = draw_open(g)
        if step is None:
            return None
        counter = self.counter
        bag = step.bag(g)
        left = bag[:]
        things = [left.pop(self.below(len(left))) for _ in range(step.times(g))]
        drawn = Drawn(counter, [option_text(g.table, t) for t in bag], [option_text(g.table, t) for t in things])
        apply(g, step.outcome_of(things))
        return drawn

    def run(self, g: Game) -> list[Drawn]:
        """Answers for chance until a seat is asked or the game is over."""
        draws: list[Drawn] = []
        while (drawn := self.draw(g)) is not None:
            draws.append(drawn)
        return draws
