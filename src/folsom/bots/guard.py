"""A bot that fails is no reason to lose a game: a legal option is taken instead, and the failure reported."""

from __future__ import annotations

import operator
import signal
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from types import FrameType

from folsom.bots.bot import Bot
from folsom.bots.codes import make_bot, read_code
from folsom.core.chance import Source
from folsom.core.game import Game
from folsom.core.loop import Decision

PATIENCE = 60.0  # seconds for one answer, beyond the time that a bot's code gives it
AGAIN = 1.0  # seconds from one alarm to the next, for a bot that does not heed the first
SOON = 0.001  # seconds to an alarm of somebody else that should have rung in the meantime


@dataclass(frozen=True)
class Failure:
    """What went wrong: where (the decision and what it was about, or -1 and ``close``), and how."""

    seat: int
    number: int
    about: str
    problem: str


class TookTooLong(BaseException):
    """A bot has not answered in time. It is no :class:`Exception`, so that a bot which catches those stops too."""


class Guarded(Bot):
    """A bot, and what happens if it raises, exits, says something illegal, or does not answer in time.

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
                answer = self.bot.choose(v, own(decision))
            option = operator.index(answer)
        except (Exception, SystemExit, TookTooLong) as error:
            return self._instead(decision, _said(error))
        if option not in decision.options:
            return self._instead(decision, f"{option!r} is not among the options")
        if time.monotonic() - begin > self.patience:
            self._report(decision, f"answered after {time.monotonic() - begin:.1f} s")
        return option

    def close(self) -> None:
        try:
            with _alarm(self.patience):
                self.bot.close()
        except (Exception, SystemExit, TookTooLong) as error:
            self.failures.append(Failure(-1, -1, "close", _said(error)))

    def _instead(self, decision: Decision, problem: str) -> int:
        """Any legal option."""
        self._report(decision, problem)
        return decision.options[int(self.source.below(len(decision.options)))]

    def _report(self, decision: Decision, problem: str) -> None:
        self.failures.append(Failure(decision.seat, decision.number, decision.about, problem))


def guarded(code: str, seed: int, other_seed: int) -> Guarded:
    """A bot by its code, guarded; ``other_seed`` is for the answers that are taken in its place."""
    budget = read_code(code)[1].budget
    return Guarded(make_bot(code, seed), other_seed, PATIENCE + (budget.seconds if budget else 0.0))


def own(decision: Decision) -> Decision:
    """A decision whose options a bot may sort or cut: the engine shares its lists among games."""
    options = list(decision.options)
    return Decision(decision.table, decision.number, decision.seat, decision.step, options, decision.part)


def _said(error: BaseException) -> str:
    """An error in a few words."""
    return f"{type(error).__name__}: {error}"


@contextmanager
def _alarm(seconds: float) -> Iterator[None]:
    """Breaks off what runs under it after some time, where that is possible; somebody else's alarm rings later."""
    possible = hasattr(signal, "setitimer") and threading.current_thread() is threading.main_thread()
    if not possible:
        yield
        return
    running = True

    def ring(number: int, frame: FrameType | None) -> None:
        if running:
            raise TookTooLong(f"no answer within {seconds:g} s")

    begin = time.monotonic()
    before = signal.signal(signal.SIGALRM, ring)
    left, interval = signal.setitimer(signal.ITIMER_REAL, seconds, AGAIN)
    try:
        yield
    finally:
        running = False
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
        if left:
            signal.setitimer(signal.ITIMER_REAL, max(left - (time.monotonic() - begin), SOON), interval)
