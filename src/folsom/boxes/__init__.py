"""Boxes: expansions of the game. Each is a part that adds pieces, cards, powers and steps; core and base know none.

This is the one list of them. A box is a folder here. In the layers outside the engine it is a module of the same name
in their folder ``boxes``, wherever it has something to say: `voices.py` finds it there.
"""

from importlib import import_module
from typing import Final

from folsom.base.parts import PARTS

FOLDERS: Final = ("horses",)

for folder in FOLDERS:
    import_module(f"folsom.boxes.{folder}")

BOXES: Final = tuple(name for name, part in PARTS.items() if part.is_box())  # as setups name them

__all__ = ["BOXES", "FOLDERS"]
