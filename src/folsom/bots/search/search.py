"""The search: worlds that fit the view, paths through the tree, playouts to the end, and what they teach."""

from __future__ import annotations

from typing import Final

from folsom.base.counters import ROUND
from folsom.base.rules import rules_of
from folsom.bots.judgement.eye import Eye
from folsom.bots.judgement.judge import best_of, weigh
from folsom.bots.search.sight import fingerprint, situation
from folsom.bots.search.tree import SCALE, Node
from folsom.bots.search.value import LearnedValue
from folsom.core.chance import Source
from folsom.core.game import Game
from folsom.core.ints import Ints, i64, ints
from folsom.core.loop import advance
from folsom.core.steps import CHANCE, NOBODY, Together
from folsom.core.table import MOST
from folsom.core.worlds import determinize

MOST_NODES: Final = 60_000
DEEPEST: Final = 64
NEVER: Final = 99  # no game has so many rounds


class Search:
    """One seat's thoughts through a game: the tree, and settings.

    ``explore``: how eagerly untried options are tried. ``temper``: dollars by which an option that looks worse is
    half as likely to be tried. ``doubt``: dollars by which playouts misjudge. ``luck``: how many answers of a
    hundred are random in playouts. ``greed``: hundredths of the reward that are for money rather than for the win.
    With ``value`` a playout ends when ``horizon`` more rounds have begun, and the learned chances are its reward.
    """

    def __init__(
        self,
        seed: int,
        weights: list[int],
        explore: float,
        temper: int,
        doubt: int,
        luck: int,
        greed: int,
        most: int = MOST_NODES,
    ) -> None:
        self.source = Source(seed)
        self.eye = Eye(weights)
        self.explore = explore
        self.temper: i64 = temper
        self.doubt: i64 = doubt
        self.luck: i64 = luck
        self.greed: i64 = greed
        self.most = most
        self.nodes: dict[int, Node] = {}
        self.path: list[Node] = []
        self.slots: Ints = ints([0] * DEEPEST)
        self.movers: Ints = ints([0] * DEEPEST)
        self.rewards: Ints = ints([0] * MOST)
        self.value: LearnedValue | None = None  # learned chances, if playouts end with the round
        self.horizon: i64 = 0  # how many rounds they go on, then

    def begin(self, v: Game, seat: i64) -> None:
        """A new decision: what was learned before stays, if it speaks of this one and there is room."""
        if fingerprint(v, seat) not in self.nodes or len(self.nodes) > self.most // 2:
            self.nodes = {}

    def think(self, v: Game, seat: i64, times: i64) -> None:
        """So many iterations."""
        stop: i64 = NEVER
        if self.value is not None:
            stop = v.counters[ROUND] + self.horizon
        for _ in range(times):
            g = determinize(v, self.source)
            step = g.top.step
            if isinstance(step, Together):  # in whatever order they answer, nobody sees the others' answers
                g.asked = seat
                g.options = step.offer_to(g, seat)
            self._descend(g, seat, stop)
            self.play_out(g, stop)
            if g.asked == NOBODY:
                self.reward(g)
            elif self.value is not None:
                self.value.chances(g, self.eye, self.rewards)
            self._learn()

    def _descend(self, g: Game, seat: i64, stop: i64) -> None:
        """From the root along the tree until a situation that is not in it yet; that one comes in."""
        source = self.source
        path = self.path
        path.clear()
        depth: i64 = 0
        while g.asked != NOBODY and depth < DEEPEST and g.counters[ROUND] < stop:
            step = g.top.step
            if g.asked == CHANCE:
                g.pop()
                step.take(g, step.sample(g, source))
                advance(g)
                continue
            asked = g.asked
            options = g.options
            key = situation(g, asked, seat)
            node = self.nodes.get(key)
            fresh = node is None
            if node is None:
                if len(self.nodes) >= self.most:
                    return
                node = Node()
                self.nodes[key] = node
            if node.last is not options:
                node.fit(g, asked, options, self.eye, self.temper)
            i = node.select(len(options), self.explore)
            path.append(node)
            self.slots[depth] = node.slot(i)
            self.movers[depth] = asked
            depth += 1
            g.pop()
            step.take(g, options[i])
            advance(g)
            if fresh:
                return

    def play_out(self, g: Game, stop: i64 = NEVER) -> None:
        """By judgement with doubts and luck to the end of the game, or until a round begins (the first is 0)."""
        source = self.source
        eye = self.eye
        eye.dream = g
        eye.round = -1
        while g.asked != NOBODY and g.counters[ROUND] < stop:
            step = g.top.step
            if g.asked == CHANCE:
                g.pop()
                step.take(g, step.sample(g, source))
            else:
                options = g.options
                number: i64 = len(options)
                choice: i64
                if number > 1 and source.below(100) >= self.luck:
                    weigh(g, g.asked, options, eye)
                    choice = best_of(options, eye, source, self.doubt)
                else:
                    choice = options[source.below(number)]
                g.pop()
                step.take(g, choice)
            advance(g)

    def reward(self, g: Game) -> None:
        """What each seat gets out of a game that is over: its side's win, or its share, and something for money."""
        table = g.table
        end = rules_of(g).scoring.outcome(g)
        winners: i64 = end.winners
        greed = self.greed
        share: i64 = 0
        most: i64 = 1
        side: i64
        for side in range(table.sides):
            if winners & table.side_pawns[side]:
                share += 1
        for money in end.money:
            if money > most:
                most = money
        s: i64
        for s in range(table.seats):
            first = table.first_led[s]  # who win together have the money together, each of them all of it
            own = table.side_pawns[table.side[s]]  # a seat that leads nobody wins with its side
            mine: i64 = 0
            if first >= 0:
                own = 1
                own <<= first
                mine = end.money[first]
            reward: i64 = 0
            if winners & own:
                reward = SCALE * (100 - greed) // (100 * share)
            self.rewards[s] = reward + SCALE * greed * mine // (100 * most)

    def _learn(self) -> None:
        """Every situation on the path learns how the game ended for who was asked there."""
        depth: i64 = 0
        for node in self.path:
            node.learn(self.slots[depth], self.rewards[self.movers[depth]])
            depth += 1

    def tried(self, v: Game, seat: i64) -> list[tuple[int, int, float]]:
        """What was learned of the open decision: option, visits, mean reward (a win: 1)."""
        node = self.nodes.get(fingerprint(v, seat))
        return [] if node is None else node.lessons()
