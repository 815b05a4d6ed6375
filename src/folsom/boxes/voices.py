"""The voices of boxes: what each of them says in the layers outside the engine.

A box speaks in a layer with a module of its own, and there with an object ``BOX``, of the class that the layer has for
boxes. The module is found by its name: ``folsom.<layer>.boxes.<folder>`` for a box of ours, ``<package>.<layer>`` for
one that another package brings, as soon as it has been brought. A box without a module has nothing to say there.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from folsom.base.parts import PARTS
from folsom.boxes import FOLDERS
from folsom.core.table import Table


def voices(layer: str) -> dict[str, Any]:
    """The voices of all boxes in a layer, by the name of the box."""
    modules = {folder: f"folsom.{layer}.boxes.{folder}" for folder in FOLDERS}
    for part in PARTS.values():
        if part.package():
            modules[part.name] = f"{part.package()}.{layer}"
    said = {box: _said_by(module) for box, module in modules.items()}
    return {box: voice for box, voice in said.items() if voice is not None}


def voices_on(layer: str, table: Table) -> list[Any]:
    """The voices in a layer of the boxes whose pieces lie on a table."""
    return [voice for box, voice in voices(layer).items() if box in table.parts]


@cache
def _said_by(module: str) -> Any:
    """The voice in a module, if there is such a module."""
    return import_module(module).BOX if find_spec(module) else None
