"""Where plain Python spends its time: random games under the profiler.

    PYTHONPATH=src .venv/bin/python bench/hot.py [GAMES]

For the compiled engine use a profiler of the system (`perf record`); its functions are called `CPyDef_...`.
"""

from __future__ import annotations

import cProfile
import pstats
import sys

from folsom import Setup, Source, new_game, new_table, play_out

SETUP = Setup(("doc", "belle", "tuco", "django"))


def play(games: int) -> None:
    """Whole games with random answers, as `folsom bench` plays them."""
    table = new_table(SETUP)
    source = Source(1)
    for _ in range(games):
        play_out(new_game(SETUP, table), source)


def main() -> None:
    profile = cProfile.Profile()
    profile.runcall(play, int(sys.argv[1]) if len(sys.argv) > 1 else 200)
    pstats.Stats(profile).sort_stats("tottime").print_stats(30)


if __name__ == "__main__":
    main()
