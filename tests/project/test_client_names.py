"""The browser's client knows no rule and no step of the engine by name: the server tells it what they mean."""

import re
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

from folsom.core.steps import STEPS
from folsom.text import Texts

import_module("folsom.server.app")  # every step that a game can have is known then

CLIENT = Path(__file__).resolve().parents[2] / "web" / "src"
RULES = set(Texts("en").rules())
SETS = {rule.split("-")[0] for rule in RULES}
RULE = re.compile(rf"\b(?:{'|'.join(sorted(SETS))})-[A-Z]+|-[A-Z]+-\"")
STRING = re.compile(r"[\"'`]([A-Za-z]+)[\"'`]")


def sources() -> list[Path]:
    """The files that somebody wrote, without tests."""
    found = [*CLIENT.rglob("*.ts"), *CLIENT.rglob("*.svelte")]
    mine = [file for file in found if not file.name.endswith(".test.ts")]
    return [file for file in mine if not {"generated", "testing"} & set(file.parts)]


def names_in(text: str) -> Iterator[str]:
    """The rules, families of rules and steps that a text names."""
    yield from RULE.findall(text)
    yield from (word for word in STRING.findall(text) if word in STEPS)


def test_the_client_names_no_rule_and_no_step() -> None:
    assert len(sources()) > 100
    found = {str(file.relative_to(CLIENT)): names for file in sources() if (names := [*names_in(file.read_text())])}
    assert found == {}


@pytest.mark.parametrize(
    "line", ['about === "Plan"', 'rule === "BASE-SETUP-2"', 'rule.startsWith("HS-RIDE")', '"-EV-"']
)
def test_the_search_bites(line: str) -> None:
    assert [*names_in(line)]
