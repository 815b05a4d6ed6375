"""A game that was begun by another version: its snapshot is read by the names of that day.

A version may add places, tokens, cards, counters and powers. What a number stood for then is in the legend that was
stored with the game; the same thing is looked for by its name on the table of today. Where a thing is gone, or has
another place among those that steps name by number, the game cannot go on.
"""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

from folsom.core.snapshot import Unreadable
from folsom.core.table import Table

# What steps and options name by number: today's list must begin with that of the day.
KEPT: Final = (
    "seats",
    "pawns",
    "vehicles",
    "places",
    "token_kinds",
    "tokens",
    "values",
    "cards",
    "rows",
    "rounds",
    "cars",
)

# What is found by name, wherever it is.
NAMED: Final = ("spots", "counters", "powers")

Legend = dict[str, Any]


def same_table(then: Legend, now: Legend) -> bool:
    """Whether numbers mean the same in both legends."""
    return all(then[name] == now[name] for name in (*KEPT, *NAMED, "masks"))


def adopted(data: dict[str, Any], then: Legend, now: Legend, table: Table) -> dict[str, Any]:
    """A snapshot as today's version would have written it. One that cannot be understood raises Unreadable."""
    for name in KEPT:
        if now[name][: len(then[name])] != then[name]:
            raise Unreadable(f"this version has other {name} than the one that began the game")
    powers = _places(then["powers"], now["powers"])
    counters = _places(then["counters"], now["counters"])
    spots = _places([_spot(spot) for spot in then["spots"]], [_spot(spot) for spot in now["spots"]])
    new = dict(data)
    new["at"] = _longer(data["at"], [-1] * len(now["pawns"]))
    new["who"] = _longer(data["who"], [0] * int(table.places))
    for name in ("token_at", "token_value", "token_known", "token_sure", "token_maybe"):
        if len(data[name]) != len(now["tokens"]):
            raise Unreadable("this version has other tokens than the one that began the game")
    new["values"] = _longer(data["values"], [value.number for value in table.values])
    new["counters"] = list(table.counters)
    for old, place in counters.items():
        number = data["counters"][old]
        new["counters"][place] = _bits(number, powers) if old in then["masks"] else number
    new["cards"] = list(table.cards)
    kinds = len(then["cards"])
    for old, place in spots.items():
        for kind in range(kinds):
            new["cards"][place * len(now["cards"]) + kind] = data["cards"][old * kinds + kind]
    new["rows"] = data["rows"] + [[] for _ in range(len(now["rows"]) - len(then["rows"]))]
    return new


def _spot(spot: dict[str, Any]) -> tuple[str, int]:
    return spot["name"], spot["seat"]


def _places(then: list[Any], now: list[Any]) -> dict[int, int]:
    """For each thing of the day where it is today; of things with one name, the first is the first."""
    seen: Counter[Any] = Counter()
    today: dict[tuple[Any, int], int] = {}
    for place, thing in enumerate(now):
        today[thing, seen[thing]] = place
        seen[thing] += 1
    seen.clear()
    found: dict[int, int] = {}
    for place, thing in enumerate(then):
        key = thing, seen[thing]
        seen[thing] += 1
        if key not in today:
            raise Unreadable(f"this version has no {thing!r} any more")
        found[place] = today[key]
    return found


def _bits(mask: int, places: dict[int, int]) -> int:
    return sum(1 << now for then, now in places.items() if mask >> then & 1)


def _longer(numbers: list[int], usual: list[int]) -> list[int]:
    """Numbers of the day, and the usual ones for what came later."""
    return numbers + usual[len(numbers) :]
