"""Bots that do what no bot should; a worker process knows them once it has imported this module."""

from __future__ import annotations

import os
import sys
import tempfile
import time
from pathlib import Path

from folsom.bots import Bot, Kind, add_kind
from folsom.core.game import Game
from folsom.core.loop import Decision


def meeting(seed: int) -> Path:
    """The folder in which everybody who comes to a meeting leaves a file."""
    return Path(tempfile.gettempdir(), f"folsom-meeting-{seed}")


class Sleeps(Bot):
    """Falls asleep."""

    def choose(self, v: Game, decision: Decision) -> int:
        time.sleep(600)
        return decision.options[0]


class Meets(Bot):
    """Answers when another one has come to the same meeting: its seed says which one."""

    def __init__(self, seed: int) -> None:
        self.place = meeting(seed)

    def choose(self, v: Game, decision: Decision) -> int:
        (self.place / str(os.getpid())).touch()
        while len(list(self.place.iterdir())) < 2:
            time.sleep(0.01)
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
    Kind("meets", lambda asked, seed: Meets(seed), "Waits for another one."),
    Kind("spins", lambda asked, seed: Spins(), "Hangs."),
    Kind("crashes", lambda asked, seed: Crashes(), "Takes its process with it."),
    Kind("leaves", lambda asked, seed: Leaves(), "Ends its process."),
    Kind("cheats", lambda asked, seed: Cheats(), "Cheats."),
    Kind("counts", lambda asked, seed: Counts(), "Counts."),
]
for kind in KINDS:
    add_kind(kind)
