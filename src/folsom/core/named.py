"""Things with names."""

from __future__ import annotations

from folsom.core.ints import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Named:
    """A thing that is called by its name, and printed with it: ``<CardKind move>``."""

    def __init__(self, name: str) -> None:
        self.name = name

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self.name}>"
