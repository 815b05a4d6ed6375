"""Compares the speed of two commits: whether what came between them costs games that do not use it anything.

    .venv/bin/python bench/commits.py 18e4935 HEAD [--rounds 21] [--seconds 0.4] [--variant expert-2016] [--most 3]

Both are compiled, each in a folder of its own (`build/commits/`, kept for the next time). Then they play the same
random games in turn, many short runs one after the other, so that a busy machine disturbs both alike; the medians are
compared. If valgrind is there, instructions are counted too: those do not hang on what else the machine does. Ends with
status 1 if the second commit is more than `--most` percent slower by the medians.
"""

from __future__ import annotations

import argparse
import os
import shutil
import statistics
import subprocess
import sys
import tarfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
BUILDS = ROOT / "build" / "commits"

PLAY = """
import gc, sys, time
import folsom
from folsom import Setup, Source, new_game, play_out
from folsom.base.layout import new_table
variants, seconds, games = sys.argv[1].split(), float(sys.argv[2]), int(sys.argv[3])
setup = Setup(("belle", "tuco", "doc", "django"), **({"variants": tuple(variants)} if variants else {}))
table = new_table(setup)
gc.disable()
played = plies = 0
start = time.process_time()
while time.process_time() - start < seconds if seconds else played < games:
    plies += play_out(new_game(setup, table), Source(played))
    played += 1
print((time.process_time() - start) / plies if seconds else plies)
"""


def compiled(commit: str) -> Path:
    """The folder with the compiled engine of a commit."""
    name = git("rev-parse", "--short=12", f"{commit}^{{commit}}")
    folder = BUILDS / name
    if not folder.is_dir():
        folder.mkdir(parents=True)
        archive = subprocess.Popen(["git", "archive", name], cwd=ROOT, stdout=subprocess.PIPE)
        with tarfile.open(fileobj=archive.stdout, mode="r|") as files:
            files.extractall(folder, filter="data")
    print(f"{commit} ({name}): ", end="", flush=True)
    locked = {"FOLSOM_COMPILE": "1", "UV_BUILD_CONSTRAINT": str(ROOT / "requirements.lock")}
    subprocess.run([sys.executable, "tools/compiled"], cwd=folder, env={**os.environ, **locked}, check=True)
    return folder / "build" / "compiled"


def git(*words: str) -> str:
    return subprocess.run(["git", *words], cwd=ROOT, stdout=subprocess.PIPE, text=True, check=True).stdout.strip()


def play(engine: Path, variants: str, seconds: float, games: int, *before: str) -> float:
    """Seconds for each answer, or with a number of games the number of answers."""
    command = [*before, sys.executable, "-c", PLAY, variants, str(seconds), str(games)]
    environment = {**os.environ, "PYTHONPATH": str(engine), "PYTHONHASHSEED": "0"}
    done = subprocess.run(
        command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, check=True
    )
    return float(done.stdout.split()[-1])


def instructions(engine: Path, variants: str, games: int) -> float:
    """Instructions of the engine for each answer."""
    out = BUILDS / "callgrind.out"
    answers = play(
        engine,
        variants,
        0,
        games,
        *("valgrind", "--tool=callgrind", "--toggle-collect=CPyDef_loop___play_out", f"--callgrind-out-file={out}"),
    )
    totals = next(line for line in out.read_text().splitlines() if line.startswith(("summary:", "totals:")))
    out.unlink()
    return int(totals.split()[1]) / answers


def main() -> int:
    parser = argparse.ArgumentParser(description="Compares the speed of two commits, compiled.")
    parser.add_argument("before")
    parser.add_argument("after", nargs="?", default="HEAD")
    parser.add_argument("--rounds", type=int, default=21, help="timed runs of each commit")
    parser.add_argument("--seconds", type=float, default=0.4, help="for each run")
    parser.add_argument("--games", type=int, default=200, help="for counting instructions")
    parser.add_argument("--variant", action="append", default=[], help="instead of the base game")
    parser.add_argument("--most", type=float, default=3, help="percent that the second commit may be slower")
    wanted = parser.parse_args()
    engines = [compiled(wanted.before), compiled(wanted.after)]
    variants = " ".join(wanted.variant)
    times: list[list[float]] = [[], []]
    for number in range(wanted.rounds):
        for i, engine in enumerate(engines):
            times[i].append(play(engine, variants, wanted.seconds, 0))
        print(f"\r{number + 1} of {wanted.rounds} runs of each", end="", flush=True)
    medians = [statistics.median(each) for each in times]
    slower = 100 * (medians[1] / medians[0] - 1)
    print(f"\rmicroseconds for each answer: {medians[0] * 1e6:.3f} and {medians[1] * 1e6:.3f} ({slower:+.1f} %)")
    if shutil.which("valgrind"):
        counts = [instructions(engine, variants, wanted.games) for engine in engines]
        more = 100 * (counts[1] / counts[0] - 1)
        print(f"instructions for each answer: {counts[0]:,.0f} and {counts[1]:,.0f} ({more:+.1f} %)")
    return int(slower > wanted.most)


if __name__ == "__main__":
    sys.exit(main())
