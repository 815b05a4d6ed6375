"""The code samples of a page: every fenced block, and Python in comments that readers do not see.

What a block is stands in its first line (`python`, `sh`, …). A comment in front of it says why it is not run as it is:

    <!-- not run: REASON -->        it is left alone
    <!-- not started: REASON -->    the options of its commands are read, but nothing is started
    <!-- checked by FILE -->        that test does more with it than the tests here could
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

from sybil import Document, Example, Region
from sybil.parsers.markdown import CodeBlockParser
from sybil.parsers.markdown.lexers import RawFencedCodeBlockLexer
from sybil.typing import Evaluator

from pages import kinds

ROOT = Path(__file__).resolve().parents[2]
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]

FENCES = RawFencedCodeBlockLexer(re.compile(r"(?P<kind>.*)$\n", re.MULTILINE))
UNSEEN = CodeBlockParser("python", kinds.run_python)
MARK = re.compile(r"<!-- (?:(?P<kind>not run|not started): (?P<reason>\S[^>]*)|checked by (?P<test>\S+)) -->\s*\Z")


def read_page(page: Path) -> Document:
    """A page with its samples."""
    return Document.parse(str(page), blocks, unseen)


def blocks(document: Document) -> Iterator[Region]:
    """Every fenced block, with what is done with it."""
    for region in FENCES(document):
        region.parsed = region.lexemes["source"]
        region.evaluator = treatment(region.lexemes["kind"].strip(), mark_of(document, region))
        yield region


def unseen(document: Document) -> Iterator[Region]:
    """Python in comments, which prepares or checks what readers see."""
    yield from (region for region in UNSEEN(document) if document.text[region.start :].lstrip().startswith("<!--"))


def mark_of(document: Document, region: Region) -> re.Match[str] | None:
    """The comment right in front of a block."""
    return MARK.search(document.text[: region.start])


def treatment(kind: str, mark: re.Match[str] | None) -> Evaluator:
    """What is done with a block of a kind."""
    if mark is None:
        return kinds.RUN.get(kind, not_understood)
    if mark["test"]:
        return lambda example: named_in(ROOT / mark["test"], example)
    return kinds.read_commands if mark["kind"] == "not started" else lambda example: None


def not_understood(example: Example) -> str:
    return f"say what it is ({', '.join(kinds.RUN)}), or mark it as tests/pages/samples.py tells"


def named_in(test: Path, example: Example) -> str | None:
    """A test that is said to check a block must name its page."""
    if test.is_file() and Path(example.path).name in test.read_text(encoding="utf-8"):
        return None
    return f"{test} does not check this page"
