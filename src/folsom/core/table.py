"""What lies on the table: every piece by name, fixed when a game is set up and shared by all its copies.

A box adds places, pawns, tokens, cards, spots, counters, powers and steps through a :class:`Builder`; the
finished :class:`Table` never changes.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from folsom.core.graph import MOST_WAYS, Draft, Graph
from folsom.core.ints import Ints, i64, ints
from folsom.core.named import Named
from folsom.core.packed import KIND_MASK, ROW_BITS, SHOWN_BITS
from folsom.core.pawns import (
    BANDIT,
    BLOCKS,
    COMPANY,
    EVERY_BANDIT,
    FLEES,
    LAWMAN,
    PUNCHED,
    SHOT_AT,
    Pawn,
    having,
)
from folsom.core.places import APART, NONE, Board, Place, Vehicle
from folsom.core.rulebook import Rulebook
from folsom.core.seats import Seat
from folsom.core.words import CARD

if TYPE_CHECKING:
    from folsom.core.memory import Memory
    from folsom.core.powers import Power
    from folsom.core.steps import Action, Step

MOST: Final = 10  # led pawns and seats at a table, so that blocks of counters have fixed places
MOST_PAWNS: Final = 20
GRAPH: Final = 0  # counter: which graph is in force
TABLE_POWERS: Final = 1  # counter: the powers in force for everybody, as a bit mask
POWERS: Final = 2  # counters, one for each pawn: the powers in force for it
FREE: Final = POWERS + MOST_PAWNS  # the first counter that is free for rules

# Holders of powers that are no pawns.
THE_TABLE: Final = TABLE_POWERS - POWERS
NOBODY_YET: Final = THE_TABLE - 1

PUBLIC: Final = MOST  # in masks of seats that know a token: everybody, onlookers too

FIRST_OWN: Final = MOST + 1  # in the same masks: it is a token that a bandit began the game with, so all know its value

SEAT_BITS: Final = MOST + 2  # of such a mask
EVERY_SEAT: Final = (1 << SEAT_BITS) - 1
BARRED_BITS: Final = 6  # above them in what is sure of a token: of the first values of its kind those that it has not

LEAST_QUESTIONS: Final = 32  # that a table can look up, answered or not

UNKNOWN: Final = 0  # the card that a viewer cannot see


class TokenKind(Named):
    """A type of token. If it is hidden, each token has a value of its own, drawn when somebody first sees it."""

    def __init__(self, name: str, hidden: bool, first: int) -> None:
        super().__init__(name)
        self.hidden = hidden
        self.first = first  # its values have the numbers from this one ...
        self.last = first  # ... to this one

    def usual(self, values: list[Value]) -> int:
        """What a token of this type is worth on average."""
        mine = values[self.first : self.last + 1]
        number = sum([value.number for value in mine])
        return sum([value.worth * value.number for value in mine]) // number if number else mine[0].worth


class Value(Named):
    """What is under a token: a name and a worth. ``number`` of them are in the bag at the start."""

    def __init__(self, name: str, worth: int, number: int) -> None:
        super().__init__(name)
        self.worth = worth
        self.number = number


class CardKind(Named):
    """A kind of card: the action that it is, done by the bandit so many places on among those its seat leads.

    A bullet has no action (-1). A card of a partner's colour goes back to him when it has been played: ``home`` is the
    kind that it then is (its own number for all others).
    """

    def __init__(self, name: str, action: int, bandit: int, home: int) -> None:
        super().__init__(name)
        self.action = action
        self.bandit = bandit
        self.home = home


class Spot(Named):
    """A place for cards. A secret one is seen by its seat alone; ``pool`` is the spot its cards were drawn from."""

    def __init__(self, name: str, seat: int, pool: int) -> None:
        super().__init__(name)
        self.seat = seat
        self.pool = pool

    def __repr__(self) -> str:
        return f"<Spot {self.name} of seat {self.seat}>"


class Row(Named):
    """A row of cards in order, for all to see but for those that lie face down; or a secret row of one seat.

    ``lasts``: what is in a secret row outlasts the question that put it there. ``holds``: what its numbers mean there
    (words.py). ``any_card``: any card may lie there face down, not only such as can be laid.
    """

    def __init__(self, name: str, seat: int, lasts: bool, holds: int, any_card: bool) -> None:
        super().__init__(name)
        self.seat = seat
        self.lasts = lasts
        self.holds = holds
        self.any_card = any_card


class Hook:
    """A step that hangs on a moment of the round, with its order there."""

    def __init__(self, moment: int, order: int, step: Step) -> None:
        self.moment = moment
        self.order = order
        self.step = step


BOXES: Final[list[str]] = []


def box_number(name: str) -> int:
    """Registers a box (once): what it knows of a table is found there by this number, quicker than by its name."""
    if name not in BOXES:
        BOXES.append(name)
    return BOXES.index(name)


class Table:
    """The pieces of one game. Everything here is read-only."""

    def __init__(self, made: Builder) -> None:
        made.number_powers()
        self.seats: i64 = len(made.sitting)
        assert len(made.sitting) <= MOST and len(made.leader) <= MOST, "blocks of counters have fixed places"
        self.seat_names = [seat.name for seat in made.sitting]
        self.roles = [seat.role for seat in made.sitting]
        self.bandits: i64 = made.bandits  # pawns with the first numbers
        self.led_pawns: i64 = len(made.leader)  # the bandits, and those after them that a seat leads
        self.leader: Ints = ints(made.leader)
        self.led: list[list[int]] = [[p for p, s in enumerate(made.leader) if s == seat] for seat in range(made.seats)]
        self.first_led: Ints = ints([led[0] if led else -1 for led in self.led])
        self.led_by: Ints = ints([len(led) for led in self.led])
        self.pawns: i64 = len(made.pawns)
        assert len(made.pawns) <= MOST_PAWNS, "blocks of counters have fixed places"
        self.pawn_names = [pawn.name for pawn in made.pawns]
        self.pawn_rules = [pawn.rule for pawn in made.pawns]
        self.crowd: i64 = having(made.pawns, BANDIT)  # masks of pawns, by trait
        self.shot_at: i64 = having(made.pawns, SHOT_AT)
        self.punched: i64 = having(made.pawns, PUNCHED)
        self.blocking: i64 = having(made.pawns, BLOCKS)
        self.company: i64 = having(made.pawns, COMPANY)
        self.fleeing: i64 = having(made.pawns, FLEES)
        self.lawmen: i64 = having(made.pawns, LAWMAN)
        self.places: i64 = len(made.places)
        self.board = Board(made.places, made.vehicles)
        self.graphs: list[Graph] = [Graph(draft, len(made.places)) for draft in made.drafts]
        self.stock: i64 = len(made.places) + len(made.leader)
        self.gone: i64 = self.stock + 1
        self.falling: i64 = self.stock + 2
        self.place_names = (
            [place.name for place in made.places]
            + [self.pawn_names[p] + "'s loot" for p in range(len(made.leader))]
            + ["stock", "gone", "falling"]
        )
        self.token_kinds = made.token_kinds
        hidden = [kind for kind in made.tokens if made.token_kinds[kind].hidden]
        self.tokens: Ints = ints(hidden + [kind for kind in made.tokens if not made.token_kinds[kind].hidden])
        self.hidden: i64 = len(hidden)  # so many of the tokens, the first ones, have hidden values
        self.values = made.values
        assert len(made.values) <= 24 and len(made.token_kinds) <= 7, "looks of tokens are bits of one machine word"
        self.first_own: i64 = made.first_own
        self.worth: Ints = ints([value.worth for value in made.values])
        self.usual: Ints = ints([kind.usual(made.values) for kind in made.token_kinds])  # worth of a token, unseen
        self.card_kinds = made.card_kinds
        self.kinds: i64 = len(made.card_kinds)
        assert len(made.card_kinds) <= KIND_MASK, "a kind of card is six bits of a draw, and a bit of one machine word"
        self.kind_action: Ints = ints([kind.action for kind in made.card_kinds])
        self.kind_bandit: Ints = ints([kind.bandit for kind in made.card_kinds])
        self.kind_home: Ints = ints([kind.home for kind in made.card_kinds])
        self.partner: Ints = ints(made.partner)
        self.side: Ints = ints(made.side)
        self.sides: i64 = max(made.side) + 1
        self.side_pawns: Ints = ints(made.side_pawns())
        self.kind_abroad: Ints = ints(made.abroad())
        self.hands: Ints = ints(made.hands)
        self.playable: i64 = sum(1 << k for k, kind in enumerate(made.card_kinds) if kind.action >= 0)
        laid = [int(self.playable) | more for more in made.also_laid]
        assert max(laid) < 1 << (SHOWN_BITS - ROW_BITS), "a card in a row says which kinds it cannot be"
        self.laid: Ints = ints(laid)  # by seat: the kinds of cards (mask) that it may lay, powers willing
        self.action_kinds: Ints = ints([k for k, kind in enumerate(made.card_kinds) if kind.action >= 0])
        self.action_bits: Ints = ints([1 << k for k, kind in enumerate(made.card_kinds) if kind.action >= 0])
        self.spots = made.spots
        self.spot_pool: Ints = ints([spot.pool for spot in made.spots])
        self.spot_seat: Ints = ints([spot.seat for spot in made.spots])
        self.rows = made.rows
        self.row_names = [row.name for row in made.rows]
        self.row_seat: Ints = ints([row.seat for row in made.rows])
        self.older: i64 = made.older
        for memory in made.memories:
            memory.lay_out(made)
        self.memories: list[Memory] = made.memories
        self.mixed = any(memory.mixes for memory in made.memories)
        self.counter_names = made.counter_names
        self.counters = made.counters
        assert max(made.counters) < 1 << SHOWN_BITS, "views show counters, masks of round cards among them"
        self.masks = made.masks
        self.cards: list[int] = made.start_cards()
        self.powers = made.powers
        self.questions: list[list[Power]] = made.sorted_questions()
        self.asked: i64 = sum([1 << question for question, answers in enumerate(self.questions) if answers])
        self.answering: Ints = ints([sum([int(power.mask) for power in answers]) for answers in self.questions])
        self.actions = made.actions
        self.moment_names = made.moment_names
        self.moments: list[list[Step]] = made.sorted_moments()
        self.rule_ids = made.rule_ids
        self.rules: Rulebook = made.rules
        self.parts: dict[str, object] = made.parts
        self.boxes: list[object] = [made.parts.get(name) for name in BOXES]  # the same, by the numbers of the boxes

    def __repr__(self) -> str:
        """``<Table of doc, belle, tuco, marshal: 8 places, 26 tokens, 12 kinds of cards>``, a seat's bandits with +."""
        names = ["+".join([self.pawn_names[bandit] for bandit in led]) for led in self.led]
        names += self.pawn_names[int(self.bandits) :]
        pieces = f"{self.places} places, {len(self.tokens)} tokens, {self.kinds} kinds of cards"
        return f"<Table of {', '.join(names)}: {pieces}>"

    def loot_of(self, pawn: i64) -> i64:
        """The place of the tokens that a bandit, or another led pawn, holds."""
        return self.places + pawn

    def holder_at(self, place: i64) -> i64:
        """The led pawn whose tokens lie at a place, or -1."""
        pawn = place - self.places
        if pawn < 0 or pawn >= self.led_pawns:
            return -1
        return pawn

    def card_bandit(self, seat: i64, kind: i64) -> i64:
        """The pawn that acts by a card of a seat, or -1: those that a seat leads have numbers in a row."""
        return self.first_led[seat] + self.kind_bandit[kind]

    def is_abroad(self, spot: i64) -> bool:
        """Whether the cards of a spot come from a partner's lot, where their kinds have other names."""
        pool = self.spot_pool[spot]
        return pool >= 0 and self.spot_seat[pool] != self.spot_seat[spot]

    def lot_seat(self, spot: i64) -> i64:
        """The seat from whose lot the cards of a spot come."""
        pool = self.spot_pool[spot]
        return self.spot_seat[pool] if pool >= 0 else self.spot_seat[spot]

    def card_owner(self, seat: i64, kind: i64) -> i64:
        """The seat to which a card that a seat has played goes back."""
        return seat if self.kind_home[kind] == kind else self.partner[seat]

    def counter(self, name: str) -> int:
        """The number of a counter (the first one of a block)."""
        return self.counter_names.index(name)

    def bandit_named(self, name: str) -> int:
        """The number of a bandit in play, or -1."""
        names = self.pawn_names[: int(self.bandits)]
        return names.index(name) if name in names else -1


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

    def place(self, name: str, vehicle: int = NONE, car: int = NONE, floor: int = APART, x: int | None = None) -> int:
        """Adds a place of the board, with its facts. It lies at its car, or at the front, unless ``x`` is told."""
        self.places.append(Place(name, vehicle, car, floor, max(car, 0) if x is None else x))
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
