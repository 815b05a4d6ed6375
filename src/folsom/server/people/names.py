"""Names that people choose: any letters, but nothing that does not show or turns the line around."""

from __future__ import annotations

import unicodedata
from typing import Final

from folsom.server.problems import Problem, bad

LONGEST: Final = 24
MARKS: Final = 3  # in a row that one letter may carry
HIDDEN: Final = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")  # categories
BLANK: Final = "\u115f\u1160\u2800\u3164\uffa0"  # called letters and signs, but nothing shows


def clean_name(text: str, longest: int = LONGEST) -> str:
    """A name as it is kept: composed, with single spaces. One that would not show is refused."""
    name = " ".join(unicodedata.normalize("NFC", text).split())
    if not name:
        raise bad("no-name", "a name has at least one letter")
    if len(name) > longest:
        raise bad("long-name", f"a name has at most {longest} letters")
    marks = MARKS  # a mark needs a letter before it
    for letter in name:
        kind = unicodedata.category(letter)
        if kind in HIDDEN or letter in BLANK:
            raise _odd()
        marks = marks + 1 if kind in ("Mn", "Me") else 0
        if marks > MARKS:
            raise _odd()
    return name


def _odd() -> Problem:
    return bad("odd-name", "a name is made of letters that show")
