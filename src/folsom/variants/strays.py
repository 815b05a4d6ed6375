"""Cards that have strayed into a partner's deck, and what can be told of them.

A player of a team draws a card from his partner's deck, and if he does not play it, it stays among his own cards.
Nobody else knows what it was, so nobody can count either deck any more. What all can tell: how many cards went over
and were not seen to come back. What a player can tell besides: the cards that he took over himself.

So a lot has a *share*, which all can count: the action cards of its player's colour, and the bullets that he received.
A view shows the shares; a world moves as many cards from share to share as have gone over.
"""

from __future__ import annotations

from typing import Final

from folsom.base.rules import hits_slot, rules_of
from folsom.core.chance import Source
from folsom.core.game import Game
from folsom.core.ints import Ints, i64
from folsom.core.memory import UNTOLD, Memory
from folsom.core.packed import FACE_DOWN
from folsom.core.table import UNKNOWN, Table
from folsom.core.views import card_kind, card_seat, is_face_down, row_pool
from folsom.core.worlds import late_cards, sure_cards

STRAYS: Final = "strays"  # under which a table knows them


class Strays(Memory):
    """VAR-TEAM-5: the lots of partners mix.

    ``gone``: counters by seat, the cards that have gone over from its lot and have not been seen since. ``taken``:
    secret rows by seat, the cards from the partner's lot that it has taken over. ``borrowed``: the spots of cards drawn
    from the partner's deck in this round, which all know to come from there.
    """

    def __init__(self, gone: int, taken: int, borrowed: int) -> None:
        super().__init__()
        self.mixes = True
        self.gone: i64 = gone
        self.taken: i64 = taken
        self.borrowed: i64 = borrowed

    # What all can tell while the game goes on.

    def may_hold(self, g: Game, seat: i64, pool: i64, kind: i64) -> i64:
        """A deck's lot holds cards of its share, and any card if one has come from the other lot."""
        table = g.table
        if pool >= table.seats:
            return UNTOLD
        owner = table.spot_seat[pool]
        holds = table.card_owner(seat, kind) == owner
        if g.counters[self.gone + table.partner[owner]] > 0:
            holds = True
        elif not table.playable >> kind & 1:
            holds = g.counters[hits_slot(table, rules_of(g), owner, kind)] > 0
        return 1 if holds else 0

    def are_plain(self, g: Game, seat: i64) -> bool:
        """Nothing has gone over, not even in this round."""
        other = g.table.partner[seat]
        gone = g.counters[self.gone + seat] + g.counters[self.gone + other]
        return gone + g.size(self.borrowed + seat) + g.size(self.borrowed + other) == 0

    def joins(self, g: Game, seat: i64, spot: i64, which: i64) -> None:
        """A borrowed card stays among one's own: its player remembers it unless it is of his own colour."""
        k: i64
        for k in range(1, g.table.kinds if g.table.is_abroad(spot) else 1):
            self._take_over(g, seat, k, g.count(spot, k))

    def reshuffled(self, g: Game, seat: i64, spot: i64) -> None:
        """A partner's card that was discarded is among one's own again."""
        k: i64
        for k in range(1, g.table.kinds):
            if g.table.kind_home[k] != k:
                self._take_over(g, seat, k, g.count(spot, k))

    def _take_over(self, g: Game, seat: i64, kind: i64, number: i64) -> None:
        gone = self.gone + g.table.partner[seat]
        g.counters[gone] = g.counters[gone] + number
        if not g.table.playable >> kind & 1 or g.table.kind_home[kind] != kind:
            g.rows[self.taken + seat].extend([int(kind)] * int(number))

    def played(self, g: Game, seat: i64, spot: i64, kind: i64) -> None:
        """A strayed card that is played goes home."""
        table = g.table
        if table.kind_home[kind] == kind:
            self._recall(g, table.partner[seat], table.kind_abroad[kind])
        elif not table.is_abroad(spot):
            self._found(g, seat, kind)

    def discarded(self, g: Game, seat: i64, spot: i64, kind: i64) -> None:
        """A card stays with the player who held it, though it be his partner's.

        A bullet that can only be one of the partner's counts among one's own from now on.
        """
        table = g.table
        other = table.partner[seat]
        if table.playable >> kind & 1:
            if table.kind_home[kind] == kind:
                self._recall(g, other, table.kind_abroad[kind])
            elif not table.is_abroad(spot):
                self._found(g, seat, kind)
        elif table.spot_pool[spot] >= 0:
            holder = other if table.is_abroad(spot) else seat
            own = self._counted(g, holder, kind)
            if not own:
                self._found(g, holder, kind)
            if own != (holder == seat):
                self.hand_over(g, seat, kind)

    def _counted(self, g: Game, seat: i64, kind: i64) -> bool:
        """Whether a bullet that leaves a lot can be one that its player received: not all of those lie openly."""
        return g.counters[hits_slot(g.table, rules_of(g), seat, kind)] > self._open(g, seat, kind)

    def hand_over(self, g: Game, seat: i64, kind: i64) -> None:
        """A bullet that the partner received is, as all can see, among the cards of a seat."""
        rules = rules_of(g)
        own = hits_slot(g.table, rules, seat, kind)
        other = hits_slot(g.table, rules, g.table.partner[seat], kind)
        g.counters[own] = g.counters[own] + 1
        g.counters[other] = g.counters[other] - 1

    def _found(self, g: Game, seat: i64, kind: i64) -> None:
        """A card that had strayed to a seat's lot has been seen."""
        gone = self.gone + g.table.partner[seat]
        g.counters[gone] = max(g.counters[gone] - 1, 0)
        taken = g.rows[self.taken + seat]
        if kind in taken:
            taken.remove(kind)

    def _open(self, g: Game, seat: i64, kind: i64) -> i64:
        """How many cards of a kind lie openly on a seat's side."""
        table = g.table
        total: i64 = 0
        spot: i64
        for spot in range(table.seats, len(table.spot_pool)):
            if table.spot_seat[spot] == seat and table.spot_pool[spot] < 0:
                total += g.count(spot, kind)
        return total + in_rows(g, seat, kind, False)

    def _recall(self, g: Game, seat: i64, kind: i64) -> None:
        """The partner has shown a card of his own: of those that a seat has taken over, some may have gone back."""
        taken = g.rows[self.taken + seat]
        if kind not in taken:
            return
        left = self._unseen(g, seat, kind) + self._unseen(g, g.table.partner[seat], g.table.kind_abroad[kind])
        while taken.count(kind) > left:
            taken.remove(kind)

    def _unseen(self, g: Game, seat: i64, kind: i64) -> i64:
        """How many cards of a kind lie in a seat's deck and secret places."""
        table = g.table
        total = g.count(seat, kind)
        spot: i64
        for spot in range(len(table.spot_pool)):
            if table.spot_seat[spot] == seat and table.spot_pool[spot] >= 0:
                total += g.count(spot, kind)
        return total + in_rows(g, seat, kind, True)

    # Views and worlds.

    def hide(self, v: Game, viewer: i64) -> None:
        """Every unknown card goes to the lot whose share it is, as far as the viewer can tell."""
        for me in one_of_each_team(v.table, viewer):
            self._share(v, me, v.table.partner[me], viewer)

    def _share(self, v: Game, me: i64, other: i64, viewer: i64) -> None:
        """Shares out the unknown cards of two partners; ``me`` is the viewer, if he is one of them.

        Each pool then owes, or has to get, as many unknown cards as it has lost or got too many.
        """
        cards = v.cards
        kinds = v.table.kinds
        k: i64
        for k in range(1, kinds):
            mine = me * kinds + k
            there = other * kinds + v.table.kind_abroad[k]
            total = cards[mine] + cards[there]
            share = total
            if not v.table.playable >> k & 1 or v.table.kind_home[k] != k:
                share = min(self._known(v, me, k, viewer), total)
            cards[me * kinds + UNKNOWN] = cards[me * kinds + UNKNOWN] + cards[mine] - share
            cards[other * kinds + UNKNOWN] = cards[other * kinds + UNKNOWN] - cards[mine] + share
            cards[mine] = share
            cards[there] = total - share

    def _known(self, v: Game, seat: i64, kind: i64, viewer: i64) -> i64:
        """How many bullets, or partner's cards, of a kind are unseen in a seat's lot, as far as a viewer can tell."""
        table = v.table
        number: i64 = 0
        if not table.playable >> kind & 1:
            number = v.counters[hits_slot(table, rules_of(v), seat, kind)]
        if seat == viewer:
            for taken in v.rows[self.taken + seat]:
                if taken == kind:
                    number += 1
        return max(number - self._in_sight(v, seat, kind), 0)

    def _in_sight(self, v: Game, seat: i64, kind: i64) -> i64:
        """How many cards of a kind of a seat's lot the viewer sees: in hands, openly, or as his own face-down cards."""
        table = v.table
        abroad = table.kind_abroad[kind]
        total: i64 = 0
        spot: i64
        for spot in range(table.seats, len(table.spot_pool)):
            if table.lot_seat(spot) == seat:
                total += v.count(spot, abroad if table.is_abroad(spot) else kind)
        return total + in_rows(v, seat, kind, table.playable >> kind & 1 == 1)

    def deal(self, g: Game, viewer: i64, source: Source) -> None:
        """As many cards go over as have gone over in truth; any unknown card may be one of them."""
        for me in one_of_each_team(g.table, viewer):
            self._mix(g, me, g.table.partner[me], source)

    def _mix(self, g: Game, me: i64, other: i64, source: Source) -> None:
        """Tries until each lot has the action cards that lie face down, or are known to be kept, of it.

        And the cards of a part of the hand that cannot be what came back later. Partners borrow at the same time: a
        card that has just gone over does not come back for the one that is taken, nor does what the viewer took go.
        """
        kinds = g.table.kinds
        missing = g.cards[me * kinds + UNKNOWN] + owed(g, me)
        unseen = g.counters[self.gone + me] - self._home_again(g, me, other)
        out = max(min(unseen, total(g, me, -1)), -missing)
        back = out + missing
        mine = g.cards[me * kinds : (me + 1) * kinds]
        others = g.cards[other * kinds : (other + 1) * kinds]
        most = total(g, me, g.table.playable) + back
        most_there = total(g, other, g.table.playable) + out
        while True:
            i: i64
            for i in range(max(out, back)):
                came: i64 = UNKNOWN
                if i < out:
                    came = go_over(g, me, other, g.rows[self.taken + me][i:], source)
                if i < back:
                    go_over(g, other, me, [came], source)
            if will_do(g, me, most, source) and will_do(g, other, most_there, source):
                break
            put(g, me, mine)
            put(g, other, others)
        g.cards[me * kinds + UNKNOWN] = -owed(g, me)
        g.cards[other * kinds + UNKNOWN] = -owed(g, other)

    def _home_again(self, g: Game, me: i64, other: i64) -> i64:
        """How many of a seat's strayed cards it sees in its own hand, borrowed from its partner in this round."""
        table = g.table
        spot = self.borrowed + me
        number: i64 = 0
        k: i64
        for k in range(1, table.kinds):
            if not table.playable >> k & 1:
                theirs = g.counters[hits_slot(table, rules_of(g), other, k)]
                number += min(g.count(spot, k), max(self._in_sight(g, other, k) - theirs, 0))
            elif table.kind_home[k] == k:
                number += g.count(spot, k)
        return number


