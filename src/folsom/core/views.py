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

from folsom.core.game import EVERYTHING, SPECTATOR, Game
from folsom.core.ints import Ints, i64
from folsom.core.packed import BARRED, FACE_DOWN, KIND_MASK, OLDER, SEAT_SHIFT
from folsom.core.steps import CHANCE, NO_OPTIONS, Ask, Together
from folsom.core.table import BARRED_BITS, EVERY_SEAT, PUBLIC, SEAT_BITS, UNKNOWN

# The widths of the numbers that say all that can be told of a token.
SURE_BITS: Final = SEAT_BITS + BARRED_BITS
VALUE_BITS: Final = 6
PLACE_BITS: Final = 7


def row_card(kind: i64, seat: i64, face_down: bool) -> i64:
    """A card in a row."""
    return kind | (FACE_DOWN if face_down else 0) | seat << SEAT_SHIFT


def card_kind(card: i64) -> i64:
    """The kind of a card in a row."""
    return card & KIND_MASK


def card_seat(card: i64) -> i64:
    """The seat that played a card in a row."""
    return card >> SEAT_SHIFT & 15


def is_face_down(card: i64) -> bool:
    """Whether a card in a row lies face down."""
    return card & FACE_DOWN != 0


def barred_kinds(card: i64) -> i64:
    """The kinds (mask) of which all know that a card in a row is none: it lies as those could not be laid."""
    return card >> BARRED


def view(g: Game, viewer: int) -> Game:
    """What a seat, or a spectator, knows of a game in which chance has had its say."""
    if g.asked == CHANCE:
        raise ValueError("a draw is open: answer it before showing the game")
    return project(g, viewer)


def project(g: Game, viewer: int) -> Game:
    """The same in the middle of things."""
    v = peek(g, viewer)
    v.at = g.at[:]
    v.who = g.who[:]
    v.counters = g.counters[:]
    return v


def peek(g: Game, viewer: int) -> Game:
    """The same, sharing what everybody knows with a copy that nobody changes any more."""
    assert g.viewer == EVERYTHING, "a view of a view"
    asked = question(g, viewer)
    v = g.twin()
    v.viewer = viewer
    v.answers = asked.answers
    v.open = asked.open
    v.number = asked.number
    v.asked = asked.asked
    v.options = asked.options
    v.tokens = g.tokens.copy()
    v.cards = g.cards[:]
    v.rows = [row[:] for row in g.rows]
    _hide_lots(v, viewer)
    _hide_tokens(v, viewer)
    return v


def follow(seen: Game, g: Game, cards: bool, tokens: bool) -> Game:
    """What a viewer knows after an event, if that changed cards or tokens; what it did not change he knows already.

    ``seen``: what he knew before it. ``g``: a copy that nobody changes any more, so both share what is the same. What
    is asked is still as it was, since nobody is shown a game in the middle of a draw.
    """
    v = seen.twin()
    v.at = g.at
    v.who = g.who
    v.counters = g.counters
    if cards:
        v.cards = g.cards[:]
        v.rows = [row[:] for row in g.rows]
        _hide_lots(v, v.viewer)
    if tokens:
        v.tokens = g.tokens.copy()
        _hide_tokens(v, v.viewer)
    return v


def _hide_lots(v: Game, viewer: i64) -> None:
    """Cards: they hang on spots, rows and, where lots have mixed, on counters."""
    _hide_cards(v, viewer)
    _hide_rows(v, viewer)
    if v.table.memories:
        for memory in v.table.memories:
            memory.hide(v, viewer)


def _hide_cards(v: Game, viewer: i64) -> None:
    table = v.table
    kinds = table.kinds
    cards = v.cards
    spot: i64
    k: i64
    for spot in range(len(table.spot_pool)):
        if table.spot_pool[spot] < 0 or table.spot_seat[spot] == viewer:
            continue
        start = spot * kinds
        pool = table.spot_pool[spot] * kinds
        abroad = table.is_abroad(spot)
        hidden: i64 = 0
        for k in range(1, kinds):
            n = cards[start + k]
            if n:
                hidden += n
                slot = pool + (table.kind_abroad[k] if abroad else k)
                cards[slot] = cards[slot] + n
                cards[start + k] = 0
        cards[start + UNKNOWN] = cards[start + UNKNOWN] + hidden
        cards[pool + UNKNOWN] = cards[pool + UNKNOWN] - hidden


