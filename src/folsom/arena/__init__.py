"""Matches between bots, ladders and studies, on local processes or on Ray.

>>> from folsom import Setup
>>> from folsom.arena import arena_games, run, take
>>> games = take(arena_games(Setup(()), ("random", "random", "random"), seed=1), 2)
>>> [result.game for result in run(games)]
[0, 1]
"""

from folsom.arena.match import GameResult, play_game
from folsom.arena.run import run
from folsom.arena.schedule import Seating, arena_games, fill, seats_for, take

__all__ = ["GameResult", "Seating", "arena_games", "fill", "play_game", "run", "seats_for", "take"]