def one_of_each_team(table: Table, viewer: i64) -> list[int]:
    """A seat of each team: the viewer himself, where he is one of it."""
    seats = range(int(table.seats))
    return [seat for seat in seats if seat == viewer or (table.partner[seat] > seat and table.partner[seat] != viewer)]


def put(g: Game, pool: i64, counts: Ints) -> None:
    """Puts a pool back as it was."""
    k: i64
    for k in range(1, g.table.kinds):
        g.cards[pool * g.table.kinds + k] = counts[k]


def in_rows(g: Game, seat: i64, kind: i64, hidden: bool) -> i64:
    """How many cards of a kind that a seat has played, or that lie on its deck, lie face down, or openly."""
    number: i64 = 0
    r: i64
    for r in range(len(g.rows)):
        if g.table.row_seat[r] < 0:
            for card in g.rows[r]:
                if card_seat(card) == seat and card_kind(card) == kind and is_face_down(card) == hidden:
                    number += 1
    return number


def owed(g: Game, pool: i64) -> i64:
    """How many unknown cards lie in secret places that were filled from a deck."""
    table = g.table
    number: i64 = 0
    spot: i64
    for spot in range(len(table.spot_pool)):
        if table.spot_pool[spot] == pool:
            number += g.count(spot, UNKNOWN)
    return number + face_down(g, pool)


