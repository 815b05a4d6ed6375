"""The six bandits of the box, and their powers."""

from __future__ import annotations

from typing import Final

from folsom.base.powers import BanditPower
from folsom.base.powers.belle import Belle
from folsom.base.powers.cheyenne import Cheyenne
from folsom.base.powers.django import Django
from folsom.base.powers.doc import Doc
from folsom.base.powers.ghost import Ghost
from folsom.base.powers.tuco import Tuco

BANDITS: Final = ("ghost", "doc", "tuco", "cheyenne", "belle", "django")


def base_powers() -> dict[str, BanditPower]:
    """The bandits' powers by name, made anew for each table."""
    powers: list[BanditPower] = [Ghost(), Doc(), Tuco(), Cheyenne(), Belle(), Django()]
    return {power.name: power for power in powers}
