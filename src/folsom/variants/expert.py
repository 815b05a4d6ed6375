"""The expert variant: a discard pile beside each deck, and cards kept from round to round."""

from __future__ import annotations

from typing import Final

from folsom.base.counters import PILE, ROUND
from folsom.base.drawing import DrawUnder, FromDeck, push_draw, under_deck
from folsom.base.hands import hand_count, hand_size, may_be_in_hand, pour, show_in_hand, take_from_hand
from folsom.base.parts import Part
from folsom.base.round import LAST_ROUND
from folsom.base.rules import Decks, Rules, rules_of
from folsom.base.setup import Setup
from folsom.core.builder import Builder
from folsom.core.events import tell
from folsom.core.game import Game
from folsom.core.ints import i64
from folsom.core.memory import Memory
from folsom.core.packed import FACE_DOWN, OLDER, argument_of, option_of, verb_of
from folsom.core.steps import Ask, Do, Together, register
from folsom.core.table import UNKNOWN
from folsom.core.views import card_kind, card_seat, row_card
from folsom.core.words import CARD, happening, verb

DISCARD: Final = verb("discard", CARD)
DONE: Final = verb("done")
DISCARDED: Final = happening("discarded", "seat:seat card:card", passing=True)
TOOK: Final = happening("took-top", "seat:seat card:card", passing=True)
RESHUFFLED: Final = happening("reshuffled", "seat:seat cards:number", passing=True)


EXPERT: Final = "expert"  # its two printings: one of them is played


class Expert(Part):
    """VAR-EXPERT, in the printing of 2014 or 2016."""

    def __init__(self, printing: int) -> None:
        super().__init__(f"expert-{printing}", 2, [])
        self.kind = EXPERT
        self.printing = printing

    def furnish(self, made: Builder, rules: Rules, setup: Setup) -> None:
        seats = range(made.seats)
        old = made.seat_spots("old lot")
        discard = made.seat_spots("discard")
        held = made.seat_spots("held", old)
        shown = made.seat_spots("shown")
        made.hands.extend([held, shown])
        made.older = old
        sure = made.counter("kept", 0, made.seats)
        made.memories.append(HeldCards(old, sure))
        top, marked = len(made.rows), len(made.rows) + made.seats
        for seat in seats:
            made.row(f"top {seat}")
        for seat in seats:
            made.row(f"marked {seat}", seat)
        rules.decks = ExpertDecks(discard, top, held, shown, sure)
        rules.hand_back = KeepCards(marked, self.printing)
        made.hang("end", 0, SettleHands())
        if self.printing == 2014:
            made.hang("after-drawing", 10, LightenHands())


class ExpertDecks(Decks):
    """VAR-EXPERT-3 to 5: bullets lie in order on top of the deck, played cards face up on the discard pile."""

    def __init__(self, discard: int, top: int, held: int, shown: int, sure: int) -> None:
        super().__init__("VAR-EXPERT-4")
        self.discard: i64 = discard
        self.top: i64 = top  # rows
        self.held: i64 = held  # a part of the hand: secret, out of a deck that is used up
        self.shown: i64 = shown  # a part of the hand that all know
        self.sure: i64 = sure  # counters by seat: cards of the first part of a hand that all know to be action cards

    def draw(self, g: Game, seat: i64, number: i64, opening: bool) -> None:
        g.push(DrawOn(seat, number, 1 if opening else 0))

    def can_draw(self, g: Game, seat: i64) -> bool:
        if g.rows[self.top + seat] or not g.is_empty(seat) or not g.is_empty(self.discard + seat):
            return True
        return under_deck(g, seat) > 0

    def take_top(self, g: Game, seat: i64) -> i64:
        top = g.rows[self.top + seat]
        return card_kind(top.pop()) if top else 0

    def has_next(self, g: Game, seat: i64) -> bool:
        """VAR-EXPERT-5: an empty deck is filled up from the discard pile."""
        if g.is_empty(seat) and not g.is_empty(self.discard + seat):
            reshuffle(g, seat)
        return not g.is_empty(seat)

    def receive(self, g: Game, seat: i64, kind: i64) -> None:
        g.rows[self.top + seat].append(row_card(kind, seat, False))

    def put_back(self, g: Game, pile: list[int]) -> None:
        for card in pile:
            kind = card_kind(card)
            self.put(g, g.table.card_owner(card_seat(card), kind), g.table.kind_home[kind])

    def put(self, g: Game, seat: i64, kind: i64) -> None:
        """Lays a card face up on a seat's discard pile."""
        slot = (self.discard + seat) * g.table.kinds + kind
        g.cards[slot] = g.cards[slot] + 1


