"""Laying out the base game: its pieces on the table, and the steps that set up the board."""

from __future__ import annotations

from typing import Final, cast

from folsom.base import actions
from folsom.base.counters import CARS, FIRST, NEUTRAL, REVOLVER, ROUNDS, STATIONS, add_counters
from folsom.base.data import printed
from folsom.base.decks import ShuffledDecks
from folsom.base.events import base_events
from folsom.base.floor import ChangeFloor
from folsom.base.gang import power_of
from folsom.base.gift import Gift
from folsom.base.loot import JEWEL, LOOT_RULES, PURSE, STRONGBOX
from folsom.base.marshal import Marshal
from folsom.base.meeting import MarshalPawn
from folsom.base.move import Move
from folsom.base.order import RoundTheTable
from folsom.base.planning import PLANS, HandsBack, turn_kinds
from folsom.base.punch import Punch
from folsom.base.rob import Rob
from folsom.base.round import FIRST_PLAYER, add_moments
from folsom.base.rules import Rules, rules_of
from folsom.base.scoring import RichestBandit
from folsom.base.setup import (
    Setup,
    car_names,
    cars_for,
    check,
    drawn_cars,
    last_cars,
    leaders,
    parts_of,
    players_of,
    round_cards,
    seats_of,
    station_cards,
)
from folsom.base.shoot import Shoot
from folsom.base.train import LOCOMOTIVE, add_train, inside, last_car
from folsom.core.builder import Builder
from folsom.core.chance import Source
from folsom.core.events import tell
from folsom.core.game import Game, bare_game
from folsom.core.ints import i64
from folsom.core.loop import advance
from folsom.core.packed import argument_of, option_of, pack, unpack
from folsom.core.pawns import LAWMAN
from folsom.core.steps import EVERYBODY, MOMENTS, Action, Do, Draw, register
from folsom.core.table import Table
from folsom.core.verbs import begin_with, give_value, lay_token, move_token, place_pawn
from folsom.core.words import CARS as CARS_WORD
from folsom.core.words import PAWN, happening, verb

TRAIN: Final = verb("train", CARS_WORD)
FIRST_DRAWN: Final = verb("first", PAWN)
COUPLED: Final = happening("train", "cars:cars")

ACTIONS: Final[dict[int, Action]] = {
    actions.MOVE: Move(),
    actions.FLOOR: ChangeFloor(),
    actions.SHOOT: Shoot(),
    actions.ROB: Rob(),
    actions.PUNCH: Punch(),
    actions.MARSHAL: Marshal(),
}
STARTING_PURSE: Final = 1  # the number of the value $250


def new_table(setup: Setup, order: list[int] | None = None) -> Table:
    """The table for a setup. ``order`` shuffles the powers, which must not matter."""
    check(setup)
    players = len(setup.bandits)
    made = Builder(seats_of(setup), leaders(setup), list(setup.bandits))
    marshal = made.pawn("marshal", LAWMAN, "BASE-MARSHAL-4")
    add_counters(made)
    add_train(made, cars_for(setup))
    _add_tokens(made, players)
    bullet = _add_cards(made, setup)
    decks, order_of_play, scoring = ShuffledDecks(), RoundTheTable(), RichestBandit()
    rules = Rules(setup.edition, setup.first_game, marshal, bullet, bullet + players, decks, order_of_play, scoring)
    rules.players = players_of(setup)
    rules.plans.extend(PLANS)
    made.rules = rules
    _add_rounds(made, rules, setup)
    rules.opening = [StartingLoot(), DrawFirstPlayer(), StartingPlaces()]
    rules.locomotive = StartingLocomotive()
    rules.hand_back = HandsBack()
    if not setup.cars:
        rules.opening.insert(0, DrawTrain())
    rules.add_settling(MarshalPawn())
    _add_cars(rules, setup)
    add_moments(made)
    if not setup.first_game:
        for bandit in order if order is not None else list(range(players)):
            made.power(power_of(setup.bandits[bandit]), bandit)
    for part in parts_of(setup):
        part.furnish(made, rules, setup)
    for power in list(made.powers):
        power.furnish(made)
    for card in rules.rounds:
        assert not card.event or card.event in rules.events, f"nothing says what {card.event} does"
    return Table(made)


