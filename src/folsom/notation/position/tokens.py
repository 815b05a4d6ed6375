"""Clauses about pawns and tokens: where each lies, what is under it, and who knows that."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from folsom.core.game import EVERYTHING
from folsom.core.table import EVERY_SEAT, SEAT_BITS, Table
from folsom.core.words import members
from folsom.notation.names import Unknown, find, value_named
from folsom.notation.position.words import (
    Data,
    Field,
    counted,
    items,
    mask_in,
    mask_text,
    number_in,
    split_name,
)

TOKEN: Final = re.compile(r"([^\s#*(]+)(?:#(\d+)(?:-(\d+))?|\*(\d+))?(?: ([^\s(]+))?(?: ?\(([^)]*)\))?")
SURE: Final = 1  # of the three masks: what all can tell
NOT: Final = "not "  # the values that it cannot have
NOWHERE: Final = -1
UNPLACED: Final = -2  # a token of which nothing has been read yet
MOST_TOKENS: Final = 999


def places_field(table: Table) -> Field:
    """Where the pawns are; those that are nowhere are left out."""
    places = table.place_names[: int(table.places)]

    def show(data: Data) -> str:
        there = [(pawn, place) for pawn, place in enumerate(data["at"]) if place >= 0]
        return ", ".join(f"{table.pawn_names[pawn]} {places[place]}" for pawn, place in there)

    def read(data: Data, text: str) -> None:
        for item in items(text):
            pawn, rest = split_name(item, table.pawn_names, "bandit or lawman")
            if data["at"][pawn] != NOWHERE:
                raise Unknown(f"{table.pawn_names[pawn]} is in two places")
            data["at"][pawn] = find(rest, places, "place of the board")

    return Field("places", show, read)


def loot_fields(table: Table) -> list[Field]:
    """The tokens of each place and each bandit."""
    return [loot_field(table, place) for place in range(len(table.place_names))]


def holder_text(table: Table, place: int) -> str:
    """Where tokens lie: a place, or the bandit who holds them."""
    holder = int(table.holder_at(place))
    return table.pawn_names[holder] if holder >= 0 else table.place_names[place]


def loot_field(table: Table, place: int) -> Field:
    """The tokens of one place."""
    return Field(
        f"loot {holder_text(table, place)}",
        lambda data: ", ".join(group_text(table, group) for group in groups(table, data, place)),
        lambda data, text: read_loot(table, data, place, text),
    )


@dataclass
class Group:
    """Tokens of one place that are the same in all but their numbers; ``first`` is -1 where those mean nothing."""

    kind: int
    value: int
    masks: tuple[int, int, int]
    first: int
    number: int = 1


def groups(table: Table, data: Data, place: int) -> Iterator[Group]:
    """The tokens of a place. In a view, hidden tokens have no numbers."""
    last: Group | None = None
    for token, kind in enumerate(table.tokens):
        if data["token_at"][token] != place:
            continue
        hidden = token < table.hidden
        value = data["token_value"][token] if hidden else 0
        masks = (data["token_known"][token], data["token_sure"][token], data["token_maybe"][token])
        first = -1 if hidden and data["viewer"] != EVERYTHING else token
        follows = last is not None and (first < 0 or first == last.first + last.number)
        if last is not None and follows and (last.kind, last.value, last.masks) == (kind, value, masks):
            last.number += 1
            continue
        if last is not None:
            yield last
        last = Group(int(kind), value, masks, first)
    if last is not None:
        yield last


def group_text(table: Table, group: Group) -> str:
    """Tokens: ``purse#5 300 (doc)``, ``jewel#18-20``; in a view ``purse*2``."""
    name = table.token_kinds[group.kind].name
    if group.first < 0:
        name = counted(name, group.number)
    else:
        name += f"#{group.first}" + (f"-{group.first + group.number - 1}" if group.number > 1 else "")
    words = [name, table.values[group.value].name] if group.value else [name]
    if any(group.masks):
        seats = [mask & EVERY_SEAT for mask in group.masks]
        told = [mask_text(table, mask) for mask in (seats[:1] if len(set(seats)) == 1 else seats)]
        first = table.token_kinds[group.kind].first
        if barred := members(group.masks[SURE] >> SEAT_BITS):
            told.append(NOT + "/".join(table.values[first + value].name for value in barred))
        words.append(f"({'|'.join(told)})")
    return " ".join(words)


