"""Plan of attack: cards of the hand that are kept for the next round, between planning and action."""

from __future__ import annotations

from typing import Final

from folsom.base.counters import CARD
from folsom.base.hands import drop_caps, hand_count, hand_size, hand_to_deck
from folsom.base.planning import HAND_BACK, HandsBack
from folsom.base.round import HANDS
from folsom.base.rules import rules_of
from folsom.core.events import tell
from folsom.core.game import Game
from folsom.core.ints import i64
from folsom.core.packed import argument_of, option_of, verb_of
from folsom.core.steps import Do, Step, Together, register
from folsom.core.table import Builder
from folsom.core.words import CARD as CARD_WORD
from folsom.core.words import happening, verb

HOLD: Final = verb("hold", CARD_WORD)
DONE: Final = verb("done")
HELD_BACK: Final = happening("held-back", "seat:seat cards:number")


def add_plan(made: Builder) -> None:
    """HS-PLAN-1: kept cards are a part of the hand, and are marked in secret. It replaces the step of BASE-PLAN-8.

    VAR-EXPERT-6: whatever replaces that step in its turn makes the symbols void.
    """
    kept = made.seat_spots("kept", 0)
    made.hands.append(kept)
    made.capped = kept
    marks = len(made.row_names)
    for seat in range(made.seats):
        made.row(f"keeping {seat}", seat)
    made.rehang(HANDS, PlanOfAttack(marks))


def plan_symbols(g: Game) -> i64:
    """The symbols on the round card: so many cards may be kept."""
    symbols: int = rules_of(g).rounds[g.counters[CARD]].printed.get("plan", 0)
    return symbols


class PlanOfAttack(Do):
    """HS-PLAN-1: who has cards in hand chooses which to keep, all at the same time; without symbols all go back."""

    def __init__(self, marks: i64) -> None:
        super().__init__()
        self.marks = marks  # secret rows

    def args(self) -> list[int]:
        return [self.marks]

    def run(self, g: Game) -> None:
        seats: i64 = 0
        seat: i64
        for seat in range(g.table.seats):
            drop_caps(g, seat)
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
        seat: i64
        for seat in range(g.table.seats):
            number = hand_to_deck(g, seat)
            marks = g.rows[self.marks + seat]
            g.rows[self.marks + seat] = []
            for kind in marks:
                keep(g, seat, kind)
            tell(g, HELD_BACK, "HS-PLAN-1", seat, len(marks))
            tell(g, HAND_BACK, "BASE-PLAN-8", seat, number - len(marks))

    def bars_for(self, g: Game, seat: int, option: int) -> str:
        return "HS-PLAN-1" if verb_of(option) == HOLD else ""


def keep(g: Game, seat: i64, kind: i64) -> None:
    """A card of a hand that has gone back to the deck stays in hand after all."""
    kinds = g.table.kinds
    deck = seat * kinds + kind
    kept = (g.table.capped + seat) * kinds + kind
    g.cards[deck] = g.cards[deck] - 1
    g.cards[kept] = g.cards[kept] + 1


HANDS_BACK: Final[Step] = HandsBack()

register(PlanOfAttack, KeepForNext)
