"""A position in the words of a scenario's ``given``, and what makes two positions the same."""

from __future__ import annotations

from typing import Any, Final

from folsom import Game, Setup, pending
from folsom.base.counters import (
    CARD,
    CARS,
    FACES,
    FIRST,
    MONEY,
    NEUTRAL,
    PILE,
    RECEIVED,
    RESOLVED,
    REVOLVER,
    ROUND,
    ROUNDS,
    STATIONS,
    TURN,
)
from folsom.base.planning import Plan
from folsom.base.rules import rules_of
from folsom.base.train import last_car
from folsom.core.steps import Step
from folsom.core.table import FIRST_OWN, Table
from folsom.core.texts import card_text, look_text, place_text, round_text, seat_text
from folsom.core.views import card_kind
from folsom.notation.options import option_text
from folsom.notation.scenario.box import boxes_on
from folsom.notation.scenario.clock import Rest
from folsom.notation.scenario.naming import (
    borrowed_hand,
    discard_of,
    hand_spots,
    has_discards,
    open_hand,
    top_of,
)
from folsom.notation.scenario.words import pile_text

DRAWING: Final = "drawing"
PLANNING: Final = "planning"
ACTION: Final = "action"
EVENT: Final = "event"
BULLET: Final = "bullet "
COUNTED: Final = ("kept", "gone over", "hits")  # counters that say what can be told of cards
FORGOTTEN: Final = ("searched",)  # counters that are set anew before they are read again

Given = dict[str, Any]


def given_of(g: Game, setup: Setup, phase: str) -> Given:
    """All that a scenario can say of a position at the beginning, or in the middle, of a phase."""
    table, numbers = g.table, g.counters
    given: Given = {"setup": setup_data(g, setup), "phase": phase, "round": int(numbers[ROUND]) + 1}
    given["first"] = seat_text(table, int(numbers[FIRST]))
    if phase != DRAWING:
        given["card"] = round_text(table, int(numbers[CARD]))
    if phase == PLANNING:
        step = g.top.step
        assert isinstance(step, Plan)
        given |= {"turn": int(numbers[TURN]) + 1, "player": seat_text(table, int(step.seat)), "played": int(step.nth)}
    given["places"] = places(g)
    for box in boxes_on(table):
        given |= box.given(g)
    given |= {"loot": loot(g), "knows": knows(g)}
    given |= cards(g, phase)
    if phase != DRAWING:
        given["pile"] = [pile_text(table, card) for card in g.rows[PILE]]
    if phase == ACTION:
        given["resolved"] = int(numbers[RESOLVED]) - 1
    for key, first in (("revolvers", REVOLVER), ("received", RECEIVED), ("money", MONEY)):
        given[key] = {table.pawn_names[b]: int(numbers[first + b]) for b in range(int(table.bandits))}
    given["neutral"] = int(numbers[NEUTRAL])
    for key, number in (("rounds", ROUNDS), ("stations", STATIONS)):
        given[key] = [card.name for n, card in enumerate(rules_of(g).rounds) if numbers[number] >> n & 1]
    return given


def places(g: Game) -> dict[str, str]:
    """Where everybody is."""
    names = g.table.pawn_names
    return {names[pawn]: place_text(g.table, int(place)) for pawn, place in enumerate(g.at) if place >= 0}


def setup_data(g: Game, setup: Setup) -> Given:
    """The setup with the train as it was coupled."""
    drawn = int(last_car(g.table)) - len(rules_of(g).last_cars)
    cars = [int(g.counters[CARS + 1 + i]) for i in range(drawn)]
    return setup.as_data() | {"cars": [rules_of(g).car_names[car] for car in cars]}


def holders(g: Game) -> list[tuple[str, int]]:
    """Where tokens can lie: bandits, positions, the stock."""
    table = g.table
    held = [(table.pawn_names[b], int(table.loot_of(b))) for b in range(int(table.bandits))]
    places = [*range(int(table.places)), int(table.stock)]
    return held + [(table.place_names[place], place) for place in places]


def look(g: Game, token: int) -> str:
    """A token as who has seen it sees it."""
    value = int(g.tokens.value[token]) if token < g.table.hidden else 0
    return look_text(g.table, int(g.table.tokens[token]) | value << 4)


def loot(g: Game) -> Given:
    """All tokens that are in the game."""
    found = {}
    for name, place in holders(g):
        here = [look(g, token) for token in range(len(g.table.tokens)) if g.tokens.at[token] == place]
        if here:
            found[name] = here
    return found


