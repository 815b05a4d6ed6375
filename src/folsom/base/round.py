"""A round: its moments in order, and what hangs on them (BASE-ROUND-1 to 4)."""

from __future__ import annotations

from typing import Final

from folsom.base.action import CardsBack, StartAction
from folsom.base.counters import CARD, FIRST, ROUND, ROUNDS, STATIONS
from folsom.base.drawing import OpeningHands
from folsom.base.planning import PLANNING, HandsDown
from folsom.base.rules import rules_of
from folsom.base.scoring import FinalScore
from folsom.core.builder import Builder
from folsom.core.chance import Source
from folsom.core.events import tell
from folsom.core.game import Game
from folsom.core.ints import i64
from folsom.core.packed import argument_of, option_of
from folsom.core.steps import EVERYBODY, MOMENTS, Do, Draw, Step, register
from folsom.core.words import ROUND as ROUND_WORD
from folsom.core.words import happening, verb

TURN_UP: Final = verb("round", ROUND_WORD)
ROUND_BEGINS: Final = happening("round", "round:number card:round")
FIRST_PLAYER: Final = happening("first-player", "seat:seat")
ROUND_EVENT: Final = happening("event", "card:round")

LAST_ROUND: Final = 4  # counted from 0

# The moments of a round. Boxes hang their steps on them; the numbers give the order within a moment.
ROUND_MOMENTS: Final = [
    "before-drawing",
    "drawing",
    "after-drawing",
    "planning",
    "after-planning",
    "action",
    "after-action",
    "event",
    "after-event",
    "end",
]


def add_moments(table: Builder) -> None:
    """The base game's steps on the moments of a round."""
    table.moment_names.extend(ROUND_MOMENTS)
    table.hang("drawing", 0, OpeningHands())  # BASE-ROUND-1
    table.hang("after-drawing", 0, RoundCardUp())  # BASE-ROUND-2
    table.hang("planning", 0, PLANNING[0])  # BASE-PLAN-1
    table.hang("after-planning", 0, HandsDown())  # BASE-PLAN-8
    table.hang("action", 0, StartAction())  # BASE-ACT-1
    table.hang("event", 0, RunEvent())  # BASE-ROUND-3
    table.hang("end", 0, CardsBack())  # BASE-ROUND-3
    table.hang("end", 100, NextRound())  # BASE-ROUND-3, BASE-ROUND-4


class RoundCardUp(Draw):
    """BASE-ROUND-2: the round card is turned up after the draw. A coming card is hidden because it is not drawn yet.

    BASE-SETUP-4: a station comes last; in a first game (BASE-SETUP-5) there is none.
    """

    def cards(self, g: Game) -> i64:
        """The cards (mask) of which one comes now."""
        stations = g.counters[STATIONS]
        return stations if g.counters[ROUND] == LAST_ROUND and stations else g.counters[ROUNDS]

    def seen_by(self, g: Game) -> i64:
        return EVERYBODY

    def sample(self, g: Game, source: Source) -> i64:
        cards = self.cards(g)
        left: i64 = 0
        k: i64
        for k in range(len(rules_of(g).rounds)):
            left += cards >> k & 1
        left = source.below(left)
        k = 0
        while True:
            if cards >> k & 1:
                if left == 0:
                    return option_of(TURN_UP, k)
                left -= 1
            k += 1

    def outcomes(self, g: Game) -> list[tuple[int, int]]:
        cards = self.cards(g)
        return [(option_of(TURN_UP, k), 1) for k in range(len(rules_of(g).rounds)) if cards >> k & 1]

    def take(self, g: Game, option: i64) -> None:
        card = argument_of(option)
        g.counters[CARD] = card
        bit: i64 = 1
        bit <<= card
        g.counters[ROUNDS] = g.counters[ROUNDS] & ~bit
        g.counters[STATIONS] = g.counters[STATIONS] & ~bit
        if g.listener is not None:
            tell(g, ROUND_BEGINS, "BASE-ROUND-2", g.counters[ROUND], card)


class RunEvent(Do):
    """The event at the end of the round, if the card has one."""

    def run(self, g: Game) -> None:
        rules = rules_of(g)
        card = g.counters[CARD]
        event = rules.rounds[card].event
        if event:
            if g.listener is not None:
                tell(g, ROUND_EVENT, "BASE-ROUND-3", card)
            g.push(rules.events[event])


class NextRound(Do):
    """BASE-ROUND-3: the player on the left is first player now; BASE-ROUND-4: after the fifth round the game ends."""

    def run(self, g: Game) -> None:
        if g.counters[ROUND] == LAST_ROUND:
            g.push(FINAL_SCORE)
            return
        g.counters[ROUND] = g.counters[ROUND] + 1
        g.counters[FIRST] = rules_of(g).order.next_first(g)
        if g.listener is not None:
            tell(g, FIRST_PLAYER, "BASE-ROUND-3", g.counters[FIRST])
        g.push(MOMENTS[0])


FINAL_SCORE: Final[Step] = FinalScore()

register(RoundCardUp, RunEvent, NextRound)
