"""Bots at a table: a game that they play, each with the view of its seat."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence

from folsom.bots.bot import Bot
from folsom.core.chance import Source
from folsom.core.game import Game
from folsom.core.loop import Decision, answer, pending, run_chance
from folsom.core.views import view


def ask(g: Game, seat: int, bot: Bot) -> tuple[Decision, int]:
    """A bot's answer to what its seat is asked: it gets the seat's view, and the decision as the view has it."""
    v = view(g, seat)
    decision = next(decision for decision in pending(v) if decision.seat == seat)
    return decision, bot.choose(v, decision)


def play(
    g: Game,
    bots: Sequence[Bot] | Mapping[int, Bot],
    chance: Source,
    answered: Callable[[Decision, int, float], None] | None = None,
) -> None:
    """Plays a game to its end, with a bot for each seat that is asked.

    ``answered`` is told each decision, its answer and the seconds that it took.
    """
    run_chance(g, chance)
    while not g.over():
        seat = pending(g)[0].seat
        begin = time.perf_counter()
        decision, option = ask(g, seat, bots[seat])
        if answered is not None:
            answered(decision, option, time.perf_counter() - begin)
        answer(g, decision.number, seat, option, decision.part)
        run_chance(g, chance)
