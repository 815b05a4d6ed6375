"""What the box knows of a table."""

from __future__ import annotations

from folsom.core.game import Game
from folsom.core.table import GRAPH, Table, box_number

NAME = "convoy"
CONVOY = box_number(NAME)


class Pieces:
    """Seats, places, pawns, cards and secrets, by their numbers."""

    def __init__(self, bandits: int) -> None:
        self.bandits = bandits
        self.marshal_seat = bandits
        self.clockwork = bandits + 1
        self.couriers: list[int] = []
        self.cell = self.cart = self.engine = -1  # places; the engine is the first of the convoy
        self.insides: list[int] = []  # of the convoy
        self.stands = 0  # how many positions the convoy has
        self.slide = 0  # kinds of cards: the clockwork's, and (mask) those whose action may be given
        self.given = 0
        self.chosen = 0  # counters by seat: how many errands it has
        self.errands = 0  # rows by seat
        self.document = self.red = 0  # the kind of token, and its first value


def pieces_of(g: Game) -> Pieces:
    """The pieces of a game with this box."""
    return pieces_on(g.table)


def pieces_on(table: Table) -> Pieces:
    """The same of a table."""
    pieces = table.boxes[CONVOY]
    assert isinstance(pieces, Pieces)
    return pieces


def stands_at(g: Game) -> int:
    """Which of its positions the convoy has reached."""
    return int(g.counters[GRAPH])
