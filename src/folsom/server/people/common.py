"""Passwords that are tried first: those that many people have, and those that anybody would think of for somebody.

The list has the most common passwords of eight letters and more, from zxcvbn (MIT licence; its own first line names
whom it is from).
"""

from __future__ import annotations

import gzip
import unicodedata
from functools import cache
from importlib.resources import files
from string import digits, punctuation
from typing import Final

from folsom.server.problems import bad

LIST: Final = "common.txt.gz"
OURS: Final = ("folsom", "colt express", "coltexpress", "train robbery")  # what this place is about
TRIMMED: Final = digits + punctuation + " "  # what people add to make a password of a word


def check_password(password: str, *own: str) -> None:
    """Refuses a password that is easily guessed. ``own``: how its owner is called."""
    plain = _plain(password)
    words = {_plain(word) for word in (*OURS, *own)}
    cores = {word.strip(TRIMMED) for word in words} - {""}
    if plain in common() or plain in words or plain.strip(TRIMMED) in cores:
        raise bad("common-password", "that is one of the passwords that are tried first: choose another one")


def _plain(text: str) -> str:
    """The same text however it was typed."""
    return unicodedata.normalize("NFKC", text).casefold()


@cache
def common() -> frozenset[str]:
    """The list, read when it is first needed."""
    text = gzip.decompress(files("folsom.server.people").joinpath(LIST).read_bytes()).decode()
    return frozenset(text.splitlines())
