"""docs/one-click.md names files and functions that are there; docs/architecture.md names every folder."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from pages.samples import ROOT

WALK = ROOT / "docs" / "one-click.md"
ROWS = re.findall(r"^\| `([^`]+)` \| (`[^|]+`) \|", WALK.read_text(encoding="utf-8"), flags=re.MULTILINE)
NAMED = [(file, name) for file, names in ROWS for name in re.findall(r"`([^`]+)`", names)]


def names_in_python(file: Path) -> set[str]:
    """Functions, classes with their methods, and names that are given a value."""
    found: set[str] = set()
    for node in ast.parse(file.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            found.add(node.name)
        if isinstance(node, ast.ClassDef):
            inner = [one for one in node.body if isinstance(one, ast.FunctionDef | ast.AsyncFunctionDef)]
            found |= {f"{node.name}.{one.name}" for one in inner}
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            found.add(node.target.id)
    return found


def names_in_typescript(file: Path) -> set[str]:
    """Functions, classes with their methods; a method is what is indented inside of its class."""
    found: set[str] = set()
    owner = ""
    for line in file.read_text(encoding="utf-8").splitlines():
        if begun := re.match(r"(?:export )?(?:abstract )?class (\w+)", line):
            owner = begun[1]
            found.add(owner)
        elif line == "}":
            owner = ""
        elif function := re.match(r"\s*(?:export )?(?:async )?function (\w+)", line):
            found.add(function[1])
        elif owner and (
            method := re.match(r"    (?:(?:private|protected|async|get|override) )*\*?(\w+)[(<].*\{$", line)
        ):
            found.add(f"{owner}.{method[1]}")
    return found


@pytest.mark.parametrize(("file", "name"), NAMED)
def test_what_is_named_is_there(file: str, name: str) -> None:
    path = ROOT / file
    assert name in (names_in_python(path) if path.suffix == ".py" else names_in_typescript(path))


def test_every_row_of_the_walk_is_read() -> None:
    rows = [line for line in WALK.read_text(encoding="utf-8").splitlines() if line.startswith("| `")]
    assert len(rows) == len(ROWS) > 30


@pytest.mark.parametrize("folder", ["src/folsom/server", "web/src"])
def test_the_page_of_the_architecture_has_every_folder(folder: str) -> None:
    page = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    start = page.index("## The server" if "server" in folder else "## The client")
    section = page[start : page.index("\n## ", start + 1)]
    named = set(re.findall(r"`(\w+)/`", section))
    there = {one.name for one in (ROOT / folder).iterdir() if one.is_dir() and one.name not in ("__pycache__",)}
    assert {one for one in there if any((ROOT / folder / one).glob("*.*"))} == named & there == there


@pytest.mark.parametrize(
    ("file", "name"),
    [("src/folsom/server/web/hands.py", "Hands.move"), ("web/src/stores/told.svelte.ts", "Told.happened")],
)
def test_the_search_bites(file: str, name: str) -> None:
    with pytest.raises(AssertionError):
        test_what_is_named_is_there(file, name)
