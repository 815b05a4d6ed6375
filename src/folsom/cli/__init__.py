"""The ``folsom`` command."""

from __future__ import annotations

import sys

from folsom.cli.version import VERSION, version_line

__all__ = ["main"]


def main() -> None:
    """Runs the command line. A terminal that cannot show a letter shows a question mark instead."""
    for stream in (sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")
    if sys.argv[1:] == [VERSION]:  # said at once: reading all commands takes longer than most of them
        print(version_line())
        return
    from folsom.cli.commands import app

    app(prog_name="folsom")
