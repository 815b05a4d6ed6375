"""The ``folsom`` command."""

from __future__ import annotations

import sys

__all__ = ["main"]


def main() -> None:
    """Runs the command line. A terminal that cannot show a letter shows a question mark instead."""
    for stream in (sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")
    from folsom.cli.commands import app

    app(prog_name="folsom")
