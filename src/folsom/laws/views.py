"""A view shows what the rules let its viewer see: all of it, and in its own form nothing else."""

from __future__ import annotations

from folsom.base.counters import PILE
from folsom.core.game import Game
from folsom.core.views import card_kind, card_seat, is_face_down, view
from folsom.laws.broken import hold
from folsom.laws.facts import Facts, facts_of
from folsom.laws.sight import sight
from folsom.laws.worlds import viewers_of

PARTS = ("pawns", "counters", "pile", "cards", "tokens", "answers")  # of a sight


def check_views(g: Game) -> None:
    """For every seat and for a spectator: the view shows just what :func:`~folsom.laws.sight.sight` says."""
    for viewer in viewers_of(g):
        shown = shows(view(g, viewer), viewer)
        seen = sight(g, viewer)
        for name, one, other in zip(PARTS, seen, shown):
            hold("views", one == other, f"of the {name} viewer {viewer} should see {one} and is shown {other}")


def shows(v: Game, viewer: int) -> tuple[object, ...]:
    """What a view shows, in the form of a sight. In a view an unknown card or value is 0, and a pool owes it."""
    facts = facts_of(v.table)
    pile = tuple((card_seat(card), is_face_down(card), card_kind(card)) for card in v.rows[PILE])
    looks = sorted((v.token_at[t], int(v.table.tokens[t]), v.token_value[t]) for t in range(facts.hidden))
    return (
        tuple(v.at),
        tuple(v.counters),
        pile,
        _cards(v, facts, viewer),
        (tuple(looks), tuple(list(v.token_at)[facts.hidden :])),
        v.answers[viewer] if viewer >= 0 else 0,
    )


def _cards(v: Game, facts: Facts, viewer: int) -> tuple[object, ...]:
    kinds, seats = facts.kinds, facts.seats
    cards = list(v.cards)
    found: list[object] = []
    for seat in range(seats):
        deck = cards[seat * kinds : (seat + 1) * kinds]
        hand = cards[(seats + seat) * kinds : (seats + seat + 1) * kinds]
        bullets = [deck[k] + hand[k] for k in range(facts.bullet, kinds)]
        found.append((deck, hand) if seat == viewer else (sum(deck), sum(hand), bullets))
    return tuple(found)
