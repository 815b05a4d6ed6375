"""What is printed on the components, as TOML files. ``source`` says whether a set is printed or reconstructed."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any


@cache
def printed(name: str) -> dict[str, Any]:
    """One of the data files of the base game, by name."""
    return tomllib.loads((files("folsom.base.data") / f"{name}.toml").read_text(encoding="utf-8"))
