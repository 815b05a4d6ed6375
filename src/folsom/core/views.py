"""What a viewer knows: a game in which all that he cannot see is unknown.

This is the allow-list: everything that leaves the engine for a bot, a browser or an onlooker goes through
:func:`view`. Two laws hold. Games that differ only in what the viewer cannot know give the same view; and the view
of a world made from a view is that view again (:mod:`folsom.core.worlds`).

Cards: a secret spot of somebody else shows how many cards it has; their kinds are put back into the pool that they
were drawn from, which owes as many unknown cards (a negative count). Tokens: those that the viewer cannot tell
apart have no identity, so the hidden ones are sorted by what he can tell of them.
"""

from __future__ import annotations

from typing import Final

from folsom.core.game import EVERYTHING, NO_OPTIONS, Game
from folsom.core.ints import i64
from folsom.core.steps import CHANCE, Ask, Together
from folsom.core.table import UNKNOWN

# A card in a row is packed: its kind, the seat that played it, and a bit for face down.
SEAT_SHIFT: Final = 5
FACE_DOWN: Final = 1 << 9


def row_card(kind: i64, seat: i64, face_down: bool) -> i64:
    """A card in a row."""
    return kind | (FACE_DOWN if face_down else 0) | seat << SEAT_SHIFT


def card_kind(card: i64) -> i64:
    """The kind of a card in a row."""
    return card & 31


def card_seat(card: i64) -> i64:
    """The seat that played a card in a row."""
    return card >> SEAT_SHIFT & 15


def is_face_down(card: i64) -> bool:
    """Whether a card in a row lies face down."""
    return card & FACE_DOWN != 0


def view(g: Game, viewer: int) -> Game:
    """What a seat, or a spectator, knows of a game in which chance has had its say."""
    if g.asked == CHANCE:
        raise ValueError("a draw is open: answer it before showing the game")
    return project(g, viewer)


def project(g: Game, viewer: int) -> Game:
    """The same in the middle of things."""
    assert g.viewer == EVERYTHING, "a view of a view"
    v = g.copy()
    v.viewer = viewer
    _hide_cards(v, viewer)
    _hide_rows(v, viewer)
    _hide_tokens(v, viewer)
    _hide_answers(v, viewer)
    return v


def _hide_cards(v: Game, viewer: i64) -> None:
    kinds = v.table.kinds
    number: i64 = -1
    k: i64
    for spot in v.table.spots:
        number += 1
        if spot.pool < 0 or spot.seat == viewer:
            continue
        start = number * kinds
        pool = spot.pool * kinds
        hidden: i64 = 0
        for k in range(1, kinds):
            n = v.cards[start + k]
            if n:
                hidden += n
                v.cards[pool + k] = v.cards[pool + k] + n
                v.cards[start + k] = 0
        v.cards[start + UNKNOWN] = v.cards[start + UNKNOWN] + hidden
        v.cards[pool + UNKNOWN] = v.cards[pool + UNKNOWN] - hidden


def _hide_rows(v: Game, viewer: i64) -> None:
    kinds = v.table.kinds
    for row in v.rows:
        i: i64
        for i in range(len(row)):
            card: i64 = row[i]
            if not is_face_down(card):
                continue
            seat = card_seat(card)
            if seat != viewer:
                pool = seat * kinds  # the decks are the first spots
                kind = card_kind(card)
                v.cards[pool + kind] = v.cards[pool + kind] + 1
                v.cards[pool + UNKNOWN] = v.cards[pool + UNKNOWN] - 1
                row[i] = row_card(UNKNOWN, seat, True)


def _hide_tokens(v: Game, viewer: i64) -> None:
    """Values that the viewer does not know go back into the bag; what others know is what all can tell."""
    hidden = v.table.hidden
    mine: i64 = 1 << viewer if viewer >= 0 else 0
    t: i64
    for t in range(hidden):
        known = v.token_known[t] & mine
        if not known and v.token_value[t]:
            index = v.token_value[t]
            v.values[index] = v.values[index] + 1
            v.token_value[t] = 0
        v.token_known[t] = v.token_sure[t] | known
    for t in range(1, hidden):
        _sort_in(v, t)


def _key(v: Game, t: i64) -> i64:
    kind: i64 = v.table.tokens[t]
    return (
        (((kind << 7 | v.token_at[t]) << 8 | v.token_value[t]) << 10 | v.token_known[t]) << 10 | v.token_sure[t]
    ) << 10 | v.token_maybe[t]


def _sort_in(v: Game, t: i64) -> None:
    """One step of an insertion sort: token t takes its place among those before it."""
    key = _key(v, t)
    at = v.token_at[t]
    value = v.token_value[t]
    known = v.token_known[t]
    sure = v.token_sure[t]
    maybe = v.token_maybe[t]
    i = t
    while i > 0 and _key(v, i - 1) > key:
        v.token_at[i] = v.token_at[i - 1]
        v.token_value[i] = v.token_value[i - 1]
        v.token_known[i] = v.token_known[i - 1]
        v.token_sure[i] = v.token_sure[i - 1]
        v.token_maybe[i] = v.token_maybe[i - 1]
        i -= 1
    if i < t:
        v.token_at[i] = at
        v.token_value[i] = value
        v.token_known[i] = known
        v.token_sure[i] = sure
        v.token_maybe[i] = maybe


def _hide_answers(v: Game, viewer: i64) -> None:
    """Secret answers, who has given one, and what is offered in secret to others."""
    step = v.waiting
    if isinstance(step, Together):
        s: i64
        for s in range(v.table.seats):
            if s != viewer:
                v.answers[s] = 0
        answered = viewer >= 0 and step.seats >> viewer & 1 and not v.open >> viewer & 1
        v.open = step.seats & ~(1 << viewer) if answered else step.seats
        v.asked = 0
        while not v.open >> v.asked & 1 and v.open:
            v.asked = v.asked + 1
        if v.open >> viewer & 1 if viewer >= 0 else False:
            v.asked = viewer
        v.options = NO_OPTIONS
    elif isinstance(step, Ask) and step.secret and step.seat != viewer:
        v.options = NO_OPTIONS
