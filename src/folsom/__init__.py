"""Folsom: the train-robbery board game as a fast engine.

>>> from folsom import Setup, Source, new_game, play_out, outcome
>>> game = new_game(Setup(("doc", "belle", "tuco", "django")))
>>> answers = play_out(game, Source(1))
>>> game.over()
True
"""

from folsom.base.gang import known_bandits
from folsom.base.layout import new_game, new_table
from folsom.base.powers.six import BANDITS
from folsom.base.rules import Outcome
from folsom.base.scoring import outcome
from folsom.base.setup import Setup, SetupError, check, dealt, setup_from
from folsom.boxes import BOXES
from folsom.core.chance import Source
from folsom.core.compiled import COMPILED
from folsom.core.events import Event, Listener
from folsom.core.game import SPECTATOR, Game
from folsom.core.loop import (
    Decision,
    Refused,
    advance,
    answer,
    answer_chance,
    apply,
    draw_open,
    open_part,
    pending,
    play_out,
    run_chance,
    why_not,
)
from folsom.core.snapshot import Unreadable, load, save
from folsom.core.steps import CHANCE, NOBODY
from folsom.core.table import Table
from folsom.core.views import view
from folsom.core.worlds import determinize
from folsom.variants import VARIANTS

__all__ = [
    "BANDITS",
    "BOXES",
    "CHANCE",
    "COMPILED",
    "NOBODY",
    "SPECTATOR",
    "VARIANTS",
    "Decision",
    "Event",
    "Game",
    "Listener",
    "Outcome",
    "Refused",
    "Setup",
    "SetupError",
    "Source",
    "Table",
    "Unreadable",
    "advance",
    "answer",
    "answer_chance",
    "apply",
    "check",
    "dealt",
    "determinize",
    "draw_open",
    "known_bandits",
    "load",
    "new_game",
    "new_table",
    "open_part",
    "outcome",
    "pending",
    "play_out",
    "run_chance",
    "save",
    "setup_from",
    "view",
    "why_not",
]
