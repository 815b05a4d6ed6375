"""The Fluent files of one language, read once."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

from folsom.base.parts import PARTS
from folsom.boxes import FOLDERS

LANGUAGES: Final = ("en", "fr", "nl")
FILES: Final = (
    *("names", "options", "events", "rules", "problems", "web", "play"),  # browsers read these
    *("front", "lobby", "people", "guide", "lesson", "replay", "result", "party"),  # and these
    *("cli", "tables", "records", "arena", "server"),
    *FOLDERS,  # all that is said of a box, and browsers read it too
)

Argument = str | int | float


class MissingText(KeyError):
    """An id that a language has no text for, or a text that lacks an argument."""


def source_of(lang: str, name: str) -> str:
    """The text of one Fluent file."""
    return (files("folsom.text") / lang / f"{name}.ftl").read_text(encoding="utf-8")


def message_ids(lang: str, name: str) -> list[str]:
    """The ids in one Fluent file, in its order."""
    return re.findall(r"^([a-zA-Z][\w-]*) =", source_of(lang, name), flags=re.MULTILINE)


@cache
def _own_texts(lang: str) -> FluentBundle:
    """Our texts of a language. No marks around arguments: every language here runs from left to right."""
    bundle = FluentBundle([lang], use_isolating=False)
    for name in FILES:
        bundle.add_resource(FluentResource(source_of(lang, name)))
    return bundle


@cache
def _with_texts_of(lang: str, package: str) -> None:
    """Adds the texts that a part from another package brings."""
    _own_texts(lang).add_resource(FluentResource(texts_of(lang, package)))


def texts_of(lang: str, package: str) -> str:
    """The texts that a part from another package brings, as Fluent; in English if it has none in this language."""
    folders = [files(package) / one for one in (lang, "en")]
    folder = folders[0] if folders[0].is_dir() else folders[1]
    sources = sorted((file for file in folder.iterdir() if file.name.endswith(".ftl")), key=lambda file: file.name)
    return "\n".join(file.read_text(encoding="utf-8") for file in sources)


def bundle_of(lang: str) -> FluentBundle:
    """All texts of a language: ours, and those of the parts that other packages have brought."""
    for part in PARTS.values():
        if part.package():
            _with_texts_of(lang, part.package())
    return _own_texts(lang)


def has_text(lang: str, key: str) -> bool:
    """Whether a language has a text with this id, or such an attribute of one (``event-shot.you-victim``)."""
    name, _, attribute = key.partition(".")
    bundle = bundle_of(lang)
    if not bundle.has_message(name):
        return False
    return not attribute or attribute in bundle.get_message(name).attributes


def said(lang: str, key: str, arguments: Mapping[str, Argument]) -> str:
    """The text with an id, or of an attribute (``pawn-doc.power``), with its arguments put in."""
    name, _, attribute = key.partition(".")
    bundle = bundle_of(lang)
    if not bundle.has_message(name):
        raise MissingText(f"{lang} has no text {name!r}")
    message = bundle.get_message(name)
    pattern = message.attributes.get(attribute) if attribute else message.value
    if pattern is None:
        raise MissingText(f"{lang} has no text {key!r}")
    text, errors = bundle.format_pattern(pattern, dict(arguments))
    if errors:
        raise MissingText(f"{lang} {key!r}: {errors[0]}")
    return str(text)


def language_of(environment: Mapping[str, str]) -> str:
    """The language of a terminal, by its usual variables; English if it is none of ours."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = environment.get(name, "")
        if value:
            lang = value[:2].lower()
            return lang if lang in LANGUAGES else "en"
    return "en"
