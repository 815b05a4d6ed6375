"""docs/security.md: every test that it names exists, every limit is the one in the code, every item has its number."""

from __future__ import annotations

import ast
import re
from functools import cache
from importlib import import_module
from pathlib import Path

ROOT = Path(__file__).parents[3]
PAGE = (ROOT / "docs" / "security.md").read_text()
NAMED = re.compile(r"`((?:\w+/)*test_\w+\.py)(?:::(\w+))?`")
LIMIT = re.compile(r"^\| [^|]+ \| ([^|]+) \| ((?:`[a-z_.]+\.[A-Z_]+`(?:, )?)+) \|$", re.MULTILINE)
ITEM = re.compile(r"^\| ((?:\d+\.\d+\.\d+(?: \([123]\))?(?:, )?)+) \|", re.MULTILINE)
# How many items the standard (5.0.0) has in each section of the chapters that are named.
SECTIONS = {
    1: (2, 10, 12, 3, 3),
    2: (3, 3, 5, 2),
    3: (1, 3, 5, 8, 8, 1, 5),
    4: (5, 5, 2, 4),
    5: (1, 6, 3, 3),
    6: (3, 12, 8, 6, 8, 4, 2, 4),
    7: (3, 4, 2, 5, 3, 2),
    8: (4, 4, 3, 2),
    11: (4, 5, 5, 4, 2, 2, 2),
    12: (5, 2, 5),
    13: (4, 6, 4, 7),
    14: (2, 8, 3),
    15: (5, 5, 7, 4),
    16: (1, 5, 4, 3, 4),
}


@cache
def named_in(path: str) -> set[str]:
    """The tests of a file; paths are below tests/server, or below tests."""
    places = [place for place in (ROOT / "tests" / "server" / path, ROOT / "tests" / path) if place.is_file()]
    assert places, f"there is no {path}"
    found = ast.parse(places[0].read_text()).body
    return {one.name for one in found if isinstance(one, ast.FunctionDef) and one.name.startswith("test_")}


def test_every_test_that_is_named_exists() -> None:
    named = NAMED.findall(PAGE)
    assert len(named) > 100
    missing = [f"{path}::{name}" for path, name in named if name and name not in named_in(path)]
    assert not missing
    assert all(named_in(path) for path, _ in named)


def test_every_limit_is_the_one_in_the_code() -> None:
    rows = LIMIT.findall(PAGE)
    assert len(rows) > 15
    for said, names in rows:
        numbers = [float(number) for number in re.findall(r"\d+", said)]
        values = [float(_value(name)) for name in re.findall(r"`([^`]+)`", names)]
        assert numbers == values, said


def _value(name: str) -> float:
    module, _, constant = name.rpartition(".")
    found: float = getattr(import_module(f"folsom.server.{module}"), constant)
    return found


def test_every_item_has_tests() -> None:
    lines = [line for line in PAGE.splitlines() if ITEM.match(line)]
    assert len(lines) > 80
    assert [line for line in lines if not NAMED.search(line)] == []


def test_every_item_is_one_of_the_standard() -> None:
    text = PAGE[PAGE.index("## OWASP ASVS") :].replace("5.0.0", "")
    for chapter, section, item in re.findall(r"\b(\d+)\.(\d+)(?:\.(\d+))?\b", text.replace("ASVS 5.0", "")):
        sections = SECTIONS[int(chapter)]
        assert 1 <= int(section) <= len(sections), (chapter, section)
        assert 1 <= int(item or 1) <= sections[int(section) - 1], (chapter, section, item)


def test_every_attack_is_named() -> None:
    """A test of an attack that the page does not know of is one that nobody finds."""
    files = {path.removeprefix("attacks/") for path, _ in NAMED.findall(PAGE) if path.startswith("attacks/")}
    assert files == {file.name for file in Path(__file__).parent.glob("test_*.py")}
