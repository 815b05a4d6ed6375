"""Scoring: loot, money of events, the Sharpshooter, and who wins."""

from __future__ import annotations

from typing import Final

from folsom.base.counters import MONEY, RECEIVED, REVOLVER
from folsom.base.powers import ask_money, may_win
from folsom.base.rules import Outcome, Scoring, rules_of
from folsom.core.events import tell
from folsom.core.game import EVERYTHING, Game
from folsom.core.ints import i64
from folsom.core.steps import Do, register
from folsom.core.verbs import show_to_all
from folsom.core.words import happening

REVEALED: Final = happening("revealed")
SCORE: Final = happening("score", "bandit:pawn money:money")
WINNER: Final = happening("winner", "bandit:pawn money:money")

SHARPSHOOTER: Final = 1000


class RichestBandit(Scoring):
    """BASE-SCORE-1 to 3: each bandit for himself."""

    def __init__(self) -> None:
        super().__init__(True, False)

    def outcome(self, g: Game) -> Outcome:
        loot = loot_of_all(g)
        sharp = sharpshooters(g)
        money = loot[:]
        hits: list[int] = []
        able: i64 = 0
        b: i64
        for b in range(g.table.bandits):
            if sharp >> b & 1:
                money[b] += SHARPSHOOTER
            if may_win(g, b):
                able |= 1 << b
            hits.append(int(g.counters[RECEIVED + b]))
        return Outcome(loot, money, sharp, richest(money, hits, able))


def sharpshooters(g: Game) -> i64:
    """BASE-SCORE-2: those (mask) with fewest bullets left."""
    found: i64 = 0
    fewest = g.counters[REVOLVER]
    b: i64
    for b in range(g.table.bandits):
        left = g.counters[REVOLVER + b]
        if left < fewest:
            fewest = left
            found = 0
        if left == fewest:
            found |= 1 << b
    return found


def loot_of_all(g: Game) -> list[int]:
    """BASE-SCORE-1: the loot of each led pawn, with the money of events and of powers."""
    table = g.table
    loot = [int(g.counters[MONEY + p] + ask_money(g, p)) for p in range(int(table.led_pawns))]
    t: i64
    for t in range(len(table.tokens)):
        holder = table.holder_at(g.tokens.at[t])
        if holder >= 0:
            loot[holder] += int(table.worth[g.tokens.value[t]])
    return loot


def richest(money: list[int], hits: list[int], able: i64) -> int:
    """BASE-SCORE-3: the richest (mask) who may win; on a tie who received fewest bullets; then the win is shared."""
    found: i64 = 0
    most: i64 = 0
    fewest: i64 = 0
    b: i64
    for b in range(len(money)):
        if not able >> b & 1:
            continue
        own: i64 = money[b]
        hit: i64 = hits[b]
        if found == 0 or own > most or (own == most and hit < fewest):
            most = own
            fewest = hit
            found = 0
        if own == most and hit == fewest:
            found |= 1 << b
    return found


def outcome(g: Game) -> Outcome:
    """How a game stands: its result, once it is over. Of a view nobody can say, since cards may count."""
    if g.viewer != EVERYTHING:
        raise ValueError("this is a view: only the game itself knows how it stands")
    return rules_of(g).scoring.outcome(g)


class FinalScore(Do):
    """BASE-HIDDEN-7: at the end all loot is shown, then it is counted."""

    def run(self, g: Game) -> None:
        t: i64
        for t in range(g.table.hidden):
            if g.tokens.value[t]:
                show_to_all(g, t)
        if g.listener is not None:
            tell(g, REVEALED, "BASE-HIDDEN-7")
            result = outcome(g)
            for pawn, money in enumerate(result.money):
                tell(g, SCORE, "BASE-SCORE-1", pawn, money)
            for pawn, money in enumerate(result.money):
                if result.won(pawn):
                    tell(g, WINNER, "BASE-SCORE-3", pawn, money)


register(FinalScore)
