"""Toy bots of known strength, and bots that fail."""

from __future__ import annotations

import time

from folsom.bots import Bot, Kind
from folsom.core.game import Game
from folsom.core.loop import Decision
from folsom.core.packed import argument_of, verb_of
from folsom.core.words import VERBS


def verb(option: int) -> str:
    return VERBS[verb_of(option)].name


class Greedy(Bot):
    """Robs and shoots where it can, and draws no cards while it holds something to play."""

    LIKES = ("shoot", "rob", "move", "floor", "punch", "marshal")

    def choose(self, v: Game, decision: Decision) -> int:
        return min(decision.options, key=lambda option: self.rank(v, option))

    def rank(self, v: Game, option: int) -> int:
        if verb(option) == "play":
            table = v.table
            name = table.actions[table.kind_action[argument_of(option)]].name
            return self.LIKES.index(name) if name in self.LIKES else len(self.LIKES)
        return 10 if verb(option) in ("draw", "pass") else 0


class Sleeper(Bot):
    """Draws cards and never plays one, where it may."""

    def choose(self, v: Game, decision: Decision) -> int:
        return min(decision.options, key=lambda option: verb(option) not in ("draw", "pass"))


class First(Bot):
    """Takes the first option."""

    def choose(self, v: Game, decision: Decision) -> int:
        return decision.options[0]


class Broken(Bot):
    """Answers what is not offered, raises, and cannot be closed."""

    def choose(self, v: Game, decision: Decision) -> int:
        if decision.number % 2:
            raise RuntimeError("out of order")
        return -1

    def close(self) -> None:
        raise OSError("stuck")


class Slow(Bot):
    """Takes a while."""

    def choose(self, v: Game, decision: Decision) -> int:
        time.sleep(0.002)
        return decision.options[0]


class Stillborn(Bot):
    """Cannot be made."""

    def __init__(self) -> None:
        raise OSError("no model")


KINDS = [
    Kind("stillborn", lambda asked, seed: Stillborn(), "Never was."),
    Kind("greedy", lambda asked, seed: Greedy(), "Robs."),
    Kind("sleeper", lambda asked, seed: Sleeper(), "Sleeps."),
    Kind("first", lambda asked, seed: First(), "Takes the first."),
    Kind("broken", lambda asked, seed: Broken(), "Fails."),
    Kind("slow", lambda asked, seed: Slow(), "Waits."),
]
