"""A game as plain data: an explicit, versioned format of numbers and step names. No pickle."""

from __future__ import annotations

from typing import Any, Final

from folsom.core.game import Game, bare_game
from folsom.core.ints import Ints
from folsom.core.packed import KIND_BITS
from folsom.core.steps import NO_OPTIONS, STEPS, Ask, Together
from folsom.core.table import Table

VERSION: Final = 2  # another one when numbers hold something else: server/play/forms.py reads the one before
FIVE_BITS: Final = 1  # the version in which a card in a row had five bits for its kind, one less than today

OF_TOKENS: Final = ("token_at", "token_value", "token_known", "token_sure", "token_maybe", "values")
ARRAYS: Final = ("at", "who", *OF_TOKENS, "cards", "counters", "answers")


class Unreadable(ValueError):
    """A snapshot that is not one of this table's."""


def save(g: Game) -> dict[str, Any]:
    """Everything about a game, or a view, that its table does not say."""
    data: dict[str, Any] = {"version": VERSION, "viewer": int(g.viewer), "number": int(g.number)}
    for name in ARRAYS:
        data[name] = [int(x) for x in array(g, name)]
    data["rows"] = [row[:] for row in g.rows]
    data["stack"] = stack_data(g)
    data["asked"] = int(g.asked)
    data["open"] = int(g.open)
    data["options"] = list(g.options)
    return data


def stack_data(g: Game) -> list[list[Any]]:
    """What is left to do: the name of each step, and its numbers."""
    return [[type(step).__name__, *step.args()] for step in g.stack]


def load(table: Table, data: dict[str, Any]) -> Game:
    """The game that a snapshot tells of, on a table of the same setup."""
    if data.get("version") not in (FIVE_BITS, VERSION):
        raise Unreadable(f"snapshot version {data.get('version')} is not {VERSION}")
    try:
        return _load(table, data)
    except (KeyError, TypeError, ValueError, IndexError) as problem:
        if isinstance(problem, Unreadable):
            raise
        raise Unreadable(f"the snapshot is damaged: {problem!r}") from problem


def _load(table: Table, data: dict[str, Any]) -> Game:
    g = bare_game(table)
    for name in ARRAYS:
        target = array(g, name)
        values = data[name]
        if len(values) != len(target):
            raise Unreadable(f"{name} has {len(values)} numbers, this table has {len(target)}")
        for i, value in enumerate(values):
            target[i] = number(value)
    if len(data["rows"]) != len(g.rows):
        raise Unreadable(f"{len(data['rows'])} rows of cards, this table has {len(g.rows)}")
    g.rows = [[number(card) for card in row] for row in data["rows"]]
    if data["version"] == FIVE_BITS:
        g.rows = [[widened(card) for card in row] for row in g.rows]
    for name, *args in data["stack"]:
        if name not in STEPS:
            raise Unreadable(f"no step is called {name}")
        g.push(STEPS[name](*args))
    g.viewer = number(data["viewer"])
    g.number = number(data["number"])
    g.open = number(data["open"])
    g.asked = number(data["asked"])
    g.options = [number(option) for option in data["options"]] or NO_OPTIONS
    if data["version"] == FIVE_BITS and g.options:
        g.options = offered(g)
    return g


def offered(g: Game) -> list[int]:
    """The options of the seat that is asked: verbs had other numbers before parts brought more of them."""
    step = g.top.step
    if isinstance(step, Together):
        return step.offer_to(g, g.asked)
    return step.offer(g) if isinstance(step, Ask) else g.options


def widened(card: int) -> int:
    """A card in a row of a version with five bits for its kind, as it is written today."""
    return card & 31 | card >> 5 << KIND_BITS


def number(value: object) -> int:
    """A number that is one, and fits a machine word."""
    if not isinstance(value, int) or isinstance(value, bool) or not -(1 << 62) < value < 1 << 62:
        raise Unreadable(f"{value!r} is no number for a snapshot")
    return value


def array(g: Game, name: str) -> Ints:
    """One of the state's arrays, by the name that snapshots give it."""
    if name == "values":
        return g.tokens.bag
    found: Ints = getattr(g.tokens, name[len("token_") :]) if name in OF_TOKENS else getattr(g, name)
    return found
