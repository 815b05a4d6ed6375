"""Reads what came over the wire: JSON without tricks, then one of the known messages."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any, Final

from pydantic import ValidationError

from folsom.server.problems import bad
from folsom.server.protocol.messages import INCOMING, MOST_BYTES, Incoming

NOT_NAMED: Final = {  # what is wrong with names that are not ours to repeat
    "extra_forbidden": "there is a field that nobody knows",
    "union_tag_invalid": "there is no message of that type",
}


def read_message(text: str) -> Incoming:
    """The message that a text is. One that is none raises a Problem that says why."""
    if len(text) > MOST_BYTES or len(text.encode("utf-8", "replace")) > MOST_BYTES:
        raise bad("too-long", f"a message has at most {MOST_BYTES} bytes")
    try:
        return INCOMING.validate_python(read_json(text))
    except ValidationError as problem:
        first = problem.errors(include_input=False, include_url=False, include_context=False)[0]
        raise bad("no-message", what_is_wrong(first)) from None


def read_json(text: str | bytes) -> Any:
    """JSON without tricks: every key once, numbers that are numbers, texts that can be written again, not too deep."""
    try:
        text = text.decode() if isinstance(text, bytes) else text
        data = json.loads(text, object_pairs_hook=_once, parse_constant=_no_constant)
        json.dumps(data, ensure_ascii=False, allow_nan=False).encode()
    except (ValueError, RecursionError) as problem:
        raise bad("no-json", f"this is no JSON that can be read: {type(problem).__name__}") from None
    return data


def _once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) != len(pairs):
        raise ValueError("a key is there twice")
    return found


def _no_constant(name: str) -> float:
    raise ValueError(f"{name} is no number")


def what_is_wrong(error: Mapping[str, Any]) -> str:
    """A mistake that pydantic has found, in words and with its place, but without what was sent."""
    said = NOT_NAMED.get(error["type"])
    place = error["loc"] if said is None else error["loc"][:-1]
    where = ".".join(str(part) for part in place)
    return f"{where}: {said or error['msg']}" if where else said or error["msg"]
