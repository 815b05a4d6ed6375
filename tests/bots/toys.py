"""Bots that do what no bot should; a worker process knows them once it has imported this module."""

from __future__ import annotations

import os
import sys
import time

from folsom.bots import Bot, Kind, add_kind
from folsom.core.game import Game
from folsom.core.loop import Decision


class Sleeps(Bot):
    """Falls asleep."""

    def choose(self, v: Game, decision: Decision) -> int:
        time.sleep(600)
        return decision.options[0]


class Spins(Bot):
    """Goes round in circles, and lets nothing stop it."""

    def choose(self, v: Game, decision: Decision) -> int:
        while True:
            try:
                while True:
                    pass
            except BaseException:
                continue


class Crashes(Bot):
    """Takes its process with it."""

    def choose(self, v: Game, decision: Decision) -> int:
        os._exit(3)


class Leaves(Bot):
    """Wants to end its process."""

    def choose(self, v: Game, decision: Decision) -> int:
        sys.exit(4)


class Cheats(Bot):
    """Answers what is not offered."""

    def choose(self, v: Game, decision: Decision) -> int:
        return -1


class Counts(Bot):
    """Raises, and says how often it was asked, and where."""

    def __init__(self) -> None:
        self.asked = 0

    def choose(self, v: Game, decision: Decision) -> int:
        self.asked += 1
        raise RuntimeError(f"{self.asked} {os.getpid()}")

    def close(self) -> None:
        raise OSError("stuck")


KINDS = [
    Kind("sleeps", lambda asked, seed: Sleeps(), "Falls asleep."),
    Kind("spins", lambda asked, seed: Spins(), "Hangs."),
    Kind("crashes", lambda asked, seed: Crashes(), "Takes its process with it."),
    Kind("leaves", lambda asked, seed: Leaves(), "Ends its process."),
    Kind("cheats", lambda asked, seed: Cheats(), "Cheats."),
    Kind("counts", lambda asked, seed: Counts(), "Counts."),
]
for kind in KINDS:
    add_kind(kind)
