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

    def outcome(self, g: Game) -> Outcome:
        bandits = int(g.table.bandits)
        loot = loot_of_all(g)
        fewest = min([int(g.counters[REVOLVER + b]) for b in range(bandits)])
        sharp = sum([1 << b for b in range(bandits) if g.counters[REVOLVER + b] == fewest])
        money = [loot[b] + (SHARPSHOOTER if sharp >> b & 1 else 0) for b in range(bandits)]
        hits = [int(g.counters[RECEIVED + b]) for b in range(bandits)]
        able = sum([1 << b for b in range(bandits) if may_win(g, b)])
        return Outcome(loot, money, sharp, richest(money, hits, able))


def loot_of_all(g: Game) -> list[int]:
    """BASE-SCORE-1: each bandit's loot, with the money of events and of powers."""
    table = g.table
    loot = [int(g.counters[MONEY + b] + ask_money(g, b)) for b in range(int(table.bandits))]
    t: i64
    for t in range(len(table.tokens)):
        bandit = g.token_at[t] - table.places
        if 0 <= bandit < table.bandits:
            loot[bandit] += int(table.worth[g.token_value[t]])
    return loot


def richest(money: list[int], hits: list[int], able: int = -1) -> int:
    """BASE-SCORE-3: the richest (mask) who may win; on a tie who received fewest bullets; then the win is shared."""
    rivals = [b for b in range(len(money)) if able >> b & 1]
    if not rivals:
        return 0
    most = max([money[b] for b in rivals])
    fewest = min([hits[b] for b in rivals if money[b] == most])
    return sum([1 << b for b in rivals if money[b] == most and hits[b] == fewest])


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
            if g.token_value[t]:
                show_to_all(g, t)
        if g.listener is not None:
            tell(g, REVEALED, "BASE-HIDDEN-7")
            result = outcome(g)
            for bandit in range(int(g.table.bandits)):
                tell(g, SCORE, "BASE-SCORE-1", bandit, result.money[bandit])
            for bandit in range(int(g.table.bandits)):
                if result.won(bandit):
                    tell(g, WINNER, "BASE-SCORE-3", bandit, result.money[bandit])


register(FinalScore)
