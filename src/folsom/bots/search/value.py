"""How good a seat's chances are between two rounds: learned from games that bots played against each other.

Each seat gets a score, a sum of facts about it with weights that were learned for that many rounds to come; chances
are as the exponentials of the scores. Weights, facts and chances are whole numbers.
"""

from __future__ import annotations

from math import exp
from typing import Final

from folsom.base.counters import RECEIVED, REVOLVER, ROUND
from folsom.base.powers import may_win
from folsom.base.scoring import loot_of_all
from folsom.base.train import CLIMB, WALK, graph_of
from folsom.bots.judgement.eye import Eye
from folsom.bots.search.tree import SCALE
from folsom.core.game import Game
from folsom.core.ints import Ints, i64, ints
from folsom.core.places import ROOF
from folsom.core.table import MOST

# The facts about a seat, each a number of about a hundred.
RICHES: Final = 0  # what its side has, in tens of dollars
LEAD: Final = 1  # what it has more than any other
SHOTS: Final = 2  # bullets that it has shot
TITLE: Final = 3  # whether nobody has shot more
HITS: Final = 4  # bullets that it has received
HERE: Final = 5  # the best token where its bandits stand
NEXT: Final = 6  # the best token one car on, or on the other floor
LAW: Final = 7  # whether a lawman is next door
HIGH: Final = 8  # whether they stand on a roof
WINS: Final = 9  # whether it could win as things are
FACTS: Final = 10
LAST: Final = 5  # BASE-ROUND-4: so many rounds are played


class LearnedValue:
    """The learned weights: for each number of rounds to come one for each fact, in hundred-thousandths."""

    def __init__(self, weights: list[int]) -> None:
        assert len(weights) == (LAST + 1) * FACTS
        self.weights: Ints = ints(weights)
        self.facts: Ints = ints([0] * (MOST * FACTS))

    def look(self, g: Game, eye: Eye) -> None:
        """Takes in the facts about every seat, as they are in this world."""
        table = g.table
        facts = self.facts
        money = loot_of_all(g)
        fewest: i64 = 99
        b: i64
        for b in range(table.bandits):
            if g.counters[REVOLVER + b] < fewest:
                fewest = g.counters[REVOLVER + b]
        s: i64
        for s in range(table.seats):
            start = s * FACTS
            side = table.side_pawns[table.side[s]]
            mine: i64 = 0
            best: i64 = 0
            i: i64
            for i in range(FACTS):
                facts[start + i] = 0
            for b in range(table.bandits):
                worth: i64 = money[b]
                if side >> b & 1:
                    mine += worth
                elif worth > best:
                    best = worth
            number: i64 = len(table.led[s])
            if number == 0:
                continue  # a seat that leads nobody has no position of its own to be judged
            eye.look(g, s)
            for bandit in table.led[s]:
                b = bandit
                self._bandit(g, b, start, fewest, eye)
            for i in range(SHOTS, FACTS):
                facts[start + i] = facts[start + i] // number
            facts[start + RICHES] = mine // 10
            facts[start + LEAD] = max(mine - best, 0) // 10

    def _bandit(self, g: Game, b: i64, start: i64, fewest: i64, eye: Eye) -> None:
        """Adds the facts about one of its bandits."""
        facts = self.facts
        place = g.at[b]
        left = g.counters[REVOLVER + b]
        facts[start + SHOTS] = facts[start + SHOTS] + 20 * (6 - left)
        if left == fewest:
            facts[start + TITLE] = facts[start + TITLE] + 100
        facts[start + HITS] = facts[start + HITS] + 20 * g.counters[RECEIVED + b]
        if may_win(g, b):
            facts[start + WINS] = facts[start + WINS] + 100
        if place < 0:
            return
        facts[start + HERE] = facts[start + HERE] + eye.best[place] // 5
        near: i64 = 0
        for to in graph_of(g).edges[CLIMB][place]:
            near = max(near, eye.best[to])
        for to in graph_of(g).edges[WALK][place]:
            near = max(near, eye.best[to])
            if g.who[to] & g.table.lawmen:
                facts[start + LAW] = facts[start + LAW] + 100
        facts[start + NEXT] = facts[start + NEXT] + near // 5
        if g.table.board.floor[place] == ROOF:
            facts[start + HIGH] = facts[start + HIGH] + 100

    def chances(self, g: Game, eye: Eye, rewards: Ints) -> None:
        """Writes into ``rewards`` what share of the win each seat may expect, in thousandths."""
        self.look(g, eye)
        table = g.table
        row = rounds_left(g) * FACTS
        odds: list[float] = []
        total = 0.0
        side: i64
        s: i64
        for side in range(table.sides):
            score: i64 = 0
            thinking: i64 = 0
            for s in range(table.seats):
                if table.side[s] == side and table.led_by[s]:
                    score += self._score(row, s)
                    thinking += 1
            chance = exp(float(score) / (100000.0 * float(thinking)))
            odds.append(chance)
            total += chance
        for s in range(table.seats):
            rewards[s] = int(odds[table.side[s]] / total * float(SCALE))

    def _score(self, row: i64, seat: i64) -> i64:
        """The weighted facts about a seat."""
        score: i64 = 0
        i: i64
        for i in range(FACTS):
            score += self.weights[row + i] * self.facts[seat * FACTS + i]
        return score


def rounds_left(g: Game) -> i64:
    """How many rounds are still to come, this one included."""
    return max(LAST - g.counters[ROUND], 0)
