"""Many random games on several processes: the same result on any number of them."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from itertools import repeat
from multiprocessing import get_context
from typing import Any

from folsom.base.setup import Setup, setup_from
from folsom.laws.games import play_trials
from folsom.laws.tally import Tally

BATCH = 20  # games that one process plays at a time


def batches(seed: int, games: int) -> list[range]:
    """The seeds of all games, in batches; they do not depend on the number of processes."""
    return [range(start, min(start + BATCH, seed + games)) for start in range(seed, seed + games, BATCH)]


def run_trials(
    setup: Setup,
    players: int,
    games: int,
    seed: int,
    thorough: bool = False,
    jobs: int = 1,
    told: Callable[[Tally], None] | None = None,
) -> Tally:
    """Plays games number ``seed`` and following, under the laws, up to the first that breaks one."""
    total = Tally()
    for tally in _tallies(setup, players, batches(seed, games), thorough, jobs):
        total.add(tally)
        if told is not None:
            told(total)
        if total.failure is not None:
            break
    return total


def _tallies(setup: Setup, players: int, seeds: list[range], thorough: bool, jobs: int) -> Iterator[Tally]:
    """The results of the batches, in their order."""
    if jobs == 1 or len(seeds) == 1:
        for some in seeds:
            yield play_trials(setup, players, some, thorough)
        return
    with ProcessPoolExecutor(min(jobs, len(seeds)), get_context("spawn")) as pool:
        try:
            yield from pool.map(_play, repeat(setup.as_data()), repeat(players), seeds, repeat(thorough))
        finally:
            pool.shutdown(cancel_futures=True)


def _play(setup: dict[str, Any], players: int, seeds: range, thorough: bool) -> Tally:
    """A batch, in another process: a setup travels as plain data."""
    return play_trials(setup_from(setup), players, seeds, thorough)


def all_jobs() -> int:
    """As many processes as there are processors for us."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
