"""What the numbers of a view mean: the pieces of a table by name, sent once and stored with the game.

With a legend, a view and the entries of its viewer a game can be drawn without knowing any rule, also long after the
rules have changed.
"""

from __future__ import annotations

from typing import Any

from folsom.base.counters import FIRST
from folsom.base.data import printed
from folsom.base.planning import CommonTurn
from folsom.base.powers import companions
from folsom.base.round import LAST_ROUND, ROUND_MOMENTS
from folsom.base.rules import TurnKind, rules_on
from folsom.core import words
from folsom.core.game import bare_game
from folsom.core.packed import KIND_BITS
from folsom.core.table import Table
from folsom.server.play.box import legends
from folsom.server.play.words import words_today
from folsom.text.box import side_names

FLOORS = ("inside", "roof", "apart")
KINDS = {number: name for name, number in words.MEANINGS.items()} | {words.NOTHING: ""}


def legend_of(table: Table) -> dict[str, Any]:
    """The legend of a table, as plain data."""
    rules = rules_on(table)
    return {
        "seats": [
            {"bandits": [pawn for pawn in led if table.crowd >> pawn & 1], "partner": int(partner)}
            for led, partner in zip(table.led, table.partner)
        ],
        "pawns": [
            {"name": name, "bandit": bool(table.crowd >> pawn & 1), "lawman": bool(table.lawmen >> pawn & 1)}
            for pawn, name in enumerate(table.pawn_names)
        ],
        "vehicles": [vehicle.name for vehicle in table.board.vehicles],
        "places": _places(table),
        "tokens": [int(kind) for kind in table.tokens],
        "token_kinds": [{"name": kind.name, "hidden": kind.hidden} for kind in table.token_kinds],
        "values": [{"name": value.name, "worth": value.worth} for value in table.values],
        "cards": [
            {"name": kind.name, "action": kind.action >= 0, "bandit": kind.bandit, "home": kind.home}
            for kind in table.card_kinds
        ],
        "spots": [{"name": spot.name, "seat": spot.seat, "pool": spot.pool} for spot in table.spots],
        "hands": [int(first) for first in table.hands],
        "rows": [{"name": name, "seat": int(seat)} for name, seat in zip(table.row_names, table.row_seat)],
        "counters": list(table.counter_names),
        "masks": list(table.masks),
        "powers": [power.name for power in table.powers],
        "cars": list(rules.car_names),
        "rounds": [
            {"name": card.name, "turns": [turn.name for turn in card.turns], "event": card.event}
            for card in rules.rounds
        ],
        "verbs": {verb.name: KINDS[verb.argument] for verb in words.VERBS},
        "happenings": {
            one.name: [[name, KINDS[kind]] for name, kind in zip(one.names, one.kinds)] for one in words.HAPPENINGS
        },
        "private": {one.name: one.private for one in words.HAPPENINGS if one.private},
        **_more(table),
    }


def _more(table: Table) -> dict[str, Any]:
    """What cannot be told from the names: what cards do, whose loot lies where.

    These are lists of their own, beside those of the pieces: what those hold is compared, piece by piece, when another
    version goes on with a game.
    """
    rules = rules_on(table)
    boxes = legends(table)
    return {
        "actions": [table.actions[kind.action].name if kind.action >= 0 else "" for kind in table.card_kinds],
        "ranges": [[kind.first, kind.last] for kind in table.token_kinds],
        "loot": [int(table.loot_of(bandit)) for bandit in range(int(table.bandits))],
        "turns": [kind.name for kind in rules.turns],
        "orders": [_orders(table, kind) for kind in rules.turns],
        "last_round": int(LAST_ROUND),
        "moments": list(ROUND_MOMENTS),
        "plans": [int(card.printed.get("plan", 0)) for card in rules.rounds],
        "companions": [int(power.bit) for power in companions(table)],
        "sides": [int(table.side[seat]) for seat in table.leader],
        "titles": rules.scoring.titles,
        "revolver": int(printed("decks")["revolver"]),
        "edition": int(rules.edition),
        "kind_bits": KIND_BITS,
        **_standing(table),
        **_seated(table),
        "words": words_today(),
    } | ({"boxes": boxes} if boxes else {})


def _orders(table: Table, kind: TurnKind) -> list[list[int]]:
    """For each first player the seats in the order in which they lay their cards in a kind of turn."""
    order, g = rules_on(table).order, bare_game(table)
    clockwise, plays = (kind.clockwise, int(kind.plays)) if isinstance(kind, CommonTurn) else (True, 1)
    found: list[list[int]] = []
    for first in range(int(table.seats)):
        g.counters[FIRST] = first
        found.append([seat for seat in order.line(g, clockwise) for _ in range(plays)])
    return found


def _standing(table: Table) -> dict[str, Any]:
    """Where places lie along their vehicles, how these run and stand, and which kinds of cars they always have."""
    vehicles = table.board.vehicles
    return {
        "x": [int(x) for x in table.board.x],
        "directions": [vehicle.direction for vehicle in vehicles],
        "car_kinds": [vehicle.car_kinds for vehicle in vehicles],
        "offsets": [[graph.offsets.get(vehicle) for vehicle in range(len(vehicles))] for graph in table.graphs],
    }


def _seated(table: Table) -> dict[str, Any]:
    """The pawns that each seat leads, what it is called and is, and with whom it wins."""
    return {
        "led": table.led,
        "names": list(table.seat_names),
        "roles": list(table.roles),
        "side": [int(side) for side in table.side],
        "side_names": side_names(table),
    }


def _places(table: Table) -> list[dict[str, Any]]:
    """The places of the board, then those of tokens that lie nowhere on it."""
    board = table.board
    found: list[dict[str, Any]] = []
    for number, name in enumerate(table.place_names):
        place: dict[str, Any] = {"name": name, "text": table.place_texts[number]}
        if number < int(table.places):
            place |= {
                "vehicle": int(board.vehicle[number]),
                "car": int(board.car[number]),
                "floor": FLOORS[board.floor[number]],
            }
        found.append(place)
    return found
