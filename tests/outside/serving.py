"""A server in a process of its own, which has a box from outside as if installed."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

OUTSIDE = Path(__file__).resolve().parent


class Apart:
    """Where it is."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.port = int(url.rpartition(":")[2])


@contextmanager
def serving(folder: Path, package: str) -> Iterator[Apart]:
    """`folsom serve` with the package of a box, and a database of its own."""
    paths = [str(OUTSIDE / package), *filter(None, [os.environ.get("PYTHONPATH")])]
    own = {"PYTHONPATH": os.pathsep.join(paths), "FOLSOM_PACE": "0", "FOLSOM_LOG": "warning", "PYTHONUNBUFFERED": "1"}
    words = ["serve", "--port", "0", "--database", f"sqlite:///{folder / 'apart.db'}", "--lang", "en"]
    command = [sys.executable, "-m", "folsom.cli", *words]
    with subprocess.Popen(command, env={**os.environ, **own}, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        try:
            for line in process.stdout:
                found = re.search(r"http://[\w.]+:\d+", line)
                if found:
                    break
            else:
                raise AssertionError("the server did not start")
            yield Apart(found[0].replace("localhost", "127.0.0.1"))
        finally:
            process.terminate()
            process.stdout.close()
