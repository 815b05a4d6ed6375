"""Building the position that a scenario gives: only what matters is said, the rest is as at the start of a game."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from folsom import NOBODY, Game, Setup, SetupError, apply, check, draw_open, new_game, new_table, setup_from
from folsom.base.counters import CARD, FIRST, MONEY, ROUND, ROUNDS, STATIONS, TURN
from folsom.base.layout import FIRST_DRAWN
from folsom.base.rules import AFTER_LAWMEN, rules_of
from folsom.base.setup import cars_for, drawn_cars, last_cars
from folsom.core.packed import option_of
from folsom.core.verbs import place_pawn
from folsom.notation.names import pawn_named, place_named, round_named, seat_named
from folsom.notation.scenario import box
from folsom.notation.scenario.cards import deal
from folsom.notation.scenario.clock import PLANNING_PHASE, add_rests, seat_first, turn_by_turn, wind
from folsom.notation.scenario.naming import bandits, has_discards
from folsom.notation.scenario.tokens import lay_loot, tell_known
from folsom.notation.scenario.words import ScenarioError, at, bandit_named

BANDITS: Final = ["doc", "belle", "tuco", "django"]
BANDITS_IN: Final = {"duo": ["tuco", "cheyenne", "doc", "django"], "pairs": ["doc", "tuco", "belle", "django"]}
START: Final = "start"
OVER: Final = "over"
LAST: Final = 5  # the last round

# What may be given in every phase, and what belongs to some phases only.
ALWAYS: Final = ("setup", "phase", "draws", "seed", "rounds", "stations")
ONLY_IN: Final = {
    "turn": ("planning",),
    "player": ("planning",),
    "played": ("planning",),
    "card": ("planning", "action", "event", "over"),
    "pile": ("planning", "action", "event"),
    "resolved": ("action",),
}


def build(given: dict[str, Any]) -> Game:
    """The game at the position that is given; it has not been advanced from there."""
    phase = given.get("phase", "action")
    _check_keys(given, phase)
    setup = setup_of(given, phase)
    table = new_table(setup)
    _check_hands(given, phase, has_discards(table))
    add_rests(table)
    game = new_game(setup, table)
    if phase != START:
        with at("given.first"):
            first = seat_named(table, given.get("first", setup.bandits[0]))
        _open(game, first)
        for one in box.boxes_on(table):
            one.start(game)
        _set_clock(game, given, phase)
    _set_coming(game, given)
    if phase != START:
        _set_board(game, given)
        deal(game, given, phase)
        _set_counters(game, given)
        wind(game, phase)
        _set_go(game, given, phase)
    return game


def _open(g: Game, first: int) -> None:
    """Everything before the first round: the first option, the first outcome, and the first player as he is given."""
    wanted = [option_of(FIRST_DRAWN, pawn) for pawn in g.table.led[first][:1]]
    while g.asked != NOBODY:
        draw = draw_open(g)
        options = list(g.options) if draw is None else [outcome for outcome, _ in draw.outcomes(g)]
        apply(g, next((option for option in wanted if option in options), options[0]))
    g.counters[FIRST] = first


def setup_of(given: dict[str, Any], phase: str) -> Setup:
    """The setup: four bandits and the cars in the order of the data unless it says otherwise."""
    data = dict(given.get("setup", {}))
    usual = [BANDITS_IN[name] for name in data.get("variants", []) if name in BANDITS_IN]
    data.setdefault("bandits", [*usual, BANDITS][0])
    try:
        setup = setup_from(data)
        if phase != START and not setup.cars:
            setup = replace(setup, cars=tuple(drawn_cars(setup)[: cars_for(setup) - len(last_cars(setup))]))
        check(setup)
    except SetupError as error:
        raise ScenarioError(f"given.setup: {error}") from error
    return setup


def _check_keys(given: dict[str, Any], phase: str) -> None:
    for key in given:
        if phase == START and key not in ALWAYS:
            raise ScenarioError(f"given.{key}: nothing lies on the table yet in phase start")
        if phase not in ONLY_IN.get(key, (phase,)):
            more = ": fix it by draws: [round braking]" if key == "card" else ""
            raise ScenarioError(f"given.{key}: only in phase {' or '.join(ONLY_IN[key])}{more}")


def _check_hands(given: dict[str, Any], phase: str, kept: bool) -> None:
    """Hands are empty but in planning, unless cards are kept."""
    for key in ("hands", "shown", "borrowed"):
        if key in given and phase != PLANNING_PHASE and not kept:
            raise ScenarioError(f"given.{key}: only in phase planning")


def _set_clock(g: Game, given: dict[str, Any], phase: str) -> None:
    """The round, its card, and the turn."""
    g.counters[ROUND] = given.get("round", LAST if phase == OVER else 1) - 1
    cards = rules_of(g).rounds
    if "card" in given:
        with at("given.card"):
            g.counters[CARD] = round_named(g.table, given["card"])
    elif phase != "drawing":
        g.counters[CARD] = next((n for n, card in enumerate(cards) if not card.event), 0)
    if phase == PLANNING_PHASE:
        turns = len(cards[g.counters[CARD]].turns)
        turn = given.get("turn", 1)
        if turn > turns:
            raise ScenarioError(f"given.turn: {cards[g.counters[CARD]].name} has {turns} turns, not {turn}")
        g.counters[TURN] = turn - 1


def _set_counters(g: Game, given: dict[str, Any]) -> None:
    """What a variant counts, in blocks by name."""
    for name, numbers in given.get("counters", {}).items():
        slots = [slot for slot, known in enumerate(g.table.counter_names) if known == name]
        if len(slots) != len(numbers):
            raise ScenarioError(f"given.counters.{name}: there are {len(slots)} of these, not {len(numbers)}")
        for slot, number in zip(slots, numbers):
            g.counters[slot] = number


def _set_coming(g: Game, given: dict[str, Any]) -> None:
    """The round and station cards that can still come: all but the one in play, unless they are named."""
    in_play = 0 if given.get("phase", "action") in (START, "drawing") else 1 << int(g.counters[CARD])
    for key, counter in (("rounds", ROUNDS), ("stations", STATIONS)):
        mask = int(g.counters[counter]) & ~in_play
        if key in given:
            named = 0
            for i, name in enumerate(given[key]):
                with at(f"given.{key}[{i}]"):
                    named |= 1 << round_named(g.table, name)
            if named & ~int(g.table.counters[counter]):
                raise ScenarioError(f"given.{key}: not all of these are among the {key} of this game")
            mask = named
        g.counters[counter] = mask


def _set_board(g: Game, given: dict[str, Any]) -> None:
    for name, place in given.get("places", {}).items():
        with at(f"given.places.{name}"):
            pawn, where = pawn_named(g.table, name), place_named(g.table, place)
        if where >= g.table.places:
            raise ScenarioError(f"given.places.{name}: {place!r} is no position on the train")
        place_pawn(g, pawn, where, "")
    if "loot" in given:
        lay_loot(g, given["loot"])
    box.lay(g, given)
    _check_meetings(g)
    tell_known(g, given.get("knows", {}))
    for name, number in given.get("money", {}).items():
        with at(f"given.money.{name}"):
            g.counters[MONEY + bandit_named(g.table, name)] = number


def _check_meetings(g: Game) -> None:
    """Nobody shares a lawman's position: he would have met him (BASE-MARSHAL-2)."""
    for lawman in rules_of(g).settling:
        met = lawman.concerns(g)
        if met and lawman.order < AFTER_LAWMEN:
            names = " and ".join(name for b, name in enumerate(bandits(g.table)) if met >> b & 1)
            raise ScenarioError(f"given.places: {names} would have met the {lawman.name}: say where each of them is")


def _set_go(g: Game, given: dict[str, Any], phase: str) -> None:
    """Whose go it is in planning."""
    if phase != PLANNING_PHASE:
        return
    seat = int(g.counters[FIRST])
    if "player" in given:
        with at("given.player"):
            seat = seat_named(g.table, given["player"])
    turn = rules_of(g).rounds[g.counters[CARD]].turns[g.counters[TURN]]
    played = given.get("played", 0)
    if played and played >= getattr(turn, "plays", 1):
        raise ScenarioError(f"given.played: a {turn.name} turn does not give a player {played + 1} goes")
    if (played or "player" in given) and not turn_by_turn(g):
        raise ScenarioError(f"given.player: in a {turn.name} turn all choose at once")
    if played or seat != g.counters[FIRST]:
        seat_first(g, seat, played)
