"""Cards under a deck: their owner alone knows them, and draws them when nothing else is left (AT-FEINT-1)."""

from __future__ import annotations

from folsom.base.hands import hide_from_hand
from folsom.base.rules import Rules, rules_of
from folsom.core.builder import Builder
from folsom.core.game import Game
from folsom.core.ints import i64
from folsom.core.views import card_kind, row_card


def add_under(made: Builder, rules: Rules) -> None:
    """Lays out a row under each deck."""
    rows = [made.row(f"under {seat}", any_card=True) for seat in range(made.seats)]
    rules.under = rows[0]


def put_under(g: Game, seat: i64, kind: i64) -> None:
    """A card goes from a hand under the deck of the seat that holds it; others see only that one does."""
    hide_from_hand(g, seat, kind, -1)
    g.rows[rules_of(g).under + seat].append(row_card(kind, seat, True))


def shuffle_under(g: Game) -> None:
    """Whatever lies under the decks is shuffled into them."""
    under = rules_of(g).under
    seat: i64
    for seat in range(g.table.seats):
        for card in g.rows[under + seat]:
            slot = seat * g.table.kinds + card_kind(card)
            g.cards[slot] = g.cards[slot] + 1
        g.rows[under + seat] = []
