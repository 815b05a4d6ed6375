"""Measures whether bots keep to their time, and how much memory they take, in whole games.

    .venv/bin/python bench/budgets.py [CODE ...]

Each code plays on all four seats of a game, and of further ones until it has decided 100 times (decisions with one
option are none). Times are by the clock: an idle core is needed; where others work too, the slowest decision by CPU
time tells what was the bot's own. Memory is the most that the process ever had. To measure the compiled engine, put
build/compiled in front of PYTHONPATH.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from statistics import median

from folsom import COMPILED, Setup, Source, answer, new_game, pending, run_chance, view
from folsom.bots import make_bot, read_code

CODES = ("gunslinger:10ms", "gunslinger:50ms", "gunslinger:200ms", "legend:1s")
BANDITS = ("doc", "belle", "tuco", "django")
DECISIONS = 100


def peak() -> float:
    """The most memory that this process has had, in MB."""
    import resource

    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return most / (1 << 20 if sys.platform == "darwin" else 1 << 10)


def measure(code: str) -> dict[str, float]:
    """Milliseconds of decisions, by their median and their slowest, and the memory before and after a game."""
    before = peak()
    times: list[tuple[float, float]] = []
    after = 0.0
    seed = 0
    while not after or len(times) < DECISIONS:
        seed += 1
        times += play(code, seed)
        after = after or peak()  # that of the first game
    clock, own = [[1000 * time[i] for time in times[:DECISIONS]] for i in (0, 1)]
    return {"median": median(clock), "slowest": max(clock), "own": max(own), "before": before, "after": after}


def play(code: str, seed: int) -> list[tuple[float, float]]:
    """One game; the seconds of its decisions, by the clock and of CPU time."""
    bots = [make_bot(code, seat) for seat in range(len(BANDITS))]
    game = new_game(Setup(BANDITS))
    chance = Source(seed)
    run_chance(game, chance)
    times: list[tuple[float, float]] = []
    while not game.over():
        seat = pending(game)[0].seat
        v = view(game, seat)
        decision = next(one for one in pending(v) if one.seat == seat)
        begin, own = time.perf_counter(), time.process_time()
        option = bots[seat].choose(v, decision)
        if len(decision.options) > 1:
            times.append((time.perf_counter() - begin, time.process_time() - own))
        answer(game, decision.number, seat, option, decision.part)
        run_chance(game, chance)
    return times


def measured(code: str) -> dict[str, float]:
    """The same in a process of its own, so that memory is this code's."""
    done = subprocess.run(
        [sys.executable, __file__, "--one", code], env=os.environ, stdout=subprocess.PIPE, text=True, check=True
    )
    found: dict[str, float] = json.loads(done.stdout)
    return found


def row(code: str, found: dict[str, float]) -> str:
    """A line of the table."""
    budget = read_code(code)[1].budget
    times = [found[key] for key in ("median", "slowest", "own")]
    shares = [f" ({time / budget.seconds / 10:.0f} %)" if budget and not budget.counted else "" for time in times]
    cells = [f"{time:.1f} ms{share}" for time, share in zip(times, shares)]
    memory = [f"{found[key]:.0f} MB" for key in ("before", "after")]
    return "| " + " | ".join([f"`{code}`", *cells, *memory]) + " |"


def main() -> None:
    if sys.argv[1:2] == ["--one"]:
        print(json.dumps(measure(sys.argv[2])))
        return
    print(f"{'Compiled' if COMPILED else 'Plain Python'}; load {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores.\n")
    print(f"| bot | median | slowest of {DECISIONS} | slowest by CPU time | memory before | memory after a game |")
    print("|---|---|---|---|---|---|", flush=True)
    for code in sys.argv[1:] or CODES:
        print(row(code, measured(code)), flush=True)


if __name__ == "__main__":
    main()