class HeldCards(Memory):
    """All can tell of cards that were kept: some are sure to be action cards, some come from a used-up deck.

    Those of a used-up deck are in hand, and face down with a mark. When the hand becomes one, nobody can tell any more
    which they are.
    """

    def __init__(self, old: int, counters: int) -> None:
        super().__init__()
        self.old: i64 = old  # pools
        self.counters: i64 = counters  # by seat: the sure action cards of the first part of its hand

    def sure(self, g: Game, spot: i64) -> i64:
        first = g.table.hands[0]
        if spot < first or spot >= first + g.table.seats:
            return 0
        return g.counters[self.counters + g.table.spot_seat[spot]]

    def joins(self, g: Game, seat: i64, spot: i64, which: i64) -> None:
        pool = g.table.spot_pool[spot]
        if pool == self.old + seat:
            pile = g.rows[PILE]
            i: i64
            for i in range(len(pile)):
                card: i64 = pile[i]
                if card & OLDER and card_seat(card) == seat:
                    pile[i] = card & ~OLDER
        elif pool < 0 and which and not g.is_empty(spot):
            k: i64
            for k in range(1, g.table.kinds):
                if which >> k & 1:
                    g.counters[self.counters + seat] = g.counters[self.counters + seat] + g.count(spot, k)

    def left(self, g: Game, seat: i64, spot: i64, kind: i64) -> None:
        if spot == g.table.hands[0] + seat and (kind == UNKNOWN or g.table.playable >> kind & 1):
            g.counters[self.counters + seat] = max(g.counters[self.counters + seat] - 1, 0)


def expert_decks(g: Game) -> ExpertDecks:
    """The decks of a game with this variant."""
    decks = rules_of(g).decks
    assert isinstance(decks, ExpertDecks)
    return decks


class DrawOn(FromDeck):
    """VAR-EXPERT-5: first what lies on top, then the deck, then the discard pile shuffled into a new deck."""

    def run(self, g: Game) -> None:
        decks = expert_decks(g)
        number = self.number
        while number > 0:
            kind = decks.take_top(g, self.seat)
            if kind == 0:
                break
            show(g, self.seat, kind, decks.rule(self.opening != 0))
            number -= 1
        if number > 0 and under_deck(g, self.seat) > 0 and g.is_empty(self.seat):
            taken = min(number, under_deck(g, self.seat))
            g.push(DrawOn(self.seat, number - taken, self.opening))
            g.push(DrawUnder(self.seat, taken, self.opening))
            return
        if number == 0 or not decks.has_next(g, self.seat):
            return
        taken = min(number, g.size(self.seat))
        if number > taken:
            g.push(DrawOn(self.seat, number - taken, self.opening))
        push_draw(g, self.seat, taken, self.opening)


def show(g: Game, seat: i64, kind: i64, rule: str) -> None:
    """A card that all know comes into a hand."""
    show_in_hand(g, seat, kind)
    tell(g, TOOK, rule, seat, kind)


def reshuffle(g: Game, seat: i64) -> None:
    """The discard pile becomes the deck.

    The old deck is used up, so all can work out what came from it (unless lots have mixed): it is in hand, but for
    cards that lie face down.
    """
    discard = expert_decks(g).discard
    if all(memory.are_plain(g, seat) for memory in g.table.mixing):
        _show_hand(g, seat)
    for memory in g.table.mixing:
        memory.reshuffled(g, seat, discard + seat)
    number = pour(g, discard + seat, seat)
    tell(g, RESHUFFLED, "VAR-EXPERT-5", seat, number)


def _show_hand(g: Game, seat: i64) -> None:
    """All can work out a hand; with cards that lie face down, what is in both together."""
    decks = expert_decks(g)
    hidden = face_down_cards(g, seat)
    g.counters[decks.sure + seat] = 0
    pour(g, g.table.hands[0] + seat, (decks.held if hidden else decks.shown) + seat)
    pile = g.rows[PILE]
    for i in hidden:
        pile[i] = pile[i] | OLDER


def face_down_cards(g: Game, seat: i64) -> list[int]:
    """Where a seat's face-down cards lie in the pile."""
    return [i for i, card in enumerate(g.rows[PILE]) if card & FACE_DOWN and card_seat(card) == seat]


class SettleHands(Do):
    """No card lies face down any more: what is left of an old deck in a hand, all can work out."""

    def run(self, g: Game) -> None:
        decks = expert_decks(g)
        seat: i64
        for seat in range(g.table.seats):
            pour(g, decks.held + seat, decks.shown + seat)


