"""What is tried with a box from outside, in a process of its own, which has its package as if installed."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

OUTSIDE = Path(__file__).resolve().parent
TESTS = OUTSIDE.parent


def with_box(package: str, *words: str) -> subprocess.CompletedProcess[str]:
    """Python with these words, in a process that finds the package of a box in this folder ("": those right here)."""
    paths = [str(OUTSIDE / package), str(OUTSIDE), str(TESTS), *filter(None, [os.environ.get("PYTHONPATH")])]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(paths), "COLUMNS": "200"}
    return subprocess.run([sys.executable, *words], env=environment, capture_output=True, text=True, check=False)


def tried(package: str, module: str, name: str) -> None:
    """Tries something; it fails with what was said there."""
    done = with_box(package, "-c", f"import {module}; {module}.{name}()")
    assert done.returncode == 0, done.stderr
