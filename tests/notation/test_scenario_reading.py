"""Reading scenario files: the right shape, or an error that names the nearest right word."""

import dataclasses
import re
from pathlib import Path
from typing import Any

import pytest
import yaml
from jsonschema import Draft202012Validator

from folsom import Setup
from folsom.notation.scenario import ScenarioError, check_file, check_text, files_under, read_file, read_text, schema
from folsom.notation.scenario.box import keys as box_keys
from folsom.notation.scenario.clock import TARGETS
from folsom.notation.scenario.facts import FACTS
from folsom.notation.scenario.running import KEYWORDS

ROOT = Path(__file__).resolve().parents[2]

GOOD = """
title: a good one
rules: [BASE-SHOOT-1]
given:
  places: {doc: 2 inside, belle: 3 inside}
when:
  - resolve: doc shoot
then:
  revolvers: {doc: 5}
"""


def problems(text: str) -> tuple[str, ...]:
    with pytest.raises(ScenarioError) as caught:
        read_text(text)
    return caught.value.problems


def test_a_good_file_is_read() -> None:
    scenario = read_text(GOOD)
    assert scenario.title == "a good one"
    assert scenario.rules == ("BASE-SHOOT-1",)
    assert scenario.when == ({"resolve": "doc shoot"},)
    assert check_text(GOOD).passed


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ("title: a good one\n", "", "the scenario: 'title' is missing"),
        ("given:", "gven:", "gven: no such key: did you mean 'given'?"),
        ("places:", "plces:", "given.plces: no such key: did you mean 'places'?"),
        ("revolvers:", "revolver:", "then.revolver: no such key: did you mean 'revolvers'?"),
        ("  places:", "  phase: acton\n  places:", "given.phase: 'acton' is unknown: did you mean 'action'?"),
        ("  places:", "  setup: {bandit: []}\n  places:", "given.setup.bandit: no such key: did you mean 'bandits'?"),
        ("  places:", "  round: two\n  places:", "given.round: a whole number is wanted here, not 'two'"),
        ("  places:", "  round: 6\n  places:", "given.round: 6 is greater than the maximum of 5"),
        ("  places:", "  pile: doc shoot\n  places:", "given.pile: a list is wanted here, not 'doc shoot'"),
        ("[BASE-SHOOT-1]", "[shooting]", "rules[0]: 'shooting' is no rule id (they look like BASE-SHOOT-2)"),
        ("[BASE-SHOOT-1]", "[]", "rules: at least 1 in this list, not 0"),
        ("[BASE-SHOOT-1]", "[A-1, A-2, A-3, A-4]", "rules: at most 3 in this list, not 4"),
        ("{doc: 5}", "{doc: five}", "then.revolvers.doc: a whole number is wanted here, not 'five'"),
        ("{doc: 5}", "", "then.revolvers: keys with values is wanted here, not nothing"),
        ("- resolve:", "- run: acton\n  - resolve:", "when[0].run: 'acton' is unknown: did you mean 'action'?"),
        ("- resolve:", "- doc: move\n    belle: move\n  - resolve:", "when[0]: at most 1 key here, not 2"),
        ("- resolve:", "- {}\n  - resolve:", "when[0]: at least 1 key here, not 0"),
    ],
)  # fmt: skip
def test_what_is_wrong_is_named(old: str, new: str, problem: str) -> None:
    assert problems(GOOD.replace(old, new, 1)) == (problem,)


def test_a_misspelt_instruction_is_understood() -> None:
    (found,) = problems(GOOD.replace("- resolve:", "- chek: {round: 1}\n  - resolve:"))
    assert found == "when[0].chek: a text is wanted here, not {'round': 1}: did you mean 'check'?"


def test_every_problem_is_named() -> None:
    found = problems(GOOD.replace("places", "plces").replace("revolvers", "revolver"))
    assert [line.split(":")[0] for line in found] == ["given.plces", "then.revolver"]


def test_the_facts_of_a_view_are_those_that_a_view_can_show() -> None:
    wrong = GOOD + "  sees: {belle: {score: {doc: 1}}}\n"
    assert problems(wrong)[0].startswith("then.sees.belle.score: no such key")


def test_a_key_that_is_there_twice_is_an_error() -> None:
    assert problems(GOOD + "  revolvers: {belle: 6}\n") == ("line 10: the key 'revolvers' is there twice",)


