"""The speed gate: fails when a game takes more than 5 % more instructions than it did.

    .venv/bin/python -m bench.gate           # compares build/compiled (`make compiled`) with the numbers that are kept
    .venv/bin/python -m bench.gate --keep    # keeps the numbers of build/compiled, and HEAD as their reference commit

Whole random games are played under valgrind, as `folsom bench` plays them. A busy machine changes the time that a game
takes, but not the number of its instructions. `bench/instructions.json` holds the numbers, by the versions of Python,
mypyc and the C compiler. Where it has none for these, the reference commit that it names is compiled and counted.
"""

from __future__ import annotations

import argparse
import importlib.metadata
import json
import platform
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Final, TypedDict

from bench.commits import ROOT, compiled, git

KEPT: Final = ROOT / "bench" / "instructions.json"
ENGINE: Final = ROOT / "build" / "compiled"
MOST: Final = 5.0  # percent that a game may grow
FEW: Final = 20  # games of every kind in every run
MANY: Final = 400  # games of the kind that is counted, besides

KINDS: Final = {"base": "", "expert": "expert-2016", "horses": "horses"}

PLAY: Final = """
import gc, sys
from folsom import COMPILED, Setup, Source, new_game, new_table, play_out
assert COMPILED, "this engine is not compiled"
gc.disable()
for word in sys.argv[1:]:
    name, _, games = word.partition("=")
    part = {"horses": {"boxes": ("horses",)}, "expert-2016": {"variants": ("expert-2016",)}}.get(name, {})
    setup = Setup(("doc", "belle", "tuco", "django"), **part)
    table = new_table(setup)
    for seed in range(int(games)):
        play_out(new_game(setup, table), Source(seed))
"""

Counts = dict[str, int]


class Kept(TypedDict):
    """What the file holds."""

    reference: str
    instructions: dict[str, Counts]


class GateError(Exception):
    """Why the gate is shut."""


def built_with() -> str:
    """What the number of instructions depends on, besides the code."""
    compiler = subprocess.run(["cc", "--version"], stdout=subprocess.PIPE, text=True, check=True).stdout.splitlines()[0]
    mypyc = importlib.metadata.version("mypy")
    return f"Python {platform.python_version()}, mypyc {mypyc}, {compiler}, {platform.machine()}"


def instructions(engine: Path, games: Counts) -> int:
    """All instructions of a process that plays so many games of each kind."""
    words = [f"{KINDS[kind]}={number}" for kind, number in games.items()]
    valgrind = ["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null"]
    environment = {"PYTHONPATH": str(engine), "PYTHONHASHSEED": "0", "PYTHONDONTWRITEBYTECODE": "1"}
    done = subprocess.run(
        [*valgrind, sys.executable, "-c", PLAY, *words], env=environment, capture_output=True, text=True, check=False
    )
    found = re.search(r"Collected : (\d+)", done.stderr)
    if done.returncode != 0 or found is None:
        raise GateError(f"games under valgrind failed:\n{done.stderr}")
    return int(found[1])


def count(engine: Path) -> Counts:
    """Instructions for each game, by kind: what more games of it cost a process that plays a few of every kind."""
    few = dict.fromkeys(KINDS, FEW)
    start = instructions(engine, few)
    return {kind: (instructions(engine, few | {kind: FEW + MANY}) - start) // MANY for kind in KINDS}


def count_reference(commit: str) -> Counts:
    """Instructions for each game of a commit, which is compiled apart."""
    if not has_commit(commit):
        raise GateError(
            f"there are no numbers for this machine, and the reference commit {commit} is not in this clone\n"
            "(is it shallow?): run `git fetch --unshallow`, then try again."
        )
    return count(compiled(commit))


def has_commit(commit: str) -> bool:
    command = ["git", "cat-file", "-e", f"{commit}^{{commit}}"]
    return subprocess.run(command, cwd=ROOT, stderr=subprocess.DEVNULL, check=False).returncode == 0


def numbers_before(kept: Kept, machine: str, measure: Callable[[str], Counts]) -> Counts:
    """The numbers that are kept for this machine; if there are none, those of the reference commit, measured now."""
    if machine in kept["instructions"]:
        return kept["instructions"][machine]
    print(f"no numbers are kept for {machine}: measuring the reference commit {kept['reference']}", flush=True)
    counts = measure(kept["reference"])
    print(f'to keep them, add to {KEPT.name}: "{machine}": {json.dumps(counts)}')
    return counts


def compare(before: Counts, now: Counts) -> None:
    """Prints the growth of each kind of game; refuses one that is too large."""
    growth = {kind: 100 * (now[kind] / before[kind] - 1) for kind in KINDS}
    for kind in KINDS:
        print(f"{kind:8} {before[kind]:>9,} {now[kind]:>9,} instructions for each game ({growth[kind]:+.2f} %)")
    slower = [kind for kind in KINDS if growth[kind] > MOST]
    if slower:
        raise GateError(
            f"games take more than {MOST:g} % more instructions than before: {', '.join(slower)}.\n"
            "Make them cheaper. If the change is worth its price, commit it, run `make compiled` and\n"
            "`.venv/bin/python -m bench.gate --keep`, and put the new numbers into a commit of their own that says why."
        )


def keep(now: Counts) -> None:
    """Writes the numbers; those of other machines belonged to the old reference commit, and go."""
    kept: Kept = {"reference": git("rev-parse", "HEAD"), "instructions": {built_with(): now}}
    KEPT.write_text(json.dumps(kept, indent=2) + "\n", encoding="utf-8")


def main() -> int:
    parser = argparse.ArgumentParser(description="Fails when games take more instructions than before.")
    parser.add_argument("--keep", action="store_true", help="keep the numbers of this engine as those to compare with")
    wanted = parser.parse_args()
    try:
        now = count(ENGINE)
        if wanted.keep:
            keep(now)
        kept: Kept = json.loads(KEPT.read_text(encoding="utf-8"))
        compare(numbers_before(kept, built_with(), count_reference), now)
    except GateError as problem:
        print(f"error: {problem}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
