"""What a broken law says of itself."""

from __future__ import annotations

from typing import Final

# The laws by name. The first ones are cheap and checked after every ply, the others at some plies or at all.
CHEAP: Final = (
    "cards",
    "bullets",
    "tokens",
    "values",
    "knowledge",
    "pawns",
    "train",
    "counters",
    "meetings",
    "options",
    "numbers",
    "end",
)
COSTLY: Final = ("draws", "copies", "snapshots", "views", "worlds", "secrets", "folds")
LAWS: Final = CHEAP + COSTLY


class Broken(AssertionError):
    """A law does not hold: its name, and what was found."""

    def __init__(self, law: str, found: str) -> None:
        assert law in LAWS, law
        super().__init__(f"{law}: {found}")
        self.law = law
        self.found = found


def hold(law: str, holds: bool, found: str) -> None:
    """Does nothing if a law holds, and says what was found if not."""
    if not holds:
        raise Broken(law, found)
