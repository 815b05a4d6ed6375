"""The compiled engine plays the same games as plain Python, ply by ply."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

HERE = Path(__file__).resolve().parent
SOURCE = HERE.parents[1] / "src"
GAMES = 55


def digests(folder: Path) -> list[str]:
    """What the script prints with the engine in a folder."""
    command = [sys.executable, str(HERE / "play_digests.py"), str(GAMES)]
    environment = {**os.environ, "PYTHONPATH": str(folder), "PYTHONHASHSEED": "0"}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()


def test_compiled_and_plain_play_the_same_games() -> None:
    folder = os.environ.get("FOLSOM_COMPILED", "")
    if not folder:
        pytest.skip("FOLSOM_COMPILED names no folder with the compiled engine")
    compiled, plain = digests(Path(folder)), digests(SOURCE)
    assert (compiled[0], plain[0]) == ("compiled", "plain")
    for one, other in zip(compiled[1:], plain[1:]):
        assert one == other, "the engines part here: seed, ply, answer, game, views and draws, events"
    assert len(compiled) == len(plain) > GAMES * 80
