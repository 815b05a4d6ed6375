"""Measures plain Python and the compiled engine side by side.

    .venv/bin/python bench/engines.py [SECONDS]

The compiled engine is taken from build/compiled (`make compiled`); without it only plain Python is measured.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
ENGINES = {"plain": ROOT / "src", "compiled": ROOT / "build" / "compiled"}


def measured(folder: Path, seconds: str) -> dict[str, float]:
    """What `folsom bench` finds with the engine in a folder."""
    command = [sys.executable, "-m", "folsom.cli", "bench", "--json", "--seconds", seconds]
    environment = {**os.environ, "PYTHONPATH": str(folder)}
    done = subprocess.run(command, env=environment, stdout=subprocess.PIPE, text=True, check=True)
    found: dict[str, float] = json.loads(done.stdout)
    return found


def main() -> None:
    seconds = sys.argv[1] if len(sys.argv) > 1 else "1"
    found = {name: measured(folder, seconds) for name, folder in ENGINES.items() if folder.is_dir()}
    print(f"{'per CPU second':32}" + "".join(f"{name:>14}" for name in found))
    for name in next(iter(found.values())):
        if name != "compiled":
            print(f"{name:32}" + "".join(f"{result[name]:>14,.0f}" for result in found.values()))


if __name__ == "__main__":
    main()
