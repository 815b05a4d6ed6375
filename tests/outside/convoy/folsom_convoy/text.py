"""That the convoy slides, and what the events do, has lines of its own."""

from __future__ import annotations

from folsom.text.box import BoxTexts


class Convoy(BoxTexts):
    own_line = ("slid", "buried")


BOX = Convoy()
