"""Bots by name: a code is a name and what follows it after colons (``mcts:200``, ``mcts:50ms:explore=0.5``).

Another package brings bots of its own with entry points of the group ``folsom.bots``: each is named as the bot, and
is, or makes when it is called, a :class:`Kind`.
"""

from __future__ import annotations

import warnings
from collections.abc import Callable
from dataclasses import dataclass, field
from importlib.metadata import entry_points
from math import isfinite
from typing import Final

from folsom.bots.bot import Bot, CodeError
from folsom.bots.budget import Budget, budget_from

OUTSIDE: Final = "folsom.bots"


@dataclass(frozen=True)
class Asked:
    """What a code says after the name: how long to think, if the bot thinks, and settings."""

    budget: Budget | None = None
    settings: dict[str, float] = field(default_factory=dict)


@dataclass(frozen=True)
class Kind:
    """A kind of bot: its name, how one is made for a seat, what it does in a few words, and what its code may say.

    ``usual``: how long it thinks if its code does not say (``None``: it does not think, so its code cannot say).
    ``settings``: the numbers that its code may set, with their usual values. ``whole``: those of them that are whole
    numbers, and from where to where.
    """

    name: str
    make: Callable[[Asked, int], Bot]
    about: str
    usual: Budget | None = None
    settings: dict[str, float] = field(default_factory=dict)
    whole: dict[str, range] = field(default_factory=dict)


KINDS: Final[dict[str, Kind]] = {}


def add_kind(kind: Kind) -> None:
    """Makes a kind of bot known by its name."""
    KINDS[kind.name] = kind


def kinds() -> list[Kind]:
    """Every kind of bot: ours, weakest first, then those that other packages bring.

    One that cannot be loaded is left out, with a warning: who asks for it by name gets the reason.
    """
    for found in sorted(entry_points(group=OUTSIDE).names):
        try:
            kind_named(found)
        except Exception as error:
            warnings.warn(f"the bot {found!r} cannot be loaded: {type(error).__name__}: {error}", stacklevel=2)
    return list(KINDS.values())


def kind_named(name: str) -> Kind:
    """A kind of bot by its name."""
    if name not in KINDS:
        for found in entry_points(group=OUTSIDE, name=name):
            made = found.load()
            kind = made if isinstance(made, Kind) else made()
            if not isinstance(kind, Kind) or kind.name != name:
                raise TypeError(f"{found.value}, an entry point of {OUTSIDE}, does not make a bot called {name!r}")
            add_kind(kind)
    if name not in KINDS:
        known = ", ".join([*KINDS, *sorted(entry_points(group=OUTSIDE).names - KINDS.keys())])
        raise CodeError(f"no bot is called {name!r}; there are {known}")
    return KINDS[name]


def read_code(code: str) -> tuple[Kind, Asked]:
    """The kind of bot that a code names, and what it asks of it."""
    name, *rest = code.strip().split(":")
    kind = kind_named(name)
    budget = kind.usual
    settings = dict(kind.settings)
    said: set[str] = set()
    for i, word in enumerate(rest):
        key, equals, value = word.partition("=")
        if equals:
            if key not in settings:
                known = ", ".join(settings) or "none"
                raise CodeError(f"{code!r}: {name} has no setting {key!r}; its settings: {known}")
            if key in said:
                raise CodeError(f"{code!r} says {key!r} twice")
            said.add(key)
            settings[key] = _setting(code, value)
            if key in kind.whole and settings[key] not in kind.whole[key]:
                numbers = kind.whole[key]
                raise CodeError(f"{code!r}: {key} is a whole number from {numbers[0]} to {numbers[-1]}")
        elif i == 0 and kind.usual is not None:
            budget = budget_from(word)
        else:
            raise CodeError(f"{code!r}: {word!r} says nothing to {name}")
    return kind, Asked(budget, settings)


def _setting(code: str, value: str) -> float:
    try:
        number = float(value)
    except ValueError:
        number = float("nan")
    if not isfinite(number):
        raise CodeError(f"{code!r}: {value!r} is no number")
    return number


def make_bot(code: str, seed: int) -> Bot:
    """A bot for one seat of one game."""
    kind, asked = read_code(code)
    return kind.make(asked, seed)


def is_counted(code: str) -> bool:
    """Whether a bot answers the same with the same seed, whatever the machine."""
    budget = read_code(code)[1].budget
    return budget is None or budget.counted
