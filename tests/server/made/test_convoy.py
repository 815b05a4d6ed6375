"""The convoy, a box with every shape, on a real server in a process of its own."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

TESTS = Path(__file__).resolve().parents[2]
OUTSIDE = TESTS / "outside"


@pytest.mark.parametrize(
    "name",
    [
        "a_game_goes_on_after_a_restart",
        "nobody_is_told_what_others_put_under_their_decks",
        "words_of_it_are_served",
    ],
)
def test_on_a_server(name: str) -> None:
    paths = [str(OUTSIDE / "convoy"), str(OUTSIDE), str(TESTS), *filter(None, [os.environ.get("PYTHONPATH")])]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(paths)}
    command = [sys.executable, "-c", f"import convoy_house; convoy_house.{name}()"]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
