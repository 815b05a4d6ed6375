"""Dealing the cards of a scenario: hands, decks, discard piles, pile and bullets, so that every card is somewhere."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import Any

from folsom.base.counters import NEUTRAL, PILE, RECEIVED, RESOLVED, REVOLVER
from folsom.base.rules import rules_of
from folsom.core.game import Game
from folsom.core.texts import seat_text
from folsom.core.views import card_kind, card_seat, row_card
from folsom.notation.names import seat_named
from folsom.notation.scenario.naming import (
    borrowed_hand,
    discard_of,
    hand_spots,
    has_discards,
    kind_named,
    kind_text,
    open_hand,
    spots_of,
    top_of,
)
from folsom.notation.scenario.partners import count_strays, own_cards
from folsom.notation.scenario.words import (
    ScenarioError,
    at,
    bandit_named,
    bullet_named,
    pile_card,
)

NOT_HERE = {
    "shown": "no card in a hand is known to all in this game (some are in expert)",
    "borrowed": "nobody draws a partner's card in this game (in teams everybody does)",
}


@dataclass
class NamedCards:
    """The cards of one seat that a scenario names; None where it says nothing."""

    hand: Counter[int] | None
    deck: Counter[int] | None
    discard: Counter[int] | None
    shown: Counter[int]  # the part of the hand that all know
    borrowed: Counter[int]  # the part of the hand that came from the partner's deck in this round
    top: list[int]  # bullets on top of the deck, the uppermost last


def deal(g: Game, given: dict[str, Any], phase: str) -> None:
    """Lays out all cards and sets the counters that depend on them."""
    g.rows[PILE] = _pile(g, given)
    keys = ("hands", "decks", "discards", "shown", "borrowed")
    hands, decks, discards, shown, borrowed = (_named_cards(g, given, key) for key in keys)
    tops, bullets = _named_bullets(g, given, "tops"), _named_bullets(g, given, "bullets")
    _check_discards(g, given)
    for seat in range(int(g.table.seats)):
        named = NamedCards(
            hands.get(seat),
            decks.get(seat),
            discards.get(seat),
            shown.get(seat, Counter()),
            borrowed.get(seat, Counter()),
            tops.get(seat, []),
        )
        own = own_cards(g, seat, [hands, decks, discards])
        _lay(g, seat, own, named, bullets.get(seat), phase)
    _count_bullets(g, given)
    count_strays(g, {name: seat_named(g.table, name) for name in given.get("taken", {})}, given)
    _turn_over(g, len(g.rows[PILE]) if phase == "event" else given.get("resolved", 0))


def _lay(g: Game, seat: int, own: Counter[int], named: NamedCards, bullets: list[int] | None, phase: str) -> None:
    """Lays out one seat's cards."""
    table = g.table
    hand, deck, discard = _split(g, seat, own, named, phase == "planning")
    missing = _missing_bullets(g, seat, hand + deck + discard + Counter(named.top), bullets)
    for key, cards, spot in (
        ("shown", named.shown, open_hand(table, seat)),
        ("borrowed", named.borrowed, borrowed_hand(table, seat)),
    ):
        if cards - hand:
            raise ScenarioError(f"given.{key}.{seat_text(table, seat)}: not all of these are in the hand that is given")
        if cards and spot < 0:
            raise ScenarioError(f"given.{key}: {NOT_HERE[key]}")
        if spot >= 0:
            _fill(g, spot, cards)
            hand -= cards
    _fill(g, hand_spots(table, seat)[0], hand)
    if has_discards(table):
        _fill(g, discard_of(table, seat), discard)
        g.rows[top_of(table, seat)] = [int(row_card(kind, seat, False)) for kind in named.top + missing]
    else:
        deck += Counter(missing)
    _fill(g, seat, deck)


def _check_discards(g: Game, given: dict[str, Any]) -> None:
    for key in ("discards", "tops"):
        if key in given and not has_discards(g.table):
            raise ScenarioError(f"given.{key}: only with the expert variant")


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
    """The hands, decks or discard piles that are given, by seat."""
    found: dict[int, Counter[int]] = {}
    for name, cards in given.get(key, {}).items():
        with at(f"given.{key}.{name}"):
            seat = seat_named(g.table, name)
            if seat in found:
                raise ScenarioError(f"given.{key}.{name}: the cards of this player are there twice")
            found[seat] = Counter(kind_named(g.table, card, seat) for card in cards)
    return found


def _named_bullets(g: Game, given: dict[str, Any], key: str) -> dict[int, list[int]]:
    """The bullets among all cards of a player, or on top of his deck, by seat."""
    found: dict[int, list[int]] = {}
    for name, colours in given.get(key, {}).items():
        with at(f"given.{key}.{name}"):
            bullets = found.setdefault(seat_named(g.table, name), [])
            bullets.extend(bullet_named(g.table, colour) for colour in colours)
    return found


