"""What a bot is: a player who sees a view and a decision, nothing else."""

from __future__ import annotations

from folsom.core.game import Game
from folsom.core.loop import Decision


class Bot:
    """A player for one seat of one game. It may remember what it has seen; it has a seed, and no clock but its own."""

    def choose(self, v: Game, decision: Decision) -> int:
        """One of the decision's options. ``v`` is what the bot's seat knows; the bot may not change it."""
        raise NotImplementedError

    def close(self) -> None:
        """The game is over: lets go of what was held."""


class CodeError(ValueError):
    """A bot's code that says nothing: what is wrong with it, and what can be said instead."""
