"""A view in names instead of numbers, by the legend of its day: what two versions show can be compared."""

from __future__ import annotations

from collections import Counter
from typing import Any

Data = dict[str, Any]


def meaning(view: Data, legend: Data) -> Data:
    """All that a view says, by name."""
    kinds = [card["name"] + f" {card['bandit']}" for card in legend["cards"]]
    return {
        "at": {pawn["name"]: _place(at, legend) for pawn, at in zip(legend["pawns"], view["at"])},
        "tokens": [
            (legend["token_kinds"][kind]["name"], _place(at, legend), legend["values"][value]["name"])
            for kind, at, value in zip(legend["tokens"], view["token_at"], view["token_value"])
        ],
        "knowing": [list(each) for each in zip(view["token_known"], view["token_sure"], view["token_maybe"])],
        "values": {str(number): many for number, many in enumerate(view["values"])},
        "cards": {
            f"{spot['name']} {spot['seat']}: {kind}": many
            for number, spot in enumerate(legend["spots"])
            for kind, many in zip(kinds, view["cards"][number * len(kinds) :])
        },
        "rows": {
            f"{row['name']} {row['seat']}": [_card(card, legend) for card in cards]
            for row, cards in zip(legend["rows"], view["rows"])
        },
        "counters": _counters(view["counters"], legend),
        "stack": [_step(step, legend) for step in view["stack"]],
        "asked": view["asked"],
        "open": view["open"],
        "options": view["options"],
    }


def _place(number: int, legend: Data) -> str:
    return "nowhere" if number < 0 else str(legend["places"][number]["name"])


def _card(card: int, legend: Data) -> list[int]:
    """A card in a row: its kind, and the bits above it, which say whose it is and how it lies."""
    bits = legend.get("kind_bits", 5)
    return [card & (1 << bits) - 1, card >> bits]


def _step(step: list[Any], legend: Data) -> Data:
    """A step with its numbers, of which a later version may have more; a moment of a round by its name."""
    if step[0] == "Moment":
        return {"moment": legend["moments"][step[1]]}
    return {str(number): one for number, one in enumerate(step)}


def _counters(numbers: list[int], legend: Data) -> Data:
    """Counters by name; of a block the first, the second and so on. Masks of powers are lists of their names."""
    found: Data = {}
    seen: Counter[str] = Counter()
    for number, (name, value) in enumerate(zip(legend["counters"], numbers)):
        found[f"{name} {seen[name]}"] = value
        if number in legend["masks"]:
            found[f"{name} {seen[name]}"] = [power for bit, power in enumerate(legend["powers"]) if value >> bit & 1]
        seen[name] += 1
    return found


def holds(then: Any, now: Any) -> bool:
    """Whether all that was so then is so now: a later version may have added something."""
    if isinstance(then, dict):
        return isinstance(now, dict) and all(key in now and holds(then[key], now[key]) for key in then)
    if isinstance(then, list):
        return isinstance(now, list) and len(then) == len(now) and all(map(holds, then, now))
    return bool(then == now)
