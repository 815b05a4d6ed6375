"""docs/protocol.md and the schemas, made from the messages and the routes themselves."""

from __future__ import annotations

import json
from inspect import cleandoc
from types import UnionType
from typing import Any, Final, get_args

from pydantic import BaseModel, TypeAdapter

from folsom.server.protocol import games, messages
from folsom.server.protocol.closes import CLOSES
from folsom.server.protocol.messages import MOST_BYTES, PROTOCOL, Incoming, Outgoing

INTRO: Final = f"""# The protocol

Version {PROTOCOL}. This page is made from the server's own models (`tools/protocol`); do not edit it.

HTTP under `/api` is for people, tables and replays: JSON in, JSON out; [openapi.json](protocol/openapi.json) has all of
it. A wrong request is answered by `{{"code": "…", "message": "…", "rule": "…"}}`: a code to translate, a sentence, and
the rule of the game that says no, if one does.

One WebSocket at `/ws` is for play. Messages are JSON objects with a `type`, at most {MOST_BYTES} bytes each; unknown
types and fields are refused. [messages.json](protocol/messages.json) is their JSON schema.

Another one at `/ws/look` is for screens that look on without being anybody, whatever cookies they have: it takes
`watch` without a seat and `unwatch`, and refuses everything else (`who-are-you`).

## How a client plays

1. It opens the socket and hears `hello`.
2. It sends `watch` with a table, and its seat or none (a spectator). It hears `game`: the legend (what numbers mean),
   the view (what this viewer knows) and the number of the last event told to him. Before the game there is only
   `table`: when that says `playing`, it watches again.
3. Whenever something happens it hears `events`: entries with the changes that they make to the view (arrays:
   `[index, value]`; everything else: the new value), numbered for this viewer without gaps; and who is to answer now.
4. If its seat is among those, `asking.question` has what it may answer. It sends `answer` with the question's decision
   and part, an option's text and a command id of its own. `done` comes when the answer is on disk; `refused` says why
   not. A command that is sent again counts once.
5. If the socket breaks, it opens another one and sends `watch` with `after`: the number of the last event that it has.
6. If it has none, `game` says how far this seat had seen the game before (`seen`); what happened since it gets over
   HTTP, as a replay after that event.

"""

CLOSING: Final = """A socket that is not opened is answered over HTTP, like a wrong request: 401 to who is not known,
403 to a page of another site, 404 elsewhere than at `/ws` and `/ws/look`, 429 to who opens too many of the second kind.
One that is open the server closes with a code:"""

HEAD: Final = ("| field | type | |", "|---|---|---|")


def fields_of(model: type[BaseModel]) -> list[str]:
    """The rows of a table of a message's fields."""
    schema = model.model_json_schema()
    needed = schema.get("required", [])
    rows = []
    for name, field in schema["properties"].items():
        if name != "type":
            rows.append(f"| `{name}` | {type_of(field)} | {'' if name in needed else 'optional'} |")
    return rows


def type_of(field: dict[str, Any]) -> str:
    """A field's type in a few words."""
    if "anyOf" in field:
        return " or ".join(type_of(one) for one in field["anyOf"])
    if "$ref" in field:
        return str(field["$ref"]).rpartition("/")[2]
    if "enum" in field:
        return f"one of {', '.join(field['enum'])}"
    kind = str(field.get("type", "any"))
    if kind == "array":
        return f"list of {type_of(field.get('items', {}))}"
    bounds = [f"{word} {field[key]}" for key, word in BOUNDS.items() if key in field]
    return " ".join([kind, *([f"({', '.join(bounds)})"] if bounds else [])])


BOUNDS: Final = {"minimum": "from", "maximum": "to", "minLength": "at least", "maxLength": "at most"}


def models_in(union: Any) -> list[type[BaseModel]]:
    """The messages of a union."""
    found: list[type[BaseModel]] = []
    for one in get_args(union):
        if isinstance(one, UnionType):
            found += models_in(one)
        elif isinstance(one, type) and issubclass(one, BaseModel):
            found.append(one)
    return found


def section(title: str, union: Any) -> list[str]:
    """The messages of one direction."""
    lines = [f"## {title}", ""]
    for model in models_in(union):
        name = get_args(model.model_fields["type"].annotation)[0]
        lines += [f"### `{name}`", "", cleandoc(model.__doc__ or ""), ""]
        rows = fields_of(model)
        if rows:
            lines += [*HEAD, *rows, ""]
    return lines


PARTS: Final = (
    *(messages.Waiting, messages.Question, messages.Ending),
    *(games.Legend, games.View, games.Entry, games.ViewChanges),
)


def page() -> str:
    """The page."""
    lines = [*section("To the server", Incoming), *section("To the client", Outgoing)]
    for part in PARTS:
        lines += [f"### {part.__name__}", "", cleandoc(part.__doc__ or ""), "", *HEAD, *fields_of(part), ""]
    return INTRO + "\n".join([*lines, *closing()])


def closing() -> list[str]:
    """Why a socket is not opened, or is closed."""
    lines = ["## How a socket ends", "", CLOSING, "", "| code | why |", "|---|---|"]
    return [*lines, *(f"| {code} | {why} |" for code, why in CLOSES.items()), ""]


def message_schema() -> str:
    """The JSON schema of all messages."""
    incoming: TypeAdapter[Any] = TypeAdapter(Incoming)
    outgoing: TypeAdapter[Any] = TypeAdapter(Outgoing)
    schema = {"protocol": PROTOCOL, "incoming": incoming.json_schema(), "outgoing": outgoing.json_schema()}
    return json.dumps(schema, indent=1) + "\n"


def openapi() -> str:
    """The schema of HTTP."""
    from folsom.server.app import make_app
    from folsom.server.settings import Settings

    return json.dumps(make_app(Settings()).openapi(), indent=1) + "\n"
