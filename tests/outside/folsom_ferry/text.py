"""Which bandit of a player crosses, and that a flood has a line of its own."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from folsom.text.box import BoxTexts, Doer


class Ferry(BoxTexts):
    doers: ClassVar[Mapping[str, Doer]] = {"cross": Doer(0, "cross"), "cross-second": Doer(1, "cross")}
    own_line = ("flooded",)


BOX = Ferry()