def _add_cars(rules: Rules, setup: Setup) -> None:
    """The types of cars, those that are drawn, and those that always come last."""
    types = {name: [printed("cars")[name][loot] for loot in ("purses", "jewels")] for name in car_names()}
    for part in parts_of(setup):
        types |= part.car_types()
    for name, loot in types.items():
        rules.car_names.append(name)
        rules.cars.append(loot)
    rules.drawn_cars = [rules.car_names.index(name) for name in drawn_cars(setup)]
    rules.last_cars = [rules.car_names.index(name) for name in last_cars(setup)]


def _add_tokens(made: Builder, players: int) -> None:
    """DATA-PURSES: a seventh bandit brings one more purse of $250."""
    made.rule_ids.extend(LOOT_RULES)
    tokens = printed("tokens")
    extra = max(players - 6, 0)
    purses = [(str(p["worth"]), p["worth"], p["number"]) for p in tokens["purse"]]
    purses[0] = (purses[0][0], purses[0][1], purses[0][2] + extra)
    assert made.hidden_tokens("purse", purses) == PURSE
    made.first_own = STARTING_PURSE
    assert made.open_tokens("jewel", tokens["jewel"]["worth"], tokens["jewel"]["number"]) == JEWEL
    assert made.open_tokens("strongbox", tokens["strongbox"]["worth"], tokens["strongbox"]["number"]) == STRONGBOX


def _add_cards(made: Builder, setup: Setup) -> int:
    """BASE-PIECES-4, BASE-SETUP-7: ten action cards in each deck, six bullets in each revolver, neutral ones beside.

    The kinds of cards are the actions, then a bullet of each bandit's colour, then the neutral one. Returns the first
    bullet.
    """
    for number, action in ACTIONS.items():
        assert made.action(action) == number
        made.card_kind(action.name, number)
    bullet = len(made.card_kinds)
    for bandit in setup.bandits:
        made.card_kind(f"bullet {bandit}", -1)
    made.card_kind("bullet neutral", -1)
    decks = made.seat_spots("deck")
    made.hands.append(made.seat_spots("hand", decks))
    made.row("pile")
    printed_decks = printed("decks")
    for seat in range(players_of(setup)):
        for k in range(1, bullet):
            made.cards(decks + seat, k, printed_decks["deck"][made.card_kinds[k].name])
    for b in range(made.bandits):
        made.counters[REVOLVER + b] = printed_decks["revolver"]
    made.counters[NEUTRAL] = printed_decks["neutral"]
    return bullet


def _add_rounds(made: Builder, rules: Rules, setup: Setup) -> None:
    """BASE-SETUP-4, BASE-SETUP-5, VAR-EVENTS-1: the cards that can come, as masks."""
    for kind in turn_kinds():
        rules.add_turn(kind)
    for part in parts_of(setup):
        for kind in part.turns():
            rules.add_turn(kind)
    for name, step in base_events().items():
        rules.add_event(name, step)
    for card in round_cards(setup):
        bit = 1 << rules.add_card(card)
        made.counters[ROUNDS] |= bit if not setup.rounds or card["name"] in setup.rounds else 0
    for card in station_cards(setup):
        bit = 1 << rules.add_card(card)
        chosen = not setup.stations or card["name"] in setup.stations
        made.counters[STATIONS] |= bit if chosen and not setup.first_game else 0


def new_game(setup: Setup, table: Table | None = None) -> Game:
    """A game at its very start: chance is asked first, for the train. ``table`` saves laying out the same one again."""
    if table is None:
        table = new_table(setup)
    name = " ".join(["start", *setup.cars])
    start = table.parts.get(name)
    if start is None:
        start = _start(setup, table)
        table.parts[name] = start
    return cast(Game, start).copy()


def _start(setup: Setup, table: Table) -> Game:
    g = bare_game(table)
    if setup.cars:
        _couple(g, [rules_of(g).car_names.index(car) for car in setup.cars])
    g.push(MOMENTS[0])
    for step in reversed(rules_of(g).opening):
        g.push(step)
    advance(g)
    return g


def _couple(g: Game, drawn: list[int]) -> None:
    cars = drawn + rules_of(g).last_cars
    for i, car in enumerate(cars):
        g.counters[CARS + 1 + i] = car
    if g.listener is not None:
        tell(g, COUPLED, "BASE-SETUP-1", pack(cars))


