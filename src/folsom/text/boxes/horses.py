"""Horses & Stagecoach: either bandit of a player drinks from his own flask."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Final

from folsom.text.box import BoxTexts, Doer


class HorsesTexts(BoxTexts):
    """The bandit is named, and so the second one drinks like the first."""

    doers: ClassVar[Mapping[str, Doer]] = {"drink": Doer(0, "drink"), "drink-second": Doer(1, "drink")}


BOX: Final = HorsesTexts()
