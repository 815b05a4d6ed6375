"""Horses & Stagecoach: a plan of attack marks the cards that are kept (HS-PLAN-1)."""

from __future__ import annotations

from typing import Final

from folsom.laws.box import Box


class Horses(Box):
    """The rest of it lies before all eyes, or is known by its kind."""

    marks = ("keeping ",)


BOX: Final = Horses()
