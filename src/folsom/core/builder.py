"""How a table is laid out: boxes add places, pawns, tokens, cards, spots, counters, powers and steps to a builder."""

from __future__ import annotations

from typing import TYPE_CHECKING

from folsom.core.graph import MOST_WAYS, Draft
from folsom.core.packed import SHOWN_BITS
from folsom.core.pawns import EVERY_BANDIT, Pawn
from folsom.core.pieces import CardKind, Row, Spot, TokenKind, Value
from folsom.core.places import APART, NONE, Place, Vehicle
from folsom.core.rulebook import Rulebook
from folsom.core.seats import Seat
from folsom.core.table import FREE, LEAST_QUESTIONS, MOST_PAWNS, NOBODY_YET, POWERS, TABLE_POWERS
from folsom.core.words import CARD

if TYPE_CHECKING:
    from folsom.core.memory import Memory
    from folsom.core.powers import Power
    from folsom.core.steps import Action, Step


class Hook:
    """A step that hangs on a moment of the round, with its order there."""

    def __init__(self, moment: int, order: int, step: Step) -> None:
        self.moment = moment
        self.order = order
        self.step = step


class Builder:
    """Collects the pieces of a game from its boxes."""

    def __init__(self, sitting: list[Seat], leader: list[int], bandit_names: list[str]) -> None:
        self.sitting = sitting
        self.seats: int = len(sitting)
        self.bandits: int = len(bandit_names)
        self.leader: list[int] = leader[:]  # by led pawn: the bandits, then others that a seat leads
        self.pawns: list[Pawn] = [Pawn(name, EVERY_BANDIT, "") for name in bandit_names]
        self.vehicles: list[Vehicle] = []
        self.places: list[Place] = []
        self.ways: list[str] = []
        self.drafts: list[Draft] = []  # a graph for each way in which the vehicles can stand
        self.token_kinds: list[TokenKind] = []
        self.tokens: list[int] = []
        self.values: list[Value] = [Value("unknown", 0, 0)]
        self.first_own: int = 0  # the number of the value of what every bandit begins with
        self.card_kinds: list[CardKind] = [CardKind("unknown", -1, 0, 0)]
        self.spots: list[Spot] = []
        self.dealt: dict[tuple[int, int], int] = {}
        self.hands: list[int] = []  # the spots that make up a hand, the first seat's of each
        self.partner: list[int] = list(range(self.seats))  # from whose deck a seat draws too
        self.side: list[int] = list(range(self.seats))  # by seat: those of one number win together
        self.rows: list[Row] = []
        self.also_laid: list[int] = [0] * self.seats  # by seat: kinds (mask) besides action cards that it may lay
        self.memories: list[Memory] = []
        self.older: int = 0  # the first spot of the lots that an older face-down card came from
        self.counter_names: list[str] = ["graph", "table powers"] + ["powers"] * MOST_PAWNS
        self.counters: list[int] = [0] * FREE
        self.masks: list[int] = list(range(TABLE_POWERS, FREE))  # the counters that are masks of powers
        self.powers: list[Power] = []
        self.held: list[tuple[Power, int]] = []
        self.actions: list[Action] = []
        self.moment_names: list[str] = []
        self.hung: list[Hook] = []
        self.rule_ids: list[str] = []  # rules that steps name by number
        self.rules: Rulebook = Rulebook()  # what the game's rules know of the table
        self.parts: dict[str, object] = {}  # what boxes know of it, by name

    def pawn(self, name: str, traits: int, rule: str) -> int:
        """Adds a pawn that is no bandit, with its traits and the rule that bars what it lacks."""
        self.pawns.append(Pawn(name, traits, rule))
        return len(self.pawns) - 1

    def lead(self, pawn: int, seat: int) -> None:
        """Lets a seat lead a pawn that is no bandit: one of the first made after them."""
        assert pawn == len(self.leader), "led pawns have the first numbers"
        self.leader.append(seat)

    def vehicle(self, name: str, direction: int = 1, car_kinds: list[str] | None = None) -> int:
        """Adds a vehicle."""
        self.vehicles.append(Vehicle(name, direction, car_kinds or []))
        return len(self.vehicles) - 1

    def place(
        self,
        name: str,
        vehicle: int = NONE,
        car: int = NONE,
        floor: int = APART,
        x: int | None = None,
        text: str | None = None,
    ) -> int:
        """Adds a place of the board, with its facts. It lies at its car, or at the front, unless ``x`` is told; the
        key of its words is its name, unless ``text`` is told."""
        lies = max(car, 0) if x is None else x
        self.places.append(Place(name, vehicle, car, floor, lies, name.replace(" ", "-") if text is None else text))
        return len(self.places) - 1

    def place_at(self, vehicle: int, car: int, floor: int) -> int:
        """The place of these facts that has been added."""
        facts = [(place.vehicle, place.car, place.floor) for place in self.places]
        return facts.index((vehicle, car, floor))

    def cars(self, vehicle: int) -> int:
        """How many cars a vehicle has, the first one included."""
        return 1 + max([place.car for place in self.places if place.vehicle == vehicle])

    def way(self, name: str) -> int:
        """Adds a kind of way from place to place."""
        assert len(self.ways) < MOST_WAYS, "ways are four bits of a key"
        self.ways.append(name)
        return len(self.ways) - 1

    def hidden_tokens(self, name: str, values: list[tuple[str, int, int]]) -> int:
        """Adds a type of token with hidden values (name, worth, number of each); all lie in the stock."""
        return self._tokens(TokenKind(name, True, len(self.values)), values)

    def open_tokens(self, name: str, worth: int, number: int) -> int:
        """Adds a type of token whose worth everybody knows; all lie in the stock."""
        return self._tokens(TokenKind(name, False, len(self.values)), [(name, worth, number)])

    def _tokens(self, kind: TokenKind, values: list[tuple[str, int, int]]) -> int:
        self.token_kinds.append(kind)
        for name, worth, number in values:
            kind.last = len(self.values)
            self.values.append(Value(name, worth, number if kind.hidden else 0))
            self.tokens.extend([len(self.token_kinds) - 1] * number)
        return len(self.token_kinds) - 1

    def card_kind(self, name: str, action: int, bandit: int = 0, home: int = -1) -> int:
        """Adds a kind of card."""
        number = len(self.card_kinds)
        self.card_kinds.append(CardKind(name, action, bandit, home if home >= 0 else number))
        return number

    def side_pawns(self) -> list[int]:
        """For each side the pawns (mask) that its seats lead."""
        sides = range(max(self.side) + 1)
        return [sum([1 << p for p, seat in enumerate(self.leader) if self.side[seat] == side]) for side in sides]

    def abroad(self) -> list[int]:
        """For each kind of card what it is on the partner's side: one's own card is there a partner's."""
        found = list(range(len(self.card_kinds)))
        for number, kind in enumerate(self.card_kinds):
            if kind.home != number:
                found[number], found[kind.home] = kind.home, number
        return found

    def partner_spots(self, name: str, pool: int) -> int:
        """Adds a secret spot for each seat, drawn from the pool of its partner; returns the first."""
        first = len(self.spots)
        for seat in range(self.seats):
            self.spots.append(Spot(name, seat, pool + self.partner[seat]))
        return first

    def seat_spots(self, name: str, pool: int = -1) -> int:
        """Adds a spot for each seat (secret, if drawn from the pools that start at ``pool``); returns the first."""
        first = len(self.spots)
        for seat in range(self.seats):
            self.spots.append(Spot(name, seat, pool + seat if pool >= 0 else -1))
        return first

    def cards(self, spot: int, kind: int, number: int) -> None:
        """Puts cards in a spot at the start of the game."""
        self.dealt[spot, kind] = number

    def start_cards(self) -> list[int]:
        """How many cards of each kind lie in each spot at the start."""
        kinds = len(self.card_kinds)
        cards = [0] * (len(self.spots) * kinds)
        for (spot, kind), number in self.dealt.items():
            cards[spot * kinds + kind] = number
        return cards

    def row(self, name: str, seat: int = -1, lasts: bool = False, holds: int = CARD, any_card: bool = False) -> int:
        """Adds an ordered row of cards, or of what one seat alone sees: marks for one question, or what ``lasts``."""
        self.rows.append(Row(name, seat, lasts, holds, any_card))
        return len(self.rows) - 1

    def counter(self, name: str, start: int = 0, size: int = 1, powers: bool = False) -> int:
        """Adds a counter, or a block of them; returns the first. ``powers``: it is a mask of powers, not a number."""
        first = len(self.counters)
        if powers:
            self.masks.extend(range(first, first + size))
        self.counter_names.extend([name] * size)
        self.counters.extend([start] * size)
        return first

    def power(self, power: Power, holder: int = NOBODY_YET) -> None:
        """Adds a power, in force from the start for a pawn or the table, or for nobody yet."""
        self.powers.append(power)
        if holder != NOBODY_YET:
            self.grant(power, holder)

    def replace_power(self, power: Power) -> None:
        """Puts a power in the place of the one with the same name, for whoever has it from the start."""
        old = next(one for one in self.powers if one.name == power.name)
        self.powers = [power if one is old else one for one in self.powers]
        self.held = [(power if one is old else one, holder) for one, holder in self.held]

    def grant(self, power: Power, holder: int) -> None:
        """Puts a power in force for a pawn, or for the table, from the start."""
        self.held.append((power, holder))
        power.owner = max(holder, -1)

    def number_powers(self) -> None:
        """Gives the powers their bits, by name: the order in which they were added does not matter."""
        names = sorted([power.name for power in self.powers])
        self.powers = [power for name in names for power in self.powers if power.name == name]
        for bit, power in enumerate(self.powers):
            power.bit = bit
            power.mask = 1 << bit
        assert len(self.powers) <= SHOWN_BITS, "powers are bits of a number that views show"
        for power, holder in self.held:
            self.counters[POWERS + holder] |= int(power.mask)

    def action(self, action: Action) -> int:
        """Adds a kind of action."""
        self.actions.append(action)
        return len(self.actions) - 1

    def hang(self, moment: str, order: int, step: Step) -> None:
        """Hangs a step on a moment of the round; within a moment the smallest order comes first."""
        self.hung.append(Hook(self.moment_names.index(moment), order, step))

    def sorted_moments(self) -> list[list[Step]]:
        """The steps of each moment, in their order."""
        moments: list[list[Step]] = []
        for number in range(len(self.moment_names)):
            here = [hook for hook in self.hung if hook.moment == number]
            moments.append([hook.step for hook in sorted(here, key=lambda hook: hook.order)])
        return moments

    def sorted_questions(self) -> list[list[Power]]:
        """For each question the powers that answer it."""
        most = max([q for p in self.powers for q in p.questions], default=0)
        return [[p for p in self.powers if q in p.questions] for q in range(max(most + 1, LEAST_QUESTIONS))]
