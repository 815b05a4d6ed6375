"""What a viewer can see by the rules (BASE-HIDDEN, VAR-EXPERT), written apart from the views of the engine.

It is there to judge them by.

Two games in which a viewer has seen the same things all along must give him the same views, events and questions. So
this module must not use the code it judges: it reads the true state and the rules alone.
"""

from __future__ import annotations

from typing import Final

from folsom.base.powers import ask_money
from folsom.core.events import Event
from folsom.core.game import Game
from folsom.core.packed import verb_of
from folsom.core.steps import CHANCE, Draw
from folsom.core.table import PUBLIC
from folsom.core.views import card_kind, card_seat, is_face_down
from folsom.core.words import HAPPENINGS, LOOK, VERBS
from folsom.laws.facts import Facts, facts_of

# Events whose last number, the cards, only the one who draws them sees.
DRAWN: Final = ("drew", "borrowed")
Sight = tuple[object, ...]


def sight(g: Game, viewer: int) -> Sight:
    """All that a viewer sees of a game."""
    facts = facts_of(g.table)
    return (
        tuple(g.at),
        tuple(g.counters),
        tuple(_row(g, row, viewer) for row in facts.open_rows),
        _cards(g, facts, viewer),
        _tokens(g, facts, viewer),
        _own_answer(g, facts, viewer),
        _paid(g, facts),
    )


def _paid(g: Game, facts: Facts) -> Sight:
    """What powers pay at the end is counted before all eyes, from cards too that nobody could count."""
    return tuple(int(ask_money(g, bandit)) for bandit in range(facts.bandits)) if g.over() else ()


def _own_answer(g: Game, facts: Facts, viewer: int) -> Sight:
    """In a simultaneous question a seat sees what it has answered, marked, and still has to answer; no more."""
    if viewer < 0:
        return ()
    marks = [tuple(g.rows[row]) for row in facts.marks if g.table.row_seat[row] == viewer]
    return (g.answers[viewer], bool(g.open >> viewer & 1), *marks)


def _row(g: Game, row: int, viewer: int) -> Sight:
    """BASE-HIDDEN-3 and 6: the pile is seen in its order; a card face down is seen by its owner alone.

    VAR-EXPERT-3: so are the bullets that lie on top of a deck.
    """
    found: list[tuple[int, bool, int]] = []
    for card in g.rows[row]:
        hidden = is_face_down(card) and card_seat(card) != viewer
        found.append((card_seat(card), is_face_down(card), 0 if hidden else card_kind(card)))
    return tuple(found)


def _cards(g: Game, facts: Facts, viewer: int) -> Sight:
    """BASE-HIDDEN-2: one's own hand and so one's own deck; of the others the numbers, and the bullets they received.

    VAR-EXPERT-5: discard piles lie face up. What all can work out of a hand follows from what they have seen; it is not
    named here, so that it cannot hide a leak.
    """
    kinds = facts.kinds
    cards = list(g.cards)
    found: list[object] = []
    for seat in range(facts.seats):
        deck = cards[seat * kinds : (seat + 1) * kinds]
        parts = [cards[(first + seat) * kinds : (first + seat + 1) * kinds] for first in facts.hands]
        hand = [sum(numbers) for numbers in zip(*parts)]
        down = [card_kind(card) for row in facts.open_rows for card in g.rows[row] if _is_down(card, seat)]
        bullets = [deck[k] + hand[k] + down.count(k) for k in facts.bullets]
        if facts.teams:  # VAR-TEAM-4: nobody can count his own deck, from which his partner has drawn
            found.append((sum(deck), hand if seat == viewer else sum(hand)))
        else:
            found.append((deck, hand) if seat == viewer else (sum(deck), sum(hand), bullets))
    discards = [tuple(cards[spot * kinds : (spot + 1) * kinds]) for spot in facts.discards]
    return (tuple(found), tuple(discards))


def _is_down(card: int, seat: int) -> bool:
    return is_face_down(card) and card_seat(card) == seat


def _tokens(g: Game, facts: Facts, viewer: int) -> Sight:
    """BASE-HIDDEN-1, 5 and 7: kinds are public, a value is seen by those who have held the token, at the end by all."""
    at, known, values = list(g.tokens.at), list(g.tokens.known), list(g.tokens.value)
    looks: list[tuple[int, int, int]] = []
    for t in range(facts.hidden):
        knows = known[t] >> (viewer if viewer >= 0 else PUBLIC) & 1
        looks.append((at[t], int(g.table.tokens[t]), values[t] if knows or g.over() else 0))
    return (tuple(sorted(looks)), tuple(at[facts.hidden :]))


class Story:
    """What passes before all eyes and may leave no trace.

    That is cards that are resolved (BASE-HIDDEN-3), discarded, drawn or taken from the top of a deck, and tokens that
    change places.
    """

    def __init__(self, g: Game) -> None:
        self.places = list(g.tokens.at)
        self.passed: list[tuple[int, tuple[int, ...], int]] = []  # seats that see a value, what all see, the value

    def add(self, g: Game, event: Event) -> None:
        """Takes note of an event that has just happened."""
        if HAPPENINGS[event.happening].passing:
            self.passed.append((0, tuple(event.numbers), 0))
        elif event.name in DRAWN:
            self.passed.append((event.seats, tuple(event.numbers[:-1]), event.numbers[-1]))
        elif event.name == "token":
            before, self.places = self.places, list(g.tokens.at)
            for token, place in enumerate(self.places):
                if place != before[token]:
                    seen = (before[token], place, int(g.table.tokens[token]))
                    self.passed.append((int(g.tokens.known[token]), seen, int(g.tokens.value[token])))

    def seen_by(self, viewer: int) -> Sight:
        """What a viewer sees of it: the value of a token if he has held it."""
        return tuple((seen, value if viewer >= 0 and seats >> viewer & 1 else 0) for seats, seen, value in self.passed)


def shown(g: Game, option: int) -> int:
    """What onlookers see of an answer: not which card is laid face down or searched, and of a token only its kind."""
    verb = VERBS[verb_of(option)]
    if verb.covert:
        return verb_of(option)
    return option & 0xFFF if verb.argument == LOOK else option


def sees_draw(g: Game, draw: Draw, viewer: int) -> bool:
    """Whether a viewer sees just what comes in an open draw."""
    assert g.asked == CHANCE
    return bool(draw.seen_by(g) >> (viewer if viewer >= 0 else PUBLIC) & 1)
