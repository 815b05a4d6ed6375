"""Horses & Stagecoach: either bandit of a player drinks from his own flask, and what a log tells of the box."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Final

from folsom.text.box import BoxTexts, Doer


class HorsesTexts(BoxTexts):
    """The bandit is named, and so the second one drinks like the first."""

    doers: ClassVar[Mapping[str, Doer]] = {"drink": Doer(0, "drink"), "drink-second": Doer(1, "drink")}

    quiet = ("horse",)
    quiet_rules = ("HS-SETUP-1", "HS-SETUP-2", "HS-SETUP-3")
    quiet_tokens = ("HS-EV-SHOT",)  # the flask leaves the game: next it is told what was in it
    own_line = ("coach", "drank")
    own_rules = ("HS-ATTACK-1", "HS-ATTACK-2", "HS-PLAN-1", "HS-HOST-POODLE")


BOX: Final = HorsesTexts()
