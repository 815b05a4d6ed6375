"""Drawing cards: opening hands, and a draw of several cards from a deck, which is a bag."""

from __future__ import annotations

from typing import Final

from folsom.base.hands import hand_size
from folsom.base.powers import ask_more_cards
from folsom.base.rules import rules_of
from folsom.core.chance import Source, bag_outcomes, sample_bag
from folsom.core.events import tell
from folsom.core.game import Game
from folsom.core.ints import i64
from folsom.core.packed import KIND_BITS, KIND_MASK, MOST_PACKED, argument_of, option_of, pack
from folsom.core.steps import Do, Draw, register
from folsom.core.table import MOST
from folsom.core.views import card_kind
from folsom.core.words import CARDS, happening, verb

DEALT: Final = verb("cards", CARDS)
DREW: Final = happening("drew", "seat:seat number:number cards:cards", 1)

OPENING_HAND: Final = 6


class OpeningHands(Do):
    """BASE-ROUND-1: every player shuffles his deck and fills his hand up to six cards, more with a power."""

    def run(self, g: Game) -> None:
        rules = rules_of(g)
        if rules.under >= 0:
            rules.decks.shuffle(g)
        line = rules.order.line(g, True)
        player: i64 = len(line) - 1
        while player >= 0:
            seat: i64 = line[player]
            number = OPENING_HAND + ask_more_cards(g, seat) - hand_size(g, seat)
            if number > 0:
                rules.decks.draw(g, seat, number, True)
            player -= 1


class DrawCards(Draw):
    """Cards that come to a seat's hand: one draw for all of them."""

    def __init__(self, seat: i64, number: i64, opening: i64) -> None:
        super().__init__()
        self.seat = seat
        self.number = number
        self.opening = opening

    def args(self) -> list[int]:
        return [self.seat, self.number, self.opening]

    def forced(self, g: Game) -> i64:
        """Who draws the whole deck leaves nothing to chance."""
        kinds = g.table.kinds
        cards = g.cards
        left = self.number
        k: i64
        for k in range(self.seat * kinds + 1, (self.seat + 1) * kinds):
            left -= cards[k]
            if left < 0:
                return -1
        packed: i64 = 0
        k = kinds - 1
        while k > 0:
            n = g.cards[self.seat * kinds + k]
            while n > 0:
                packed = packed << KIND_BITS | k
                n -= 1
            k -= 1
        return option_of(DEALT, packed)

    def seen_by(self, g: Game) -> i64:
        return 1 << self.seat

    def sample(self, g: Game, source: Source) -> i64:
        kinds = g.table.kinds
        return option_of(DEALT, sample_bag(source, g.cards, self.seat * kinds, kinds, self.number))

    def outcomes(self, g: Game) -> list[tuple[int, int]]:
        counts = [int(g.count(self.seat, k)) for k in range(int(g.table.kinds))]
        return [(option_of(DEALT, cards), weight) for cards, weight in bag_outcomes(counts, int(self.number))]

    def bag(self, g: Game) -> list[int]:
        kinds = range(1, int(g.table.kinds))
        return [option_of(DEALT, k) for k in kinds for _ in range(int(g.count(self.seat, k)))]

    def times(self, g: Game) -> int:
        return min(int(self.number), int(g.size(self.seat)))

    def outcome_of(self, things: list[int]) -> int:
        return option_of(DEALT, pack(sorted([argument_of(thing) for thing in things])))

    def take(self, g: Game, option: i64) -> None:
        packed = argument_of(option)
        cards = g.cards
        kinds = g.table.kinds
        deck = self.seat * kinds
        hand = (g.table.hands[0] + self.seat) * kinds
        number: i64 = 0
        while packed:
            k = packed & KIND_MASK
            cards[deck + k] = cards[deck + k] - 1
            cards[hand + k] = cards[hand + k] + 1
            packed >>= KIND_BITS
            number += 1
        if number < self.number and under_deck(g, self.seat) > 0:
            g.push(DrawUnder(self.seat, min(self.number - number, under_deck(g, self.seat)), self.opening))
        if g.listener is not None:
            rule = rules_of(g).decks.rule(self.opening != 0)
            tell(g, DREW, rule, self.seat, number, argument_of(option), 0, 1 << self.seat)


def under_deck(g: Game, seat: i64) -> i64:
    """How many cards lie under a seat's deck."""
    under = rules_of(g).under
    if under < 0:
        return 0
    return len(g.rows[under + seat])


class FromDeck(Do):
    """So many cards come to a seat's hand, at the start of a round or in a turn."""

    def __init__(self, seat: i64, number: i64, opening: i64) -> None:
        super().__init__()
        self.seat = seat
        self.number = number
        self.opening = opening

    def args(self) -> list[int]:
        return [self.seat, self.number, self.opening]


class DrawUnder(FromDeck):
    """The uppermost of the cards under a deck come to its seat's hand."""

    def run(self, g: Game) -> None:
        row = rules_of(g).under + self.seat
        taken = [int(card_kind(card)) for card in g.rows[row][: self.number]]
        g.rows[row] = g.rows[row][self.number :]
        for kind in taken:
            slot = (g.table.hands[0] + self.seat) * g.table.kinds + kind
            g.cards[slot] = g.cards[slot] + 1
        rule = rules_of(g).decks.rule(self.opening != 0)
        tell(g, DREW, rule, self.seat, len(taken), pack(sorted(taken)), 0, 1 << self.seat)


def push_draw(g: Game, seat: i64, number: i64, opening: i64) -> None:
    """So many cards are to come to a seat's hand: in several draws, if one option cannot name all of them."""
    while number > MOST_PACKED:
        g.push(DRAWS[(seat << 4 | MOST_PACKED) << 1 | opening])
        number -= MOST_PACKED
    g.push(DRAWS[(seat << 4 | number) << 1 | opening])


# Ready-made, by seat, number of cards and whether it is the opening hand.
DRAWS: Final[list[Draw]] = [DrawCards(i >> 5, i >> 1 & 15, i & 1) for i in range(MOST << 5)]

register(OpeningHands, DrawCards, DrawUnder)
