"""The `folsom` command as a program of its own."""

from __future__ import annotations

import sys

# A program that was started in the background ignores Ctrl-C, and so do all that it starts; one at a terminal does not.
HEARS_CTRL_C = """
import runpy, signal, sys
signal.signal(signal.SIGINT, signal.default_int_handler)
sys.argv[0] = "folsom"
runpy.run_module("folsom.cli", run_name="__main__")
"""


def folsom_at_terminal(*words: str) -> list[str]:
    """A command line that hears Ctrl-C, however the tests were started."""
    return [sys.executable, "-c", HEARS_CTRL_C, *words]
