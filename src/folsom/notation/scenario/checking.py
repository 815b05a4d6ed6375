"""Checking scenario files: those of a folder, one after the other, with a report for each."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from folsom.notation.scenario.reading import Scenario, read_file, read_text
from folsom.notation.scenario.running import run
from folsom.notation.scenario.words import ScenarioError, hint

DEFINITION = re.compile(r"\*\*([A-Z]+(?:-[A-Z0-9]+)+)\*\*")


@dataclass(frozen=True)
class Report:
    """What came of one scenario: nothing wrong, or these lines."""

    title: str
    problems: tuple[str, ...]

    @property
    def passed(self) -> bool:
        """Whether all facts hold."""
        return not self.problems


def files_under(path: Path) -> list[Path]:
    """The scenario files at a path: itself, or all in a folder and its folders."""
    if not path.is_dir():
        return [path]
    return sorted([*path.rglob("*.yaml"), *path.rglob("*.yml")])


def check_file(path: Path) -> Report:
    """Reads and runs the scenario in a file."""
    try:
        scenario = read_file(path)
    except ScenarioError as error:
        return Report("", error.problems)
    return _check(scenario, rules_near(path.resolve().parent))


def check_text(text: str) -> Report:
    """Reads and runs a scenario."""
    try:
        scenario = read_text(text)
    except ScenarioError as error:
        return Report("", error.problems)
    return _check(scenario, frozenset())


def _check(scenario: Scenario, known: frozenset[str]) -> Report:
    unknown = [
        f"no rule is called {rule}{hint(rule, sorted(known))}" for rule in named_rules(scenario) if rule not in known
    ]
    if known and unknown:
        return Report(scenario.title, tuple(unknown))
    try:
        failures = run(scenario)
    except ScenarioError as error:
        return Report(scenario.title, error.problems)
    return Report(scenario.title, tuple(str(failure) for failure in failures))


def named_rules(scenario: Scenario) -> list[str]:
    """Every rule that a scenario names: those that it proves, and those in its lines and facts."""
    found = [*scenario.rules]
    for part in (*scenario.when, scenario.then):
        found.extend(_inner_rules(part))
    return list(dict.fromkeys(found))


def _inner_rules(node: Any) -> Iterator[str]:
    if isinstance(node, dict):
        for key, value in node.items():
            if key == "rule" and isinstance(value, str):
                yield value
            elif key == "not offered" and isinstance(value, dict):
                yield from value.values()
            elif key == "events":
                yield from (rule for event in value if isinstance(event, dict) for rule in event.values())
            else:
                yield from _inner_rules(value)


@cache
def rules_near(folder: Path) -> frozenset[str]:
    """The rule ids of the repository that a folder belongs to; none outside one."""
    for parent in (folder, *folder.parents):
        rules = parent / "docs" / "rules"
        if rules.is_dir():
            texts = [file.read_text(encoding="utf-8") for file in sorted(rules.glob("*.md"))]
            return frozenset(rule for text in texts for rule in DEFINITION.findall(text))
    return frozenset()