def test_a_key_that_is_no_text_is_an_error() -> None:
    assert problems(GOOD + "  places: {2: 3}\n") == ("line 10: the key 2 is no text: put it in quotes",)


@pytest.mark.parametrize("text", ["", "- a list", "just words", "{", "a: b\n---\nc: d"])
def test_what_is_no_scenario_at_all_is_an_error(text: str) -> None:
    assert problems(text)


def test_a_file_that_cannot_be_read_is_an_error(tmp_path: Path) -> None:
    assert check_file(tmp_path / "none.yaml").problems[0].startswith("cannot be read")
    (tmp_path / "odd.yaml").write_bytes(b"\xff\xfe\x00")
    assert check_file(tmp_path / "odd.yaml").problems[0].startswith("cannot be read")


def test_files_of_folders_are_found(tmp_path: Path) -> None:
    (tmp_path / "b").mkdir()
    for name in ("b/x.yaml", "a.yaml", "c.yml", "note.txt"):
        (tmp_path / name).write_text(GOOD, encoding="utf-8")
    assert [file.relative_to(tmp_path).as_posix() for file in files_under(tmp_path)] == ["a.yaml", "b/x.yaml", "c.yml"]
    assert files_under(tmp_path / "a.yaml") == [tmp_path / "a.yaml"]


def test_rules_must_exist_in_the_repository(tmp_path: Path) -> None:
    rules = tmp_path / "docs" / "rules"
    rules.mkdir(parents=True)
    (rules / "1.md").write_text("- **BASE-SHOOT-1** Bang.\n- **BASE-SHOOT-2** Bang again.\n", encoding="utf-8")
    file = tmp_path / "tests" / "x.yaml"
    file.parent.mkdir()
    file.write_text(GOOD, encoding="utf-8")
    assert check_file(file).passed
    file.write_text(GOOD.replace("BASE-SHOOT-1", "BASE-SHOT-1"), encoding="utf-8")
    assert check_file(file).problems == ("no rule is called BASE-SHOT-1: did you mean 'BASE-SHOOT-1'?",)
    barred = GOOD.replace("- resolve: doc shoot", "- refused: {doc: shoot tuco, rule: BASE-SHOT-2}")
    file.write_text(barred, encoding="utf-8")
    assert check_file(file).problems == ("no rule is called BASE-SHOT-2: did you mean 'BASE-SHOOT-2'?",)


def test_the_schema_is_one() -> None:
    Draft202012Validator.check_schema(schema())


def test_schema_and_runner_know_the_same_words() -> None:
    defs: dict[str, Any] = schema()["$defs"]
    facts = {*FACTS, *box_keys()}
    assert set(defs["facts"]["properties"]) == facts
    assert set(defs["seen"]["properties"]) < facts
    assert set(defs["line"]["properties"]) == set(KEYWORDS)
    assert set(defs["line"]["properties"]["run"]["enum"]) == set(TARGETS)
    assert set(defs["given"]["properties"]["setup"]["properties"]) == {f.name for f in dataclasses.fields(Setup)}


@pytest.mark.parametrize("file", files_under(ROOT / "tests" / "rules"), ids=lambda file: file.stem)
def test_schema_and_reader_agree_on_the_rules(file: Path) -> None:
    """What the reader takes, any validator takes."""
    read_file(file)
    Draft202012Validator(schema()).validate(yaml.safe_load(file.read_text(encoding="utf-8")))


def doc_examples() -> list[str]:
    page = (ROOT / "docs" / "scenarios.md").read_text(encoding="utf-8")
    return re.findall(r"```yaml\n(title:.*?)```", page, re.DOTALL)


@pytest.mark.parametrize("number", range(len(doc_examples())))
def test_the_examples_in_the_docs_hold(number: int) -> None:
    report = check_text(doc_examples()[number])
    assert report.passed, report.problems


def test_the_docs_name_every_key_and_fact() -> None:
    page = (ROOT / "docs" / "scenarios.md").read_text(encoding="utf-8")
    defs: dict[str, Any] = schema()["$defs"]
    keys = [*defs["given"]["properties"], *defs["facts"]["properties"], *TARGETS]
    assert [key for key in keys if f"`{key}`" not in page] == []
