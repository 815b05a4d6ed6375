"""Names that people choose: any letters, but nothing that does not show or turns the line around."""

from __future__ import annotations

import unicodedata
from typing import Final

from folsom.server.problems import bad

LONGEST: Final = 24
MARKS: Final = 3  # in a row that one letter may carry


def clean_name(text: str, longest: int = LONGEST) -> str:
    """A name as it is kept: composed, with single spaces. One that would not show is refused."""
    name = " ".join(unicodedata.normalize("NFC", text).split())
    if not name:
        raise bad("no-name", "a name has at least one letter")
    if len(name) > longest:
        raise bad("long-name", f"a name has at most {longest} letters")
    marks = 0
    for letter in name:
        kind = unicodedata.category(letter)
        if kind in ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"):
            raise bad("odd-name", "a name is made of letters that show")
        marks = marks + 1 if kind == "Mn" else 0
        if marks > MARKS:
            raise bad("odd-name", "a name is made of letters that show")
    return name
