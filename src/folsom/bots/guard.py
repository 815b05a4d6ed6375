"""A bot that fails is no reason to lose a game: a legal option is taken instead, and the failure reported."""

from __future__ import annotations

import signal
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from types import FrameType

from folsom.bots.bot import Bot
from folsom.core.chance import Source
from folsom.core.game import Game
from folsom.core.loop import Decision

PATIENCE = 60.0  # seconds for one answer


@dataclass(frozen=True)
class Failure:
    """What went wrong: where (the decision and what it was about), and how."""

    seat: int
    number: int
    about: str
    problem: str


class TookTooLong(Exception):
    """A bot has not answered in time."""


class Guarded(Bot):
    """A bot, and what happens if it raises, says something illegal, or does not answer in time.

    An alarm breaks off a bot that hangs. Python allows alarms in the main thread only; elsewhere a late answer is
    reported once it is there, and a bot that may hang belongs into a process of its own
    (:mod:`folsom.bots.workers`).
    """

    def __init__(self, bot: Bot, seed: int, patience: float = PATIENCE) -> None:
        self.bot = bot
        self.source = Source(seed)
        self.patience = patience
        self.failures: list[Failure] = []

    def choose(self, v: Game, decision: Decision) -> int:
        begin = time.monotonic()
        try:
            with _alarm(self.patience):
                option = self.bot.choose(v, decision)
        except Exception as error:
            return self._instead(decision, f"{type(error).__name__}: {error}")
        if option not in decision.options:
            return self._instead(decision, f"{option!r} is not among the options")
        if time.monotonic() - begin > self.patience:
            self._report(decision, f"answered after {time.monotonic() - begin:.1f} s")
        return option

    def close(self) -> None:
        self.bot.close()

    def _instead(self, decision: Decision, problem: str) -> int:
        """Any legal option."""
        self._report(decision, problem)
        return decision.options[int(self.source.below(len(decision.options)))]

    def _report(self, decision: Decision, problem: str) -> None:
        self.failures.append(Failure(decision.seat, decision.number, decision.about, problem))


@contextmanager
def _alarm(seconds: float) -> Iterator[None]:
    """Breaks off what runs under it after some time, where that is possible."""
    possible = hasattr(signal, "setitimer") and threading.current_thread() is threading.main_thread()
    if not possible:
        yield
        return

    def ring(number: int, frame: FrameType | None) -> None:
        raise TookTooLong(f"no answer within {seconds:g} s")

    before = signal.signal(signal.SIGALRM, ring)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