def read_loot(table: Table, data: Data, place: int, text: str) -> None:
    """The tokens of a place, read."""
    for item in items(text):
        match = TOKEN.fullmatch(item)
        if match is None:
            raise Unknown(f"{item!r} is no token: write 'purse#5', 'purse#5 300 (doc)' or, in a view, 'purse*2'")
        kind = find(match[1], [kind.name for kind in table.token_kinds], "token")
        value = value_named(table, kind, match[5]) if match[5] else 0
        for token in numbers(table, data, kind, match):
            put(table, data, token, kind, place)
            if value:
                data["token_value"][token] = value
            for name, mask in zip(("token_known", "token_sure", "token_maybe"), masks_in(table, kind, match[6])):
                data[name][token] = mask


def masks_in(table: Table, kind: int, text: str | None) -> list[int]:
    """Who knows a token, who surely does and who may, as all can tell; all the same if only one is written."""
    if text is None:
        return [0, 0, 0]
    told = text.split("|")
    barred = told.pop()[len(NOT) :].split("/") if told[-1].startswith(NOT) else []
    first = table.token_kinds[kind].first
    values = sum(1 << (value_named(table, kind, name) - first) for name in barred)
    parts = [mask_in(table, part) for part in told]
    if len(parts) not in (1, 3):
        raise Unknown(f"({text}) has one list of seats, or three: who knows, who surely does, who may")
    known, sure, maybe = parts * 3 if len(parts) == 1 else parts
    return [known, sure | values << SEAT_BITS, maybe]


def numbers(table: Table, data: Data, kind: int, match: re.Match[str]) -> list[int]:
    """The numbers of the tokens that an item stands for."""
    name = table.token_kinds[kind].name
    if match[2] is None:
        if data["viewer"] == EVERYTHING or not table.token_kinds[kind].hidden:
            raise Unknown(f"{match[0]!r} has no number: write '{name}#5'")
        free = [t for t, k in enumerate(table.tokens) if k == kind and data["token_at"][t] == UNPLACED]
        wanted = number_in(match[4] or "1")
        if not 0 < wanted <= len(free):
            raise Unknown(f"{wanted} tokens {name!r} here are {wanted - len(free)} more than there are")
        return free[:wanted]
    if match[4] is not None or (data["viewer"] != EVERYTHING and table.token_kinds[kind].hidden):
        raise Unknown(f"{match[0]!r}: in a view, tokens that may look alike have no numbers")
    first = number_in(match[2])
    last = number_in(match[3] or match[2])
    if first > last or last > MOST_TOKENS:
        raise Unknown(f"{match[0]!r}: the numbers go from {first} to {last}")
    return list(range(first, last + 1))


def put(table: Table, data: Data, token: int, kind: int, place: int) -> None:
    """Puts a token on its place, once."""
    if token >= len(table.tokens) or table.tokens[token] != kind:
        raise Unknown(f"no {table.token_kinds[kind].name} has the number {token}")
    if data["token_at"][token] != UNPLACED:
        raise Unknown(f"token {token} is there twice")
    data["token_at"][token] = place


def bag_field(table: Table) -> Field:
    """The values that nobody has seen, where they do not follow from those that lie on the table."""

    def show(data: Data) -> str:
        if data["values"] == values_left(table, data):
            return ""
        return ", ".join(f"{value.name} {n}" for value, n in zip(table.values, data["values"]) if value.number)

    def read(data: Data, text: str) -> None:
        names = [value.name if value.number else "" for value in table.values]
        for item in items(text):
            number, rest = split_name(item, names, "value")
            data["values"][number] = number_in(rest)
        data["bag"] = True

    return Field("bag", show, read)


def values_left(table: Table, data: Data) -> list[int]:
    """The values that no token has."""
    left = [value.number for value in table.values]
    for token in range(int(table.hidden)):
        if data["token_value"][token]:
            left[data["token_value"][token]] -= 1
    return left