def _hide_rows(v: Game, viewer: i64) -> None:
    r: i64
    i: i64
    for r in range(len(v.rows)):
        row = v.rows[r]
        if v.table.row_seat[r] >= 0:
            if v.table.row_seat[r] != viewer:
                v.rows[r] = []
            continue
        for i in range(len(row)):
            card: i64 = row[i]
            if is_face_down(card) and card_seat(card) != viewer:
                pool = row_pool(v, card)
                kind = card_kind(card)
                v.cards[pool + kind] = v.cards[pool + kind] + 1
                v.cards[pool + UNKNOWN] = v.cards[pool + UNKNOWN] - 1
                row[i] = card - kind


def row_pool(g: Game, card: i64) -> i64:
    """Where in the counts of cards the lot begins that a face-down card came from: the decks are the first spots."""
    return (card_seat(card) + (g.table.older if card & OLDER else 0)) * g.table.kinds


def _hide_tokens(v: Game, viewer: i64) -> None:
    """Values that the viewer does not know go back into the bag; what others know is what all can tell.

    All that he can tell of a token is packed into one number, so that sorting the numbers takes away identities.
    """
    table = v.table
    at = v.tokens.at
    mine: i64 = 1 << (viewer if viewer >= 0 else PUBLIC)
    t: i64
    for t in range(table.hidden):
        known: i64 = 1 if v.tokens.known[t] & mine else 0
        value = v.tokens.value[t]
        if value and not known:
            v.tokens.bag[value] = v.tokens.bag[value] + 1
            value = 0
        place = table.tokens[t] << PLACE_BITS | at[t]
        knowers = (known << SURE_BITS | v.tokens.sure[t]) << SEAT_BITS | v.tokens.maybe[t]
        at[t] = (place << VALUE_BITS | value) << (SURE_BITS + SEAT_BITS + 1) | knowers
    _sort(at, table.hidden)
    for t in range(table.hidden):
        key = at[t]
        v.tokens.maybe[t] = key & EVERY_SEAT
        sure = key >> SEAT_BITS & ((1 << SURE_BITS) - 1)
        v.tokens.sure[t] = sure
        sure &= EVERY_SEAT
        v.tokens.known[t] = sure | mine if key >> (SURE_BITS + SEAT_BITS) & 1 else sure
        key >>= SURE_BITS + SEAT_BITS + 1
        v.tokens.value[t] = key & ((1 << VALUE_BITS) - 1)
        at[t] = key >> VALUE_BITS & ((1 << PLACE_BITS) - 1)


def _sort(numbers: Ints, n: i64) -> None:
    """Sorts the first n numbers: few, and nearly in order."""
    i: i64
    for i in range(1, n):
        number = numbers[i]
        j = i
        while j > 0 and numbers[j - 1] > number:
            numbers[j] = numbers[j - 1]
            j -= 1
        numbers[j] = number


class Question:
    """What is asked, and what was answered in secret, as a viewer knows it."""

    def __init__(self, answers: Ints, open_seats: i64, number: i64, asked: i64, options: list[int]) -> None:
        self.answers = answers
        self.open = open_seats
        self.number = number
        self.asked = asked
        self.options = options


def question(g: Game, viewer: i64) -> Question:
    """What is asked: without others' secret answers, who has given one, and what is offered to others in secret."""
    step = g.top.step
    if viewer == EVERYTHING or not isinstance(step, Together):
        hides = viewer != EVERYTHING and isinstance(step, Ask) and step.secret and step.seat != viewer
        return Question(g.answers[:], g.open, g.number, g.asked, NO_OPTIONS if hides else g.options)
    answers = g.answers[:]
    s: i64
    for s in range(g.table.seats):
        if s != viewer:
            answers[s] = 0
    answered = viewer >= 0 and step.seats >> viewer & 1 and not g.open >> viewer & 1
    still_open: i64 = step.seats & ~(1 << viewer) if answered else step.seats
    asked: i64 = 0
    while not still_open >> asked & 1 and still_open:
        asked += 1
    if still_open >> viewer & 1 if viewer >= 0 else False:
        asked = viewer
    return Question(answers, still_open, g.number, asked, NO_OPTIONS)


def questions(g: Game, viewers: list[int]) -> list[Question]:
    """What is asked, for each of some viewers: those to whom it looks the same share it."""
    step = g.top.step
    if isinstance(step, Together):
        return [question(g, viewer) for viewer in viewers]
    whole = question(g, EVERYTHING)
    if not isinstance(step, Ask) or not step.secret:
        return [whole] * len(viewers)
    others = question(g, SPECTATOR)
    return [whole if viewer == EVERYTHING or viewer == step.seat else others for viewer in viewers]
