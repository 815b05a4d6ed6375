"""A game that another version has played so far: its snapshot is read by the names of that day.

A version may add places, tokens, cards, counters, powers, verbs and moments of a round, and may say more of each thing.
What a number stood for then is in the legend that was stored with the game; the same thing is looked for by its name on
the table of today. Where a thing is gone, or has another place among those that steps and counters name by number, the
game cannot go on. Numbers that hold something else than then are another form (:mod:`~folsom.server.play.forms`).
"""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

from folsom.core.snapshot import Unreadable
from folsom.core.steps import Moment
from folsom.core.table import Table
from folsom.server.play.forms import Legend, todays

# What steps and options name by number, and what each is known by: today's list begins with that of the day.
KEPT: Final[dict[str, tuple[str, ...]]] = {
    "seats": ("bandits",),
    "pawns": ("name",),
    "vehicles": (),
    "places": ("name",),
    "token_kinds": ("name",),
    "tokens": (),
    "values": ("name",),
    "cards": ("name", "bandit"),
    "rows": ("name", "seat"),
    "rounds": ("name",),
}
ALIKE: Final = ("cars", "turns")  # what counters and cards name by number: the same, as far as both have them


def adopted(data: dict[str, Any], then: Legend, now: Legend, table: Table) -> dict[str, Any]:
    """A snapshot as today's version would have written it. One that cannot be understood raises Unreadable."""
    data = todays(data, then)
    for name, known_by in KEPT.items():
        before = _known(then.get(name, []), known_by)
        if _known(now[name], known_by)[: len(before)] != before:
            raise Unreadable(f"this version has other {name} than the one that played the game so far")
    for name in ALIKE:
        if any(old != new for old, new in zip(then.get(name, []), now[name])):
            raise Unreadable(f"this version has other {name} than the one that played the game so far")
    if any(old != new for old, new in zip(_standing(then), _standing(now))):
        raise Unreadable("vehicles stand elsewhere in this version than in the one that played the game so far")
    if len(now["tokens"]) != len(then["tokens"]):
        raise Unreadable("this version has more tokens than the one that played the game so far")
    new = dict(data)
    new["at"] = _longer(data["at"], [-1] * len(now["pawns"]))
    new["who"] = _longer(data["who"], [0] * int(table.places))
    new["values"] = _longer(data["values"], [value.number for value in table.values])
    new["counters"] = _counters(data["counters"], then, now, table)
    new["cards"] = _cards(data["cards"], then, now, table)
    new["answers"] = [_answer(answer, then, now) for answer in data["answers"]]
    new["stack"] = [_step(step, then, now) for step in data["stack"]]
    new["rows"] = data["rows"] + [[] for _ in range(len(now["rows"]) - len(then["rows"]))]
    return new


def _standing(legend: Legend) -> list[list[int]]:
    """For each graph the car that each vehicle but the first faces, or -1: older legends told nothing else."""
    if "offsets" in legend:
        return [[-1 if offset is None else offset for offset in graph[1:]] for graph in legend["offsets"]]
    return [faced[1:] for faced in legend.get("stands", [])]


def _known(things: list[Any], known_by: tuple[str, ...]) -> list[Any]:
    """Takes of things what they are known by: a version may say more of each, or something else."""
    return [[thing[key] for key in known_by] if known_by else thing for thing in things]


def _answer(answer: int, then: Legend, now: Legend) -> int:
    """Finds by its name the verb of a choice that somebody has made in secret while others choose."""
    if not answer:
        return 0
    verb, verbs = list(then["verbs"])[answer & 255], list(now["verbs"])
    if verb not in verbs:
        raise Unreadable(f"this version has no {verb!r} any more")
    return answer >> 8 << 8 | verbs.index(verb)


def _step(step: list[Any], then: Legend, now: Legend) -> list[Any]:
    """A step that is left to do. Moments of a round are found by name."""
    name, *numbers = step
    if name != Moment.__name__ or "moments" not in then:
        return step
    moment = then["moments"][numbers[0]]
    if moment not in now["moments"]:
        raise Unreadable(f"this version has no moment {moment!r} any more")
    return [name, now["moments"].index(moment)]


def _counters(numbers: list[int], then: Legend, now: Legend, table: Table) -> list[int]:
    """Counters are found by name. Powers that came since are with whom they belong to."""
    powers = _places(then["powers"], now["powers"])
    known = sum(1 << place for place in powers.values())
    found = [int(number) for number in table.counters]
    for old, place in _places(then["counters"], now["counters"]).items():
        if old in then["masks"]:
            mask = sum(1 << place for bit, place in powers.items() if numbers[old] >> bit & 1)
            found[place] = mask | found[place] & ~known
        else:
            found[place] = numbers[old]
    return found


def _cards(numbers: list[int], then: Legend, now: Legend, table: Table) -> list[int]:
    """The cards of each spot, by kind; spots are found by name and seat."""
    before, kinds = len(then["cards"]), len(now["cards"])
    found = list(table.cards)
    for old, place in _places([_spot(spot) for spot in then["spots"]], [_spot(spot) for spot in now["spots"]]).items():
        for kind in range(before):
            found[place * kinds + kind] = numbers[old * before + kind]
    return found


def _spot(spot: dict[str, Any]) -> tuple[str, int]:
    return spot["name"], spot["seat"]


def _places(then: list[Any], now: list[Any]) -> dict[int, int]:
    """For each thing of the day where it is today; of things with one name, the first is the first."""
    today: dict[tuple[Any, int], int] = {}
    seen: Counter[Any] = Counter()
    for place, thing in enumerate(now):
        today[thing, seen[thing]] = place
        seen[thing] += 1
    found: dict[int, int] = {}
    seen = Counter()
    for place, thing in enumerate(then):
        if (thing, seen[thing]) not in today:
            raise Unreadable(f"this version has no {thing!r} any more")
        found[place] = today[thing, seen[thing]]
        seen[thing] += 1
    return found


def _longer(numbers: list[int], usual: list[int]) -> list[int]:
    """Numbers of the day, and the usual ones for what came later."""
    return numbers + usual[len(numbers) :]
