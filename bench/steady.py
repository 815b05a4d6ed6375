"""Does every test pass on a busy machine, every time? Runs what starts servers, browsers, workers or clocks, again and
again, while other processes keep every core busy.

    .venv/bin/python bench/steady.py [--runs 5] [--ci] [--busy 2] [FOLDER …]

Every run of a folder leaves its output in build/steady, and a line in build/steady/runs.jsonl. Ctrl-C stops it; the
same command goes on with what is missing. ``--again`` forgets what was there. In the end it prints a table, and the
tests that failed; its status is 1 if any did.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
REPORT = ROOT / "build" / "steady"
RUNS = REPORT / "runs.jsonl"
FOLDERS = ("tests/server", "tests/web", "tests/arena", "tests/bots", "tests/cli")
CI = ".ci/run"
BUSY = "while True: pass"
FAILED = re.compile(r"^(?:FAILED|ERROR) (\S+)", re.MULTILINE)


@dataclass
class Run:
    """One run of what is in a folder, or of all that `.ci/run` does."""

    what: str
    number: int
    status: int = 0
    seconds: float = 0.0
    failed: list[str] = field(default_factory=list)

    @property
    def log(self) -> Path:
        """Where its output is."""
        return REPORT / f"{self.what.strip('.').replace('/', '-')}-{self.number}.log"

    @property
    def command(self) -> list[str]:
        """What it runs."""
        if self.what == CI:
            return ["bash", CI]
        pytest = [sys.executable, "-m", "pytest", "-n", "auto", "--dist", "worksteal", "--color=no", "-q"]
        return [*pytest, *("-p", "no:cacheprovider"), "-rfE", self.what]

    def go(self) -> None:
        """Runs it, and notes how it went."""
        begin = time.monotonic()
        with self.log.open("w") as log:
            self.status = in_group(self.command, log.fileno())
        self.seconds = round(time.monotonic() - begin, 1)
        self.failed = sorted(set(FAILED.findall(self.log.read_text(errors="replace"))))
        with RUNS.open("a") as runs:
            print(json.dumps(asdict(self)), file=runs)


def in_group(command: list[str], output: int) -> int:
    """Runs a command with everything that it starts; all of that ends with us. Its status."""
    kept = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    environment = kept | {"PYTHONPYCACHEPREFIX": str(ROOT / "build" / "pycache")}
    options: dict[str, Any] = {"cwd": ROOT, "env": environment, "start_new_session": True}
    process = subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=output, stderr=output, **options)
    try:
        return process.wait()
    except BaseException:
        os.killpg(process.pid, signal.SIGTERM)
        process.wait()
        raise


@contextmanager
def busy(number: int) -> Iterator[None]:
    """So many processes do nothing, as fast as they can, at normal priority."""
    processes = [subprocess.Popen([sys.executable, "-c", BUSY], start_new_session=True) for _ in range(number)]
    try:
        yield
    finally:
        for process in processes:
            process.kill()
            process.wait()


def known() -> list[Run]:
    """What has been run before."""
    return [Run(**json.loads(line)) for line in RUNS.read_text().splitlines()] if RUNS.exists() else []


def show(runs: list[Run]) -> None:
    """Prints the table, and every test that failed."""
    print("\n| what | runs | passed | failed | seconds, least to most |\n|---|---|---|---|---|")
    for what in dict.fromkeys(run.what for run in runs):
        of_it = [run for run in runs if run.what == what]
        bad = sum(run.status != 0 for run in of_it)
        seconds = [run.seconds for run in of_it]
        print(f"| {what} | {len(of_it)} | {len(of_it) - bad} | {bad} | {min(seconds):.0f} to {max(seconds):.0f} |")
    for run in runs:
        if run.status != 0:
            print(f"\n{run.log.relative_to(ROOT)}: status {run.status}", *run.failed, sep="\n    ")


def main() -> int:
    options = argparse.ArgumentParser(description="Does every test pass on a busy machine, every time?")
    options.add_argument("folders", nargs="*", default=FOLDERS, help="instead of those that start servers and the like")
    options.add_argument("--runs", type=int, default=5, help="of each folder")
    options.add_argument("--ci", action="store_true", help="all of .ci/run too, once")
    options.add_argument("--busy", type=int, default=os.cpu_count(), help="processes that keep the cores busy")
    options.add_argument("--again", action="store_true", help="forget what was run before")
    asked = options.parse_args()
    REPORT.mkdir(parents=True, exist_ok=True)
    if asked.again:
        RUNS.unlink(missing_ok=True)
    wanted = [Run(folder, number) for number in range(1, asked.runs + 1) for folder in asked.folders]
    wanted += [Run(CI, 1)] if asked.ci else []
    done = known()
    there = {(run.what, run.number) for run in done}
    try:
        with busy(asked.busy):
            for run in wanted:
                if (run.what, run.number) not in there:
                    print(f"{run.what}, run {run.number} …", end=" ", flush=True)
                    run.go()
                    done.append(run)
                    print(f"{'failed' if run.status else 'passed'} after {run.seconds:.0f} s", flush=True)
    except KeyboardInterrupt:
        print("\nstopped: the same command goes on")
    show(done)
    return int(any(run.status for run in done))


if __name__ == "__main__":
    sys.exit(main())
