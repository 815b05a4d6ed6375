"""The six bandits of the box, and their powers."""

from __future__ import annotations

from typing import Final

from folsom.base.gang import add_bandit
from folsom.base.powers.belle import Belle
from folsom.base.powers.cheyenne import Cheyenne
from folsom.base.powers.django import Django
from folsom.base.powers.doc import Doc
from folsom.base.powers.ghost import Ghost
from folsom.base.powers.tuco import Tuco

BANDITS: Final = ("ghost", "doc", "tuco", "cheyenne", "belle", "django")

add_bandit("ghost", Ghost)
add_bandit("doc", Doc)
add_bandit("tuco", Tuco)
add_bandit("cheyenne", Cheyenne)
add_bandit("belle", Belle)
add_bandit("django", Django)
