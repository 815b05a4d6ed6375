"""A setup: one value that says which game is played. A wrong one is refused with the problem and its rule."""

from __future__ import annotations

from dataclasses import dataclass, fields, replace
from difflib import get_close_matches
from typing import Any, Final

from folsom.base.data import printed
from folsom.base.gang import draw_bandits, known_bandits
from folsom.base.parts import JOINTS, PARTS, Part, part_named, parts_outside
from folsom.core.chance import Source
from folsom.core.seats import LEADS_BANDITS, Seat, seats_to_take

EDITIONS: Final = (2014, 2016)
PLAYERS: Final = (3, 4, 5, 6, 7)  # BASE-SETUP-1, unless a part says otherwise
MOST_CARS: Final = 6
FEW_PLAYERS: Final = 4  # up to four use the round cards for 2-4 players


FIRST_GAME: Final = "first-game"  # the setup for a first game, where it is told what does not go together


class SetupError(ValueError):
    """A setup that cannot be played, and the rule that says so.

    What it is about, for who says it in other words: the ``parts`` by name, first the one whose rule it is, and a
    ``number`` of players or bandits with those that are ``allowed``.
    """

    def __init__(
        self, problem: str, rule: str, parts: tuple[str, ...] = (), number: int = 0, allowed: tuple[int, ...] = ()
    ) -> None:
        super().__init__(f"{problem} ({rule})")
        self.rule = rule
        self.parts = parts
        self.number = number
        self.allowed = allowed


@dataclass(frozen=True)
class Setup:
    """A game to be played.

    ``bandits``: one for each seat, clockwise; where seats lead two, a seat's two follow each other. ``cars``: the cars
    behind the locomotive, from front to back; none means at random. ``variants`` and ``boxes``: by name.
    ``first_game``: no powers, no events. ``rounds`` and ``stations``: the seven round cards and three station cards
    among which the game's are drawn; none means all.
    """

    bandits: tuple[str, ...]
    edition: int = 2016
    first_game: bool = False
    cars: tuple[str, ...] = ()
    rounds: tuple[str, ...] = ()
    stations: tuple[str, ...] = ()
    variants: tuple[str, ...] = ()
    boxes: tuple[str, ...] = ()

    def __repr__(self) -> str:
        """How it is made, without what is as usual: ``Setup(bandits=('doc', 'belle', 'tuco'), first_game=True)``."""
        said = [(field.name, getattr(self, field.name), field.default) for field in fields(self)]
        return f"Setup({', '.join([f'{name}={value!r}' for name, value, usual in said if value != usual])})"

    def __reduce__(self) -> tuple[Any, ...]:
        """How a setup is sent to another process: as plain data."""
        return setup_from, (self.as_data(),)

    def as_data(self) -> dict[str, Any]:
        """The setup as plain data, without what is as usual."""
        data: dict[str, Any] = {"bandits": list(self.bandits), "edition": self.edition}
        if self.first_game:
            data["first_game"] = True
        for name in ("cars", "rounds", "stations", "variants", "boxes"):
            if getattr(self, name):
                data[name] = list(getattr(self, name))
        return data


def setup_from(data: dict[str, Any]) -> Setup:
    """The setup that plain data tells of."""
    known = ("edition", "first_game", *LISTS)
    for key in data:
        if key not in known:
            raise SetupError(f"a setup has no {key!r}{_nearest(key, known)}", "BASE-SETUP-1")
    if "bandits" not in data:
        raise SetupError("a setup names its bandits", "BASE-SETUP-6")
    lists = {k: _names(k, data[k], rule) for k, rule in LISTS.items() if k in data}
    if not isinstance(data.get("first_game", False), bool):
        raise SetupError("first_game is true or false", "BASE-SETUP-5")
    edition = data.get("edition", 2016)
    if not isinstance(edition, int):
        raise SetupError(f"there is no edition {edition!r}: 2014 or 2016", "BASE-SETUP-5")
    return Setup(
        bandits=lists["bandits"],
        edition=edition,
        first_game=data.get("first_game", False),
        cars=lists.get("cars", ()),
        rounds=lists.get("rounds", ()),
        stations=lists.get("stations", ()),
        variants=lists.get("variants", ()),
        boxes=lists.get("boxes", ()),
    )


LISTS: Final = {
    "bandits": "BASE-PIECES-5",
    "cars": "DATA-CARS",
    "rounds": "VAR-EVENTS-1",
    "stations": "VAR-EVENTS-1",
    "variants": "VAR-COMPAT-1",
    "boxes": "VAR-COMPAT-1",
}


def _names(key: str, value: object, rule: str) -> tuple[str, ...]:
    if not isinstance(value, list | tuple) or not all(isinstance(name, str) for name in value):
        raise SetupError(f"{key} is a list of names, not {value!r}", rule)
    return tuple(value)


