"""The bots that play with judgement: greenhorn and outlaw by it alone, the others think ahead with it."""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any

from folsom.bots.bot import Bot
from folsom.bots.budget import Budget
from folsom.bots.codes import Asked
from folsom.bots.judgement import actions, planning
from folsom.bots.judgement.eye import Eye
from folsom.bots.judgement.judge import best_of, weigh
from folsom.bots.search.search import Search
from folsom.bots.search.value import LAST, LearnedValue
from folsom.bots.thinker import Thinker
from folsom.core.chance import Source
from folsom.core.game import Game
from folsom.core.loop import Decision

for chapter in (planning, actions):
    chapter.add_judges()


PERCENT = range(101)
DOLLARS = range(100_001)
WHOLE = {  # the settings that are whole numbers
    "doubt": DOLLARS,
    "whim": PERCENT,
    "temper": DOLLARS[1:],
    "luck": PERCENT,
    "greed": PERCENT,
    "horizon": range(LAST + 1),
}


class Judging(Bot):
    """Takes what looks best, as far as it can judge; now and then it follows a whim."""

    def __init__(self, seed: int, weights: list[int], doubt: int, whim: int) -> None:
        self.source = Source(seed)
        self.eye = Eye(weights)
        self.doubt = doubt  # dollars by which it misjudges
        self.whim = whim  # answers of a hundred that are whims

    def choose(self, v: Game, decision: Decision) -> int:
        options = decision.options
        if int(self.source.below(100)) < self.whim:
            return options[int(self.source.below(len(options)))]
        weigh(v, decision.seat, options, self.eye)
        return int(best_of(options, self.eye, self.source, self.doubt))


def greenhorn(asked: Asked, seed: int) -> Bot:
    """Grabs what it sees, and forgets the Marshal, the others' guns, and half of what it has planned."""
    return Judging(seed, weights_of("greenhorn"), int(asked.settings["doubt"]), int(asked.settings["whim"]))


def outlaw(asked: Asked, seed: int) -> Bot:
    """Judges every option with all that it sees."""
    return Judging(seed, weights_of("outlaw"), int(asked.settings["doubt"]), 0)


@dataclass(frozen=True)
class Habits:
    """How a thinking bot thinks, if its code does not say otherwise: see :class:`folsom.bots.search.search.Search`."""

    explore: float = 0.5
    temper: float = 100
    doubt: float = 150
    luck: float = 10
    greed: float = 40
    horizon: float = 0

    def settings(self) -> dict[str, float]:
        """As what a code may set."""
        return dict(vars(self))


@cache
def _data(name: str) -> Any:
    """What was tuned or learned, and is kept beside the code."""
    return json.loads(files("folsom.bots").joinpath("data", name).read_text(encoding="utf-8"))


def weights_of(level: str) -> list[int]:
    """The numbers of a level's judgement, in the order of :mod:`folsom.bots.judgement.weights`."""
    return [int(weight) for weight in _data("weights.json")[level].values()]


def learned_value() -> LearnedValue:
    """What `bench/train.py` has learned of the chances between two rounds."""
    return LearnedValue([int(weight) for row in _data("value.json")["weights"] for weight in row])


def thinker(asked: Asked, seed: int) -> Bot:
    """Thinks ahead for as long as it may."""
    s = asked.settings
    search = Search(
        seed, weights_of("outlaw"), s["explore"], int(s["temper"]), int(s["doubt"]), int(s["luck"]), int(s["greed"])
    )
    if s["horizon"] > 0:
        search.horizon = int(s["horizon"])
        search.value = learned_value()
    return Thinker(search, asked.budget or Budget(iterations=1))
