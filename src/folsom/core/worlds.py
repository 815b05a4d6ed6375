"""A world that a viewer holds possible: everything unknown is dealt anew, so that all he has seen still holds.

Each way to deal the cards that he cannot see is as likely as any other, and so are the values of tokens.
"""

from __future__ import annotations

from folsom.core.chance import Source
from folsom.core.game import EVERYTHING, Game
from folsom.core.ints import i64
from folsom.core.steps import Ask, Together
from folsom.core.table import FIRST_OWN, UNKNOWN
from folsom.core.verbs import barred_value, give_value, sample_value
from folsom.core.views import barred_kinds, card_kind, card_seat, is_face_down, row_pool


def determinize(v: Game, source: Source) -> Game:
    """A full game that agrees with a view, and with the question that is open in it."""
    g = _dealt(v, source)
    while not _reopen(g):
        g = _dealt(v, source)
    return g


def _dealt(v: Game, source: Source) -> Game:
    """A full game that agrees with a view, whatever is asked in it."""
    g = v.copy()
    for memory in g.table.memories:
        memory.deal(g, v.viewer, source)
    g.viewer = EVERYTHING
    _deal_rows(g, source)
    _deal_spots(g, source)
    _deal_values(g, source)
    return g


def _deal_rows(g: Game, source: Source) -> None:
    """Cards that lie face down: such as could be laid so, or any."""
    r: i64
    i: i64
    for r in range(len(g.rows)):
        row = g.rows[r]
        for i in range(len(row)):
            card: i64 = row[i]
            if is_face_down(card) and card_kind(card) == UNKNOWN:
                which: i64 = -1
                if not g.table.rows[r].any_card:
                    which = g.table.laid[card_seat(card)] & ~barred_kinds(card)
                row[i] = card + draw_kind(g, source, row_pool(g, card), which)


def _deal_spots(g: Game, source: Source) -> None:
    table = g.table
    cards = g.cards
    spot: i64
    for memory in table.memories:
        memory.fill(g, source)
    for spot in range(len(table.spot_pool)):
        start = spot * table.kinds
        if table.spot_pool[spot] < 0 or cards[start + UNKNOWN] == 0:
            continue
        abroad = table.is_abroad(spot)
        sure = sure_cards(g, spot)
        i: i64
        for i in range(cards[start + UNKNOWN]):
            which: i64 = -1
            if i < sure:
                which = table.playable
            kind = draw_kind(g, source, table.spot_pool[spot] * table.kinds, which)
            slot = start + (table.kind_abroad[kind] if abroad else kind)
            cards[slot] = cards[slot] + 1
        cards[start + UNKNOWN] = 0


def fill_early(g: Game, source: Source, spot: i64) -> None:
    """Deals a spot that cannot hold what came late into its lot: those cards are put aside."""
    table = g.table
    cards = g.cards
    start = spot * table.kinds
    pool = table.spot_pool[spot] * table.kinds
    aside = [late_cards(g, spot, k) for k in range(int(table.kinds))]
    k: i64
    for k in range(1, table.kinds):
        cards[pool + k] = cards[pool + k] - aside[k]
    for _ in range(cards[start + UNKNOWN]):
        kind = draw_kind(g, source, pool, -1)
        cards[start + kind] = cards[start + kind] + 1
    cards[start + UNKNOWN] = 0
    for k in range(1, table.kinds):
        cards[pool + k] = cards[pool + k] + aside[k]


def late_cards(g: Game, spot: i64, kind: i64) -> i64:
    """How many cards of a kind that lie in the pool of a spot came there too late to be in that spot."""
    late: i64 = 0
    for memory in g.table.dating:
        late += memory.late(g, spot, kind)
    return min(late, g.count(g.table.spot_pool[spot], kind))


def sure_cards(g: Game, spot: i64) -> i64:
    """How many of the cards in a spot all know to be action cards."""
    sure: i64 = 0
    for memory in g.table.memories:
        sure += memory.sure(g, spot)
    return sure


def draw_kind(g: Game, source: Source, pool: i64, which: i64) -> i64:
    """Takes one card, of some kinds (mask), out of a pool that owes an unknown one."""
    cards = g.cards
    total: i64 = 0
    k: i64
    for k in range(1, g.table.kinds):
        if which >> k & 1:
            total += cards[pool + k]
    r = source.below(total)
    k = 1
    while not which >> k & 1 or r >= cards[pool + k]:
        if which >> k & 1:
            r -= cards[pool + k]
        k += 1
    cards[pool + k] = cards[pool + k] - 1
    cards[pool + UNKNOWN] = cards[pool + UNKNOWN] + 1
    return k


def _deal_values(g: Game, source: Source) -> None:
    """Tokens that somebody is sure to have seen get a value; the others have none yet."""
    first = g.table.first_own
    aside: i64 = 0
    if first:
        aside = _deal_first_own(g, source)
        g.tokens.bag[first] = g.tokens.bag[first] - aside
    before = g.tokens
    g.tokens = before.copy()
    while not _deal_seen(g, source):
        g.tokens = before.copy()
    g.tokens.bag[first] = g.tokens.bag[first] + aside


def _deal_seen(g: Game, source: Source) -> bool:
    """The values of tokens that somebody is sure to have seen; false if all can tell of one that it is another."""
    t: i64
    for t in range(g.table.hidden):
        if g.tokens.sure[t] == 0 or g.tokens.value[t]:
            continue
        value = sample_value(g, g.table.token_kinds[g.table.tokens[t]], source)
        if barred_value(g, t, value):
            return False
        give_value(g, t, value)
    return True


def _deal_first_own(g: Game, source: Source) -> i64:
    """Tokens that bandits began with, one each, have the value that all know.

    Where it cannot be told any more which of several they are, each of these is as likely. Returns how many of them may
    be tokens that nobody has seen, which have no value yet.
    """
    left = g.table.bandits
    unseen: i64 = 0
    doubtful: i64 = 0
    t: i64
    for t in range(g.table.hidden):
        if not g.tokens.maybe[t] >> FIRST_OWN & 1:
            continue
        if g.tokens.sure[t] >> FIRST_OWN & 1:
            left -= 1
            if g.tokens.value[t] == 0:
                give_value(g, t, g.table.first_own)
        elif g.tokens.value[t] == 0:
            doubtful += 1
        elif g.tokens.value[t] == g.table.first_own:
            left -= 1
    for t in range(g.table.hidden if doubtful else 0):
        if g.tokens.value[t] == 0 and g.tokens.maybe[t] >> FIRST_OWN & 1:
            if source.below(doubtful) < left:
                left -= 1
                if g.tokens.sure[t]:
                    give_value(g, t, g.table.first_own)
                else:
                    unseen += 1
            doubtful -= 1
    return unseen


def _reopen(g: Game) -> bool:
    """The open question gets the options that this world offers; false if it would not be asked in this world."""
    step = g.top.step
    if isinstance(step, Ask):
        g.options = step.offer(g)
        return len(g.options) > 0 and step.fits(g)
    if isinstance(step, Together):
        step.next_seat(g)
    return True
