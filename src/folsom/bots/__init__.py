"""Bots: players that see views, never games.

>>> from folsom import Setup, Source, new_game, outcome
>>> from folsom.bots import make_bot, play
>>> game = new_game(Setup(("doc", "belle", "tuco")))
>>> play(game, [make_bot("random", seat) for seat in range(3)], Source(1))
>>> game.over()
True
"""

from folsom.bots.bot import Bot, CodeError
from folsom.bots.budget import Budget, budget_from
from folsom.bots.codes import Asked, Kind, add_kind, is_counted, kind_named, kinds, make_bot, read_code
from folsom.bots.guard import Failure, Guarded, guarded
from folsom.bots.players import WHOLE, Habits, greenhorn, outlaw, thinker
from folsom.bots.simple import RandomBot
from folsom.bots.table import ask, play

add_kind(Kind("random", lambda asked, seed: RandomBot(seed), "bot-random"))
add_kind(Kind("greenhorn", greenhorn, "bot-greenhorn", settings={"doubt": 120, "whim": 15}, whole=WHOLE))
add_kind(Kind("outlaw", outlaw, "bot-outlaw", settings={"doubt": 20}, whole=WHOLE))
add_kind(Kind("gunslinger", thinker, "bot-gunslinger", Budget(seconds=0.05), Habits().settings(), WHOLE))
add_kind(Kind("legend", thinker, "bot-legend", Budget(seconds=1.0), Habits(horizon=1).settings(), WHOLE))
add_kind(Kind("mcts", thinker, "bot-mcts", Budget(iterations=1000), Habits().settings(), WHOLE))

LEVELS = ("greenhorn", "outlaw", "gunslinger", "legend")  # those that people choose from, weakest first

__all__ = [
    "LEVELS",
    "Asked",
    "Bot",
    "Budget",
    "CodeError",
    "Failure",
    "Guarded",
    "Kind",
    "RandomBot",
    "add_kind",
    "ask",
    "budget_from",
    "guarded",
    "is_counted",
    "kind_named",
    "kinds",
    "make_bot",
    "play",
    "read_code",
]
