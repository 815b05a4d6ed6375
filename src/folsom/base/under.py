"""Cards under a deck: their owner alone knows them, and draws them when nothing else is left (AT-FEINT-1)."""

from __future__ import annotations

from folsom.base.drawing import DREW
from folsom.base.hands import hide_from_hand
from folsom.base.rules import Rules, rules_of
from folsom.core.builder import Builder
from folsom.core.events import tell
from folsom.core.game import Game
from folsom.core.ints import i64
from folsom.core.packed import pack
from folsom.core.steps import Do, register
from folsom.core.views import card_kind, row_card


def add_under(made: Builder, rules: Rules) -> None:
    """Lays out a row under each deck."""
    rows = [made.row(f"under {seat}", any_card=True) for seat in range(made.seats)]
    rules.under = rows[0]


def under_deck(g: Game, seat: i64) -> i64:
    """How many cards lie under a seat's deck."""
    under = rules_of(g).under
    if under < 0:
        return 0
    return len(g.rows[under + seat])


def put_under(g: Game, seat: i64, kind: i64) -> None:
    """A card goes from a hand under the deck of the seat that holds it; others see only that one does."""
    hide_from_hand(g, seat, kind, -1)
    g.rows[rules_of(g).under + seat].append(row_card(kind, seat, True))


def shuffle_under(g: Game) -> None:
    """Whatever lies under the decks is shuffled into them."""
    under = rules_of(g).under
    seat: i64
    for seat in range(g.table.seats if under >= 0 else 0):
        for card in g.rows[under + seat]:
            slot = seat * g.table.kinds + card_kind(card)
            g.cards[slot] = g.cards[slot] + 1
        g.rows[under + seat] = []


class DrawUnder(Do):
    """The uppermost of the cards under a deck come to its seat's hand."""

    def __init__(self, seat: i64, number: i64, opening: i64) -> None:
        super().__init__()
        self.seat = seat
        self.number = number
        self.opening = opening

    def args(self) -> list[int]:
        return [self.seat, self.number, self.opening]

    def run(self, g: Game) -> None:
        row = rules_of(g).under + self.seat
        taken = [int(card_kind(card)) for card in g.rows[row][: self.number]]
        g.rows[row] = g.rows[row][self.number :]
        for kind in taken:
            slot = (g.table.hands[0] + self.seat) * g.table.kinds + kind
            g.cards[slot] = g.cards[slot] + 1
        rule = rules_of(g).decks.rule(self.opening != 0)
        tell(g, DREW, rule, self.seat, len(taken), pack(sorted(taken)), 0, 1 << self.seat)


register(DrawUnder)
