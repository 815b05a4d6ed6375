"""A game on this machine: chance from a seed, and players who answer at random."""

from __future__ import annotations

import folsom
from folsom.cli.news import News
from folsom.core.game import EVERYTHING, Game
from folsom.core.loop import Decision

BOTS = 0x5EED  # what sets the bots' source apart from that of the game


class Match:
    """A game with its sources of chance and its listener."""

    def __init__(self, setup: folsom.Setup, seed: int, news: News) -> None:
        self.game = folsom.new_game(setup)
        self.game.listener = news
        self.news = news
        self.chance = folsom.Source(seed)
        self.bots = folsom.Source(seed ^ BOTS)
        folsom.run_chance(self.game, self.chance)

    def over(self) -> bool:
        """Whether the game has ended."""
        return self.game.over()

    def seen_by(self, viewer: int) -> Game:
        """What a viewer knows; everything, for one who sees all."""
        return self.game.copy() if viewer == EVERYTHING else folsom.view(self.game, viewer)

    def questions(self) -> list[Decision]:
        """Who is asked now."""
        return folsom.pending(self.game)

    def answer(self, decision: Decision, option: int) -> None:
        """Takes an answer, and what chance says to it."""
        folsom.answer(self.game, decision.number, decision.seat, option, decision.part)
        folsom.run_chance(self.game, self.chance)

    def answer_at_random(self, decision: Decision) -> None:
        """A bot answers: it sees its view, like anybody."""
        mine = [d for d in folsom.pending(self.seen_by(decision.seat)) if d.seat == decision.seat]
        options = mine[0].options
        self.answer(decision, options[int(self.bots.below(len(options)))])
