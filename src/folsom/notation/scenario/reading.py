"""Reading a scenario file: YAML in the shape of the schema, or an error that names the nearest right word."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any

import yaml
from jsonschema import Draft202012Validator
from jsonschema.exceptions import ValidationError

from folsom.base.parts import part_named
from folsom.boxes import BOXES
from folsom.notation.scenario.box import boxes, keys
from folsom.notation.scenario.words import ScenarioError, hint, nearest


@dataclass(frozen=True)
class Scenario:
    """One scenario: what it shows, the rules that it proves, the position, what is done, and the facts."""

    title: str
    rules: tuple[str, ...]
    given: dict[str, Any] = field(default_factory=dict)
    when: tuple[dict[str, Any], ...] = ()
    then: dict[str, Any] = field(default_factory=dict)


def read_file(path: Path) -> Scenario:
    """The scenario in a file."""
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise ScenarioError(f"cannot be read: {error}") from error
    return read_text(text)


def read_text(text: str) -> Scenario:
    """The scenario that a YAML text holds."""
    try:
        data = yaml.load(text, Loader=Loader)
    except yaml.YAMLError as error:
        raise ScenarioError(f"no YAML: {error}") from error
    if not isinstance(data, dict):
        raise ScenarioError("a scenario starts with keys: title, rules, given, when, then")
    problems = shape_problems(data)
    if problems:
        raise ScenarioError(*problems)
    return Scenario(
        title=data["title"],
        rules=tuple(data["rules"]),
        given=data.get("given", {}),
        when=tuple(data.get("when", [])),
        then=data["then"],
    )


class Loader(getattr(yaml, "CSafeLoader", yaml.SafeLoader)):  # type: ignore[misc]  # the faster one, where it is built
    """YAML as usual, but a key must be text and may stand there only once."""


TEXT_TAG = "tag:yaml.org,2002:str"


def _mapping(loader: Any, node: yaml.MappingNode) -> dict[str, Any]:
    found: dict[str, Any] = {}
    by_car = [name for name, key in keys().items() if key.by_car]
    for key_node, value_node in node.value:
        key = loader.construct_object(key_node, deep=True)
        line = f"line {key_node.start_mark.line + 1}"
        if not isinstance(key, str):
            raise ScenarioError(f"{line}: the key {key!r} is no text: put it in quotes")
        if key in found:
            raise ScenarioError(f"{line}: the key {key!r} is there twice")
        if isinstance(value_node, yaml.MappingNode) and key in by_car:
            for number, _ in value_node.value:
                number.tag = TEXT_TAG
        found[key] = loader.construct_object(value_node, deep=True)
    return found


Loader.add_constructor(yaml.resolver.BaseResolver.DEFAULT_MAPPING_TAG, _mapping)


def schema() -> dict[str, Any]:
    """The JSON schema of scenario files, with the keys of all boxes that are known."""
    return _schema(tuple(boxes()))


@cache
def _schema(names: tuple[str, ...]) -> dict[str, Any]:
    """The schema with the keys of these boxes: those of facts hold in views too."""
    text = (files("folsom.notation.scenario") / "scenario.schema.json").read_text(encoding="utf-8")
    found: dict[str, Any] = json.loads(text)
    parts = found["$defs"]
    parts["given"]["properties"]["setup"]["properties"]["boxes"]["description"] += f": {', '.join(BOXES)}"
    for name in names:
        for word, key in boxes()[name].keys.items():
            parts["given"]["properties"][word] = key.given
            parts["facts"]["properties"][word] = parts["seen"]["properties"][word] = key.fact
    return found


@cache
def _validator(names: tuple[str, ...]) -> Draft202012Validator:
    return Draft202012Validator(_schema(names))


def shape_problems(data: Any) -> list[str]:
    """What is wrong with the shape of a scenario, one line each."""
    _bring_boxes(data)
    found = _validator(tuple(boxes())).iter_errors(data)
    errors = sorted(found, key=lambda error: [str(part) for part in error.absolute_path])
    return [line for error in errors for line in explain(error)]


def _bring_boxes(data: Any) -> None:
    """Brings the boxes that a setup names: the keys of one from another package are known from then on."""
    for key in ("given", "setup", "boxes"):
        data = data.get(key) if isinstance(data, dict) else None
    for name in data if isinstance(data, list) else []:
        part_named(str(name))


KINDS = {
    "object": "keys with values",
    "array": "a list",
    "integer": "a whole number",
    "string": "a text",
    "boolean": "true or false",
}


def explain(error: ValidationError) -> list[str]:
    """An error of the schema in plain words."""
    where = place_of(list(error.absolute_path))
    rule: Any = error.validator
    wanted: Any = error.validator_value
    found: Any = error.instance
    if rule == "additionalProperties":
        known = list(error.schema["properties"]) if isinstance(error.schema, dict) else []
        return [
            f"{place_of([*error.absolute_path, key])}: no such key{hint(key, known)}" for key in _others(found, known)
        ]
    if rule == "enum":
        return [f"{where}: {shown(found)} is unknown{hint(str(found), [str(w) for w in wanted])}"]
    if rule == "type":
        kinds = [wanted] if isinstance(wanted, str) else wanted
        meant = _misspelt(list(error.absolute_path))
        return [f"{where}: {' or '.join(KINDS[kind] for kind in kinds)} is wanted here, not {shown(found)}{meant}"]
    if rule == "required":
        return [f"{where or 'the scenario'}: {key!r} is missing" for key in wanted if key not in found]
    if rule == "pattern":
        return [f"{where}: {shown(found)} is no rule id (they look like BASE-SHOOT-2)"]
    if rule in ("minProperties", "maxProperties"):
        return [f"{where}: {_number(wanted, rule)} key{'' if wanted == 1 else 's'} here, not {len(found)}"]
    if rule in ("minItems", "maxItems"):
        return [f"{where}: {_number(wanted, rule)} in this list, not {len(found)}"]
    return [f"{where}: {error.message}"]


def _misspelt(path: list[Any]) -> str:
    """A line under ``when`` whose key is nearly an instruction is meant as one."""
    if len(path) != 3 or path[0] != "when":
        return ""
    instructions = list(schema()["$defs"]["line"]["properties"])
    return "" if path[2] in instructions else nearest(path[2], instructions)


def _number(wanted: int, rule: str) -> str:
    return f"at {'least' if rule.startswith('min') else 'most'} {wanted}"


def _others(found: dict[str, Any], known: list[str]) -> list[str]:
    return [key for key in found if key not in known]


def place_of(path: list[Any]) -> str:
    """Where in a file: ``given.loot.2 inside[1]``."""
    text = ""
    for part in path:
        text += f"[{part}]" if isinstance(part, int) else f".{part}" if text else str(part)
    return text


def shown(value: Any) -> str:
    """A value as an error quotes it."""
    return "nothing" if value is None else repr(value)
