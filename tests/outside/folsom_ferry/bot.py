"""A bot as a package of its own would bring it: it crosses over whenever it can."""

from __future__ import annotations

from folsom import Decision, Game
from folsom.bots import Asked, Bot, Kind, RandomBot
from folsom.notation.options import option_text


class Ferryman(Bot):
    """Takes what has to do with crossing, with a chance (``keen``); else anything."""

    def __init__(self, asked: Asked, seed: int) -> None:
        self.any = RandomBot(seed)
        self.keen = asked.settings["keen"]

    def choose(self, v: Game, decision: Decision) -> int:
        crossing = [o for o in decision.options if "cross" in option_text(v.table, o)]
        if crossing and self.any.source.below(1000) < 1000 * self.keen:
            return crossing[0]
        return self.any.choose(v, decision)


FERRYMAN = Kind("ferryman", Ferryman, "bot-ferryman", settings={"keen": 1.0})
