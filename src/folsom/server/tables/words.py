"""What people write: any letters, but nothing that does not show or turns the line around."""

from __future__ import annotations

import unicodedata
from typing import Final

from folsom.server.problems import bad

JOINERS: Final = "\u200c\u200d"  # part of some scripts, and of pictures made of several
MARKS: Final = 3  # in a row that one letter may carry
UNSEEN: Final = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")


def clean_words(text: str) -> str:
    """Words as they are kept: composed, on one line, with single spaces. Such as would not show are refused."""
    words = " ".join(unicodedata.normalize("NFC", text).split())
    if not words:
        raise bad("no-words", "there is nothing to say")
    marks = 0
    for letter in words:
        kind = unicodedata.category(letter)
        marks = marks + 1 if kind == "Mn" else 0
        if (kind in UNSEEN and letter not in JOINERS) or marks > MARKS:
            raise bad("odd-words", "words are made of letters that show")
    return words
