"""Every rule in docs/rules is proven by a scenario or a test, and nothing names a rule that is not there."""

import ast
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

import yaml

ROOT = Path(__file__).resolve().parents[2]
DEFINITION = re.compile(r"\*\*([A-Z]+(?:-[A-Z0-9]+)+)\*\*")
PREFIXES = "BASE|VAR|DATA|RULING|HS|MP|AT|XB|CAR"
RULE_ID = re.compile(rf"(?:{PREFIXES})-[A-Z0-9-]+")
MENTION = re.compile(rf"\b(?:{PREFIXES})(?:-[A-Z0-9]+)+\b")

# The rules of boxes that are still to come: all of these chapters, and what file 7 prints for them.
CHAPTERS_TO_COME = ("MP-", "AT-", "XB-", "CAR-")
TO_COME = {
    "DATA-ROUNDS-MP",
    "DATA-MARSHAL-BULLETS",
    "DATA-MP-PARTS",
    "DATA-ROUNDS-AT",
    "DATA-CAVALRY",
    "DATA-PLOT",
    "DATA-AT-PARTS",
    "RULING-DJANGO-2",
    "RULING-IDEA-1",
    "RULING-WOUND-1",
    "RULING-REFLEX-1",
    "RULING-RUMORS-1",
    "RULING-RESCUE-1",
    "RULING-REBELLION-1",
    "RULING-FALL-1",
    "RULING-AT-1",
    "RULING-AT-2",
}
Loader = getattr(yaml, "CSafeLoader", yaml.SafeLoader)


def where(file: Path) -> str:
    return file.relative_to(ROOT).as_posix()


def python_files(folder: str) -> list[Path]:
    return sorted((ROOT / folder).rglob("*.py"))


def defined() -> dict[str, str]:
    """The rules, with the file that defines each."""
    rules: dict[str, str] = {}
    for file in sorted((ROOT / "docs" / "rules").glob("*.md")):
        for rule in DEFINITION.findall(file.read_text(encoding="utf-8")):
            assert rule not in rules, f"{rule} is defined twice: {rules[rule]}, {where(file)}"
            rules[rule] = where(file)
    return rules


def listed(node: object) -> Iterator[str]:
    """What stands under `rules:` in a scenario file."""
    if isinstance(node, dict):
        for key, value in node.items():
            if key == "rules" and isinstance(value, list):
                yield from (str(rule) for rule in value)
            else:
                yield from listed(value)
    elif isinstance(node, list):
        for value in node:
            yield from listed(value)


def marked(tree: ast.AST) -> Iterator[str]:
    """What stands in `pytest.mark.rule(...)`, as a decorator or elsewhere."""
    for node in ast.walk(tree):
        if (
            isinstance(node, ast.Call)
            and isinstance(node.func, ast.Attribute)
            and node.func.attr == "rule"
            and isinstance(node.func.value, ast.Attribute)
            and node.func.value.attr == "mark"
        ):
            yield from (str(arg.value) for arg in node.args if isinstance(arg, ast.Constant))


def proven() -> dict[str, str]:
    """The rules that a scenario or a test names, with a file that does."""
    rules: dict[str, str] = {}
    for file in sorted([*(ROOT / "tests").rglob("*.yaml"), *(ROOT / "tests").rglob("*.yml")]):
        for document in yaml.load_all(file.read_text(encoding="utf-8"), Loader=Loader):
            rules.update(dict.fromkeys(listed(document), where(file)))
    for file in python_files("tests"):
        tree = ast.parse(file.read_text(encoding="utf-8"))
        rules.update(dict.fromkeys(marked(tree), where(file)))
    return rules


def strings(node: object) -> Iterator[str]:
    """The strings in a data file."""
    if isinstance(node, str):
        yield node
    elif isinstance(node, dict):
        for value in node.values():
            yield from strings(value)
    elif isinstance(node, list):
        for value in node:
            yield from strings(value)


def named() -> Iterator[tuple[str, str]]:
    """The rule ids that stand as strings in the source and its data, each with its place."""
    for file in python_files("src"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and RULE_ID.fullmatch(node.value):
                yield node.value, f"{where(file)}:{node.lineno}"
    for file in sorted((ROOT / "src").rglob("*.toml")):
        for text in strings(tomllib.loads(file.read_text(encoding="utf-8"))):
            if RULE_ID.fullmatch(text):
                yield text, where(file)


def with_chapters(rules: dict[str, str]) -> set[str]:
    """The rules, and their chapters, which may be named without a number: BASE-SHOOT."""
    return set(rules) | {rule.rsplit("-", count)[0] for rule in rules for count in range(1, rule.count("-") + 1)}


def to_come(rule: str) -> bool:
    return rule in TO_COME or rule.startswith(CHAPTERS_TO_COME)


def test_every_rule_is_proven() -> None:
    known = proven()
    assert [f"{rule} ({file})" for rule, file in defined().items() if rule not in known and not to_come(rule)] == []


def test_rules_to_come_are_defined_and_not_proven_yet() -> None:
    rules, known = defined(), proven()
    assert sorted(TO_COME - rules.keys()) == []
    assert [chapter for chapter in CHAPTERS_TO_COME if not any(rule.startswith(chapter) for rule in rules)] == []
    assert [f"{rule} ({file})" for rule, file in known.items() if to_come(rule)] == []


def test_scenarios_and_tests_name_only_rules_that_exist() -> None:
    rules = defined()
    assert [f"{rule} ({file})" for rule, file in proven().items() if rule not in rules] == []


def test_the_source_names_only_rules_that_exist() -> None:
    """Rules, or families of them: HS-RIDE is that of HS-RIDE-1."""
    rules = defined()
    known = {*rules, *(rule.rpartition("-")[0] for rule in rules)}
    assert [f"{rule} ({place})" for rule, place in named() if rule not in known] == []


def test_comments_and_docstrings_name_only_rules_that_exist() -> None:
    known = with_chapters(defined())
    wrong = [
        f"{mention} ({where(file)}:{number})"
        for file in python_files("src")
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), start=1)
        for mention in MENTION.findall(line)
        if mention not in known
    ]
    assert wrong == []


def test_rules_refer_only_to_rules_that_exist() -> None:
    known = with_chapters(defined())
    wrong = [
        f"{mention} ({where(file)})"
        for file in sorted((ROOT / "docs" / "rules").glob("*.md"))
        for mention in MENTION.findall(file.read_text(encoding="utf-8"))
        if mention not in known
    ]
    assert wrong == []
