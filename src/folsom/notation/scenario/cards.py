"""Dealing the cards of a scenario: hands, decks, pile and bullets, so that every card is somewhere."""

from __future__ import annotations

from collections import Counter
from typing import Any

from folsom.base.counters import NEUTRAL, PILE, RECEIVED, RESOLVED, REVOLVER
from folsom.base.rules import rules_of
from folsom.core.game import Game
from folsom.core.views import card_kind, card_seat, row_card
from folsom.notation.names import card_named, card_text
from folsom.notation.scenario.words import (
    ScenarioError,
    at,
    bandit_named,
    bullet_named,
    pile_card,
    seat_named,
    seat_text,
)


def deal(g: Game, given: dict[str, Any], phase: str) -> None:
    """Lays out all cards and sets the counters that depend on them."""
    g.rows[PILE] = _pile(g, given)
    hands = _named_cards(g, given, "hands")
    decks = _named_cards(g, given, "decks")
    bullets = _named_bullets(g, given)
    for seat in range(int(g.table.seats)):
        hand, deck = _split(g, seat, hands.get(seat), decks.get(seat), phase == "planning")
        deck += _missing_bullets(g, seat, hand + deck, bullets.get(seat))
        _fill(g, seat, deck)
        _fill(g, int(g.table.seats) + seat, hand)
    _count_bullets(g, given)
    _turn_over(g, len(g.rows[PILE]) if phase == "event" else given.get("resolved", 0))


def _turn_over(g: Game, resolved: int) -> None:
    """The cards that have been resolved lie face up."""
    pile = g.rows[PILE]
    if resolved > len(pile):
        raise ScenarioError(f"given.resolved: the pile has only {len(pile)} cards")
    g.counters[RESOLVED] = resolved
    pile[:resolved] = [int(row_card(card_kind(card), card_seat(card), False)) for card in pile[:resolved]]


def _pile(g: Game, given: dict[str, Any]) -> list[int]:
    pile: list[int] = []
    for i, text in enumerate(given.get("pile", [])):
        with at(f"given.pile[{i}]"):
            pile.append(pile_card(g.table, text))
    return pile


def _named_cards(g: Game, given: dict[str, Any], key: str) -> dict[int, Counter[int]]:
    """The hands, or decks, that are given, by seat."""
    found: dict[int, Counter[int]] = {}
    for name, cards in given.get(key, {}).items():
        with at(f"given.{key}.{name}"):
            found[seat_named(g.table, name)] = Counter(card_named(g.table, card) for card in cards)
    return found


def _named_bullets(g: Game, given: dict[str, Any]) -> dict[int, Counter[int]]:
    """The bullets among all cards of a player, by seat."""
    found: dict[int, Counter[int]] = {}
    for name, colours in given.get("bullets", {}).items():
        with at(f"given.bullets.{name}"):
            found[seat_named(g.table, name)] = Counter(bullet_named(g.table, colour) for colour in colours)
    return found


def _split(
    g: Game, seat: int, hand: Counter[int] | None, deck: Counter[int] | None, planning: bool
) -> tuple[Counter[int], Counter[int]]:
    """Hand and deck: what is not named lies in the deck, or in the hand if (in planning) only the deck is named."""
    rest = Counter({kind: int(g.count(seat, kind)) for kind in range(int(g.table.kinds))})
    own = Counter(rest)
    rest.subtract(Counter(int(card_kind(card)) for card in g.rows[PILE] if card_seat(card) == seat))
    rest.subtract(_action_cards(g, hand or Counter()))
    rest.subtract(_action_cards(g, deck or Counter()))
    for kind, number in rest.items():
        if number < 0:
            name, card = seat_text(g.table, seat), card_text(g.table, kind)
            raise ScenarioError(f"given: {name} has {own[kind]} {card} cards, not {own[kind] - number}")
    if deck is None:
        return hand or Counter(), +rest
    if hand is None and planning:
        return +rest, deck
    return hand or Counter(), deck


def _action_cards(g: Game, cards: Counter[int]) -> Counter[int]:
    return Counter({kind: n for kind, n in cards.items() if g.table.card_kinds[kind].action >= 0})


def _missing_bullets(g: Game, seat: int, cards: Counter[int], wanted: Counter[int] | None) -> Counter[int]:
    """The bullets that a player has received and that lie in no named hand or deck."""
    if wanted is None:
        return Counter()
    there = cards - _action_cards(g, cards)
    if there - wanted:
        name = seat_text(g.table, seat)
        raise ScenarioError(f"given.bullets.{name}: hand and deck hold more bullets than these")
    return wanted - there


def _fill(g: Game, spot: int, cards: Counter[int]) -> None:
    for kind in range(int(g.table.kinds)):
        g.cards[spot * int(g.table.kinds) + kind] = cards[kind]


def _count_bullets(g: Game, given: dict[str, Any]) -> None:
    """Revolvers, bullets received and the neutral stock follow from the bullets in the decks unless they are given."""
    table, rules = g.table, rules_of(g)
    spots = range(2 * int(table.seats))
    for bandit in range(int(table.bandits)):
        fired = sum(int(g.count(spot, rules.bullet + bandit)) for spot in spots)
        g.counters[REVOLVER + bandit] -= fired
        own = (table.leader[bandit], int(table.seats) + table.leader[bandit])
        kinds = [k for k, kind in enumerate(table.card_kinds) if k and kind.action < 0]
        g.counters[RECEIVED + bandit] = sum(int(g.count(spot, kind)) for spot in own for kind in kinds)
        if g.counters[REVOLVER + bandit] < 0:
            raise ScenarioError(f"given: there are more than six bullets of {table.pawn_names[bandit]}'s")
    g.counters[NEUTRAL] -= sum(int(g.count(spot, rules.neutral)) for spot in spots)
    if g.counters[NEUTRAL] < 0:
        raise ScenarioError("given: there are more neutral bullets than in the box")
    _set_counters(g, given)


def _set_counters(g: Game, given: dict[str, Any]) -> None:
    """What is given may not contradict the bullets that lie in the decks."""
    for name, left in given.get("revolvers", {}).items():
        with at(f"given.revolvers.{name}"):
            slot = REVOLVER + bandit_named(g.table, name)
        if left > g.counters[slot]:
            raise ScenarioError(f"given.revolvers.{name}: {g.counters[slot]} bullets can be left at most, not {left}")
        g.counters[slot] = left
    for name, hits in given.get("received", {}).items():
        with at(f"given.received.{name}"):
            slot = RECEIVED + bandit_named(g.table, name)
        if hits < g.counters[slot]:
            raise ScenarioError(f"given.received.{name}: {g.counters[slot]} bullets lie among his cards, not {hits}")
        g.counters[slot] = hits
    neutral = given.get("neutral", int(g.counters[NEUTRAL]))
    if neutral > g.counters[NEUTRAL]:
        raise ScenarioError(f"given.neutral: {g.counters[NEUTRAL]} can be in stock at most, not {neutral}")
    g.counters[NEUTRAL] = neutral
