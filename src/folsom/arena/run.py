"""Many games on several processes: the same results on any number of them."""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager
from multiprocessing import get_context
from typing import Any

from folsom.arena.match import GameResult, Study, play_games
from folsom.arena.schedule import Seating

AHEAD = 4  # batches for each process that wait for it

MakeStudy = Callable[[], Study]
Told = Callable[[GameResult], None]


def run(
    games: Sequence[Seating],
    jobs: int = 1,
    told: Told | None = None,
    known: Iterable[GameResult] = (),
    make_study: MakeStudy | None = None,
) -> list[GameResult]:
    """The results of all games in their order. Those that are known already are not played again.

    ``told`` hears of each game when it ends, in any order.
    """
    return gathered(games, lambda missing: local(missing, jobs, make_study), told, known)


def gathered(
    games: Sequence[Seating],
    played: Callable[[list[Seating]], Iterator[GameResult]],
    told: Told | None = None,
    known: Iterable[GameResult] = (),
) -> list[GameResult]:
    """The results of all games in their order: each is counted once, however often it comes in."""
    results = {result.game: result for result in known}
    missing = [seating for seating in games if seating.game not in results]
    for result in played(missing):
        if result.game not in results:
            results[result.game] = result
            if told is not None:
                told(result)
    return [results[seating.game] for seating in games]


def local(games: list[Seating], jobs: int, make_study: MakeStudy | None = None) -> Iterator[GameResult]:
    """Plays games on this machine, and yields each when it ends."""
    if jobs == 1 or len(games) < 2:
        for seating in games:
            yield GameResult(**play_games([seating], make_study)[0])
        return
    with ProcessPoolExecutor(min(jobs, len(games)), get_context("spawn"), _die_quietly) as pool:
        open_ones: set[Future[list[dict[str, Any]]]] = set()
        left = iter(games)
        try:
            while True:
                for seating in left:
                    with _undisturbed():
                        open_ones.add(pool.submit(play_games, [seating], make_study))
                    if len(open_ones) >= AHEAD * jobs:
                        break
                if not open_ones:
                    return
                done, open_ones = wait(open_ones, return_when=FIRST_COMPLETED)
                for future in done:
                    yield from (GameResult(**data) for data in future.result())
        finally:
            pool.shutdown(cancel_futures=True)


@contextmanager
def _undisturbed() -> Iterator[None]:
    """Ctrl-C waits while a process may be started: one that is only half there would cry out."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _die_quietly() -> None:
    """A process that plays ends without a word when the command is interrupted, also if that was before it began."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    if hasattr(signal, "pthread_sigmask"):
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})
