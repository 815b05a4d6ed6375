"""Horses & Stagecoach in scenarios: horses at cars, the stagecoach, the Shotgun on his strongbox, and hostages."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Final

from folsom import Game
from folsom.base.counters import FIRST
from folsom.base.loot import STRONGBOX
from folsom.base.train import inside, last_car, on_roof
from folsom.boxes.horses.hostages import Hostage
from folsom.boxes.horses.pieces import NAME, coach_car, has_coach, pieces_of
from folsom.core.powers import in_force
from folsom.core.table import GRAPH, Table
from folsom.core.verbs import gain, place_pawn
from folsom.notation.names import find
from folsom.notation.scenario.box import BoxScenarios, Key, must_be_on
from folsom.notation.scenario.scene import Scene, compare_many
from folsom.notation.scenario.words import ScenarioError, at, bandit_named

HORSES: Final = "horses"
COACH: Final = "coach"
HOSTAGES: Final = "hostages"
LEFT: Final = "hostages left"
SHOTGUN: Final = "shotgun"
NOBODY: Final = "nobody"
LOCO: Final = "loco"
HALF: Final = "-half"  # how the value of a flask ends that has been used once
NUMBER: Final = {"type": "integer", "minimum": 0}
NUMBERS: Final = {"type": "object", "additionalProperties": NUMBER}
NAMES: Final = {"type": "array", "items": {"type": "string"}}
NAME_OF_EACH: Final = {"type": "object", "additionalProperties": {"type": "string"}}


def _set_horses(g: Game, horses: list[int]) -> None:
    first = int(pieces_of(g).horses)
    for car, number in enumerate(horses):
        g.counters[first + car] = number


def horses_named(table: Table, where: str, given: dict[str, int]) -> list[int]:
    """The horses at each car, from the locomotive back; none where nothing is said."""
    horses = [0] * (int(last_car(table)) + 1)
    for name, number in given.items():
        with at(f"{where}.{name}"):
            horses[car_named(table, str(name))] = number
    return horses


def car_text(car: int) -> str:
    """A car as places name it."""
    return str(car) if car else LOCO


def car_named(table: Table, text: str) -> int:
    """The car that a text names: its number, ``loco`` or 0."""
    names = [car_text(car) for car in range(int(last_car(table)) + 1)]
    return find(LOCO if text == "0" else text, names, "car")


def _set_coach(g: Game, given: dict[str, Any]) -> None:
    """The car that the stagecoach faces: the one that is named, or the one on whose roof the Shotgun walks."""
    pieces, table = pieces_of(g), g.table
    place = int(g.at[pieces.shotgun])
    walks = place >= 0 and bool(on_roof(table, place))
    car = given.get(COACH, int(table.board.car[place]) if walks else 0)
    with at(f"given.{COACH}"):
        car_named(table, str(car))
    if walks and table.board.car[place] != car:
        raise ScenarioError(f"given.{COACH}: the Shotgun stays in front of it, on the roof of the car that it faces")
    if not walks and place != pieces.coach_roof:
        raise ScenarioError(f"given.places.{SHOTGUN}: he is on the stagecoach's roof, or on the train's")
    g.counters[GRAPH] = g.counters[GRAPH] % pieces.stride + car * pieces.stride


def _seat_shotgun(g: Game, named: bool) -> None:
    """While the Shotgun sits, a strongbox is under him; else it lies on the stagecoach's roof, unless loot is named."""
    pieces = pieces_of(g)
    under = [token for token in range(len(g.table.tokens)) if g.tokens.at[token] == pieces.seat]
    if g.at[pieces.shotgun] != pieces.coach_roof:
        for token in under:
            g.tokens.at[token] = pieces.coach_roof
    elif named and not under:
        tokens = g.table.tokens
        free = [t for t, kind in enumerate(tokens) if kind == STRONGBOX and g.tokens.at[t] == g.table.gone]
        if not free:
            raise ScenarioError("given.loot: no strongbox is left for the Shotgun to sit on")
        g.tokens.at[free[-1]] = pieces.seat


def hostages_on(table: Table) -> list[Hostage]:
    """The powers of hostages."""
    return [power for power in table.powers if isinstance(power, Hostage)]


def hostage_named(table: Table, text: str) -> Hostage:
    """The power of the hostage whom a text names."""
    powers = hostages_on(table)
    return powers[find(text, [power.name for power in powers], "hostage")]


def _held(g: Game) -> int:
    """The hostages (mask) that bandits have."""
    powers, bandits = hostages_on(g.table), range(int(g.table.bandits))
    return sum(int(power.mask) for power in powers if any(in_force(g, power, bandit) for bandit in bandits))


def _left(table: Table) -> int:
    """The counter of the hostages that are left beside the train (mask of their powers)."""
    if HOSTAGES not in table.counter_names:
        raise ScenarioError(f"given.{LEFT}: there are no hostages in this game")
    return table.counter_names.index(HOSTAGES)


def horses_at(g: Game) -> list[int]:
    """The horses at each car, from the locomotive back."""
    first = int(pieces_of(g).horses)
    return [int(g.counters[first + car]) for car in range(int(last_car(g.table)) + 1)]


def hostages_of(g: Game) -> dict[str, list[str]]:
    """The hostages of each bandit who has any."""
    found: dict[str, list[str]] = {}
    for bandit in range(int(g.table.bandits)):
        for power in hostages_on(g.table):
            if in_force(g, power, bandit):
                found.setdefault(g.table.pawn_names[bandit], []).append(power.name)
    return found


