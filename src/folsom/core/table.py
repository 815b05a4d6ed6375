"""What lies on the table: every piece by name, fixed when a game is set up and shared by all its copies.

Boxes add to it through a :class:`~folsom.core.builder.Builder`; the finished :class:`Table` never changes.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from folsom.core.graph import Graph
from folsom.core.ints import Ints, i64, ints
from folsom.core.packed import KIND_MASK, ROW_BITS, SHOWN_BITS
from folsom.core.pawns import (
    BANDIT,
    BLOCKS,
    COMPANY,
    FLEES,
    LAWMAN,
    PUNCHED,
    SHOT_AT,
    having,
)
from folsom.core.places import Board
from folsom.core.rulebook import Rulebook

if TYPE_CHECKING:
    from folsom.core.builder import Builder
    from folsom.core.memory import Memory
    from folsom.core.powers import Power
    from folsom.core.steps import Step

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
        self.place_texts = (
            [place.text for place in made.places] + ["loot"] * len(made.leader) + ["stock", "gone", "falling"]
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
        self.mixing: list[Memory] = [memory for memory in made.memories if memory.mixes]
        self.dating: list[Memory] = [memory for memory in made.memories if memory.dates]
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
