"""Clauses about numbers: the round, its turn, bullets, money, and whatever else is counted."""

from __future__ import annotations

from typing import Final

from folsom.base import counters
from folsom.base.rules import rules_on
from folsom.base.train import last_car
from folsom.core.table import POWERS, Table
from folsom.core.texts import round_text, seat_text
from folsom.notation.names import Unknown, find, round_named, seat_named
from folsom.notation.position.words import (
    Data,
    Field,
    bandit_names,
    items,
    listed,
    number_in,
    split_name,
)

FACES: Final = ["", "up", "down", "either"]
NO_POWERS: Final = "none"
BY_BANDIT: Final = {"revolvers": counters.REVOLVER, "received": counters.RECEIVED, "money": counters.MONEY}
COMING: Final = {"coming rounds": counters.ROUNDS, "coming stations": counters.STATIONS}


def clock_fields(table: Table) -> list[Field]:
    """All clauses about counters."""
    fields = [
        plain(table, "round", counters.ROUND, 1),
        Field("card", lambda data: card_text(table, data), lambda data, text: read_card(table, data, text)),
        plain(table, "turn", counters.TURN, 1),
        Field("faces", lambda data: FACES[data["counters"][counters.FACES]], read_faces),
        Field("first", lambda data: first_text(table, data), lambda data, text: read_first(table, data, text)),
        Field("train", lambda data: train_text(table, data), lambda data, text: read_train(table, data, text)),
        plain(table, "resolved", counters.RESOLVED),
        *[by_bandit(table, key, first) for key, first in BY_BANDIT.items()],
        plain(table, "neutral", counters.NEUTRAL),
        *[coming(table, key, number) for key, number in COMING.items()],
        Field("counters", lambda data: others_text(table, data), lambda data, text: read_others(table, data, text)),
    ]
    return fields


def plain(table: Table, key: str, number: int, shift: int = 0) -> Field:
    """A counter as a number; people count rounds and turns from 1."""

    def show(data: Data) -> str:
        value = data["counters"][number]
        return str(value + shift) if shift or value != table.counters[number] else ""

    def read(data: Data, text: str) -> None:
        data["counters"][number] = within(number_in(text) - shift, 0, 1 << 20, key)

    return Field(key, show, read)


def within(value: int, least: int, most: int, what: str) -> int:
    """A number that may be one."""
    if not least <= value <= most:
        raise Unknown(f"{value} cannot be ({what})")
    return value


def card_text(table: Table, data: Data) -> str:
    """The round card in play."""
    return round_text(table, data["counters"][counters.CARD])


def read_card(table: Table, data: Data, text: str) -> None:
    """The same, read."""
    data["counters"][counters.CARD] = round_named(table, text)


def read_faces(data: Data, text: str) -> None:
    """How cards lie in this turn."""
    data["counters"][counters.FACES] = find(text, FACES, "way to lay cards")


def first_text(table: Table, data: Data) -> str:
    """The first player."""
    return seat_text(table, data["counters"][counters.FIRST])


def read_first(table: Table, data: Data, text: str) -> None:
    """The same, read."""
    data["counters"][counters.FIRST] = seat_named(table, text)


def cars_behind(table: Table) -> range:
    """The counters of the cars behind the locomotive."""
    return range(counters.CARS + 1, counters.CARS + int(last_car(table)) + 1)


def train_text(table: Table, data: Data) -> str:
    """The cars, from front to back."""
    cars = [data["counters"][n] for n in cars_behind(table)]
    return listed([rules_on(table).car_names[car] for car in cars]) if any(cars) else ""


def read_train(table: Table, data: Data, text: str) -> None:
    """The same, read."""
    cars, slots = items(text), cars_behind(table)
    if len(cars) != len(slots):
        raise Unknown(f"the train has {len(slots)} cars, not {len(cars)}")
    for slot, name in zip(slots, cars):
        data["counters"][slot] = find(name, rules_on(table).car_names, "car")


def by_bandit(table: Table, key: str, first: int) -> Field:
    """A number that each bandit has."""
    names = bandit_names(table)

    def show(data: Data) -> str:
        values = data["counters"][first : first + len(names)]
        if values == table.counters[first : first + len(names)]:
            return ""
        return ", ".join(f"{name} {value}" for name, value in zip(names, values))

    def read(data: Data, text: str) -> None:
        for item in items(text):
            bandit, rest = split_name(item, names, "bandit")
            data["counters"][first + bandit] = number_in(rest)

    return Field(key, show, read)


def coming(table: Table, key: str, number: int) -> Field:
    """The round cards that can still come."""
    cards = rules_on(table).rounds

    def show(data: Data) -> str:
        mask = data["counters"][number]
        if mask == table.counters[number]:
            return ""
        return listed([card.name for n, card in enumerate(cards) if mask >> n & 1])

    def read(data: Data, text: str) -> None:
        mask = 0
        for item in items(text):
            mask |= 1 << round_named(table, item)
        data["counters"][number] = mask

    return Field(key, show, read)


def told_apart(table: Table) -> set[int]:
    """The counters that have a clause of their own."""
    own = {counters.ROUND, counters.CARD, counters.TURN, counters.FACES, counters.FIRST, counters.RESOLVED}
    own |= {counters.NEUTRAL, *COMING.values(), *cars_behind(table)}
    for first in BY_BANDIT.values():
        own |= set(range(first, first + int(table.bandits)))
    return own


def counter_word(table: Table, number: int) -> str:
    """A counter by its name, and its place in a block."""
    name = table.counter_names[number].replace(" ", "-")
    first = table.counter_names.index(table.counter_names[number])
    single = table.counter_names.count(table.counter_names[number]) == 1
    if POWERS <= number < POWERS + table.pawns:
        return f"{name}.{table.pawn_names[number - POWERS].replace(' ', '-')}"
    return name if single else f"{name}.{number - first}"


def counted(table: Table, number: int, value: int) -> str:
    """What a counter says: a number, or the names of powers."""
    if number not in table.masks:
        return str(value)
    return "+".join(power.name for power in table.powers if value & power.mask) or NO_POWERS


def read_counted(table: Table, number: int, text: str) -> int:
    """The same, read."""
    if number not in table.masks:
        return number_in(text)
    names = [power.name for power in table.powers]
    held = [find(name, names, "power") for name in text.split("+")] if text != NO_POWERS else []
    return sum(int(table.powers[power].mask) for power in set(held))


def others_text(table: Table, data: Data) -> str:
    """All other counters that are not as at the start."""
    own = told_apart(table)
    changed = [n for n, value in enumerate(data["counters"]) if n not in own and value != table.counters[n]]
    return ", ".join(f"{counter_word(table, n)} {counted(table, n, data['counters'][n])}" for n in changed)


def read_others(table: Table, data: Data, text: str) -> None:
    """The same, read."""
    words = [counter_word(table, number) for number in range(len(table.counters))]
    for item in items(text):
        number, rest = split_name(item, words, "counter")
        data["counters"][number] = read_counted(table, number, rest)
