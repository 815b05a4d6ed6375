"""``folsom --version``: which Folsom this is."""

from __future__ import annotations

from folsom.core.compiled import COMPILED
from folsom.notation.record import rules_version

VERSION = "--version"


def version_line() -> str:
    """Name and version, and whether the engine is compiled: a line for bug reports and programs, in no language."""
    return f"folsom {rules_version()} ({'compiled' if COMPILED else 'plain Python'})"
