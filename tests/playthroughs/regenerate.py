"""Writes the kept games anew: ``python tests/playthroughs/regenerate.py [NAME…]``.

A record is kept as far as its plies are still right, so that the difference shows what a change of the rules does.
"""

from __future__ import annotations

import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent


def regenerate(names: list[str]) -> None:
    """Writes records, views and counts; what belongs to no game any more is removed."""
    from folsom.notation.record import record_text
    from playthroughs.games import SETUPS, kept, played, record_file, views_file
    from playthroughs.perfts import PERFT_FILE, perft_text, perft_texts
    from playthroughs.views import views_text

    for folder in ("records", "views"):
        (HERE / folder).mkdir(exist_ok=True)
        for file in (HERE / folder).iterdir():
            if file.stem not in SETUPS:
                file.unlink()
    for name in names or list(SETUPS):
        record = played(name, kept(name))
        record_file(name).write_text(record_text(record), encoding="utf-8")
        views_file(name).write_text(views_text(record), encoding="utf-8")
    PERFT_FILE.write_text(perft_text(perft_texts()), encoding="utf-8")


if __name__ == "__main__":
    sys.path[:0] = [str(HERE.parent), str(HERE.parents[1] / "src")]
    regenerate(sys.argv[1:])
