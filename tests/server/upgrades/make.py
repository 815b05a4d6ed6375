"""Keeps a database of this version for the tests of those to come: ``python tests/server/upgrades/make.py NAME``.

It takes minutes. What was kept under other names stays as it is.
"""

from __future__ import annotations

import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent


def make(name: str) -> None:
    """Writes the files of both databases."""
    from server.upgrades.making import in_postgres, in_sqlite

    in_sqlite(name)
    in_postgres(name)


if __name__ == "__main__":
    sys.path[:0] = [str(HERE.parents[1]), str(HERE.parents[2] / "src")]
    make(sys.argv[1])