def dealt(players: int, source: Source, setup: Setup | None = None) -> Setup:
    """VAR-CHARS-1: bandits dealt at random to so many players (the rest as in ``setup``)."""
    plain = setup or Setup(())
    parts = parts_of(plain)
    _check_fit(plain, parts)
    _check_players(players, parts)
    for part in parts:
        if deal := part.deal(players, source):
            return replace(plain, bandits=deal)
    number, there = players * bandits_each(parts), len(known_bandits())
    if number > there:
        problem = f"{number} bandits are wanted, {there} are in the box"
        raise SetupError(problem, "BASE-PIECES-5", number=number, allowed=(there,))
    return replace(plain, bandits=tuple(draw_bandits(number, source)))


def check(setup: Setup) -> None:
    """Refuses a setup that the rules do not know."""
    _check_double(setup.variants, "variant", "VAR-COMPAT-1")
    _check_double(setup.boxes, "box", "VAR-COMPAT-1")
    parts = parts_of(setup)
    _check_fit(setup, parts)
    _check_bandits(setup, parts)
    if setup.edition not in EDITIONS:
        raise SetupError(f"there is no edition {setup.edition!r}: 2014 or 2016", "BASE-SETUP-5")
    if setup.first_game and setup.edition == 2014:
        raise SetupError("the 2014 edition has no first-game setup", "BASE-SETUP-5", (FIRST_GAME,))
    _check_cars(setup)
    _check_cards(setup.rounds, [card["name"] for card in round_cards(setup)], 7, "round card")
    _check_cards(setup.stations, [card["name"] for card in station_cards(setup)], 3, "station card")
    if setup.first_game and setup.stations:
        raise SetupError("a first game has no station cards to choose", "BASE-SETUP-5")
    for part in parts:
        part.check(setup)


def parts_of(setup: Setup) -> list[Part]:
    """The variants and boxes of a setup."""
    names = [*setup.boxes, *setup.variants]
    found: list[Part] = []
    for name in names:
        part = part_named(name)
        what = "box" if name in setup.boxes else "variant"
        if part is None:
            nearest = _nearest(name, (*PARTS, *parts_outside()))
            raise SetupError(f"no {what} is called {name!r}{nearest}", "VAR-COMPAT-1")
        if part.is_box() and name in setup.variants:
            raise SetupError(f"{name} is no variant: name it as a box", "VAR-COMPAT-1")
        if not part.is_box() and name in setup.boxes:
            raise SetupError(f"{name} is no box: name it as a variant", "VAR-COMPAT-1")
        found.append(part)
        names.extend([more for more in part.brings if more not in names])
    found.extend([joint.part for joint in JOINTS if joint.joins(names)])
    return sorted(found, key=lambda part: part.order)


