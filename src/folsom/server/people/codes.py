"""Recovery codes: easy to read and to write down, impossible to guess."""

from __future__ import annotations

import secrets
from typing import Final

from folsom.server.people.sessions import hashed

LETTERS: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"  # five bits each; none that is easily taken for another
GROUPS: Final = 7
GROUP: Final = 4  # letters: 140 bits in all
ALIKE: Final = str.maketrans("OIL", "011", "- ")


def new_code() -> str:
    """A code like 4TR0-9XKD-…"""
    groups = ("".join(secrets.choice(LETTERS) for _ in range(GROUP)) for _ in range(GROUPS))
    return "-".join(groups)


def hashed_code(text: str) -> str:
    """What is kept of a code, however somebody writes it."""
    return hashed(text.upper().translate(ALIKE))