def hostages_left(g: Game) -> list[str]:
    """The hostages that are left beside the train."""
    if HOSTAGES not in g.table.counter_names:
        return []
    mask = int(g.counters[_left(g.table)])
    return [power.name for power in hostages_on(g.table) if mask & int(power.mask)]


def check_horses(scene: Scene, where: str, expected: dict[str, int] | int) -> None:
    """The horses at cars, or how many there are in all. A car that is not named may have any number."""
    must_be_on(scene.game.table, NAME, where)
    found = horses_at(scene.game)
    if isinstance(expected, int):
        scene.compare(where, str(expected), str(sum(found)))
        return
    for name, number in expected.items():
        with at(f"{where}.{name}"):
            car = car_named(scene.game.table, str(name))
        scene.compare(f"{where}.{name}", str(number), str(found[car]))


def check_coach(scene: Scene, where: str, expected: int) -> None:
    """The car that the stagecoach faces."""
    must_be_on(scene.game.table, NAME, where)
    found = str(int(coach_car(scene.game))) if has_coach(scene.game) else "no stagecoach"
    scene.compare(where, str(expected), found)


def check_hostages(scene: Scene, where: str, expected: dict[str, str]) -> None:
    """Who has which hostage; ``nobody`` for a bandit without one."""
    table = scene.game.table
    held = hostages_of(scene.game)
    for name, hostage in expected.items():
        with at(f"{where}.{name}"):
            bandit = bandit_named(table, name)
            wanted = NOBODY if hostage == NOBODY else hostage_named(table, hostage).name
        found = " and ".join(held.get(table.pawn_names[bandit], [NOBODY]))
        scene.compare(f"{where}.{name}", wanted, found)


def check_left(scene: Scene, where: str, expected: list[str] | int) -> None:
    """The hostages that are left, or how many."""
    if not isinstance(expected, int):
        with at(where):
            expected = [hostage_named(scene.game.table, name).name for name in expected]
    compare_many(scene, where, expected, hostages_left(scene.game))


class HorsesScenarios(BoxScenarios):
    """The pieces of the box in scenarios."""

    keys: ClassVar[Mapping[str, Key]] = {
        HORSES: Key(
            NUMBERS | {"description": "horses at cars, by the number of the car (horses)"},
            NUMBERS
            | {"type": ["object", "integer"], "minimum": 0}
            | {"description": "horses at cars, by the number of the car, or how many in all (horses)"},
            check_horses,
            by_car=True,
        ),
        COACH: Key(
            NUMBER | {"description": "the car that the stagecoach faces; 0 is the locomotive (horses)"},
            NUMBER | {"description": "the car that the stagecoach faces; 0 is the locomotive (horses)"},
            check_coach,
        ),
        HOSTAGES: Key(
            NAME_OF_EACH | {"description": "who has which hostage (horses)"},
            NAME_OF_EACH | {"description": "who has which hostage; nobody if none (horses)"},
            check_hostages,
        ),
        LEFT: Key(
            NAMES | {"description": "the hostages that are left (horses)"},
            NAMES
            | {"type": ["array", "integer"], "minimum": 0}
            | {"description": "the hostages that are left, or how many (horses)"},
            check_left,
        ),
    }

    def start(self, g: Game) -> None:
        """Everybody where the base game starts, as if he had boarded there, with a horse for each beside that car."""
        table, seats = g.table, int(g.table.seats)
        horses = [0] * (int(last_car(table)) + 1)
        for n in range(seats):
            led = table.led[(int(g.counters[FIRST]) + n) % seats]
            for nth, bandit in enumerate(led):
                ahead = nth if len(led) > 1 else n % 2  # cars before the caboose, as the second of two bandits is
                car = int(last_car(table)) - ahead
                place_pawn(g, bandit, inside(table, car), "")
                horses[car] += 1
        _set_horses(g, horses)

    def lay(self, g: Game, given: dict[str, Any]) -> None:
        """Horses where they are named, the stagecoach and the Shotgun, hostages with their bandits, and those left."""
        if HORSES in given:
            _set_horses(g, horses_named(g.table, f"given.{HORSES}", given[HORSES]))
        if has_coach(g):
            _set_coach(g, given)
            _seat_shotgun(g, "loot" in given)
        elif COACH in given:
            raise ScenarioError(f"given.{COACH}: the light setup has no stagecoach")
        for name, hostage in given.get(HOSTAGES, {}).items():
            with at(f"given.{HOSTAGES}.{name}"):
                bandit, power = bandit_named(g.table, name), hostage_named(g.table, hostage)
            gain(g, power, bandit, "")
            power.taken(g, bandit)
        if LEFT in given:
            with at(f"given.{LEFT}"):
                powers = [hostage_named(g.table, name) for name in given[LEFT]]
            g.counters[_left(g.table)] = sum(int(power.mask) for power in powers)
        elif HOSTAGES in given:
            g.counters[_left(g.table)] &= ~_held(g)

    def given(self, g: Game) -> dict[str, Any]:
        """The pieces of the box in a position."""
        found: dict[str, Any] = {HORSES: {car_text(car): number for car, number in enumerate(horses_at(g)) if number}}
        if has_coach(g):
            found[COACH] = int(coach_car(g))
            found[HOSTAGES] = {name: held[0] for name, held in hostages_of(g).items()}
            if HOSTAGES in g.table.counter_names:
                found[LEFT] = hostages_left(g)
        return found

    def first_value(self, table: Table, value: int) -> int:
        """The value that a token had when it came out of the bag: of a flask that is half empty, that of a full one."""
        name = table.values[value].name
        if not name.endswith(HALF):
            return value
        return [one.name for one in table.values].index(name.removesuffix(HALF))


BOX: Final = HorsesScenarios()
