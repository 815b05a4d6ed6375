"""A game on this machine: chance from a seed, and bots on the seats."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import folsom
from folsom import bots
from folsom.arena.schedule import fill, number_from
from folsom.bots import Failure, guarded
from folsom.cli.news import NewsBook
from folsom.core.game import EVERYTHING, Game
from folsom.core.loop import Decision


class Match:
    """A game with its source of chance, its listener, and a bot for each seat.

    ``codes``: the bots by seat; the last one takes the seats that are left. What a bot does hangs on the seed and its
    seat alone, so that a person may take over any other seat.
    """

    def __init__(self, setup: folsom.Setup, seed: int, news: NewsBook, codes: Sequence[str] = ("random",)) -> None:
        self.game = folsom.new_game(setup)
        self.game.listener = news
        self.news = news
        self.chance = folsom.Source(seed)
        self.codes = fill(codes, int(self.game.table.seats))
        self.bots = [
            guarded(code, number_from("bot", seed, seat), number_from("guard", seed, seat))
            for seat, code in enumerate(self.codes)
        ]
        self.failures: list[Failure] = []  # in the order in which they happened
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

    def bot_answer(self, seat: int) -> tuple[Decision, int]:
        """What the bot of a seat says to its open question. It sees its view, like anybody."""
        bot = self.bots[seat]
        known = len(bot.failures)
        said = bots.ask(self.game, seat, bot)
        self.failures += bot.failures[known:]
        return said

    def let_bot_answer(self, seat: int) -> None:
        """The bot of a seat answers."""
        self.answer(*self.bot_answer(seat))

    def close(self) -> None:
        """Lets the bots go; that may fail too."""
        for seat, bot in enumerate(self.bots):
            known = len(bot.failures)
            bot.close()
            self.failures += [replace(failure, seat=seat) for failure in bot.failures[known:]]
