"""Where the time of the tests goes: a plugin of pytest that notes it, and a command that adds it up.

    .venv/bin/python -m pytest -n auto -p bench.durations tests/rules tests/server
    .venv/bin/python bench/durations.py [--show 40]

Beside the seconds on the clock it notes those of the processor, which hardly change on a busy machine: those of the
process that runs the tests, with the servers in its threads, and of the processes that have ended under it. What was
noted is kept in build/durations until the next run.
"""

from __future__ import annotations

import argparse
import csv
import os
import shutil
import time
from collections import defaultdict
from collections.abc import Callable, Iterator
from pathlib import Path
from resource import RUSAGE_CHILDREN, RUSAGE_SELF, getrusage

import pytest

FOLDER = Path(__file__).resolve().parent.parent / "build" / "durations"


def processor() -> float:
    """Seconds of the processor so far."""
    return sum(used.ru_utime + used.ru_stime for used in map(getrusage, (RUSAGE_SELF, RUSAGE_CHILDREN)))


def pytest_configure(config: pytest.Config) -> None:
    """A run forgets the one before."""
    if not hasattr(config, "workerinput"):
        shutil.rmtree(FOLDER, ignore_errors=True)
        FOLDER.mkdir(parents=True)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Iterator[None]:
    """Measures a test with its fixtures."""
    clock, used = time.monotonic(), processor()
    try:
        return (yield)
    finally:
        with (FOLDER / f"{os.getpid()}.csv").open("a", newline="") as file:
            row = [item.nodeid, f"{time.monotonic() - clock:.3f}", f"{processor() - used:.3f}"]
            csv.writer(file).writerow(row)


def show(title: str, number: int, name: Callable[[str], str]) -> None:
    """Prints what costs most, with everything of one name as one."""
    sums: dict[str, list[float]] = defaultdict(lambda: [0, 0.0, 0.0])
    for file in FOLDER.glob("*.csv"):
        with file.open(newline="") as rows:
            for test, clock, used in csv.reader(rows):
                total = sums[name(test)]
                total[:] = total[0] + 1, total[1] + float(clock), total[2] + float(used)
    print(f"\n{'clock':>8} {'cpu':>8} {'tests':>6}  {title}")
    for key, (tests, clock, used) in sorted(sums.items(), key=lambda item: -item[1][1])[:number]:
        print(f"{clock:8.1f} {used:8.1f} {tests:6}  {key}")


def main() -> None:
    options = argparse.ArgumentParser(description="Where the time of the last run of the tests went.")
    options.add_argument("--show", type=int, default=40, help="how many files and tests")
    number: int = options.parse_args().show
    show("all", 1, lambda test: "tests")
    show("folder", number, lambda test: "/".join(test.split("::")[0].split("/")[:2]))
    show("file", number, lambda test: test.split("::")[0])
    show("test", number, lambda test: test)


if __name__ == "__main__":
    main()
