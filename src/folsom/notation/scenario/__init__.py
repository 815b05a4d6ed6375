"""Scenario files: a position, what is done in it, and the facts that must hold afterwards (docs/scenarios.md)."""

from folsom.notation.scenario.checking import Report, check_file, check_text, files_under
from folsom.notation.scenario.reading import Scenario, read_file, read_text, schema
from folsom.notation.scenario.running import run
from folsom.notation.scenario.scene import FalseFact
from folsom.notation.scenario.words import ScenarioError

__all__ = [
    "FalseFact",
    "Report",
    "Scenario",
    "ScenarioError",
    "check_file",
    "check_text",
    "files_under",
    "read_file",
    "read_text",
    "run",
    "schema",
]