def knows(g: Game) -> Given:
    """Who knows a purse that he does not hold."""
    found: Given = {}
    for name, place in holders(g):
        pawn = g.table.holder_at(place)
        holder = int(g.table.leader[pawn]) if pawn >= 0 else -1
        for token in range(int(g.table.hidden)):
            for seat in range(int(g.table.seats)):
                if g.tokens.at[token] == place and g.tokens.known[token] >> seat & 1 and seat != holder:
                    found.setdefault(seat_text(g.table, seat), {}).setdefault(name, []).append(look(g, token))
    return found


def cards(g: Game, phase: str) -> Given:
    """Everybody's cards; hands only where there are any."""
    table = g.table
    found: Given = {"decks": {}}
    if phase == PLANNING or has_discards(table):
        found["hands"] = {}
    if has_discards(table):
        found |= {"shown": {}, "discards": {}, "tops": {}}
    if borrowed_hand(table, 0) >= 0:
        found |= {"borrowed": {}, "taken": {}} if "hands" in found else {"taken": {}}
    found |= {"counters": counters} if (counters := counted(g)) else {}
    for seat in range(int(table.seats)):
        parts = hand_spots(table, seat)
        lists = {"decks": [seat], "hands": parts, "shown": [spot for spot in [open_hand(table, seat)] if spot >= 0]}
        if borrowed_hand(table, seat) >= 0:
            lists["borrowed"] = [borrowed_hand(table, seat)]
            found["taken"][seat_text(table, seat)] = [card_text(table, k) for k in g.rows[taken_row(table, seat)]]
        if has_discards(table):
            lists["discards"] = [discard_of(table, seat)]
            top = [card_text(table, int(card_kind(card))) for card in g.rows[top_of(table, seat)]]
            found["tops"][seat_text(table, seat)] = [name.removeprefix(BULLET) for name in top]
        for key, spots in lists.items():
            if key in found:
                found[key][seat_text(table, seat)] = [name for spot in spots for name in spot_cards(g, spot)]
    return found


def counted(g: Game) -> Given:
    """What variants count."""
    found: Given = {}
    for name, number in zip(g.table.counter_names, g.counters):
        if name in COUNTED:
            found.setdefault(name, []).append(int(number))
    return found


def taken_row(table: Table, seat: int) -> int:
    """The row of the cards that a seat remembers to have taken over from its partner."""
    return table.row_names.index(f"taken {seat}")


def spot_cards(g: Game, spot: int) -> list[str]:
    """The cards of a spot."""
    kinds = range(1, int(g.table.kinds))
    return [card_text(g.table, kind) for kind in kinds for _ in range(int(g.count(spot, kind)))]


def essence(g: Game) -> dict[str, Any]:
    """All that matters of a position at a question, by name: tokens without numbers, the clock without rests."""
    stack = texts(g.stack)
    numbers = [0 if name in FORGOTTEN else int(n) for name, n in zip(g.table.counter_names, g.counters)]
    for unused in () if "Planning" in " ".join(stack) else (TURN, FACES):
        numbers[unused] = 0
    return {
        "the setup": [g.table.pawn_names, int(rules_of(g).edition), [texts(steps) for steps in g.table.moments]],
        "places": [int(place) for place in g.at],
        "loot": tokens(g),
        "who knows which purse": known(g),
        "cards": [int(n) for n in g.cards],
        "rows of cards": g.rows,
        "counters": numbers,
        "question": [(d.seat, d.about, sorted(option_text(g.table, o) for o in d.options)) for d in pending(g)],
        "what is left to do": stack,
    }


def texts(steps: list[Step]) -> list[str]:
    """Steps without the rests that a scenario adds."""
    return [repr(step) for step in steps if not isinstance(step, Rest)]


def tokens(g: Game) -> list[tuple[int, int, int]]:
    """What lies where."""
    return sorted((int(k), int(g.tokens.at[t]), int(g.tokens.value[t])) for t, k in enumerate(g.table.tokens))


def known(g: Game) -> list[tuple[int, ...]]:
    """What lies where, with who knows it, and what all can tell of that.

    Not which purse a bandit began with: no scenario says that, and no rule asks.
    """
    masks = (g.tokens.known, g.tokens.sure, g.tokens.maybe)
    seats = ~(1 << FIRST_OWN)
    return sorted(
        (int(g.tokens.at[token]), int(g.tokens.value[token]), *(int(mask[token]) & seats for mask in masks))
        for token in range(int(g.table.hidden))
    )
