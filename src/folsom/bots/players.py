"""The bots that play with judgement."""

from __future__ import annotations

import folsom.bots.judgement.actions  # noqa: F401
import folsom.bots.judgement.planning  # noqa: F401
from folsom.bots.bot import Bot
from folsom.bots.budget import Budget
from folsom.bots.codes import Asked
from folsom.bots.judgement.eye import Eye
from folsom.bots.judgement.judge import best_of, weigh
from folsom.bots.judgement.weights import USUAL
from folsom.bots.search.search import Search
from folsom.bots.thinker import Thinker
from folsom.core.chance import Source
from folsom.core.game import Game
from folsom.core.loop import Decision


class Outlaw(Bot):
    """Takes what looks best, as far as it can judge."""

    def __init__(self, seed: int, weights: list[int], doubt: int) -> None:
        self.source = Source(seed)
        self.eye = Eye(weights)
        self.doubt = doubt

    def choose(self, v: Game, decision: Decision) -> int:
        weigh(v, decision.seat, decision.options, self.eye)
        return int(best_of(decision.options, self.eye, self.source, self.doubt))


def outlaw(asked: Asked, seed: int) -> Bot:
    """A bot that judges."""
    return Outlaw(seed, USUAL, int(asked.settings["doubt"]))


def thinker(asked: Asked, seed: int) -> Bot:
    """A bot that searches."""
    s = asked.settings
    search = Search(seed, USUAL, s["explore"], int(s["temper"]), int(s["doubt"]), int(s["luck"]), int(s["greed"]))
    return Thinker(search, asked.budget or Budget(iterations=1))
