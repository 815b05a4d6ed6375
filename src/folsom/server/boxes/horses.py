"""Horses & Stagecoach: who rides, who attacks the train, and who lays cards with a flask or in a melee."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Final

from folsom.boxes.horses.attack import Attack, BoardAnywhere, BoardOrRideOn, DrawFirstAboard
from folsom.boxes.horses.melee import Melee
from folsom.boxes.horses.whisky import PlayWithFlask
from folsom.server.play.box import ATTACKS, BEFORE_FIRST, PLANS, RIDES, SLIDES, BoxLegend, Left


class HorsesLegend(BoxLegend):
    """The steps of the attack, of whisky and of the melee, and how pawns are moved."""

    steps: ClassVar[Mapping[str, Left]] = {
        Attack.__name__: Left(ATTACKS, ("car",)),
        BoardOrRideOn.__name__: Left(ATTACKS, ("seats", "car")),
        BoardAnywhere.__name__: Left(ATTACKS, ("bandit", "seat", "car")),
        DrawFirstAboard.__name__: Left(BEFORE_FIRST),
        PlayWithFlask.__name__: Left(PLANS, ("seat", "nth", "plays")),
        Melee.__name__: Left(PLANS, ("seats",)),
    }
    moves: ClassVar[Mapping[str, str]] = {"HS-RIDE": RIDES, "HS-EV": SLIDES}


BOX: Final = HorsesLegend()
