"""Clauses about cards: how many of each kind lie in each spot, and the rows in which they lie in order."""

from __future__ import annotations

from folsom.core.packed import BARRED, FACE_DOWN, OLDER, SEAT_SHIFT
from folsom.core.snapshot import widened
from folsom.core.table import UNKNOWN, Table
from folsom.core.texts import argument_text, seat_text
from folsom.core.views import barred_kinds, card_kind, card_seat, is_face_down
from folsom.core.words import CARD, members
from folsom.notation.names import Unknown, argument_named, seat_named
from folsom.notation.position.words import (
    NONE,
    Data,
    Field,
    card_kind_named,
    card_word,
    counted,
    items,
    listed,
    number_in,
    split_count,
)

HIDE = "hide"  # a card that lies face down, and what it is
HIDDEN = "hidden"  # a card that lies face down, and that cannot be seen
OLD = "old"  # one that came from a deck that has been used up since
NOT = "not"  # all know of some kinds that it is none of them
OR = "/"
MOST_CARDS = 200


def card_fields(table: Table) -> list[Field]:
    """All clauses about cards."""
    spots = [spot_field(table, spot) for spot in range(len(table.spots))]
    return [*spots, *[row_field(table, row) for row in range(len(table.row_names))]]


def spot_field(table: Table, spot: int) -> Field:
    """The cards of one spot: ``deck doc: move*2, rob``. As at the start, it is left out."""
    kinds = int(table.kinds)
    start = spot * kinds

    def show(data: Data) -> str:
        counts = data["cards"][start : start + kinds]
        if counts == table.cards[start : start + kinds]:
            return ""
        shown = [*range(1, kinds), UNKNOWN]
        return listed([counted(card_word(table, kind), counts[kind]) for kind in shown if counts[kind]])

    def read(data: Data, text: str) -> None:
        counts = [0] * kinds
        for item in items(text):
            name, number = split_count(item)
            kind = card_kind_named(table, name)
            if not -MOST_CARDS <= number <= MOST_CARDS or number == 0 or (number < 0 and kind != UNKNOWN):
                raise Unknown(f"there cannot be {number} cards {name!r}")
            if counts[kind]:
                raise Unknown(f"{name!r} is there twice")
            counts[kind] = number
        data["cards"][start : start + kinds] = counts

    owner = table.spots[spot]
    return Field(f"{owner.name} {seat_text(table, owner.seat)}", show, read)


def row_field(table: Table, row: int) -> Field:
    """The cards of a row, in order; of a secret row only their kinds, or whatever it holds."""
    secret = int(table.row_seat[row]) >= 0

    def show(data: Data) -> str:
        return ", ".join(mark_text(table, row, card) if secret else row_text(table, card) for card in data["rows"][row])

    def read(data: Data, text: str) -> None:
        if text == NONE:
            raise Unknown("a row without cards is left out")
        data["rows"][row] = [mark_in(table, row, item) if secret else row_in(table, item) for item in items(text)]

    return Field(row_word(table, row), show, read)


def row_word(table: Table, row: int) -> str:
    """A row by name: one that each seat has is named after it."""
    name, _, seat = table.row_names[row].rpartition(" ")
    if name and seat.isdigit() and int(seat) < table.seats:
        return f"{name} {seat_text(table, int(seat))}"
    return table.row_names[row]


def mark_text(table: Table, row: int, mark: int) -> str:
    """An entry of a secret row: a card, or what else the row holds."""
    holds = table.rows[row].holds
    if holds != CARD:
        return argument_text(table, holds, mark)
    return card_word(table, mark) if 0 <= mark < table.kinds else f"#{mark}"


def mark_in(table: Table, row: int, text: str) -> int:
    """The same, read."""
    holds = table.rows[row].holds
    if holds != CARD:
        return argument_named(table, holds, text)
    return number_in(text[1:]) if text.startswith("#") else card_kind_named(table, text)


def row_text(table: Table, card: int) -> str:
    """A card in a row: ``doc shoot``, ``belle hide move``, ``tuco hidden``, ``tuco hidden not move 2/rob 2``."""
    kind, seat = int(card_kind(card)), int(card_seat(card))
    pawn = int(table.card_bandit(seat, kind))
    words = [table.pawn_names[pawn] if pawn >= 0 else table.seat_names[seat]]
    if is_face_down(card):
        words.append(HIDDEN if kind == UNKNOWN else HIDE)
    if card & OLDER:
        words.append(OLD)
    if kind != UNKNOWN or not is_face_down(card):
        words.append(card_word(table, kind))
    if barred := members(int(barred_kinds(card))):
        words += [NOT, OR.join(card_word(table, kind) for kind in barred)]
    return " ".join(words)


def row_in(table: Table, text: str) -> int:
    """The same, read. An older version wrote a number where all know of some kinds that a card is none of them."""
    if text.startswith("#"):
        return widened(number_in(text[1:]))
    text, _, barred = text.partition(f" {NOT} ")
    name, *words = text.split()
    card = seat_named(table, name) << SEAT_SHIFT
    for word in barred.split(OR) if barred else []:
        card |= 1 << (BARRED + card_kind_named(table, word))
    hidden = words[:1] == [HIDDEN]
    if hidden or words[:1] == [HIDE]:
        card |= FACE_DOWN
        words = words[1:]
    if words[:1] == [OLD]:
        card |= OLDER
        words = words[1:]
    if hidden and not words:
        return card
    if hidden or not words:
        raise Unknown(f"{text!r} is no card here: write 'doc shoot', 'doc hide shoot' or 'doc hidden'")
    return card | card_kind_named(table, " ".join(words))
