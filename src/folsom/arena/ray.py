"""Games on a Ray cluster: batches go out, and one whose worker is lost goes out again."""

from __future__ import annotations

import gc
import os
import warnings
from collections.abc import Iterator
from contextlib import suppress
from typing import Any, Final

from folsom.arena.match import GameResult, play_games
from folsom.arena.run import MakeStudy
from folsom.arena.schedule import Seating

LOCAL = "local"  # instead of an address: a cluster of this machine alone, for as long as the run lasts
BATCH = 8  # games at most that a worker plays before it sends them back
AHEAD = 2  # batches for each processor that wait for it
TRIES = 5  # for a batch whose worker is lost, and for a cluster of this machine that does not come up in time
QUIET: Final[dict[str, Any]] = {"log_to_driver": False, "configure_logging": False}
TOO_SLOW = "timed out during startup"  # as Ray says it, which has no class for this


class RayMissing(Exception):
    """Ray is not installed."""


class WorkersLost(Exception):
    """A batch lost its worker every time: the numbers of its games."""

    def __init__(self, games: list[int]) -> None:
        super().__init__(f"games {games[0]} to {games[-1]} lost their worker {TRIES} times")
        self.games = games


def on_ray(
    games: list[Seating], address: str = LOCAL, jobs: int = 0, make_study: MakeStudy | None = None
) -> Iterator[GameResult]:
    """Plays games on a cluster, and yields each when it ends. ``jobs``: processors of a local one (0: all)."""
    ray = _ray()
    ours = not ray.is_initialized()
    if ours and address == LOCAL:
        _start_local(ray, jobs)
    elif ours:
        ray.init(address=address, **QUIET)
    try:
        yield from _played(ray, games, make_study)
    finally:
        if ours:
            ray.shutdown()


def _start_local(ray: Any, jobs: int) -> None:
    """Starts a cluster of this machine.

    Ray gives it half a minute. A busy machine may need longer, so it is tried again, once what Ray has left behind is
    gone.
    """
    import psutil  # type: ignore[import-untyped]  # comes with Ray

    us = psutil.Process()
    for tried in range(1, TRIES + 1):
        before = us.children(recursive=True)
        try:
            ray.init(address=LOCAL, num_cpus=jobs or None, include_dashboard=False, **QUIET)
            return
        except Exception as error:
            if TOO_SLOW not in str(error) or tried == TRIES:
                raise
        left = [process for process in us.children(recursive=True) if process not in before]
        for process in left:
            with suppress(psutil.NoSuchProcess):
                process.kill()
        psutil.wait_procs(left)
        with warnings.catch_warnings():  # Ray's own handles of them would warn, later and elsewhere, that they ran
            warnings.simplefilter("ignore", ResourceWarning)
            gc.collect()


def _played(ray: Any, games: list[Seating], make_study: MakeStudy | None) -> Iterator[GameResult]:
    """Keeps every processor busy; results come back in any order."""
    task = ray.remote(num_cpus=1, max_retries=0)(play_games)
    cpus = max(int(ray.cluster_resources().get("CPU", 1)), 1)
    waiting = batches(games, cpus)
    waiting.reverse()
    tries = dict.fromkeys((batch[0].game for batch in waiting), 0)
    out: dict[Any, list[Seating]] = {}
    while waiting or out:
        while waiting and len(out) < AHEAD * cpus:
            batch = waiting.pop()
            tries[batch[0].game] += 1
            out[task.remote(batch, make_study)] = batch
        done, _ = ray.wait(list(out), num_returns=1)
        for ref in done:
            batch = out.pop(ref)
            try:
                found = ray.get(ref)
            except ray.exceptions.RayTaskError:
                raise  # the game itself went wrong: it would again
            except ray.exceptions.RayError as error:
                if tries[batch[0].game] >= TRIES:
                    raise WorkersLost([seating.game for seating in batch]) from error
                waiting.append(batch)
            else:
                yield from (GameResult(**data) for data in found)


def batches(games: list[Seating], cpus: int) -> list[list[Seating]]:
    """The games in batches: smaller ones where there are few games, so that nobody waits for long at the end."""
    size = max(min(BATCH, len(games) // (4 * cpus)), 1)
    return [games[start : start + size] for start in range(0, len(games), size)]


def _ray() -> Any:
    """Ray, which is only imported where it is used, and told to report to nobody."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    try:
        import ray
    except ImportError:
        raise RayMissing from None
    return ray