def _split(
    g: Game, seat: int, own: Counter[int], named: NamedCards, planning: bool
) -> tuple[Counter[int], Counter[int], Counter[int]]:
    """Hand, deck and discard pile.

    What is not named lies in the deck; if that is named, in the hand (in planning) or on the discard pile, if there is
    one and it is not named.
    """
    hand, deck, discard = (Counter(cards or {}) for cards in (named.hand, named.deck, named.discard))
    rest = Counter(own)
    rest.subtract(Counter(int(card_kind(card)) for card in g.rows[PILE] if card_seat(card) == seat))
    for cards in (hand, deck, discard):
        rest.subtract(_action_cards(g, cards))
    for kind, number in rest.items():
        if number < 0:
            name, card = seat_text(g.table, seat), kind_text(g.table, seat, kind)
            raise ScenarioError(f"given: {name} has {own[kind]} {card} cards, not {own[kind] - number}")
    if named.deck is None:
        deck += rest
    elif named.hand is None and planning:
        hand += rest
    elif named.discard is None and has_discards(g.table):
        discard += rest
    return hand, deck, discard


def _action_cards(g: Game, cards: Counter[int]) -> Counter[int]:
    return Counter({kind: n for kind, n in cards.items() if g.table.card_kinds[kind].action >= 0})


def _missing_bullets(g: Game, seat: int, cards: Counter[int], wanted: list[int] | None) -> list[int]:
    """The bullets that a player has received and that lie nowhere by name, in their order."""
    if wanted is None:
        return []
    there = cards - _action_cards(g, cards)
    if there - Counter(wanted):
        name = seat_text(g.table, seat)
        raise ScenarioError(f"given.bullets.{name}: hand and deck hold more bullets than these")
    missing: list[int] = []
    for kind in wanted:
        if there[kind]:
            there[kind] -= 1
        else:
            missing.append(kind)
    return missing


def _fill(g: Game, spot: int, cards: Counter[int]) -> None:
    for kind in range(int(g.table.kinds)):
        g.cards[spot * int(g.table.kinds) + kind] = cards[kind]


def cards_of(g: Game, seat: int) -> Counter[int]:
    """All cards of a seat but those on the pile: in its spots, and on top of its deck."""
    kinds = range(1, int(g.table.kinds))
    found = Counter({kind: sum(int(g.count(spot, kind)) for spot in spots_of(g.table, seat)) for kind in kinds})
    if has_discards(g.table):
        found.update(int(card_kind(card)) for card in g.rows[top_of(g.table, seat)])
    return found


def _count_bullets(g: Game, given: dict[str, Any]) -> None:
    """Revolvers, bullets received and the neutral stock follow from the bullets in the decks unless they are given."""
    table, rules = g.table, rules_of(g)
    cards = [cards_of(g, seat) for seat in range(int(table.seats))]
    for bandit in range(int(table.bandits)):
        g.counters[REVOLVER + bandit] -= sum(own[int(rules.bullet) + bandit] for own in cards)
        if g.counters[REVOLVER + bandit] < 0:
            raise ScenarioError(f"given: there are more than six bullets of {table.pawn_names[bandit]}'s")
    g.counters[NEUTRAL] -= sum(own[int(rules.neutral)] for own in cards)
    if g.counters[NEUTRAL] < 0:
        raise ScenarioError("given: there are more neutral bullets than in the box")
    _count_received(g, given, [(own - _action_cards(g, own)).total() for own in cards])
    _set_counters(g, given)


def _count_received(g: Game, given: dict[str, Any], bullets: list[int]) -> None:
    """Bullets received are those among the cards. A bandit's are those named under him; the first has the others."""
    table = g.table
    for name, colours in given.get("bullets", {}).items():
        g.counters[RECEIVED + bandit_named(table, name)] = len(colours)
    named: set[int] = set()
    for name, hits in given.get("received", {}).items():
        with at(f"given.received.{name}"):
            bandit = bandit_named(table, name)
        named.add(bandit)
        g.counters[RECEIVED + bandit] = hits
    for seat, there in enumerate(bullets):
        missing = there - sum(int(g.counters[RECEIVED + bandit]) for bandit in table.led[seat])
        free = [bandit for bandit in table.led[seat] if bandit not in named]
        if missing > 0 and free:
            g.counters[RECEIVED + free[0]] += missing
        elif missing > 0:
            bandit = table.led[seat][-1]
            name = table.pawn_names[bandit]
            raise ScenarioError(f"given.received.{name}: {there} bullets lie among his cards, not {there - missing}")


def _set_counters(g: Game, given: dict[str, Any]) -> None:
    """What is given may not contradict the bullets that lie in the decks."""
    for name, left in given.get("revolvers", {}).items():
        with at(f"given.revolvers.{name}"):
            slot = REVOLVER + bandit_named(g.table, name)
        if left > g.counters[slot]:
            raise ScenarioError(f"given.revolvers.{name}: {g.counters[slot]} bullets can be left at most, not {left}")
        g.counters[slot] = left
    neutral = given.get("neutral", int(g.counters[NEUTRAL]))
    if neutral > g.counters[NEUTRAL]:
        raise ScenarioError(f"given.neutral: {g.counters[NEUTRAL]} can be in stock at most, not {neutral}")
    g.counters[NEUTRAL] = neutral
