"""One name for one thing: no two classes are called alike."""

from __future__ import annotations

import ast
from collections import defaultdict
from pathlib import Path

SOURCE = Path(__file__).resolve().parents[2] / "src" / "folsom"

# The message that tells a thing of the engine, field by field, is called as that thing is: on the wire, in the
# protocol's page and in the types of the client.
SAME_ON_THE_WIRE = {"Entry", "Question"}


def classes() -> dict[str, list[str]]:
    """Where the classes of each name are."""
    found: dict[str, list[str]] = defaultdict(list)
    for file in sorted(SOURCE.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ClassDef):
                found[node.name].append(file.relative_to(SOURCE).as_posix())
    return found


def test_no_two_classes_are_called_alike() -> None:
    twice = {name: files for name, files in classes().items() if len(files) > 1}
    assert {name: files for name, files in twice.items() if name not in SAME_ON_THE_WIRE} == {}


def test_those_that_are_the_same_on_the_wire_are_one_of_the_engine_and_one_of_the_protocol() -> None:
    for name in SAME_ON_THE_WIRE:
        engine, message = classes()[name]
        assert engine.startswith("core/") and message.startswith("server/protocol/")