def leaders(setup: Setup) -> list[int]:
    """The seat that leads each bandit: his own, unless a variant gives seats several, who then follow each other."""
    each = bandits_each(parts_of(setup))
    return [bandit // each for bandit in range(len(setup.bandits))]


def bandits_each(parts: list[Part]) -> int:
    """How many bandits a player leads."""
    return max([part.each for part in parts], default=1)


def players_of(setup: Setup) -> int:
    """How many players lead bandits."""
    return max(leaders(setup)) + 1


def seats_of(setup: Setup) -> list[Seat]:
    """The seats: those of the players, each called after the first bandit that he leads, then those of parts."""
    leader = leaders(setup)
    players = [Seat(setup.bandits[leader.index(seat)], LEADS_BANDITS) for seat in range(max(leader) + 1)]
    return players + [seat for part in parts_of(setup) for seat in part.more_seats(setup)]


def taken_seats(setup: Setup) -> list[int]:
    """The seats that somebody takes, a person or a bot: all but those of automata."""
    return seats_to_take([seat.role for seat in seats_of(setup)])


def cars_for(setup: Setup) -> int:
    """BASE-SETUP-1: as many cars as players, six at most, unless a variant says how many."""
    for part in parts_of(setup):
        if cars := part.cars(setup):
            return cars
    return min(len(setup.bandits), MOST_CARS)


def drawn_cars(setup: Setup) -> list[str]:
    """The types of which the cars of the train are drawn: those of the base game, unless a part says which."""
    return next((cars for part in parts_of(setup) if (cars := part.drawn_cars(setup))), car_names())


def last_cars(setup: Setup) -> list[str]:
    """The types of the cars behind those that are drawn."""
    return [car for part in parts_of(setup) for car in part.last_cars(setup)]


def round_cards(setup: Setup) -> list[dict[str, Any]]:
    """BASE-SETUP-4: the round cards for this number of players, with those of the parts in play."""
    number = "few" if players_of(setup) <= FEW_PLAYERS else "many"
    return [{**card, "turns": card[number]} for card in _printed_cards(setup, "round") if number in card]


def station_cards(setup: Setup) -> list[dict[str, Any]]:
    """BASE-SETUP-4: the station cards, with those of the parts in play."""
    return _printed_cards(setup, "station")


def _printed_cards(setup: Setup, kind: str) -> list[dict[str, Any]]:
    parts = parts_of(setup)
    alone = [part.rounds() for part in parts if part.only_own_rounds]
    sets = alone or [printed("rounds")] + [part.rounds() for part in parts]
    return [card for cards in sets for card in cards.get(kind, [])]


def car_names() -> list[str]:
    """The cars of the box."""
    return [name for name, car in printed("cars").items() if isinstance(car, dict)]


def _check_fit(setup: Setup, parts: list[Part]) -> None:
    """VAR-COMPAT-1: refuses parts that cannot be played together, or not in a first game."""
    for part in parts:
        for other in parts:
            if other is not part and not part.goes_with(other):
                problem = f"{part.name} cannot be played with {other.name}"
                raise SetupError(problem, part.fit_rule, (part.name, other.name))
        if setup.first_game and not part.first_game:
            problem = f"a first game is played without {part.name}"
            raise SetupError(problem, part.fit_rule, (part.name, FIRST_GAME))


def _check_bandits(setup: Setup, parts: list[Part]) -> None:
    """Refuses too few or too many bandits, and such as there are not."""
    number, each = len(setup.bandits), bandits_each(parts)
    if each > 1:
        part = next(part for part in parts if part.each == each)
        if number % each or number // each not in part.players:
            wanted = _numbers([each * players for players in part.players])
            raise SetupError(f"{number} bandits: {part.name} needs {wanted}, two for each player", part.players_rule)
    else:
        _check_players(number, parts)
    for bandit in setup.bandits:
        if bandit not in known_bandits():
            raise SetupError(f"no bandit is called {bandit!r}{_nearest(bandit, known_bandits())}", "BASE-PIECES-5")
    _check_double(setup.bandits, "bandit", "VAR-CHARS-1")


def _check_players(players: int, parts: list[Part]) -> None:
    for part in parts:
        if part.players and players not in part.players:
            problem = f"{players} players: {part.name} can be played by {_numbers(part.players)}"
            raise SetupError(problem, part.players_rule, (part.name,), players, tuple(part.players))
    if players not in PLAYERS and not any(part.players for part in parts):
        problem = f"{players} players: the game is for {_numbers(list(PLAYERS))} bandits"
        allowed = tuple([number for number in PLAYERS if number <= len(known_bandits())])
        raise SetupError(problem, "BASE-SETUP-1", (), players, allowed)


def _numbers(numbers: list[int]) -> str:
    """Numbers in words: ``2 or 3``, ``3 to 7``."""
    if len(numbers) > 2 and numbers[-1] - numbers[0] == len(numbers) - 1:
        return f"{numbers[0]} to {numbers[-1]}"
    return " or ".join([str(number) for number in numbers])


def _check_double(names: tuple[str, ...], what: str, rule: str) -> None:
    seen: set[str] = set()
    for name in names:
        if name in seen:
            raise SetupError(f"the {what} {name} is there twice", rule)
        seen.add(name)


def _check_cars(setup: Setup) -> None:
    if not setup.cars:
        return
    names = drawn_cars(setup)
    for car in setup.cars:
        if car not in names:
            raise SetupError(f"no car is called {car!r}{_nearest(car, tuple(names))}", "DATA-CARS")
    _check_double(setup.cars, "car", "BASE-SETUP-1")
    wanted = cars_for(setup) - len(last_cars(setup))
    if len(setup.cars) != wanted:
        players = players_of(setup)
        raise SetupError(f"{players} players need {wanted} cars, not {len(setup.cars)}", "BASE-SETUP-1")


def _check_cards(cards: tuple[str, ...], known: list[str], number: int, what: str) -> None:
    if not cards:
        return
    for card in cards:
        if card not in known:
            raise SetupError(_no_card(card, known, what), "VAR-EVENTS-1")
    _check_double(cards, what, "VAR-EVENTS-1")
    if len(cards) != number:
        raise SetupError(f"{number} {what}s are chosen, not {len(cards)}", "VAR-EVENTS-1")


def _no_card(card: str, known: list[str], what: str) -> str:
    """VAR-EVENTS-1: says why a card cannot be chosen. Only cards of the boxes in play can."""
    for name, part in PARTS.items():
        if any(card == one["name"] for cards in part.rounds().values() if isinstance(cards, list) for one in cards):
            return f"{card} is a card of {name}, which is not in play"
    return f"no {what} is called {card!r}{_nearest(card, tuple(known))}"


def _nearest(word: object, known: tuple[str, ...]) -> str:
    close = get_close_matches(str(word), known, 1)
    return f": did you mean {close[0]!r}?" if close else ""
