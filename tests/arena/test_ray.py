"""Games on a real Ray of two workers, one of which is killed on the way."""

from __future__ import annotations

import inspect
import os
import signal
import subprocess
import sys
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from folsom import Setup
from folsom.arena import GameResult, Seating, arena_games, run, take
from folsom.arena import ray as arena_ray
from folsom.arena.ray import TRIES, WorkersLost, batches, on_ray
from folsom.arena.run import gathered
from patience import until

GAMES = 48


def below(parent: int) -> dict[int, str]:
    """The processes that a process started, and those that these did, with their titles."""
    children: dict[int, list[int]] = {}
    titles: dict[int, str] = {}
    for folder in Path("/proc").iterdir():
        if folder.name.isdecimal():
            try:
                fields = (folder / "stat").read_text().rsplit(")", 1)[1].split()
                titles[int(folder.name)] = (folder / "cmdline").read_bytes().replace(b"\0", b" ").decode()
            except OSError:  # it has just ended
                continue
            if fields[0] != "Z":
                children.setdefault(int(fields[1]), []).append(int(folder.name))
    found: dict[int, str] = {}
    line = [parent]
    while line:
        for child in children.get(line.pop(), []):
            found[child] = titles[child]
            line.append(child)
    return found


def kill_a_busy_worker() -> bool:
    """Kills a worker that plays; whether there was one."""
    busy = [pid for pid, title in below(os.getpid()).items() if title.startswith("ray::play_games")]
    if busy:
        os.kill(busy[0], signal.SIGKILL)
    return bool(busy)


def timeless(results: list[GameResult]) -> list[GameResult]:
    return [replace(result, clocks=[[clock[0]] for clock in result.clocks]) for result in results]


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="finds the workers in /proc")
@pytest.mark.filterwarnings("ignore")  # Ray's own
def test_a_lost_worker_costs_nothing_and_nothing_counts_twice() -> None:
    before = set(below(os.getpid()))
    schedule = take(arena_games(Setup(()), ("random",) * 3, 8), GAMES)
    heard: list[int] = []
    ray = arena_ray._ray()
    arena_ray._start_local(ray, 2)  # a busy machine takes its time for this: nobody waits for a worker before it is up
    try:
        with ThreadPoolExecutor(1) as aside:
            killing = aside.submit(until, kill_a_busy_worker)  # before it has sent anything, whoever is quicker later
            results = gathered(schedule, on_ray, lambda result: heard.append(result.game))
            killing.result()
    finally:
        ray.shutdown()
    assert set(Counter(heard).values()) == {1}
    assert sorted(heard) == list(range(GAMES))
    assert timeless(results) == timeless(run(schedule))
    until(lambda: set(below(os.getpid())) <= before)


def test_batches_hold_every_game_once() -> None:
    schedule = take(arena_games(Setup(()), ("random",) * 3, 8), 50)
    for cpus, size in ((1, 8), (4, 3), (100, 1)):
        found = batches(schedule, cpus)
        assert [seating for batch in found for seating in batch] == schedule
        assert max(len(batch) for batch in found) == size


class Lost(Exception):
    """What Ray says when a worker is gone."""


class Wrong(Lost):
    """What Ray says when the task itself failed."""


class Errors:
    RayError = Lost
    RayTaskError = Wrong


class BadRay:
    """A Ray on which every task ends with an error."""

    exceptions = Errors

    def __init__(self, error: Exception) -> None:
        self.error = error
        self.sent: list[list[int]] = []

    def is_initialized(self) -> bool:
        return True

    def cluster_resources(self) -> dict[str, float]:
        return {"CPU": 1.0}

    def remote(self, **options: object) -> Callable[[object], Any]:
        def send(batch: list[Seating], make_study: object) -> int:
            self.sent.append([seating.game for seating in batch])
            return len(self.sent)

        return lambda function: SimpleNamespace(remote=send)

    def wait(self, refs: list[int], num_returns: int) -> tuple[list[int], list[int]]:
        return refs[:1], refs[1:]

    def get(self, ref: int) -> Any:
        raise self.error


def test_a_batch_that_loses_every_worker_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    bad = BadRay(Lost())
    monkeypatch.setattr(arena_ray, "_ray", lambda: bad)
    with pytest.raises(WorkersLost) as found:
        list(on_ray(take(arena_games(Setup(()), ("random",) * 3, 8), 20)))
    assert bad.sent.count(found.value.games) == TRIES


def test_a_game_that_goes_wrong_is_not_tried_again(monkeypatch: pytest.MonkeyPatch) -> None:
    bad = BadRay(Wrong("no such bot"))
    monkeypatch.setattr(arena_ray, "_ray", lambda: bad)
    with pytest.raises(Wrong):
        list(on_ray(take(arena_games(Setup(()), ("random",) * 3, 8), 3)))
    assert len(bad.sent) == len(set(map(tuple, bad.sent)))


@pytest.mark.parametrize("slow", [1, TRIES])
def test_a_cluster_that_a_busy_machine_does_not_start_in_time_is_started_again(
    slow: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What Ray had started by then is gone before the next try."""
    arena_ray._ray()  # it brings psutil
    started: list[subprocess.Popen[bytes]] = []

    def init(**_: object) -> None:
        assert all(process.poll() is not None for process in started), "an earlier try still runs"
        started.append(subprocess.Popen([sys.executable, "-c", "input()"], stdin=subprocess.PIPE))
        if len(started) <= slow:
            raise Exception(f"The current node {arena_ray.TOO_SLOW}.")

    ray = SimpleNamespace(init=init, is_initialized=lambda: False)
    try:
        if slow < TRIES:
            arena_ray._start_local(ray, 2)
            assert [process.poll() is None for process in started] == [False] * slow + [True]
        else:
            with pytest.raises(Exception, match=arena_ray.TOO_SLOW):
                arena_ray._start_local(ray, 2)
            assert len(started) == TRIES
    finally:
        for process in started:
            process.kill()
            process.communicate()


def test_ray_says_that_it_was_too_slow_as_we_expect() -> None:
    from ray._private import node

    assert arena_ray.TOO_SLOW in inspect.getsource(node)
