"""A player's hand. It may lie in several parts, of which others know different things."""

from __future__ import annotations

from folsom.core.game import Game
from folsom.core.ints import i64
from folsom.core.views import OLDER, card_kind, card_seat, is_face_down, row_pool


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


def secret_size(g: Game, seat: i64) -> i64:
    """How many cards a seat has in the parts of its hand that only it can see."""
    table = g.table
    total: i64 = 0
    part: i64
    for part in range(len(table.hands)):
        spot = table.hands[part] + seat
        if table.spot_pool[spot] >= 0:
            total += g.size(spot)
    return total


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


def may_be_in_hand(g: Game, seat: i64, kind: i64) -> bool:
    """Whether a card of a kind can be in a hand, for all that everybody can work out of it."""
    table = g.table
    part: i64
    for part in range(len(table.hands)):
        spot = table.hands[part] + seat
        pool = table.spot_pool[spot]
        if g.size(spot) and (g.count(spot, kind) if pool < 0 else _in_lot(g, pool, kind)):
            return True
    return False


def take_from_hand(g: Game, seat: i64, kind: i64) -> None:
    """A card leaves a hand.

    What all know to be there goes first. If nobody else can tell which of two secret parts it came from, they become
    one, so that what is left of each tells nothing.
    """
    table = g.table
    hands = table.hands
    part: i64 = len(hands) - 1
    while part > 0 and not _comes_from(g, seat, part, kind):
        part -= 1
    slot = (hands[part] + seat) * table.kinds + kind
    g.cards[slot] = g.cards[slot] - 1


def hide_from_hand(g: Game, seat: i64, kind: i64) -> None:
    """A card leaves a hand unseen: it could be any card of it that can be played.

    So nobody knows any more that such a card is still there, nor which part of the hand it came from: all of them
    become one secret part.
    """
    table = g.table
    first = table.hands[0] + seat
    part: i64
    for part in range(1, len(table.hands)):
        _join(g, table.hands[part] + seat, first, table.playable)
    slot = first * table.kinds + kind
    g.cards[slot] = g.cards[slot] - 1


def _comes_from(g: Game, seat: i64, part: i64, kind: i64) -> bool:
    """Whether a card of this kind leaves this part of a hand, as far as all can tell."""
    table = g.table
    spot = table.hands[part] + seat
    pool = table.spot_pool[spot]
    if pool < 0:
        return g.count(spot, kind) > 0
    if g.size(spot) == 0 or _in_lot(g, pool, kind) == 0:
        return False
    first = table.hands[0] + seat
    if g.size(first) == 0 or _in_lot(g, table.spot_pool[first], kind) == 0:
        return True
    _join(g, spot, first, -1)
    return False


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


def _join(g: Game, spot: i64, first: i64, which: i64) -> None:
    """Another part of a hand, and the lot that it came from, become one with the first.

    Of a secret part all cards; of one that all know the kinds in question (mask).
    """
    table = g.table
    if table.spot_pool[spot] >= 0:
        which = -1
    pour(g, spot, first, which)
    seat = table.spot_seat[spot]
    for row in g.rows:
        i: i64
        for i in range(len(row)):
            if is_face_down(row[i]) and card_seat(row[i]) == seat:
                row[i] = row[i] & ~OLDER
