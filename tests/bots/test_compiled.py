"""Bots think the same on the compiled engine as on the plain one."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

HERE = Path(__file__).resolve().parent
SOURCE = HERE.parents[1] / "src"


def answers(folder: Path) -> list[str]:
    """What the bots answer with the engine in a folder."""
    environment = {**os.environ, "PYTHONPATH": str(folder)}
    command = [sys.executable, str(HERE / "play_levels.py")]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()


def test_compiled_and_plain_bots_answer_the_same() -> None:
    """Every level, with budgets that are counted."""
    folder = os.environ.get("FOLSOM_COMPILED", "")
    if not folder:
        pytest.skip("FOLSOM_COMPILED names no folder with the compiled engine")
    compiled, plain = answers(Path(folder)), answers(SOURCE)
    assert (compiled[0], plain[0]) == ("compiled", "plain")
    for one, other in zip(compiled[1:], plain[1:]):
        assert one == other, "the bots part here: decision, seat, what about, answer"
    assert len(compiled) == len(plain) > 200
