"""A box's part in the judgement of bots: judges of its questions, and a scout of its places."""

from __future__ import annotations

from typing import Final

from folsom.boxes.voices import voices
from folsom.core.ints import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class BoxJudgement:
    """A box's part in the judgement of bots. Without it all options of its questions look alike."""

    def add_judges(self) -> None:
        """Makes known who judges its questions (``add_judge``), and the scout of its places (``SCOUTS``)."""


KNOWN: Final[list[str]] = []  # the boxes that have been asked


def know_boxes() -> None:
    """Asks every box for its judges: once, and one from another package when it has been brought."""
    for name, voice in voices("bots").items():
        if name not in KNOWN:
            KNOWN.append(name)
            box: BoxJudgement = voice
            box.add_judges()