class DrawTrain(Draw):
    """BASE-SETUP-1: as many cars as players, no car twice, in any order."""

    def seen_by(self, g: Game) -> i64:
        return EVERYBODY

    def sample(self, g: Game, source: Source) -> i64:
        pool = list(rules_of(g).drawn_cars)
        return option_of(TRAIN, pack([pool.pop(source.below(len(pool))) for _ in range(self.times(g))]))

    def outcomes(self, g: Game) -> list[tuple[int, int]]:
        trains: list[list[int]] = [[]]
        for _ in range(self.times(g)):
            trains = [t + [c] for t in trains for c in rules_of(g).drawn_cars if c not in t]
        return [(option_of(TRAIN, pack(train)), 1) for train in trains]

    def bag(self, g: Game) -> list[int]:
        return [option_of(TRAIN, car) for car in rules_of(g).drawn_cars]

    def times(self, g: Game) -> int:
        return int(last_car(g.table)) - len(rules_of(g).last_cars)

    def outcome_of(self, things: list[int]) -> int:
        return option_of(TRAIN, pack([argument_of(thing) for thing in things]))

    def take(self, g: Game, option: i64) -> None:
        _couple(g, unpack(argument_of(option)))


class StartingLoot(Do):
    """BASE-SETUP-2: a $250 purse for each bandit, and the printed loot in each car; then the locomotive."""

    def run(self, g: Game) -> None:
        table = g.table
        rules = rules_of(g)
        purse: i64 = 0
        jewel = first_token(g, JEWEL)
        bandit: i64
        for bandit in range(table.bandits):
            give_value(g, purse, STARTING_PURSE)
            move_token(g, purse, table.loot_of(bandit), "BASE-SETUP-2")
            begin_with(g, purse)
            purse += 1
        car: i64
        for car in range(1, last_car(g.table) + 1):
            place = inside(table, car)
            floor = rules.cars[g.counters[CARS + car]]
            for _ in range(floor[0]):
                lay_token(g, purse, place, "BASE-SETUP-2")
                purse += 1
            for _ in range(floor[1]):
                lay_token(g, jewel, place, "BASE-SETUP-2")
                jewel += 1
        put_away(g, PURSE)
        put_away(g, JEWEL)
        g.push(rules.locomotive)


class StartingLocomotive(Do):
    """BASE-SETUP-3: the Marshal and a strongbox are inside the locomotive.

    The second strongbox waits for its event; without events (BASE-SETUP-5) it is not used.
    """

    def run(self, g: Game) -> None:
        rules = rules_of(g)
        place = inside(g.table, LOCOMOTIVE)
        lay_token(g, first_token(g, STRONGBOX), place, "BASE-SETUP-3")
        place_pawn(g, rules.marshal, place, "BASE-SETUP-3")
        if rules.first_game:
            put_away(g, STRONGBOX)


def put_away(g: Game, kind: i64) -> None:
    """The tokens of a kind that are left in the stock are not used in this game."""
    table = g.table
    at = g.tokens.at
    t: i64
    for t in range(len(table.tokens)):
        if at[t] == table.stock and table.tokens[t] == kind:
            at[t] = table.gone


def first_token(g: Game, kind: i64) -> i64:
    """The first token of a kind in the stock."""
    t: i64 = 0
    while g.table.tokens[t] != kind or g.tokens.at[t] != g.table.stock:
        t += 1
    return t


class DrawFirstPlayer(Draw):
    """BASE-SETUP-6: the player of a bandit drawn at random is first player."""

    def seen_by(self, g: Game) -> i64:
        return EVERYBODY

    def sample(self, g: Game, source: Source) -> i64:
        return option_of(FIRST_DRAWN, source.below(g.table.bandits))

    def outcomes(self, g: Game) -> list[tuple[int, int]]:
        return [(option_of(FIRST_DRAWN, bandit), 1) for bandit in range(int(g.table.bandits))]

    def take(self, g: Game, option: i64) -> None:
        be_first(g, g.table.leader[argument_of(option)], "BASE-SETUP-6")


def be_first(g: Game, seat: i64, rule: str) -> None:
    """A seat is the first player of the game."""
    g.counters[FIRST] = seat
    if g.listener is not None:
        tell(g, FIRST_PLAYER, rule, seat)


class StartingPlaces(Do):
    """BASE-SETUP-6 and 8: odd players start inside the caboose, even ones inside the car before it, none on a roof."""

    def run(self, g: Game) -> None:
        seats = g.table.seats
        n: i64
        for n in range(seats):
            seat = (g.counters[FIRST] + n) % seats
            for bandit in g.table.led[seat]:
                place_pawn(g, bandit, inside(g.table, last_car(g.table) - n % 2), "BASE-SETUP-6")


register(Gift, DrawTrain, StartingLoot, StartingLocomotive, DrawFirstPlayer, StartingPlaces)
