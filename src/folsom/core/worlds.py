"""A world that a viewer holds possible: everything unknown is dealt anew, so that all he has seen still holds.

Each way to deal the cards that he cannot see is as likely as any other, and so are the values of tokens.
"""

from __future__ import annotations

from folsom.core.chance import Source
from folsom.core.game import EVERYTHING, Game
from folsom.core.ints import i64
from folsom.core.steps import Ask, Together
from folsom.core.table import UNKNOWN
from folsom.core.verbs import give_value, sample_value
from folsom.core.views import card_kind, card_seat, is_face_down, row_card


def determinize(v: Game, source: Source) -> Game:
    """A full game that agrees with a view, and with the question that is open in it."""
    g = v.copy()
    g.viewer = EVERYTHING
    _deal_rows(g, source)
    _deal_spots(g, source)
    _deal_values(g, source)
    _reopen(g)
    return g


def _deal_rows(g: Game, source: Source) -> None:
    """Cards that lie face down: action cards, since only those are played."""
    kinds = g.table.kinds
    for row in g.rows:
        i: i64
        for i in range(len(row)):
            card: i64 = row[i]
            if is_face_down(card) and card_kind(card) == UNKNOWN:
                seat = card_seat(card)
                kind = draw_kind(g, source, seat * kinds, True)
                row[i] = row_card(kind, seat, True)


def _deal_spots(g: Game, source: Source) -> None:
    kinds = g.table.kinds
    number: i64 = -1
    for spot in g.table.spots:
        number += 1
        if spot.pool < 0:
            continue
        start = number * kinds
        for _ in range(g.cards[start + UNKNOWN]):
            kind = draw_kind(g, source, spot.pool * kinds, False)
            g.cards[start + kind] = g.cards[start + kind] + 1
        g.cards[start + UNKNOWN] = 0


def draw_kind(g: Game, source: Source, pool: i64, playable: bool) -> i64:
    """Takes one card out of a pool that owes an unknown one."""
    total: i64 = 0
    k: i64
    for k in range(1, g.table.kinds):
        if not playable or g.table.card_kinds[k].action >= 0:
            total += g.cards[pool + k]
    r = source.below(total)
    k = 0
    while True:
        k += 1
        if playable and g.table.card_kinds[k].action < 0:
            continue
        if r < g.cards[pool + k]:
            break
        r -= g.cards[pool + k]
    g.cards[pool + k] = g.cards[pool + k] - 1
    g.cards[pool + UNKNOWN] = g.cards[pool + UNKNOWN] + 1
    return k


def _deal_values(g: Game, source: Source) -> None:
    """Tokens that somebody is sure to have seen get a value; the others have none yet."""
    t: i64
    for t in range(g.table.hidden):
        if g.token_sure[t] == 0 or g.token_value[t]:
            continue
        kind = g.table.token_kinds[g.table.tokens[t]]
        give_value(g, t, sample_value(g, kind, source))


def _reopen(g: Game) -> None:
    """The open question gets the options that this world offers."""
    step = g.waiting
    if isinstance(step, Ask):
        g.options = step.offer(g)
    elif isinstance(step, Together):
        step.next_seat(g)
