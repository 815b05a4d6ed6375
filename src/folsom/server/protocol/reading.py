"""Reads what came over the wire: JSON without tricks, then one of the known messages."""

from __future__ import annotations

import json
from typing import Any

from pydantic import ValidationError

from folsom.server.problems import bad
from folsom.server.protocol.messages import INCOMING, MOST_BYTES, Incoming


def read_message(text: str) -> Incoming:
    """The message that a text is. One that is none raises a Problem that says why."""
    if len(text) > MOST_BYTES or len(text.encode("utf-8", "replace")) > MOST_BYTES:
        raise bad("too-long", f"a message has at most {MOST_BYTES} bytes")
    try:
        return INCOMING.validate_python(read_json(text))
    except ValidationError as problem:
        raise bad("no-message", _told(problem)) from None


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


def _told(problem: ValidationError) -> str:
    """The first thing that is wrong, without what was sent."""
    first = problem.errors(include_input=False, include_url=False, include_context=False)[0]
    where = ".".join(str(part) for part in first["loc"])
    return f"{where}: {first['msg']}" if where else first["msg"]
