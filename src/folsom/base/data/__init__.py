"""What is printed on the components, as TOML files. ``source`` says whether a set is printed or reconstructed."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any


@cache
def printed(name: str, package: str = "folsom.base.data") -> dict[str, Any]:
    """One of the data files of the base game, or of a box that keeps its own in a package, by name."""
    return tomllib.loads((files(package) / f"{name}.toml").read_text(encoding="utf-8"))
