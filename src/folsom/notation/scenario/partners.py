"""Partners' cards in scenarios: one that a player names as his partner's is missing among the partner's own."""

from __future__ import annotations

from collections import Counter
from typing import Any

from folsom.base.counters import PILE
from folsom.base.rules import hits_slot, rules_of
from folsom.core.game import Game
from folsom.core.views import card_kind, card_seat, is_face_down
from folsom.notation.scenario.naming import hand_spots, kind_named
from folsom.variants.strays import STRAYS, Strays


def own_cards(g: Game, seat: int, named: list[dict[int, Counter[int]]]) -> Counter[int]:
    """The action cards of a seat: those of its colour that have not strayed, and its partner's that have."""
    kinds = range(int(g.table.kinds))
    own = Counter({kind: int(g.count(seat, kind)) for kind in kinds})
    own += strays_at(g, seat, named)
    for kind, number in strays_at(g, int(g.table.partner[seat]), named).items():
        own[int(g.table.kind_home[kind])] -= number
    return own


def strays_at(g: Game, seat: int, named: list[dict[int, Counter[int]]]) -> Counter[int]:
    """The partner's action cards that a scenario names as a seat's, or that it has played."""
    found: Counter[int] = Counter()
    for cards in named:
        found += cards.get(seat, Counter())
    found.update(int(card_kind(card)) for card in g.rows[PILE] if card_seat(card) == seat)
    return Counter({kind: number for kind, number in found.items() if g.table.kind_home[kind] != kind})


def count_strays(g: Game, names: dict[str, int], given: dict[str, Any]) -> None:
    """What can be told of strayed cards follows from where they lie, unless it is given."""
    lots = g.table.parts.get(STRAYS)
    if not isinstance(lots, Strays):
        return
    table, rules = g.table, rules_of(g)
    for seat in range(int(table.seats)):
        spots = [seat, hand_spots(table, seat)[0]]
        strays = [k for k in range(int(table.kinds)) if table.kind_home[k] != k]
        taken = [kind for kind in strays for _ in range(sum(int(g.count(spot, kind)) for spot in spots))]
        down = [int(card_kind(card)) for card in g.rows[PILE] if is_face_down(card) and card_seat(card) == seat]
        taken += [kind for kind in down if kind in strays]
        g.rows[int(lots.taken) + seat] = taken
        g.counters[int(lots.gone + table.partner[seat])] = len(taken)
        for kind in range(int(rules.bullet), int(rules.neutral) + 1):
            there = [int(g.count(i, kind)) for i, spot in enumerate(table.spots) if spot.seat == seat]
            rows = [card for row, owner in zip(g.rows, table.row_seat) if owner < 0 for card in row]
            top = sum(card_kind(card) == kind and card_seat(card) == seat for card in rows)
            g.counters[int(hits_slot(table, rules, seat, kind))] = sum(there) + top
    for name, seat in names.items():
        g.rows[int(lots.taken) + seat] = sorted(kind_named(table, card, seat) for card in given["taken"][name])
