"""The convoy, a box that no rulebook has, uses every shape that boxes need, and goes through every layer.

Server and browser try it in tests/server/made and tests/web/test_convoy.py.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

TESTS = Path(__file__).resolve().parent.parent
OUTSIDE = TESTS / "outside"
TRIES = [
    "random_games_keep_the_laws",
    "it_has_every_shape",
    "everything_happens",
    "a_punch_in_the_cart_slides_the_convoy",
    "secrets_are_kept",
    "worlds_deal_every_errand_as_often",
    "worlds_know_what_was_put_back",
    "positions_and_options_read_back",
    "scenarios_speak_of_it",
    "records_are_read_back",
    "everything_is_told_in_three_languages",
    "bots_of_every_level_play_it",
    "bots_judge_its_questions",
    "the_arena_plays_it",
    "the_legend_tells_it",
    "the_terminal_shows_it",
]


def run(*words: str) -> subprocess.CompletedProcess[str]:
    """A process that finds the package of the box beside the others."""
    paths = [str(OUTSIDE / "convoy"), str(OUTSIDE), str(TESTS), *filter(None, [os.environ.get("PYTHONPATH")])]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(paths), "COLUMNS": "200"}
    return subprocess.run([sys.executable, *words], env=environment, capture_output=True, text=True, check=False)


@pytest.mark.parametrize("name", TRIES)
def test_the_convoy(name: str) -> None:
    done = run("-c", f"import convoy_tries; convoy_tries.{name}()")
    assert done.returncode == 0, done.stderr


def test_the_command_line_plays_it() -> None:
    done = run("-m", "folsom.cli", "simulate", "--box", "convoy", "--players", "6", "--games", "5", "-j", "1")
    assert done.returncode == 0, done.stderr
    match = run(
        "-m", "folsom.cli", "arena", "-b", "outlaw,random", "--box", "convoy", "--players", "4", "--games", "10"
    )
    assert match.returncode == 0, match.stderr
