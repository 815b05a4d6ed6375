"""Messages made from the models of the protocol themselves, so that a new one is tried as soon as it is there.

Legal ones have fields as their schemas allow, often with values that mean something at the table; nearly legal ones
have one thing wrong; broken ones are no JSON, or JSON with tricks.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from hypothesis import strategies as st
from hypothesis.strategies import SearchStrategy
from pydantic import BaseModel

from folsom.server.protocol.messages import MOST_BYTES, Incoming
from folsom.server.protocol_page import models_in

MODELS = models_in(Incoming)

Pools = Mapping[str, SearchStrategy[Any]]  # values that mean something, by the name of a field
Message = dict[str, Any]

MOST_ITEMS = 5
LETTERS = st.characters(exclude_categories=["Cs"])


def kind_of(model: type[BaseModel]) -> str:
    """The type that a message says it has."""
    return str(model.model_json_schema()["properties"]["type"]["const"])


def has(model: type[BaseModel], field: str) -> bool:
    """Whether a message has a field."""
    return field in model.model_fields


def legal(model: type[BaseModel], pools: Pools) -> SearchStrategy[Message]:
    """Messages of a kind that the server understands."""
    schema = model.model_json_schema()
    needed = set(schema.get("required", ())) | {"type"}
    fields: dict[str, SearchStrategy[Any]] = {}
    for name, field in schema["properties"].items():
        fields[name] = values(field, schema.get("$defs", {}))
        if name in pools:
            fields[name] = st.one_of(pools[name], pools[name], pools[name], fields[name])
    here = {name: one for name, one in fields.items() if name in needed}
    return st.fixed_dictionaries(here, optional={name: one for name, one in fields.items() if name not in needed})


def plainest(model: type[BaseModel], **known: Any) -> Message:
    """The simplest message of a kind, with some fields as they are given."""
    schema = model.model_json_schema()
    needed = {name: schema["properties"][name] for name in schema["required"]}
    found = {name: _plainest(field) for name, field in needed.items()}
    found |= {name: value for name, value in known.items() if has(model, name)}
    model.model_validate(found)
    return found


def _plainest(schema: Mapping[str, Any]) -> Any:
    if "const" in schema:
        return schema["const"]
    simple: dict[str, Any] = {"integer": schema.get("minimum", 0), "number": 0, "boolean": False, "array": []}
    return simple.get(schema["type"], "a" * max(1, schema.get("minLength", 1)))


def values(schema: Mapping[str, Any], defs: Mapping[str, Any]) -> SearchStrategy[Any]:
    """What a JSON schema allows, as far as messages use it."""
    if "$ref" in schema:
        return values(defs[schema["$ref"].rpartition("/")[2]], defs)
    if "const" in schema:
        return st.just(schema["const"])
    if "enum" in schema:
        return st.sampled_from(schema["enum"])
    if "anyOf" in schema:
        return st.one_of(*(values(one, defs) for one in schema["anyOf"]))
    most = schema.get("maximum")
    match schema["type"]:
        case "null":
            return st.none()
        case "boolean":
            return st.booleans()
        case "integer":
            return st.integers(schema.get("minimum"), most)
        case "number":
            return st.floats(schema.get("minimum"), most, allow_nan=False, allow_infinity=False)
        case "string":
            return _texts(schema)
        case "array":
            return st.lists(values(schema["items"], defs), min_size=schema.get("minItems", 0), max_size=MOST_ITEMS)
        case "object":
            fields = {name: values(one, defs) for name, one in schema.get("properties", {}).items()}
            return st.fixed_dictionaries(fields)
    raise AssertionError(f"the grammar does not know what {schema} allows")


def _texts(schema: Mapping[str, Any]) -> SearchStrategy[str]:
    fewest, most = schema.get("minLength", 0), schema.get("maxLength", 50)
    if "pattern" not in schema:
        return st.text(LETTERS, min_size=fewest, max_size=most)
    pattern = str(schema["pattern"])
    if pattern.endswith("]+$"):
        pattern = f"{pattern[:-2]}{{{fewest},{most}}}$"
    return st.from_regex(pattern.replace("$", r"\Z"), fullmatch=True)


ODD: SearchStrategy[Any] = st.one_of(
    st.sampled_from([None, True, False, [], {}, -1, 10, 2**31, 2**63, 10**30, 0.5, 1e300]),
    st.sampled_from(["", "0", "\0", "\u202e", "x" * 500]),
    st.integers(),
    st.text(LETTERS, max_size=50),
    st.lists(st.integers(), max_size=3),
    st.dictionaries(st.text(LETTERS, max_size=5), st.integers(), max_size=2),
)


@st.composite
def nearly_legal(draw: st.DrawFn, pools: Pools) -> str:
    """The text of a message with one thing wrong, or odd."""
    message = draw(legal(draw(st.sampled_from(MODELS)), pools))
    name = draw(st.sampled_from(sorted(message)))
    match draw(st.sampled_from(["drop", "odd", "more", "rename", "type", "wrap"])):
        case "drop":
            del message[name]
        case "odd":
            message[name] = draw(ODD)
        case "more":
            message[draw(st.text(LETTERS, max_size=20))] = draw(ODD)
        case "rename":
            message[name.upper()] = message.pop(name)
        case "type":
            message["type"] = kind_of(draw(st.sampled_from(MODELS)))
        case "wrap":
            return json.dumps([message])
    return json.dumps(message)


@st.composite
def broken(draw: st.DrawFn, pools: Pools) -> str | bytes:
    """What is no message: text that was cut or changed, JSON with tricks, bytes."""
    text = json.dumps(draw(legal(draw(st.sampled_from(MODELS)), pools)))
    place = draw(st.integers(0, len(text)))
    match draw(st.sampled_from(["cut", "insert", "twice", "number", "half", "deep", "long", "bytes", "noise"])):
        case "cut":
            return text[:place]
        case "insert":
            return text[:place] + draw(st.text(LETTERS, min_size=1, max_size=5)) + text[place:]
        case "twice":
            return text[:-1] + ', "type": "lobby"}'
        case "number":
            number = draw(st.sampled_from(["NaN", "Infinity", "-Infinity", "1e999", "9" * 5000]))
            return text[:-1] + f', "x": {number}}}'
        case "half":
            return text[:-1] + r', "x": "\ud800"}'
        case "deep":
            return text[:-1] + ', "x": ' + draw(st.sampled_from(["[", '{"x":'])) * 1300
        case "long":
            return text + " " * (MOST_BYTES - len(text))
        case "bytes":
            return text.encode()
    return draw(st.one_of(st.text(LETTERS, max_size=200), st.binary(max_size=200)))