def face_down(g: Game, pool: i64) -> i64:
    """How many unknown cards from a deck lie face down."""
    number: i64 = 0
    for row in g.rows:
        for card in row:
            if card & FACE_DOWN and card_kind(card) == UNKNOWN and row_pool(g, card) == pool * g.table.kinds:
                number += 1
    return number


def needed(g: Game, pool: i64) -> i64:
    """How many action cards a deck owes."""
    hand = g.table.hands[0] + pool
    return face_down(g, pool) + min(sure_cards(g, hand), g.count(hand, UNKNOWN))


def will_do(g: Game, pool: i64, most: i64, source: Source) -> bool:
    """Whether a deck has the cards that it owes to places which cannot hold any card.

    The more action cards it has (``most`` at most), the more ways there are to fill places that hold nothing else: so
    it is refused the more often, the fewer there are.
    """
    table = g.table
    actions = total(g, pool, table.playable)
    i: i64
    for i in range(needed(g, pool)):
        if source.below(most - i) >= actions - i:
            return False
    spot: i64
    for spot in range(len(table.spot_pool)):
        if table.spot_pool[spot] == pool and g.count(spot, UNKNOWN):
            early = total(g, pool, -1)
            k: i64
            for k in range(1, table.kinds):
                early -= late_cards(g, spot, k)
            if early < face_down(g, pool) + g.count(spot, UNKNOWN):
                return False
    return True


