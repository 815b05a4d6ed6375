"""In which language the command line speaks: the option ``--lang`` of the command, else the terminal's own."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from enum import StrEnum
from functools import cache

from folsom.text import LANGUAGES, Texts, language_of


class Language(StrEnum):
    """The languages of the texts."""

    EN = "en"
    FR = "fr"
    NL = "nl"


def chosen(lang: Language | None) -> Texts:
    """The texts in the language asked for, or in the terminal's."""
    return Texts(lang.value if lang is not None else language_of(os.environ))


def language_in(arguments: Sequence[str]) -> str:
    """The language that a command line names, before it is parsed: for its help."""
    for i, argument in enumerate(arguments):
        value = argument.partition("=")[2] if argument.startswith("--lang=") else ""
        if argument == "--lang" and i + 1 < len(arguments):
            value = arguments[i + 1]
        if value in LANGUAGES:
            return value
    return language_of(os.environ)


@cache
def _texts() -> Texts:
    return Texts(language_in(sys.argv[1:]))


def help_text(key: str) -> str:
    """A line of help in the language of this command line."""
    return _texts().say(key)
