"""Both builds of the engine: as plain Python, and compiled."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
COMPILED = ROOT / "build" / "compiled"


def make_compiled() -> str:
    """Makes the compiled build, unless it is there and up to date; what the tool says."""
    command = [sys.executable, str(ROOT / "tools" / "compiled")]
    made = subprocess.run(command, capture_output=True, text=True, check=False)
    assert made.returncode == 0, made.stdout + made.stderr
    return made.stdout


def printed(script: str, *arguments: str) -> tuple[list[str], list[str]]:
    """What a script of this folder prints with each build: compiled, plain."""
    compiled, plain = (_printed(folder, script, *arguments) for folder in (COMPILED, ROOT / "src"))
    assert (compiled.pop(0), plain.pop(0)) == ("compiled", "plain")
    return compiled, plain


def _printed(folder: Path, script: str, *arguments: str) -> list[str]:
    environment = {**os.environ, "PYTHONPATH": str(folder), "PYTHONHASHSEED": "0"}
    command = [sys.executable, str(HERE / script), *arguments]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()