def total(g: Game, pool: i64, which: i64) -> i64:
    """How many cards of some kinds (mask) a pool has."""
    number: i64 = 0
    k: i64
    for k in range(1, g.table.kinds):
        if which >> k & 1:
            number += g.count(pool, k)
    return number


def go_over(g: Game, pool: i64, to: i64, stay: list[int], source: Source) -> i64:
    """A card, each as likely as the others, goes from a pool to the partner's; returns what it is called there.

    ``stay``: cards that do not go, as far as they are there and there is any other.
    """
    kinds = g.table.kinds
    cards = g.cards
    number = total(g, pool, -1)
    kept: list[int] = []
    for kind in stay:
        slot = pool * kinds + kind
        if kind != UNKNOWN and cards[slot] > 0 and number > 1:
            cards[slot] = cards[slot] - 1
            number -= 1
            kept.append(kind)
    r = source.below(number)
    k: i64 = 1
    while r >= cards[pool * kinds + k]:
        r -= cards[pool * kinds + k]
        k += 1
    cards[pool * kinds + k] = cards[pool * kinds + k] - 1
    for kind in kept:
        slot = pool * kinds + kind
        cards[slot] = cards[slot] + 1
    slot = to * kinds + g.table.kind_abroad[k]
    cards[slot] = cards[slot] + 1
    return g.table.kind_abroad[k]
