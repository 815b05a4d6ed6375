"""Bots that think in other processes, so that who asks them, a server's event loop say, never waits for a search.

>>> from folsom import Setup, Source, new_game, pending, run_chance, view
>>> from folsom.bots.workers import Workers
>>> setup = Setup(("doc", "belle", "tuco"))
>>> game = new_game(setup)
>>> _ = run_chance(game, Source(1))
>>> decision = pending(game)[0]
>>> with Workers(1) as workers:  # doctest: +SKIP
...     seat = decision.seat
...     answer = workers.choose_now("a game", seat, "outlaw", 1, setup, view(game, seat), decision.number)
"""

from __future__ import annotations

import asyncio
import json
import threading
from concurrent.futures import Future
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from importlib import import_module
from types import TracebackType
from typing import Final, Self

from folsom.base.setup import Setup
from folsom.bots.codes import read_code
from folsom.bots.guard import PATIENCE, Failure
from folsom.bots.line import Closed, Line
from folsom.bots.worker import message_for
from folsom.core.chance import Source
from folsom.core.game import Game
from folsom.core.loop import Decision, pending
from folsom.core.snapshot import save
from folsom.notation.options import option_text

MARGIN: Final = 2.0  # seconds that an answer may take beyond a bot's budget
KEEP: Final = 16  # bots that a worker keeps, with all that they have thought

__all__ = ["BotAnswer", "Closed", "Workers"]


@dataclass(frozen=True)
class BotAnswer:
    """What a bot said, and how long it took; or any legal option, and what went wrong instead."""

    option: int
    seconds: float
    failure: Failure | None = None


class Workers:
    """A small pool of processes for bots.

    Each bot stays with one process, where it keeps what it has thought from one decision to the next. The bots of one
    process wait for each other; who is asked while the process is busy is asked later, and his time starts then.

    ``preload``: modules that every process, and this one, imports first: for bots that have no entry point.
    ``margin``: seconds that an answer may take beyond the time that a bot's code gives it. ``patience``: seconds for
    one whose code gives no time. A process that has not answered by then is killed, and a new one takes its place; the
    other bots that it had begin anew. ``keep``: how many bots a process keeps.
    """

    def __init__(
        self,
        number: int,
        preload: tuple[str, ...] = (),
        margin: float = MARGIN,
        patience: float = PATIENCE,
        keep: int = KEEP,
    ) -> None:
        for name in preload:
            import_module(name)
        self.margin = margin
        self.patience = patience
        self.homes: dict[str, dict[int, int]] = {}  # by game and seat: the number of the process
        self.lock = threading.Lock()
        self.lines = [Line(preload, keep) for _ in range(number)]

    async def choose(
        self, game: str, seat: int, code: str, seed: int, setup: Setup, view: Game, number: int, part: int = 0
    ) -> BotAnswer:
        """A bot's answer to the open decision of its seat; the event loop goes on meanwhile.

        ``game`` is any name for the game, under which the bot is found again. ``number`` and ``part`` say which
        decision is meant: a view of another one is refused.
        """
        return await asyncio.wrap_future(self._asked(game, seat, code, seed, setup, view, number, part))

    def choose_now(
        self, game: str, seat: int, code: str, seed: int, setup: Setup, view: Game, number: int, part: int = 0
    ) -> BotAnswer:
        """The same for callers that wait."""
        return self._asked(game, seat, code, seed, setup, view, number, part).result()

    def _asked(
        self, game: str, seat: int, code: str, seed: int, setup: Setup, view: Game, number: int, part: int
    ) -> Future[BotAnswer]:
        decision = next((one for one in pending(view) if one.seat == seat), None)
        if decision is None or view.viewer != seat or (decision.number, decision.part) != (number, part):
            raise ValueError(f"this is no view of seat {seat} at part {part} of decision {number}")
        limit = self._limit(code)
        data = save(view)
        laid = json.dumps(setup.as_data())
        line = self.lines[self._home(game, seat)]

        def asked() -> BotAnswer:
            message = message_for(game, seat, code, seed, laid, data, view.table)
            said = line.ask(message, limit)
            options = {option_text(view.table, option): option for option in decision.options}
            if "problem" not in said and said.get("option") not in options:
                said["problem"] = f"{said.get('option')!r} is not among the options"
            if "problem" not in said:
                return BotAnswer(options[said["option"]], said["seconds"])
            failure = Failure(seat, number, decision.about, said["problem"])
            return BotAnswer(any_of(decision, seed), said["seconds"], failure)

        return line.run(asked)

    def _limit(self, code: str) -> float:
        """The seconds after which an answer is not waited for any more."""
        try:
            budget = read_code(code)[1].budget
        except Exception:  # no such bot, or none that can be loaded: the process will say so
            budget = None
        return self.patience if budget is None or budget.counted else budget.seconds + self.margin

    def _home(self, game: str, seat: int) -> int:
        """The process of a bot: the one where fewest live, for a new one."""
        with self.lock:
            seats = self.homes.setdefault(game, {})
            if seat not in seats:
                living = [home for known in self.homes.values() for home in known.values()]
                seats[seat] = min(range(len(self.lines)), key=living.count)
            return seats[seat]

    def forget(self, game: str) -> None:
        """A game is over: its bots are let go."""
        with self.lock:
            homes = set(self.homes.pop(game, {}).values())
        for line in [self.lines[home] for home in homes]:
            with suppress(Closed):
                line.run(partial(line.tell, json.dumps({"forget": game}).encode()))

    @property
    def pids(self) -> list[int]:
        """The processes that run now."""
        return [pid for line in self.lines if (pid := line.pid) is not None]

    def close(self) -> None:
        """Ends all processes; takes a moment, so an event loop does it in a thread. Open questions raise Closed."""
        for line in self.lines:
            line.break_off()
        for line in self.lines:
            line.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()


def any_of(decision: Decision, seed: int) -> int:
    """Any legal option: the same one if the same is asked again."""
    source = Source(seed * 1_000_003 + decision.number * 64 + decision.part)
    return decision.options[int(source.below(len(decision.options)))]
