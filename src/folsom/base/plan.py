"""Plan of attack: cards of the hand that are kept for the next round, between planning and action.

Several boxes print its symbols on their round cards (HS-PLAN-1, MP-PLAN-1, AT-PLAN-1): the first of them lays it out.
"""

from __future__ import annotations

from typing import Final, cast

from folsom.base.counters import CARD
from folsom.base.hands import hand_count, hand_size, hand_to_deck, pour
from folsom.base.planning import HAND_BACK, HandsBack
from folsom.base.rules import Rules, rules_of
from folsom.core.builder import Builder
from folsom.core.chance import Source
from folsom.core.events import tell
from folsom.core.game import Game
from folsom.core.ints import i64
from folsom.core.memory import Memory
from folsom.core.packed import argument_of, option_of, verb_of
from folsom.core.steps import Do, Step, Together, register
from folsom.core.words import CARD as CARD_WORD
from folsom.core.words import happening, verb
from folsom.core.worlds import fill_early

HOLD: Final = verb("hold", CARD_WORD)
DONE: Final = verb("done")
HELD_BACK: Final = happening("held-back", "seat:seat cards:number")


PLAN: Final = "plan of attack"


def add_plan(made: Builder, rules: Rules, rule: str) -> None:
    """Kept cards are a part of the hand, and are marked in secret. It replaces the step of BASE-PLAN-8.

    VAR-EXPERT-6: whatever replaces that step in its turn makes the symbols void.
    """
    if PLAN in made.parts:
        return
    kept = made.seat_spots("kept", 0)
    made.hands.append(kept)
    made.parts[PLAN] = KeptCards(kept, rule)
    made.memories.append(cast(KeptCards, made.parts[PLAN]))
    marks = len(made.rows)
    for seat in range(made.seats):
        made.row(f"keeping {seat}", seat)
    rules.hand_back = PlanOfAttack(marks)


class KeptCards(Memory):
    """Cards that were kept in hand cannot be such as came back to the deck since."""

    def __init__(self, kept: int, rule: str) -> None:
        super().__init__()
        self.dates = True
        self.kept: i64 = kept  # spots
        self.rule = rule
        self.since: i64 = 0  # counters by seat and kind: the cards of a lot that came back

    def lay_out(self, made: Builder) -> None:
        self.since = made.counter("came back", 0, made.seats * len(made.card_kinds))

    def fill(self, g: Game, source: Source) -> None:
        spot: i64
        for spot in range(self.kept, self.kept + g.table.seats):
            fill_early(g, source, spot)

    def late(self, g: Game, spot: i64, kind: i64) -> i64:
        seat = spot - self.kept
        if seat < 0 or seat >= g.table.seats:
            return 0
        return g.counters[self.since + seat * g.table.kinds + kind]

    def came_back(self, g: Game, seat: i64, kind: i64) -> None:
        if not g.is_empty(self.kept + seat):
            slot = self.since + seat * g.table.kinds + kind
            g.counters[slot] = g.counters[slot] + 1

    def hands_held(self, g: Game) -> None:
        """They are kept for a while: bullets that come meanwhile are none of them."""
        seat: i64
        for seat in range(g.table.seats):
            self.forget(g, seat)
            pour(g, g.table.hands[0] + seat, self.kept + seat)

    def left(self, g: Game, seat: i64, spot: i64, kind: i64) -> None:
        """A card that is seen to leave another secret part is one of those that came back."""
        table = g.table
        if table.spot_pool[spot] < 0 or spot == self.kept + seat:
            return
        lot = table.lot_seat(spot)
        if lot != seat:
            kind = table.kind_abroad[kind]
        slot = self.since + lot * table.kinds + kind
        if g.counters[slot] > 0:
            g.counters[slot] = g.counters[slot] - 1

    def joins(self, g: Game, seat: i64, spot: i64, which: i64) -> None:
        if g.table.spot_pool[spot] >= 0:
            self.forget(g, g.table.lot_seat(spot))

    def forget(self, g: Game, seat: i64) -> None:
        """Nobody can tell any more which cards a seat has kept, and which came back since."""
        first = self.since + seat * g.table.kinds
        slot: i64
        for slot in range(first, first + g.table.kinds):
            g.counters[slot] = 0

    def keep(self, g: Game, seat: i64, kind: i64) -> None:
        """A card of a hand that has gone back to the deck stays in hand after all."""
        kinds = g.table.kinds
        deck = seat * kinds + kind
        kept = (self.kept + seat) * kinds + kind
        g.cards[deck] = g.cards[deck] - 1
        g.cards[kept] = g.cards[kept] + 1


def kept_cards(g: Game) -> KeptCards:
    """The part of the hands that holds kept cards."""
    return cast(KeptCards, g.table.parts[PLAN])


def plan_symbols(g: Game) -> i64:
    """The symbols on the round card: so many cards may be kept."""
    symbols: int = rules_of(g).rounds[g.counters[CARD]].printed.get("plan", 0)
    return symbols


class PlanOfAttack(Do):
    """Everybody with cards in hand chooses which to keep, all at the same time; without symbols all go back."""

    def __init__(self, marks: i64) -> None:
        super().__init__()
        self.marks = marks  # secret rows

    def args(self) -> list[int]:
        return [self.marks]

    def run(self, g: Game) -> None:
        seats: i64 = 0
        seat: i64
        for seat in range(g.table.seats):
            kept_cards(g).forget(g, seat)
            if hand_size(g, seat):
                seats |= 1 << seat
        if seats and plan_symbols(g) > 0:
            g.push(KeepForNext(seats, self.marks))
        else:
            g.push(HANDS_BACK)


class KeepForNext(Together):
    """Each marks the cards that he keeps, one after the other, as many as there are symbols; any card, a bullet too."""

    def __init__(self, seats: i64, marks: i64) -> None:
        super().__init__(seats)
        self.marks = marks

    def args(self) -> list[int]:
        return [self.seats, self.marks]

    def offer_to(self, g: Game, seat: i64) -> list[int]:
        marks = g.rows[self.marks + seat]
        kinds = range(1, int(g.table.kinds))
        return [option_of(DONE)] + [option_of(HOLD, k) for k in kinds if hand_count(g, seat, k) > marks.count(k)]

    def goes_on(self, g: Game, seat: i64, option: i64) -> bool:
        if verb_of(option) != HOLD:
            return False
        marks = g.rows[self.marks + seat]
        marks.append(argument_of(option))
        marks.sort()  # in whatever order they are named, the same cards are kept
        return len(marks) < plan_symbols(g)

    def chosen_by(self, g: Game, seat: i64) -> i64:
        return len(g.rows[self.marks + seat])

    def reveal(self, g: Game) -> None:
        """The others see how many cards each one keeps, not which; all other cards go on the decks (BASE-PLAN-8)."""
        kept = kept_cards(g)
        seat: i64
        for seat in range(g.table.seats):
            number = hand_to_deck(g, seat)
            marks = g.rows[self.marks + seat]
            g.rows[self.marks + seat] = []
            for kind in marks:
                kept.keep(g, seat, kind)
            tell(g, HELD_BACK, kept.rule, seat, len(marks))
            tell(g, HAND_BACK, "BASE-PLAN-8", seat, number - len(marks))

    def bars_for(self, g: Game, seat: int, option: int) -> str:
        return kept_cards(g).rule if verb_of(option) == HOLD else ""


HANDS_BACK: Final[Step] = HandsBack()

register(PlanOfAttack, KeepForNext)
