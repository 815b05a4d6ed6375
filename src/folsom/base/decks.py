"""The base game's decks: a bag for each seat, shuffled at the start of every round."""

from __future__ import annotations

from folsom.base.drawing import DRAWS, push_draw, under_deck
from folsom.base.hands import came_back
from folsom.base.rules import Decks, rules_of
from folsom.base.under import shuffle_under
from folsom.core.game import Game
from folsom.core.ints import i64
from folsom.core.packed import MOST_PACKED
from folsom.core.views import card_kind, card_seat


class ShuffledDecks(Decks):
    """BASE-ROUND-1: played cards and bullets go into the deck, where the next shuffle finds them."""

    def __init__(self) -> None:
        super().__init__("BASE-ROUND-1")

    def draw(self, g: Game, seat: i64, number: i64, opening: bool) -> None:
        """BASE-PLAN-3: as many as the deck still holds."""
        which: i64 = 0
        if opening:
            which = 1
        if number <= MOST_PACKED:
            g.push(DRAWS[(seat << 4 | number) << 1 | which])
        else:
            push_draw(g, seat, number, which)

    def can_draw(self, g: Game, seat: i64) -> bool:
        if not g.is_empty(seat):
            return True
        return rules_of(g).under >= 0 and under_deck(g, seat) > 0

    def shuffle(self, g: Game) -> None:
        shuffle_under(g)

    def receive(self, g: Game, seat: i64, kind: i64) -> None:
        slot = seat * g.table.kinds + kind
        g.cards[slot] = g.cards[slot] + 1
        if g.table.dating:
            came_back(g, seat, kind)

    def put_back(self, g: Game, pile: list[int]) -> None:
        """BASE-ROUND-3: to the deck of the player of their colour."""
        table = g.table
        cards = g.cards
        for card in pile:
            kind = card_kind(card)
            owner = table.card_owner(card_seat(card), kind)
            slot = owner * table.kinds + table.kind_home[kind]
            cards[slot] = cards[slot] + 1
            if table.dating:
                came_back(g, owner, table.kind_home[kind])
