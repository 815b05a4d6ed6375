"""A bot without judgement: any option is as good as another."""

from __future__ import annotations

from folsom.bots.bot import Bot
from folsom.core.chance import Source
from folsom.core.game import Game
from folsom.core.loop import Decision


class RandomBot(Bot):
    """Answers at random."""

    def __init__(self, seed: int) -> None:
        self.source = Source(seed)

    def choose(self, v: Game, decision: Decision) -> int:
        return decision.options[int(self.source.below(len(decision.options)))]
