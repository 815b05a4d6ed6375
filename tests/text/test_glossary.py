"""The glossaries: every language names the same things, and its texts say the word that it has for each."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from folsom.text.bundle import FILES, LANGUAGES, source_of

GLOSSARY = Path(__file__).resolve().parents[2] / "docs" / "glossary"
ARTICLES = re.compile(r"(?:the|an?|une?|le|la|les|de|het|een) |l'")
Row = dict[str, str]


@cache
def glossary(lang: str) -> dict[str, Row]:
    """The rows of a language's tables, by entry, in their order."""
    return read((GLOSSARY / f"{lang}.md").read_text(encoding="utf-8"))


def read(page: str) -> dict[str, Row]:
    rows: dict[str, Row] = {}
    columns: list[str] = []
    for line in page.splitlines():
        if not line.startswith("|"):
            columns = []
            continue
        cells = [cell.strip().strip("`") for cell in line.strip("|").split("|")]
        if not columns:
            columns = cells
        elif set(line) != {"|", "-"}:
            assert len(cells) == len(columns), line
            assert cells[0] not in rows, f"{cells[0]} stands there twice"
            rows[cells[0]] = dict(zip(columns, cells))
    return rows


class Said(Visitor):
    """Collects what a message says, pattern by pattern; what is filled in is a gap."""

    def __init__(self) -> None:
        self.patterns: list[str] = []

    def visit_Pattern(self, node: ftl.Pattern) -> None:
        parts = [part.value if isinstance(part, ftl.TextElement) else "{}" for part in node.elements]
        self.patterns.append(plain("".join(parts)))
        self.generic_visit(node)


def plain(text: str) -> str:
    """Without what only looks different: curly apostrophes, spaces that do not break, line ends."""
    return re.sub(r"\s+", " ", text.replace("’", "'"))


def said(source: str) -> Iterator[tuple[str, str]]:
    """Each text with its id, attributes as `id.attribute`, every variant of it."""
    for entry in FluentParser().parse(source).body:
        if isinstance(entry, ftl.Message):
            parts = [(entry.id.name, entry.value)]
            parts += [(f"{entry.id.name}.{one.id.name}", one.value) for one in entry.attributes]
            for name, value in parts:
                visitor = Said()
                if value is not None:
                    visitor.visit(value)
                yield from ((name, pattern) for pattern in visitor.patterns)


@cache
def texts(lang: str) -> tuple[tuple[str, str], ...]:
    return tuple(one for name in FILES for one in said(source_of(lang, name)))


def forbidden(rows: dict[str, Row]) -> list[tuple[str, str]]:
    """Every word that is not to be used, with the word to use instead."""
    lists = [(plain(row["not"]), row["word"]) for row in rows.values()]
    return [(bad.strip(), good) for bad_ones, good in lists for bad in bad_ones.split(",") if bad.strip()]


def offences(rows: dict[str, Row], lines: tuple[tuple[str, str], ...]) -> list[str]:
    """The texts that say a forbidden word. One with a capital counts only as it is written."""
    found: list[str] = []
    for bad, good in forbidden(rows):
        case = 0 if bad != bad.lower() else re.IGNORECASE
        pattern = re.compile(rf"(?<!\w){re.escape(bad)}(?!\w)", case)
        found += [f"{name} says “{bad}”, not “{good}”: {text}" for name, text in lines if pattern.search(text)]
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_text_says_a_forbidden_word(lang: str) -> None:
    assert offences(glossary(lang), texts(lang)) == []


def test_a_forbidden_word_is_found() -> None:
    rows = read("| word | not |\n|---|---|\n| loot | booty, swag |\n| bandit | le Bandit |\n| l’or | d’or |")
    source = "a = The booty.\n    .b = Booties, swagger.\nc = { $n ->\n    [one] x\n   *[other] some swag\n }\n"
    lines = tuple(said(source + "d = ’s Booty { $n }\ne = le Bandit\nf = le bandit\ng = tout d’or"))
    names = [offence.split()[0] for offence in offences(rows, lines)]
    assert sorted(names) == ["a", "c", "d", "e", "g"]


def capitals(rows: dict[str, Row], lines: tuple[tuple[str, str], ...]) -> list[str]:
    """The texts with a capital inside a sentence where the glossary's word has none; `carte Manche` names a card."""
    words = {plain(row["word"]) for row in rows.values()}
    wrong = {word[0].upper() + word[1:] for word in words if word == word.lower()} - words
    before = r"(?<![Cc]arte)(?<![Cc]artes)(?:(?<=[\w,;:)]) | [ld]')"
    inside = re.compile(before + "(?:" + "|".join(map(re.escape, sorted(wrong))) + r")(?!\w)")
    return [f"{name}: {text}" for name, text in lines if inside.search(text)]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_capitals_are_those_of_the_glossary(lang: str) -> None:
    assert capitals(glossary(lang), texts(lang)) == []


def test_a_wrong_capital_is_found() -> None:
    rows = read("| word |\n|---|\n| balle |\n| Tir |\n| otage |\n| manche |")
    source = "a = Une Balle.\nb = Balle. Balle ? Tir\nc = Un Tir\nd = la carte Manche\ne = ici, Balle\nf = pas d’Otage"
    assert [line[0] for line in capitals(rows, tuple(said(source)))] == ["a", "e", "f"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_glossaries_have_the_same_entries(lang: str) -> None:
    assert list(glossary(lang)) == list(glossary("en"))
    assert [entry for entry, row in glossary(lang).items() if not row["word"]] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_word_is_forbidden_for_another_thing(lang: str) -> None:
    words = {plain(row["word"]) for row in glossary(lang).values()}
    assert [bad for bad, _ in forbidden(glossary(lang)) if bad in words] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_texts_say_the_word(lang: str) -> None:
    """A text that is the name of a thing is the word of the glossary, but for an article."""
    says = dict(texts(lang))
    named = {entry: row["text"] for entry, row in glossary("en").items() if row["text"]}
    assert sorted(text for text in named.values() if text not in says) == []
    wrong = {}
    for entry, text in named.items():
        word, name = plain(glossary(lang)[entry]["word"]), says[text]
        if bare(name) != bare(word):
            wrong[text] = (name, word)
    assert wrong == {}


def bare(name: str) -> str:
    return ARTICLES.sub("", name.lower(), count=1) if ARTICLES.match(name.lower()) else name.lower()
