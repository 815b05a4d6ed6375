"""Random games under the laws: what ``folsom simulate`` plays."""

from __future__ import annotations

from dataclasses import replace

from folsom.base.layout import new_game, new_table
from folsom.base.scoring import outcome
from folsom.base.setup import Setup, dealt
from folsom.core.chance import Source
from folsom.core.game import Game
from folsom.core.loop import draw_open
from folsom.core.steps import CHANCE, NOBODY
from folsom.core.table import Table
from folsom.laws.broken import Broken
from folsom.laws.copies import check_copies, check_draw, check_snapshots, random_answer, take_answer
from folsom.laws.ears import Ears, check_folds
from folsom.laws.shadows import Given, Passage, Shadow
from folsom.laws.tally import BrokenLaw, Tally
from folsom.laws.views import check_views
from folsom.laws.watch import GameWatch
from folsom.laws.worlds import check_worlds, viewers_of

RARE = 40  # one decision in so many gets the costly laws, unless all do
SHADOW_LIFE = 10  # so many moves a shadow goes along, unless it may for ever
MOST_TABLES = 100  # that are kept: six bandits sit in 720 orders, and a table with a box takes a megabyte

_WORD = (1 << 64) - 1
_TABLES: dict[Setup, Table] = {}


def seeded(seed: int, use: int) -> Source:
    """A source for one use in one game: neighbouring seeds have nothing in common."""
    x = (seed * 0x9E3779B97F4A7C15 + use * 0xD1B54A32D192ED03) & _WORD
    x = (x ^ x >> 30) * 0xBF58476D1CE4E5B9 & _WORD
    x = (x ^ x >> 27) * 0x94D049BB133111EB & _WORD
    return Source((x ^ x >> 31) >> 1)


def table_for(setup: Setup) -> Table:
    """The table of a setup, laid once: games share it."""
    found = _TABLES.get(setup)
    if found is None:
        if len(_TABLES) >= MOST_TABLES:
            _TABLES.clear()
        found = _TABLES[setup] = new_table(setup)
    return found


class Trial:
    """One random game, watched by the laws."""

    def __init__(self, setup: Setup, seed: int, thorough: bool, tally: Tally) -> None:
        self.source = seeded(seed, 1)  # for the game
        self.other = seeded(seed, 2)  # for the checks, so that they do not change the game
        self.game = new_game(setup, table_for(setup))
        self.thorough = thorough
        self.tally = tally
        self.watch = GameWatch(self.game)
        self.shadows: list[Shadow] = []
        self.move: Passage | None = None
        self.given = Given()

    def play(self) -> None:
        """Plays to the end; a broken law is raised."""
        g = self.game
        self.watch.ply(g)
        while g.asked != NOBODY:
            if g.asked == CHANCE:
                seat, option = CHANCE, self._draw(g)
            else:
                self._before_decision(g)
                seat, option = self._decide(g)
            take_answer(g, seat, option)
            self.watch.ply(g)
        self._follow(g)
        if self._chosen():
            self._check(g)

    def _draw(self, g: Game) -> int:
        """What chance brings."""
        if self._chosen():
            check_draw(g, self.other)
            self.tally.count("draws")
        _, option = random_answer(g, self.source)
        if self.move is not None:
            self.move.draws.append((type(draw_open(g)).__name__, option))
        return option

    def _decide(self, g: Game) -> tuple[int, int]:
        """Who of those who are asked answers, and what."""
        self.tally.decisions += 1
        seat, option = random_answer(g, self.source)
        given = self.given.add(g, seat, option)
        if self.shadows:
            self.move = Passage(g, seat, option, Ears(g, [shadow.viewer for shadow in self.shadows]), given)
        return seat, option

    def _before_decision(self, g: Game) -> None:
        """The costly laws, at some decisions or at all."""
        self._follow(g)
        if self._chosen():
            self._check(g)
        if self.thorough and not self.shadows:
            self.shadows = [Shadow(viewer, self.other) for viewer in viewers_of(g)]
        elif not self.shadows and self._chosen():
            viewers = viewers_of(g)
            self.shadows = [Shadow(viewers[self.other.below(len(viewers))], self.other)]
        for shadow in self.shadows:
            if shadow.world is None:
                shadow.begin(g)

    def _chosen(self) -> bool:
        return self.thorough or self.other.below(RARE) == 0

    def _check(self, g: Game) -> None:
        check_copies(g, self.other)
        self.tally.count("copies")
        check_snapshots(g, self.other)
        self.tally.count("snapshots")
        check_views(g)
        self.tally.count("views")
        check_worlds(g, self.other)
        self.tally.count("worlds")

    def _follow(self, g: Game) -> None:
        """Every shadow follows the move that has been made, or is dealt anew."""
        move, self.move = self.move, None
        if move is None:
            return
        move.ears.stop(g)
        check_folds(g, move.ears)
        self.tally.count("folds", len(self.shadows))
        for shadow in self.shadows:
            if shadow.move(g, move):
                self.tally.count("secrets")
        if not self.thorough and self.shadows[0].moves >= SHADOW_LIFE:
            self.shadows = []


def play_trial(setup: Setup, seed: int, thorough: bool, tally: Tally) -> bool:
    """Plays a game under the laws; false, with the failure in the tally, if one breaks."""
    trial = Trial(setup, seed, thorough, tally)
    try:
        trial.play()
    except Broken as broken:
        tally.failure = BrokenLaw(broken.law, broken.found, seed, trial.watch.plies - 1, setup.bandits)
        return False
    finally:
        tally.plies += trial.watch.plies - 1
        tally.count_cheap(trial.watch.plies)
    result = outcome(trial.game)
    leader = trial.watch.facts.leader
    tally.count_game(setup.bandits, leader, {seat for b, seat in enumerate(leader) if result.won(b)})
    return True


def play_trials(setup: Setup, players: int, seeds: range, thorough: bool) -> Tally:
    """Random games with bandits dealt for each, one for each seed; stops at the first broken law."""
    tally = Tally()
    for seed in seeds:
        this = dealt(players, seeded(seed, 0), replace(setup, bandits=()))
        if not play_trial(this, seed, thorough, tally):
            break
    return tally
