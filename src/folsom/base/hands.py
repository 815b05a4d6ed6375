"""A player's hand. It may lie in several parts, of which others know different things."""

from __future__ import annotations

from folsom.core.game import Game
from folsom.core.ints import i64
from folsom.core.memory import UNTOLD
from folsom.core.table import UNKNOWN
from folsom.core.views import card_kind, is_face_down, row_pool


def hand_count(g: Game, seat: i64, kind: i64) -> i64:
    """How many cards of a kind a seat has in hand."""
    table = g.table
    total: i64 = 0
    part: i64
    for part in range(len(table.hands)):
        total += g.cards[(table.hands[part] + seat) * table.kinds + kind]
    return total


def hand_size(g: Game, seat: i64) -> i64:
    """How many cards a seat has in hand."""
    hands = g.table.hands
    total = g.size(hands[0] + seat)
    part: i64
    for part in range(1, len(hands)):
        total += g.size(hands[part] + seat)
    return total


def has_secrets(g: Game, seat: i64) -> bool:
    """Whether a seat has cards in those parts of its hand that only it can see."""
    table = g.table
    part: i64
    for part in range(len(table.hands)):
        spot = table.hands[part] + seat
        if table.spot_pool[spot] >= 0 and not g.is_empty(spot):
            return True
    return False


def pour(g: Game, spot: i64, to: i64, which: i64 = -1) -> i64:
    """All cards of a spot, or those of some kinds (mask), go to another spot; returns how many."""
    kinds = g.table.kinds
    cards = g.cards
    source = spot * kinds
    target = to * kinds
    number: i64 = 0
    k: i64
    for k in range(1, kinds):
        n = cards[source + k]
        if n and which >> k & 1:
            cards[target + k] = cards[target + k] + n
            cards[source + k] = 0
            number += n
    return number


def hand_to_deck(g: Game, seat: i64) -> i64:
    """All cards of a hand go to the deck of the seat that holds them; returns how many."""
    hands = g.table.hands
    number: i64 = 0
    part: i64
    for part in range(len(hands)):
        number += pour(g, hands[part] + seat, seat)
    return number


def may_be_in_hand(g: Game, seat: i64, kind: i64) -> bool:
    """Whether a card of a kind can be in a hand, for all that everybody can work out of it."""
    table = g.table
    part: i64
    for part in range(len(table.hands)):
        spot = table.hands[part] + seat
        if g.count(spot, kind) if table.spot_pool[spot] < 0 else _may_come_from(g, seat, spot, kind):
            return True
    return False


def take_from_hand(g: Game, seat: i64, kind: i64) -> i64:
    """A card leaves a hand before all eyes. Returns the part of the hand that it came from, as far as all can tell.

    What all know to be there goes first. If nobody else can tell which of several secret parts it came from, they
    become one, so that what is left of each tells nothing.
    """
    table = g.table
    hands = table.hands
    parts = len(hands)
    part: i64
    source = _only_part(g, seat)
    if source >= 0:
        _take(g, seat, source, kind, kind)
        return source
    for part in range(parts):
        if table.spot_pool[hands[part] + seat] < 0 and g.count(hands[part] + seat, kind):
            _take(g, seat, hands[part] + seat, kind, kind)
            return hands[part] + seat
    may: i64 = 0  # mask of parts
    for part in range(parts):
        if _may_come_from(g, seat, hands[part] + seat, kind):
            may |= 1 << part
            source = hands[part] + seat
    if may & (may - 1):
        source = hands[0] + seat
        for part in range(1, parts):
            if may >> part & 1:
                join_hand(g, seat, hands[part] + seat, 0)
    _take(g, seat, source, kind, kind)
    return source


def _only_part(g: Game, seat: i64) -> i64:
    """The spot of a hand in which all its cards lie, or -1 if they lie in several."""
    hands = g.table.hands
    found: i64 = -1
    part: i64
    for part in range(len(hands)):
        if not g.is_empty(hands[part] + seat):
            if found >= 0:
                return -1
            found = hands[part] + seat
    return found


def hide_from_hand(g: Game, seat: i64, kind: i64, which: i64) -> None:
    """A card leaves a hand unseen: it could be any card of it of some kinds (mask).

    So nobody knows any more that such a card is still there, nor which part of the hand it came from: all of them
    become one secret part.
    """
    table = g.table
    part: i64
    for part in range(1, len(table.hands)):
        join_hand(g, seat, table.hands[part] + seat, which)
    _take(g, seat, table.hands[0] + seat, kind, UNKNOWN)


def _take(g: Game, seat: i64, spot: i64, kind: i64, seen: i64) -> None:
    """A card leaves a part of a hand. ``seen``: what all see of it."""
    table = g.table
    slot = spot * table.kinds + kind
    g.cards[slot] = g.cards[slot] - 1
    for memory in table.memories:
        memory.left(g, seat, spot, seen)


def _may_come_from(g: Game, seat: i64, spot: i64, kind: i64) -> bool:
    """Whether a card of this kind can have been in this secret part of a hand, as far as all can tell."""
    table = g.table
    pool = table.spot_pool[spot]
    if pool < 0 or g.is_empty(spot):
        return False
    late: i64 = 0
    if table.memories:
        for mixing in table.mixing:
            told = mixing.may_hold(g, seat, pool, kind)
            if told != UNTOLD:
                return told != 0
        for dating in table.dating:
            late += dating.late(g, spot, kind)
    return _in_lot(g, pool, kind) > late


def came_back(g: Game, seat: i64, kind: i64) -> None:
    """A card that all have seen comes to a deck."""
    for memory in g.table.dating:
        memory.came_back(g, seat, kind)


def _in_lot(g: Game, pool: i64, kind: i64) -> i64:
    """How many cards of a kind a lot has, in its pool and in all secret places that were filled from it."""
    table = g.table
    total = g.count(pool, kind)
    spot: i64
    for spot in range(len(table.spot_pool)):
        if table.spot_pool[spot] == pool:
            total += g.count(spot, kind)
    for row in g.rows:
        for card in row:
            if is_face_down(card) and card_kind(card) == kind and row_pool(g, card) == pool * table.kinds:
                total += 1
    return total


def join_hand(g: Game, seat: i64, spot: i64, which: i64) -> None:
    """Another part of a hand, and the lot that it came from, become one with the first.

    Of a secret part all cards; of one that all know the action cards in question (mask).
    """
    table = g.table
    first = table.hands[0] + seat
    secret = table.spot_pool[spot] >= 0
    if secret:
        which = -1
    for memory in table.memories:
        memory.joins(g, seat, spot, which)
    pour(g, spot, first, which)


def show_in_hand(g: Game, seat: i64, kind: i64) -> None:
    """A card that all know comes into a hand: it lies in the part that all know."""
    table = g.table
    part: i64 = 0
    while table.spot_pool[table.hands[part]] >= 0:
        part += 1
    slot = (table.hands[part] + seat) * table.kinds + kind
    g.cards[slot] = g.cards[slot] + 1