def discard_card(g: Game, seat: i64, kind: i64, rule: str) -> None:
    """A card goes from a hand face up onto the discard pile of the seat that holds it."""
    source = take_from_hand(g, seat, kind)
    for memory in g.table.mixing:
        memory.discarded(g, seat, source, kind)
    expert_decks(g).put(g, seat, kind)
    tell(g, DISCARDED, rule, seat, kind)


def bullet_kinds(g: Game) -> list[int]:
    """The kinds of cards that are bullets."""
    return [k for k in range(1, int(g.table.kinds)) if not g.table.playable >> k & 1]


class LightenHands(Do):
    """VAR-EXPERT-2: in turn order, after the round card is seen, everybody is asked about his bullets."""

    def run(self, g: Game) -> None:
        for seat in reversed(rules_of(g).order.line(g, True)):
            g.push(Lighten(seat))


class Lighten(Ask):
    """A bullet of the hand to discard, then maybe another one.

    Who has none is asked like the others, unless all can see that he cannot have any.
    """

    def __init__(self, seat: i64) -> None:
        super().__init__(seat, True)

    def args(self) -> list[int]:
        return [self.seat]

    def offer(self, g: Game) -> list[int]:
        return [option_of(DONE)] + [option_of(DISCARD, k) for k in bullet_kinds(g) if hand_count(g, self.seat, k)]

    def plain(self, g: Game) -> bool:
        return not any(may_be_in_hand(g, self.seat, k) for k in bullet_kinds(g))

    def take(self, g: Game, option: i64) -> None:
        if verb_of(option) == DISCARD:
            discard_card(g, self.seat, argument_of(option), "VAR-EXPERT-2")
            g.push(self)

    def bars(self, g: Game, option: int) -> str:
        return "VAR-EXPERT-2" if verb_of(option) == DISCARD else ""


class KeepCards(Do):
    """VAR-EXPERT-1: after planning all choose at the same time which cards to keep. Not in the last round."""

    def __init__(self, marked: i64, printing: i64) -> None:
        super().__init__()
        self.marked = marked
        self.printing = printing

    def args(self) -> list[int]:
        return [self.marked, self.printing]

    def run(self, g: Game) -> None:
        if g.counters[ROUND] == LAST_ROUND:
            return
        seats: i64 = 0
        seat: i64
        for seat in range(g.table.seats):
            if hand_size(g, seat):
                seats |= 1 << seat
        if seats:
            g.push(KeepWhich(seats, self.marked, self.printing))


class KeepWhich(Together):
    """Each seat marks the cards that it discards, one after the other; what it keeps nobody learns.

    2014: bullets cannot be kept.
    """

    def __init__(self, seats: i64, marked: i64, printing: i64) -> None:
        super().__init__(seats)
        self.marked = marked
        self.printing = printing

    def args(self) -> list[int]:
        return [self.seats, self.marked, self.printing]

    def offer_to(self, g: Game, seat: i64) -> list[int]:
        """Kinds are marked in ascending order, so that there is one way to mark the same cards."""
        marks = g.rows[self.marked + seat]
        least = marks[-1] if marks else 1
        kinds = [k for k in range(least, int(g.table.kinds)) if self.may_mark(g, k)]
        return [option_of(DONE)] + [option_of(DISCARD, k) for k in kinds if hand_count(g, seat, k) > marks.count(k)]

    def may_mark(self, g: Game, kind: int) -> bool:
        """Whether a kind of card is a matter of choice."""
        return self.printing != 2014 or g.table.playable >> kind & 1 == 1

    def goes_on(self, g: Game, seat: i64, option: i64) -> bool:
        if verb_of(option) != DISCARD:
            return False
        g.rows[self.marked + seat].append(argument_of(option))
        return True

    def chosen_by(self, g: Game, seat: i64) -> i64:
        return len(g.rows[self.marked + seat])

    def reveal(self, g: Game) -> None:
        seat: i64
        for seat in range(g.table.seats):
            marks = g.rows[self.marked + seat]
            if self.printing == 2014:
                marks = marks + [k for k in bullet_kinds(g) for _ in range(hand_count(g, seat, k))]
            g.rows[self.marked + seat] = []
            for kind in marks:
                discard_card(g, seat, kind, "VAR-EXPERT-1")
            if self.printing == 2014:
                g.counters[expert_decks(g).sure + seat] = g.size(g.table.hands[0] + seat)

    def bars_for(self, g: Game, seat: int, option: int) -> str:
        return "VAR-EXPERT-1" if verb_of(option) == DISCARD else ""


register(DrawOn, SettleHands, LightenHands, Lighten, KeepCards, KeepWhich)
