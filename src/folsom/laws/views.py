"""A view shows what the rules let its viewer see: all of it, and in its own form nothing else."""

from __future__ import annotations

from folsom.core.game import Game
from folsom.core.views import card_kind, card_seat, is_face_down, view
from folsom.laws.broken import hold
from folsom.laws.facts import Facts, facts_of
from folsom.laws.sight import sight
from folsom.laws.worlds import viewers_of

PARTS = ("pawns", "counters", "rows", "cards", "tokens", "answers")  # of a sight


def check_views(g: Game) -> None:
    """For every seat and for a spectator: the view shows just what :func:`~folsom.laws.sight.sight` says."""
    for viewer in viewers_of(g):
        shown = shows(view(g, viewer), viewer)
        seen = sight(g, viewer)
        for name, one, other in zip(PARTS, seen, shown):
            hold("views", one == other, f"of the {name} viewer {viewer} should see {one} and is shown {other}")
        facts = facts_of(g.table)
        for spot in facts.open_spots if facts.discards else []:
            _check_open(g, view(g, viewer), spot * facts.kinds, facts.kinds)


def _check_open(g: Game, v: Game, start: int, kinds: int) -> None:
    """An open spot is shown as it is; but the lot of a used-up deck owes, and has, what is left of it in secret."""
    true, seen = list(g.cards[start : start + kinds]), list(v.cards[start : start + kinds])
    if v.table.spots[start // kinds].name != "old lot":
        hold("views", true == seen, f"open cards are {true} and shown as {seen}")
    hold("views", sum(true) == sum(seen), "a lot owes more or fewer cards than it has")


def shows(v: Game, viewer: int) -> tuple[object, ...]:
    """What a view shows, in the form of a sight. In a view an unknown card or value is 0, and a pool owes it."""
    facts = facts_of(v.table)
    rows = tuple(tuple((card_seat(c), is_face_down(c), card_kind(c)) for c in v.rows[r]) for r in facts.open_rows)
    looks = sorted((v.tokens.at[t], int(v.table.tokens[t]), v.tokens.value[t]) for t in range(facts.hidden))
    return (
        tuple(v.at),
        tuple(v.counters),
        rows,
        _cards(v, facts, viewer),
        (tuple(looks), tuple(list(v.tokens.at)[facts.hidden :])),
        _own_answer(v, facts, viewer),
    )


def _own_answer(v: Game, facts: Facts, viewer: int) -> tuple[object, ...]:
    others = [row for row in facts.marks + facts.lasting if v.table.row_seat[row] != viewer and v.rows[row]]
    hold("views", not others, f"viewer {viewer} is shown what others have marked")
    if viewer < 0:
        return ()
    marks = [tuple(v.rows[row]) for row in facts.marks if v.table.row_seat[row] == viewer]
    return (v.answers[viewer], bool(v.open >> viewer & 1), *marks)


def _cards(v: Game, facts: Facts, viewer: int) -> tuple[object, ...]:
    kinds = facts.kinds
    cards = list(v.cards)
    found: list[object] = []
    for seat in range(facts.seats):
        deck = cards[seat * kinds : (seat + 1) * kinds]
        hand = _sums([cards[(first + seat) * kinds : (first + seat + 1) * kinds] for first in facts.hands])
        pools = [deck, hand, *(cards[s * kinds : (s + 1) * kinds] for s in facts.old_lots if s % facts.seats == seat)]
        bullets = [_sums(pools)[k] for k in facts.bullets]
        if facts.teams:
            found.append((sum(deck), hand if seat == viewer else sum(hand)))
        else:
            found.append((deck, hand) if seat == viewer else (sum(deck), sum(hand), bullets))
    discards = [tuple(cards[spot * kinds : (spot + 1) * kinds]) for spot in facts.discards]
    return (tuple(found), tuple(discards))


def _sums(parts: list[list[int]]) -> list[int]:
    return [sum(numbers) for numbers in zip(*parts)]
